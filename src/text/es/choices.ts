import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Equipos',
  'sidebar.create.teamsHint':
    'Los equipos se enfrentan en varios tableros: la lista recibe las columnas Equipo y Tablero.',
  'sidebar.create.seed': 'Semilla del sorteo',
  'sidebar.create.seedHint': 'Vacío: se sortea ahora. O escriba lo que dieron unos dados en público.',
  'sidebar.create.language': 'Idioma',
  'sidebar.create.languageHint': 'De las hojas, de este panel y de todo lo que se imprime.',
  'sidebar.create.handicap': 'Hándicap',
  'sidebar.handicap.none': 'Ninguno: todas las partidas igualadas',
  'sidebar.handicap.EGF': 'EGF: desde 15k hacia abajo',
  'sidebar.handicap.rank': 'Por rango',
  'sidebar.handicap.MMS': 'Por puntuación McMahon',
  'sidebar.system.McMahon':
    'Cada uno empieza con puntos según su nivel y juega contra rivales con los mismos puntos.',
  'sidebar.system.Swiss': 'Cada uno empieza en cero y juega contra rivales con los mismos puntos.',
  'sidebar.system.Swiss by categories':
    'Un suizo dentro de cada categoría, por ejemplo una por fuerza o edad.',
  'sidebar.system.Score pairing':
    'El suizo de los Juegos Mundiales de Deportes Mentales 2008: los emparejamientos salen de la lista sola, sin ordenador.',
  'sidebar.system.Knock-out': 'Quien pierde queda fuera; el último que queda ha ganado.',
  'sidebar.system.Round robin': 'Todos juegan contra todos.',
  'sidebar.system.Diagonal':
    'Varios rivales por ronda, dos partidas con cada uno; quien pierde cuatro partidas queda fuera.',
  'sidebar.system.Groups + knock-out':
    'Todos contra todos en un grupo; después los mejores de cada grupo juegan una eliminatoria.',
  'sidebar.rounds.McMahon': 'Normalmente de 3 a 10.',
  'sidebar.rounds.Swiss': 'Normalmente de 3 a 10: para un ganador claro, 5 bastan con 32 jugadores.',
  'sidebar.rounds.Swiss by categories': 'Normalmente de 3 a 10; las mismas para todas las categorías.',
  'sidebar.rounds.Score pairing':
    '16 jugadores juegan 8 rondas, de 17 a 32 jugadores 10, de 33 a 64 jugadores 12.',
  'sidebar.rounds.Knock-out': '8 jugadores necesitan 3 rondas, 16 jugadores 4, 32 jugadores 5.',
  'sidebar.rounds.Round robin': 'Una menos que jugadores; si son impares, tantas como jugadores.',
  'sidebar.rounds.Diagonal':
    'Nadie lo sabe de antemano: se hacen tantas columnas, y puede añadir más en cualquier momento.',
  'sidebar.rounds.Groups + knock-out':
    'Las del grupo mayor y las de la eliminatoria: dos grupos de cuatro y los cuatro mejores necesitan 3 + 2.',
  'sidebar.why.ask': '¿Por qué no estos dos?',
  'sidebar.why.hint': 'Dos jugadores, por número o nombre; «bye» como segundo pregunta por el bye.',
  'sidebar.why.first': 'Primer jugador',
  'sidebar.why.second': 'Segundo jugador',
  'sidebar.why.submit': 'Dígamelo',
  'sidebar.why.missing': 'Escriba dos jugadores.',
  'sidebar.why.game': '¿Por qué esta partida?',
  'sidebar.why.gameAt': '¿Por qué esta partida? (mesa {table})',
  'sidebar.why.answer': 'Respuesta',
  'sidebar.why.games': 'Partidas que serían nuevas: {count}',
  'sidebar.why.asking': 'Emparejando de nuevo…',
  'sidebar.report.write': 'Informe en una hoja',
  'sidebar.report.writing': 'Escribiendo el informe…',
  'sidebar.report.heading': 'El informe está escrito',
  'sidebar.report.text': 'Lo que el emparejamiento cuesta en cada criterio está en la hoja «{sheet}».',
  'sidebar.report.open': 'Abrir el informe',
};
