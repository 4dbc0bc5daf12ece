import type { Dictionary } from '../en';

/** Emparejamiento, desempates y funciones: qué está mal, y observaciones sobre las partidas. */
export const pairing: Dictionary = {
  'problem.tiebreakTwice': '{name|settingName}: {tiebreak|value} está dos veces.',
  'mend.tiebreakTwice': 'Quite el segundo: nunca decide.',
  'problem.resultInSeeding': '{name|settingName}: {tiebreak|value} es igual para todos antes de la ronda 1.',
  'mend.resultInSeeding': 'Use Rating, Orden previo, Categoría o Sorteo.',
  'problem.tiebreakW1': '{setting|settingName}: más de uno de SOS-2, SOS-1 y SOS.',
  'mend.tiebreakW1': 'Deje uno.',
  'problem.tiebreakW2': '{setting|settingName}: el orden no es el de las reglas de la EGF.',
  'mend.tiebreakW2':
    'El orden es: victorias de tablero, comparación directa, SOS-2, SOS-1, SOS, rating, orden previo, sorteo.',
  'problem.tiebreakW3':
    '{setting|settingName}: las victorias de tablero son de torneos por equipos, y van primero.',
  'mend.tiebreakW3': 'Quite BOARDWINS, o póngalo primero en un torneo por equipos.',
  'problem.tiebreakW4': '{setting|settingName}: SOS es solo para McMahon y suizo.',
  'mend.tiebreakW4': 'Use la comparación directa.',
  'problem.tiebreakW5': '{setting|settingName}: lo que sigue al sorteo nunca decide.',
  'mend.tiebreakW5': 'Ponga el sorteo al final.',
  'problem.tiebreakW6': '{setting|settingName}: un desempate que las reglas de la EGF no conocen.',
  'mend.tiebreakW6': 'La EGF recomienda comparación directa para el resultado final y SOS para emparejar.',
  'problem.notComputable': 'La lista no permite calcular esto.',
  'mend.notComputable': 'Indique la tabla entera: faltan rivales en este rango.',
  'problem.unknownPlayer': 'No hay ningún jugador “{text}” en la lista.',
  'mend.unknownPlayer': 'Indique el número o el nombre exacto de un jugador.',
  'problem.resultsMissing': 'En la ronda {round} faltan resultados: {games}.',
  'mend.resultsMissing':
    'Escríbalos; quien no jugó recibe 0= o 0-, y quien se fue se anota en la columna “Ausente”.',
  'problem.allRoundsPaired': 'Las {rounds} rondas están emparejadas.',
  'mend.allRoundsPaired': 'Añada una columna para otra ronda, o muestre la clasificación.',
  'problem.tooFewPlayers': 'Hay muy pocos jugadores para emparejar.',
  'mend.tooFewPlayers': 'Al menos dos jugadores no deben estar ausentes.',
  'problem.noPairingWithoutRepeat':
    'La ronda {round} no se puede emparejar sin que algunos jugadores se repitan: {pairs}.',
  'mend.noPairingWithoutRepeat': 'Juegue con las repeticiones indicadas, o termine aquí el torneo.',
  'problem.tooManyForbiddenPairs': 'Las parejas prohibidas no dejan ningún emparejamiento: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Quite al menos una.',
  'problem.pairingNotProved':
    'No se pudo demostrar que el emparejamiento de la ronda {round} es el mejor: {fault}',
  'mend.pairingNotProved':
    'No se ha escrito nada. Envíe la lista a los autores y empareje esta ronda a mano.',
  'problem.byeNotPlaying': 'El jugador {number} debería tener el bye y no está libre en la ronda {round}.',
  'mend.byeNotPlaying': 'Indique el número de otro jugador, o “automático”.',
  'problem.anotherBye': '{player} tiene el bye en la ronda {round} y ya tuvo uno.',
  'mend.anotherBye': 'Escriba 0+ para quien deba tenerlo, o su número en el ajuste “Bye”.',
  'problem.topGroupSize':
    'El grupo superior tiene {players} jugadores; con {rounds} rondas lo usual son de {from} a {to}.',
  'mend.topGroupSize': 'Mueva la barra superior.',
  'problem.topGroupTooBig':
    'Con {players} jugadores en el grupo superior, {rounds} rondas pueden dejar a varios invictos; {to} como mucho.',
  'mend.topGroupTooBig': 'Suba la barra superior o juegue más rondas.',
  'problem.fixedPairIncomplete':
    '{player} figura contra {opponent} en la ronda {round}, pero la celda de este no lo dice.',
  'mend.fixedPairIncomplete': 'Haga que las dos celdas concuerden.',
  'problem.forbiddenFixedPair':
    '{player} – {opponent}, escrito en la ronda {round}, es una pareja prohibida.',
  'mend.forbiddenFixedPair': 'Cambie la pareja, o quítela de las prohibidas.',
  'problem.onlyRepeatsLeft': 'La ronda {round} ya no tiene emparejamiento sin repetición.',
  'mend.onlyRepeatsLeft':
    'Escriba con ? en la ronda {round} las parejas que deben repetirse, o termine aquí.',
  'problem.roundsAdvice':
    'Con {players} jugadores, el emparejamiento por puntos pide de {from} a {to} rondas, mejor {best}; hay {rounds}.',
  'mend.roundsAdvice': 'Cambie el número de rondas, si hay tiempo.',
  'problem.unknownStart': '{name} no tiene inicio, ni nivel, ni rating.',
  'mend.unknownStart': 'Escriba un nivel, o la puntuación inicial en la columna “Inicio”.',
  'problem.systemNotPaired': 'Aún no hay emparejamiento para el sistema {system|value}.',
  'mend.systemNotPaired': 'Elija McMahon o suizo.',

  'problem.diagonalWon': 'Ha ganado {player}: {by|wonBy}.',
  'mend.diagonalWon': 'Muestre la clasificación.',
  'problem.nobodyHasWon': 'Tras la ronda {round} nadie ha ganado aún: siguen {players}.',
  'mend.nobodyHasWon': 'Añada una columna R{next} y deje vacío el ajuste de rondas.',
  'problem.lengthsMissing': 'La duración de estas partidas decide quién ha ganado y no se conoce: {games}.',
  'mend.lengthsMissing':
    'Escriba el número de jugadas tras el resultado, como 5+/b#231, o en la hoja de la ronda; en una partida abandonada, las que habrían hecho falta.',
  'problem.diagonalCellDiffers':
    '{player} debería jugar con {opponents} en la ronda {round}; allí hay otras partidas.',
  'mend.diagonalCellDiffers':
    'Vacíe las celdas de la ronda para emparejarla, o escriba usted todas sus partidas.',
  'problem.diagonalLate': '{player} no estaba en la primera ronda y no participa.',
  'mend.diagonalLate': 'Solo se puede entrar antes de que la primera ronda tenga resultados.',
  'problem.diagonalWithdrawal': '{player} no juega la ronda {round} y queda fuera.',
  'mend.diagonalWithdrawal': 'Quite la ronda {round} de la columna de ausencias si no es así.',
  'problem.ratingMissing': '{player} no tiene rating ni rango y cuenta como el más débil.',
  'mend.ratingMissing': 'Escriba un rating o un rango.',
  'wonBy.last': 'los demás están eliminados',
  'wonBy.fewest losses': 'todos eliminados, con menos derrotas',
  'wonBy.direct comparison': 'todos eliminados, por enfrentamiento directo con menos derrotas',
  'wonBy.lengths': 'todos eliminados, por partidas más cortas con menos derrotas',

  'remark.scoreDifference': 'Diferencia de puntos {points}: {down} baja, {up} sube.',
  'remark.repeat': 'Ya jugaron en la ronda {round}.',
  'remark.sameClub': 'Mismo club.',
  'remark.sameCountry': 'Mismo país.',
  'remark.thirdBlack': 'Tercera vez seguida con Negro para {player}.',
  'remark.thirdWhite': 'Tercera vez seguida con Blanco para {player}.',
  'remark.handicap': 'Hándicap {stones}.',
  'remark.fixed': 'Escrito a mano.',
  'remark.bye': 'Bye.',
  'remark.anotherBye': 'Byes anteriores: {before}.',
  'problem.tooFewRounds': '{players} jugadores necesitan {needed} rondas, y hay {rounds}.',
  'mend.tooFewRounds': 'Añada columnas para las rondas y mire el ajuste Rondas.',
  'problem.outOfTable': '{player} no está en la ronda {round}, así que {opponent} gana por incomparecencia.',
  'problem.noGroup': 'Jugadores sin grupo: {players}.',
  'mend.noGroup': 'Escriba un grupo para todos, por ejemplo {proposal}.',
  'problem.groupOfOne': 'El grupo {group} tiene un solo jugador: {player}.',
  'mend.groupOfOne': 'Dele otro grupo.',
  'problem.knockoutDraw':
    '{player} – {opponent} quedó en tablas en la ronda {round}, y hace falta un ganador.',
  'mend.knockoutDraw': 'Que jueguen de nuevo; añada la nueva partida a las dos celdas: {own} y {theirs}.',
  'problem.knockoutContradiction': 'En la ronda {round} han ganado tanto {player} como {opponent}.',
  'mend.knockoutContradiction': 'Corrija la celda equivocada.',
  'problem.knockoutOver': 'La eliminatoria ha terminado: ha ganado {player}.',
  'mend.knockoutOver': 'Muestre la clasificación.',
  'problem.knockoutPaired': '{player} aparece en la ronda {round} y ya no está en la eliminatoria.',
  'mend.knockoutPaired': 'Vacíe las dos celdas o corrija el resultado con el que {player} quedó fuera.',
};
