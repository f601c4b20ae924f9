# Les droits de Discord, comme les nomme l’application en français.

right-administrator = Administrateur
right-attach-files = Joindre des fichiers
right-create-public-threads = Créer des fils publics
right-embed-links = Intégrer des liens
right-manage-guild = Gérer le serveur
right-manage-messages = Gérer les messages
right-manage-threads = Gérer les fils
right-pin-messages = Épingler des messages
right-read-message-history = Voir les anciens messages
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-view-channel = Voir le salon
