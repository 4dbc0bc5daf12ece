import type { Dictionary } from '../en';

/** The Tournament system sheet (R10): what is announced before the start. */
export const system: Dictionary = {
  'system.heading': '{name} – sistema del torneo',
  'system.announce':
    'La EGF pide que el sistema y todos sus detalles se anuncien antes del comienzo. Imprima esta hoja o muéstrela; los cambios posteriores están en el registro.',
  'system.notApproved':
    'Los emparejamientos se hacen con Wallist. Este programa no ha sido aprobado por la comisión de reglas de la EGF.',
  'system.tournament': 'Torneo',
  'system.standingsList': 'Clasificación final: puntos, después',
  'system.pairingList': 'Emparejamiento: puntos, después',
  'system.seedingList': 'Orden inicial: puntos, después',
  'system.prizeList': 'Premios indivisibles: puntos, después',
  'system.none': 'ninguno',
  'system.share': 'los iguales comparten el puesto',
  'system.roundsOpen': 'hasta que quede un jugador',
  'system.teams':
    'sí. Lo que abajo se dice de los jugadores vale para los equipos; gana un encuentro el equipo con más puntos en sus tableros.',
  'system.boards': 'tantos como jugadores tiene la mayoría de los equipos',
  'system.inGroups': 'en los grupos',
  'system.pairs': 'Parejas',
  'system.pairs.McMahon':
    'Cada uno empieza según su nivel, entre las barras, o con lo que diga la columna «Inicio», y juega con rivales de igual puntuación o lo más cercana posible.',
  'system.pairs.Swiss': 'Cada uno juega contra rivales con los mismos puntos o lo más cercanos posible.',
  'system.pairs.Swiss by categories':
    'Cada uno juega contra rivales de su categoría con los mismos puntos o lo más cercanos posible. Las categorías solo se encuentran si una de ellas no se puede emparejar sola.',
  'system.pairs.Score pairing':
    'En la ronda 1 se encuentran los vecinos en el orden de los números, 1 y 2, 3 y 4, etc.; quien falta se salta. Después los jugadores se ordenan por puntos y, a igualdad, por estos números, que han de sortearse: primero el menor en las rondas impares y el mayor en las pares. Los grupos de iguales puntos se emparejan uno tras otro, desde arriba en las impares y desde abajo en las pares. Si un grupo es impar o no se puede emparejar sin repetir o sin pareja prohibida, pasan jugadores al siguiente.',
  'system.pairs.lot': 'Por sorteo antes de cada ronda, los jugadores de un país separados en lo posible.',
  'system.pairs.bracket by lot':
    'Por sorteo antes de la primera ronda, los jugadores de un país separados en lo posible; después, según el cuadro.',
  'system.pairs.seeded': 'Según un cuadro en que los primeros del orden inicial están lejos unos de otros.',
  'system.pairs.afterGroups':
    'Según un cuadro en que los primeros de los grupos van antes que los segundos, y así sucesivamente: los primeros están lejos unos de otros y los de un mismo grupo se encuentran lo más tarde posible.',
  'system.pairsUnbeaten': 'Sin derrotas:',
  'system.pairsBeaten':
    'Con una derrota: por sorteo antes de cada ronda, de modo que se repita el menor número de partidas y que quien acaba de perder juegue, si se puede, contra alguien que no acaba de perder. Los dos últimos juegan la final.',
  'system.pairs.Round robin': 'Todos contra todos, según la tabla de Berger en el orden de los números.',
  'system.pairs.groups':
    'Todos contra todos en el grupo, según la tabla de Berger en el orden de los números.',
  'system.pairs.drawnTable':
    'Todos contra todos, según una tabla de Berger cuyos números se sortean de modo que quienes ya se enfrentaron vuelvan a encontrarse lo más tarde posible.',
  'system.pairs.Diagonal':
    'En el orden de los ratings. En la ronda 1 cada uno juega con los que están dos puestos arriba y abajo; desde dos puestos por encima de la mitad hacia abajo, también con el que está cuatro puestos más abajo. Lo que pasa de los extremos se cuenta hacia atrás desde ellos. Después, con los que están a un tercio de los jugadores arriba y abajo, dando la vuelta por los extremos; los últimos que quedan se sientan en círculo y juegan con sus vecinos.',
  'system.score': 'Puntos',
  'system.scoreMcMahon': 'Puntuación inicial según el nivel y número de victorias.',
  'system.scoreWins': 'Número de victorias.',
  'system.scoreCategory': 'Número de victorias. Los puestos se cuentan dentro de cada categoría.',
  'system.scoreGroups':
    'Número de victorias. Los puestos se cuentan dentro de cada grupo; quienes tienen el mismo puesto en grupos distintos son iguales salvo por los desempates entre grupos.',
  'system.scorePoints': '2 puntos por victoria.',
  'system.scoreRounds': 'Número de rondas superadas.',
  'system.scoreRoundsUnbeaten': 'Número de rondas superadas, y ½ más para quien sigue sin derrotas.',
  'system.scorePerformance': 'El ganador es primero; los demás siguen por rendimiento.',
  'system.draws': 'Partidas empatadas (jigo)',
  'system.drawsHalf': '½ para los dos jugadores.',
  'system.drawsPoint': '1 punto para los dos jugadores.',
  'system.drawsAgain': 'Se juegan de nuevo con el tiempo restante hasta que alguien gane.',
  'system.drawsHalfLoss': 'Un cuarto de derrota para los dos jugadores.',
  'system.drawsLoss': 'Media derrota para los dos jugadores.',
  'system.out': 'Quién queda fuera',
  'system.outLost':
    'Quien pierde. Los perdedores de una misma ronda comparten el puesto, salvo que lo jueguen.',
  'system.outTwice': 'Quien pierde dos veces. Los que quedan fuera en la misma ronda comparten el puesto.',
  'system.outHalfLosses':
    'Quien tiene dos derrotas. Una partida perdida es media derrota, así que son cuatro partidas perdidas.',
  'system.outLosses': 'Quien tiene dos derrotas. Una partida perdida es una derrota.',
  'system.winner': 'Ganador',
  'system.winnerTwice':
    'El último que queda. Si quien no tiene derrotas pierde la final, los dos juegan otra vez.',
  'system.winnerDiagonal':
    'El último que queda. Si todos quedan fuera en la misma ronda: menos derrotas, después las partidas entre ellos, después las partidas ganadas más cortas; quienes sigan iguales juegan otra vez.',
  'system.equal': 'después iguales',
  'system.byes': 'Byes',
  'system.byesText': 'Un bye vale una victoria.',
  'system.byesWorth': '{score} en la puntuación y {wins} en victorias; no es el valor de la EGF (1).',
  'system.byeFor': 'Quién tiene el bye',
  'system.byeFewest':
    'Con número impar, alguien con menos byes hasta ahora y, de ellos, con menos puntos; otros solo si de otro modo la ronda no se pudiera emparejar sin una pareja prohibida o una repetición.',
  'system.byeCategory':
    'Con número impar, alguien con menos byes hasta ahora; de ellos, alguien de la última categoría de número impar, con menos puntos; otros solo si de otro modo la ronda no se pudiera emparejar sin una pareja prohibida o una repetición.',
  'system.byeApart':
    'Con grupos separados, de un grupo impar sobra un jugador: el último de los que tienen menos byes. Entre estos y los que no tienen grupo:',
  'system.byesPoints':
    'Con número impar, el último por puntos de los que tienen menos byes, si los demás se pueden emparejar sin una pareja prohibida o una repetición; puntos: {points}, y nada para SOS.',
  'system.byesLot':
    'Si hay muy pocos jugadores para una ronda completa, quienes pasan sin jugar se sortean junto con las parejas.',
  'system.byesSeeds':
    'Si hay muy pocos jugadores para una ronda completa, los primeros del orden inicial pasan sin jugar.',
  'system.byesGroups':
    'Si hay muy pocos jugadores para una ronda completa, los primeros de los grupos pasan sin jugar, después los segundos, y así sucesivamente.',
  'system.byesBracket': 'En las rondas siguientes, quien se queda sin su rival del cuadro pasa sin jugar.',
  'system.byesBeaten':
    'Si los jugadores con una derrota son impares, uno de ellos pasa sin jugar, de modo que se repita el menor número de partidas: uno con menos byes, de ellos quien perdió el último, luego por sorteo. Quien queda solo sin derrotas espera la final.',
  'system.byesRest': 'Con número impar, en cada ronda descansa un jugador: ni partida ni punto.',
  'system.byesNone': 'Ninguno: en su lugar, unos tienen más rivales que otros.',
  'system.absences': 'Ausencias acordadas',
  'system.absencesHalf': 'Medio punto por ronda; el total se redondea hacia abajo según el redondeo.',
  'system.absencesWorth':
    '{score} por ronda en la puntuación y {wins} en victorias; no es el valor de la EGF (½). El total se redondea hacia abajo según el redondeo.',
  'system.absencesNothing': 'Ningún punto.',
  'system.absent': 'Jugadores ausentes',
  'system.absentOut': 'Quien está ausente en una ronda queda fuera.',
  'system.absentLost': 'Quien está ausente en una ronda pierde esa partida por incomparecencia.',
  'system.colours': 'Colores',
  'system.coloursText':
    'En partida igualada: colores opuestos si dos se vuelven a encontrar; si no, Negro para quien tiene menor número de negros menos blancos; a igualdad, los colores alternan, o decide el sorteo.',
  'system.coloursStones': 'Con piedras de hándicap, lleva Negro quien las recibe.',
  'system.coloursBoards':
    'El equipo con Negro en el tablero 1 lleva Blanco en el 2, y así sucesivamente; los jugadores que vuelven a encontrarse cambian de color de todos modos.',
  'system.earlierStages': 'Las fases anteriores también cuentan.',
  'system.coloursWalk':
    'Colores opuestos si dos se vuelven a encontrar; si no, tan repartidos como permitan las partidas de la ronda.',
  'system.coloursPoints':
    'Lleva Negro quien tiene menor número de negros menos blancos; a igualdad, el mejor situado en las rondas impares y el peor situado en las pares.',
  'system.coloursTable': 'Como en la tabla de Berger; colores opuestos si dos se vuelven a encontrar.',
  'system.coloursBoth': 'Cada pareja juega una partida con cada color.',
  'system.forbiddenKept':
    '{pairs}. Una tabla o un esquema se numera de modo que no se encuentren, o lo más tarde que permita.',
  'system.repeats': 'Partidas repetidas',
  'system.repeatsText':
    'Dos jugadores se vuelven a encontrar solo si no hay otro emparejamiento de la ronda sin parejas prohibidas.',
  'system.repeatsNever':
    'Nadie se encuentra dos veces con el mismo rival; donde es imposible, las parejas se escriben a mano.',
  'system.repeatsFew':
    'Pocas: los jugadores cambian de puesto en el orden si ya se han encontrado; hasta ocho jugadores, las menos posibles.',
  'system.byHand': 'A mano',
  'system.groupsApart':
    'Los jugadores de un grupo (columna Grupo) juegan entre sí; con otros solo si un grupo es impar o de otro modo no se pudiera emparejar sin una pareja prohibida o una repetición.',
  'system.byHandText':
    'Una pareja, un color, un bye o un resultado que la organización escriba en la lista vale, diga lo que diga esta hoja.',
  'system.prizes': 'Premios',
  'system.prizesText':
    'Los jugadores iguales comparten puesto y título; el dinero de sus puestos se suma y se reparte por igual.',
  'system.playoff': 'Desempate',
  'system.playoffText':
    'En las rondas de desempate juegan solo quienes están igualados a puntos por un puesto así, aunque ya se hayan encontrado; lo que aquí se dice de parejas, byes y repeticiones vale para las demás rondas.',
  'system.seedHash': 'Código de control del sorteo (SHA-256 de su semilla)',
};
