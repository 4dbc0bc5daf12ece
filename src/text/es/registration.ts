import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': 'victoria',
  'outcome.lost': 'derrota',
  'outcome.jigo': 'jigo',
  'outcome.unknown': 'aún sin jugar',
  'outcome.black': 'negro',
  'outcome.white': 'blanco',
  'problem.duplicatePin': '{name} tiene el mismo número {pin} que {other} ({cell|a1}).',
  'mend.duplicatePin': 'Si es la misma persona dos veces, vacíe una de las filas; si no, corrija el número.',
  'problem.rankRatingApart':
    '{name} tiene el nivel {rank} y el rating {rating}: hay más de ocho niveles entre ambos.',
  'mend.rankRatingApart': 'Corrija el que esté mal.',
  'problem.startAboveBar': '{name} empieza en {start}, por encima de la barra, que está en {score}.',
  'mend.startAboveBar':
    'Ponga el inicio como mucho en la barra, o vacíelo y decidirá el nivel. Si es intencionado, está bien.',
  'action.mend': 'Corrección: {what}',
  'repair.take': 'Vale «{name}: {says|outcome}»',
  'repair.takeList': 'Vale la tabla: {says|result}',
  'repair.takeSheet': 'Vale la hoja: {says|result}',
  'repair.type': 'Escribir {text} en {cell|a1}',
  'repair.newSettings': 'Crear una hoja de ajustes nueva',
  'repair.announcement': 'Renovar el anuncio',
  'repair.set': 'Poner {name} en {value}',
  'repair.language': 'Poner las hojas en {now}',
  'repair.replay': 'Repetición: ganó {name}',
  'repair.addRound': 'Añadir la ronda {round}',
  'repair.title': 'Volver a titularla {title}',
  'repair.emptyRounds': 'Vaciar la ronda {rounds}',
  'repair.followList': 'Seguir con la lista de {from}',
  'repair.widen': 'Ampliar {cells}',
  'repair.columns': 'Mostrar {now} junto a la lista',
  'sidebar.mend.more': '{count} más de este tipo',
  'sidebar.mend.goTo': 'Ir a {sheet}, {cell}',
  'sidebar.mend.writing': 'Corrigiendo…',
  'matters.unread': 'Hasta entonces ahí no cuenta nada y no se puede emparejar ninguna ronda.',
  'matters.twoWords': 'Para cada uno cuenta su propia celda: puntos y puestos pueden ser falsos.',
  'matters.who': 'Los resultados encuentran a su jugador por número y nombre.',
  'matters.strength': 'De ello dependen el inicio, el handicap y los rivales.',
  'matters.rules': 'El torneo no se jugaría como se anunció.',
  'problem.numbersMoved':
    'Se ordenaron las filas y no los números: {count} jugadores tienen otro número que en la hoja de la ronda, el primero {name} ({was}, ahora {now}).',
  'mend.numbersMoved': 'Devuelva a cada uno el número con el que constan sus partidas.',
  'problem.rowsMoved':
    'Se ordenaron, insertaron o borraron filas, y los rivales se cuentan por filas: {count} jugadores están en otra fila que al emparejar, el primero {name} ({was}, ahora {now}).',
  'mend.rowsMoved': 'Haga que los números de los rivales sigan a los nombres.',
  'problem.rowsGone':
    'Jugadores de una ronda emparejada ya no están en la lista: {count}, el primero {name} (número {was}).',
  'mend.rowsGone':
    'Recupere las filas debajo de las demás, con los resultados que tienen los rivales; quien se va recibe las rondas en la columna «Ausente». Los datos aparte del nivel se vuelven a escribir.',
  'problem.namesMended':
    '{was} se llama ahora {name} en la tabla; las hojas de rondas tienen el nombre antiguo (nombres: {count}).',
  'mend.namesMended':
    'Si es la misma persona, escriba el nombre nuevo en las hojas; si es otra, dele un número y una fila propios.',
  'repair.rows': 'Arreglar las filas',
  'repair.names': 'Escribir los nombres nuevos en las hojas de rondas',
  'problem.notSortable': 'Esta lista no se puede ordenar por puestos.',
  'mend.notSortable':
    'Las fechas, casillas y fórmulas no se mueven con el jugador, y sin la hoja de ajustes nadie sabría los sorteos. La clasificación ya muestra el orden.',
  'action.sortByPlace': 'Ordenar por puestos y renumerar',
  'sidebar.sortByPlace': 'Ordenar por puestos y renumerar',
  'problem.playersClosed':
    'Aquí ya no se puede cambiar ninguna ronda: todas están emparejadas o la lista no tiene columna de ausencias.',
  'mend.playersClosed':
    'Para una partida emparejada, use el botón de quien no está; si no, añada una columna con el título «Ausente».',
  'absence.missesPlayer': 'Falta a la ronda {round}',
  'absence.missesPlayerMeans': 'No se empareja en ella y después sigue jugando.',
  'absence.withdrawsPlayer': 'Se retira desde la ronda {round}',
  'absence.withdrawsPlayerMeans': 'Ya no se empareja; los resultados obtenidos se conservan.',
  'absence.returnsPlayer': 'Juega desde la ronda {round}',
  'absence.returnsPlayerMeans': 'Se vuelve a emparejar; las rondas perdidas siguen perdidas.',
  'action.player': '{player}: {what}',
  'sidebar.players': 'Jugadores',
  'sidebar.players.who': 'Quién',
  'sidebar.players.what': 'Qué cambia desde la ronda {round}',
  'sidebar.players.write': 'Escribirlo en la lista',
  'sidebar.players.done': 'Escrito: {what}',
};
