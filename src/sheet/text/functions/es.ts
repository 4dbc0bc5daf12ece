import type { FunctionTexts } from './en';

export const esFunctions: FunctionTexts = {
  'at.cell': 'fila {row}, columna {column}',
  'at.titledCell': 'fila {row}, columna {column} ({title})',
  'at.settings': 'ajustes',
  'at.settingsCell': 'ajustes, fila {row}, columna {column}',
  'function.oneMore': '{sentence} (Y 1 problema más: véase CHECKWALLLIST.)',
  'function.more': '{sentence} (Y {count} problemas más: véase CHECKWALLLIST.)',
  'function.k': 'k debe ser un número entero, 0 o más, y no “{text}”.',

  'missing.outside': 'N.º {no} (R{round}) fuera del rango',
  'missing.noStart': 'inicio desconocido',
  'missing.noRating': 'sin rating',
  'missing.notListed': 'no está en la lista',
  'missing.noEvenGames': 'sin partidas igualadas',
  'missing.noTeams': 'sin equipos',
  'missing.unknown': 'desconocido',
  'dc.alone': 'sin empate',
  'dc.notPlayed': '{first}–{second} no jugada',
  'dc.playedLess': '{first}–{second} jugada menos veces que otras',

  'title.place': 'Puesto',
  'title.lottery': 'Sorteo',
  'title.dcReason': 'No comparado',
  'prizes.left': 'Sobra',
  'prizes.prize': 'Premio',
  'prizes.things': 'Objetos',
  'prizes.tied': '{item} (iguales: {players})',
  'prizes.none': 'Escriba los premios en un rango, una fila por puesto.',
  'prizes.unreadable': 'Fila {row}, columna {column} de los premios: «{text}» no es una cantidad.',

  'next.table': 'Mesa',
  'next.blackNo': 'Negro n.º',
  'next.black': 'Negro',
  'next.whiteNo': 'Blanco n.º',
  'next.white': 'Blanco',
  'next.handicap': 'Hándicap',
  'next.remarks': 'Observaciones',
  'next.rest': 'descansa',
  'bracket.winner': 'Ganador',
  'bracket.thirdPlace': 'Tercer puesto',
  'bracket.notDrawn': 'Aún no hay eliminatoria: empareje su primera ronda.',

  'check.none': 'Ningún problema encontrado',
  'check.row': 'Fila',
  'check.column': 'Columna',
  'check.what': 'Qué está mal',
  'check.mend': 'Cómo corregirlo',
  'check.settings': 'Ajustes',

  'menu.create': 'Crear un torneo',
  'menu.pair': 'Emparejar la ronda siguiente',
  'menu.record': 'Registrar resultados',
  'menu.check': 'Revisar la tabla',
  'menu.standings': 'Clasificación y premios',
  'menu.more': 'Más',
  'menu.selfTest': 'Autoprueba',
  'menu.help': 'Ayuda',
  'help.title': 'Cómo empezar',
  'help.text':
    'Una tabla de torneo tiene una fila por jugador, una columna con los nombres y una por ronda (R1, R2 …). ' +
    '“Crear un torneo” hace una, con jugadores de ejemplo. A su derecha se escribe una fórmula como =SOS2(WallList). ' +
    '“Emparejar la ronda siguiente” muestra el emparejamiento antes de escribir nada. “Revisar la tabla” dice qué está ' +
    'mal y cómo corregirlo. Nada sale de esta hoja de cálculo.',
};
