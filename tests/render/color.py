"""Colour arithmetic of the tests: contrast, simulated colour blindness, distances."""

Rgb = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1.0, upon linear RGB.
MACHADO = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(color: tuple[int, ...]) -> Rgb:
    """Linear light, 0–1, of an sRGB colour, 0–255."""

    def one(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return one(color[0]), one(color[1]), one(color[2])


def luminance(color: tuple[int, ...]) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: tuple[int, ...], second: tuple[int, ...]) -> float:
    """Contrast ratio as WCAG defines it, 1–21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def seen_with(deficiency: str, color: tuple[int, ...]) -> Rgb:
    """Linear light as somebody with a deficiency sees it."""
    light = linear(color)
    rows = (sum(m * v for m, v in zip(row, light, strict=True)) for row in MACHADO[deficiency])
    red, green, blue = (min(1.0, max(0.0, value)) for value in rows)
    return red, green, blue


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* (white D65) of linear light."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    fx, fy, fz = root(x), root(y), root(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: Rgb, second: Rgb) -> float:
    """Distance in L*a*b*: 2.3 is just noticeable."""
    total: float = sum((a - b) ** 2 for a, b in zip(lab(first), lab(second), strict=True))
    return float(total**0.5)
