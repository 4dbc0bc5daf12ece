import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable': '{player} – {opponent} es una pareja prohibida, y la ronda {round} la tiene.',
  'mend.forbiddenByTable': 'Escriba otras parejas con ?, o quítela de las prohibidas.',
  'problem.forbiddenToCome': 'Parejas prohibidas que la tabla no puede evitar: {pairs}.',
  'mend.forbiddenToCome':
    'Se encuentran lo más tarde posible. Con menos rondas o en otro sistema no tienen por qué; o quítelas de las prohibidas.',
  'problem.outOfTable': '{player} no está en la ronda {round}, así que {opponent} gana por incomparecencia.',
  'mend.outOfTable':
    'Para que la partida se juegue más tarde, quite la ronda de la columna «Ausente»: la partida se empareja y queda abierta.',
  'problem.tooFewRounds': '{players} jugadores necesitan {needed} rondas, y hay {rounds}.',
  'mend.tooFewRounds': 'Añada columnas para las rondas y mire el ajuste «Rondas».',
  'problem.tooFewForKnockout':
    'Los grupos juegan hasta la ronda {table}, y la eliminatoria de {players} que sigue, hasta la ronda {needed}; hay {rounds}.',
  'mend.tooFewForKnockout':
    'Añada columnas para las rondas, mire el ajuste «Rondas», o deje pasar a menos con el ajuste «Clasificados».',
  'problem.tableLeft':
    'Las partidas jugadas no son las de la tabla de Berger; por eso la ronda {round} tiene partidas que aún faltan.',
  'mend.tableLeft':
    'Déjelo así, salvo que un número esté mal; quizá hagan falta más rondas de las que tiene la tabla.',
  'problem.pairTooOften':
    '{player} y {opponent} se enfrentan en las rondas {rounds}: más veces de las que prevé la tabla.',
  'mend.pairTooOften':
    'Revise los números de esas rondas. Cuántas veces juegan todos contra todos lo dice el ajuste {name|settingName}: {cycles}.',
  'problem.cannotMeetAll':
    '{players} ya no pueden jugar contra todos. Partidas que faltan: {games}; rondas restantes: {rounds}.',
  'mend.cannotMeetAll': 'Revise las rondas escritas a mano, o añada una columna para otra ronda.',
  'problem.leftBeforeHalf':
    '{player} deja el todos contra todos antes de la mitad, con {played} de {games} partidas. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'Mantenga lo que se anunció; el ajuste «{name|settingName}» es «{count|value}» o «{out|value}».',
  'leaversDo.games count': 'Todas cuentan, también las perdidas por incomparecencia.',
  'leaversDo.taken out': 'Ninguna cuenta: el jugador queda retirado de la tabla.',
  'problem.noGroup': 'Jugadores sin grupo: {players}.',
  'mend.noGroup': 'Escriba un grupo para todos en la columna «Grupo», por ejemplo {proposal}.',
  'problem.groupOfOne': 'El grupo {group} tiene un solo jugador: {player}.',
  'mend.groupOfOne': 'Dé a ese jugador otro grupo en la columna «Grupo».',
  'problem.groupTooSmall': 'El grupo {group} tiene {players} jugadores, y de cada grupo pasan {qualifiers}.',
  'mend.groupTooSmall': 'Haga los grupos mayores, o menor el ajuste «Clasificados»; si no, habrá byes.',
  'problem.qualifiersTied': 'Empate por {where|lastPlace}: {players}.',
  'lastPlace.group': 'el último puesto del grupo {group} que pasa',
  'lastPlace.all': 'el último puesto que pasa',
  'mend.qualifiersTied': 'Añada «Sorteo» al ajuste «Desempates para premios», o que jueguen por el puesto.',
  'problem.knockoutDraw':
    '{player} – {opponent} es un empate en la ronda {round}, y una eliminatoria necesita un ganador.',
  'mend.knockoutDraw':
    'Que jueguen de nuevo con el tiempo restante; añada la nueva partida a las dos celdas: {own} y {theirs}.',
  'problem.knockoutContradiction': 'En la ronda {round} han ganado tanto {player} como {opponent}.',
  'mend.knockoutContradiction': 'Corrija la celda equivocada.',
  'problem.knockoutOver': 'La eliminatoria ha terminado: ha ganado {player}.',
  'mend.knockoutOver': 'Muestre la clasificación.',
  'problem.knockoutWithdrawal': '{player} no está en la ronda {round} y no sigue en la eliminatoria.',
  'mend.knockoutWithdrawal':
    'El rival pasa sin jugar. Si la pareja ya está escrita, ponga +! a uno y -! al otro.',
  'problem.seedsMoved':
    'En la ronda {round} ceden los cabezas de serie para que se encuentren los menos posibles, y lo más tarde posible, de quienes ya se han enfrentado o no deben hacerlo (número → plaza): {changes}.',
  'mend.seedsMoved': 'No hay que hacer nada. Una pareja escrita a mano en esta ronda queda como está.',
  'problem.knockoutPaired': '{player} aparece en la ronda {round} y ya no está en la eliminatoria.',
  'mend.knockoutPaired': 'Vacíe las dos celdas o corrija el resultado con el que {player} quedó fuera.',
  'problem.bracketsCrossed':
    '{player} aún no ha perdido y {opponent} sí: en la ronda {round} se encuentran antes de la final.',
  'mend.bracketsCrossed':
    'Compruebe la pareja y los resultados de las rondas anteriores. Si son correctos, déjelo: cuenta cuántas veces ha perdido cada uno.',
  'problem.nobodyThrough': 'En la ronda {round} no pasa nadie de {player} – {opponent}.',
  'mend.nobodyThrough': 'Si es correcto, el rival siguiente pasa sin jugar.',
  'problem.playoffNotNeeded':
    'No hace falta desempatar: nadie comparte un puesto que se desempate (Puestos de desempate: {places}).',
  'mend.playoffNotNeeded': 'Muestre la clasificación.',
  'problem.playoffOver': 'Las partidas de desempate han terminado.',
  'mend.playoffOver': 'Muestre la clasificación.',
  'problem.playoffUndecided': 'Tras el desempate, {players} siguen compartiendo el puesto {place}.',
  'mend.playoffUndecided':
    'Haga que jueguen otra ronda: añada una columna, y una ronda al ajuste «Rondas de desempate». Si no, decide la lista de desempates.',
  'problem.playoffStranger':
    'La partida de desempate de {name} en la ronda {round} no decide nada: no comparte ningún puesto que se desempate (Puestos de desempate: {places}).',
  'mend.playoffStranger': 'Revise la celda y los ajustes «Rondas de desempate» y «Puestos de desempate».',
};
