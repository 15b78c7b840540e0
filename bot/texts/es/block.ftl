# A quién bloquea un miembro.

block-cmd = No jugar nunca con un miembro, en ningún servidor, o ver a quién bloqueas
block-opt-member = El miembro que quieres bloquear; sin él, ves tu lista
# The command in a member’s menu
block-menu = Bloquear en juegos
# Buttons: in the profile of a member, and below a declined challenge. $name: the challenger, as plain text
block-ui = Bloquear
block-them = Bloquear a { $name }
block-undo = Desbloquear
block-again = Bloquear otra vez
# $name: a mention
block-done = Bloqueas a { $name } en todos los servidores: no habrá más desafíos ni asientos en la misma mesa entre tú y este miembro. Nadie sabrá por qué. Las mesas y partidas donde ya tienes asiento junto a este miembro siguen: déjalas para evitarlo. En ligas y copas, un bloqueo ya no cambia nada cuando han empezado. Antes, el sorteo evita juntar a quienes se bloquean si puede, pero en una copa te puede tocar cualquiera que participe. El bloqueo termina si { $name } borra aquí todos sus datos.
block-lifted = Ya no bloqueas a { $name }.
# Above a menu of these members
block-list =
    { $count ->
        [one] Bloqueas a { $count } miembro. Quítalo de la lista para desbloquearlo:
       *[other] Bloqueas a { $count } miembros. Quita de la lista a quienes quieras desbloquear:
    }
block-none =
    No bloqueas a nadie. { $where ->
        [home] Elige aquí a un miembro, o **{ block-menu }** en su menú, en Aplicaciones.
        [server] Elige aquí a un miembro.
       *[direct] `/block` con la opción `member` bloquea a alguien.
    }
block-empty = No bloqueas a nadie
# In the menu of all members
block-choose = Bloquear a alguien…
