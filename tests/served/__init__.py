"""Real bot processes on a simulated Discord that is served over sockets."""
