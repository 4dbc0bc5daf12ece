import type { Dictionary } from '../en';

/** Pairing a round: what is wrong and how to mend it, and remarks on games and byes. */
export const pairing: Dictionary = {
  'problem.resultsMissing': 'En la ronda {round} faltan resultados: {games}.',
  'mend.resultsMissing':
    'Escríbalos; quien no jugó recibe 0= (acordado) o 0-, y quien se fue se anota en la columna «Ausente».',
  'problem.nothingInRound': 'En la ronda {round} no hay partida, ni bye, ni ausencia de {players}.',
  'mend.nothingInRound':
    'Escriba lo que falta: la partida, 0+ para un bye, 0= (acordado) o 0- si no estuvo; quien se fue se anota en la columna «Ausente».',
  'problem.notInStage': 'No están en la fase que empieza con la ronda {round}: {players}.',
  'mend.notInStage':
    'Cuántos pasan lo dice el ajuste {name|settingName}. Quien falta en la primera ronda de la fase deja su plaza al siguiente.',
  'problem.allRoundsPaired': 'La ronda {rounds}, la última, está emparejada.',
  'mend.allRoundsPaired': 'Añada una columna para otra ronda, o muestre la clasificación.',
  'problem.nobodyLeft': 'Todos los que jugarían la ronda {round} están ausentes.',
  'mend.nobodyLeft': 'Muestre la clasificación; o vacíe la columna «Ausente» de quienes sí juegan.',
  'problem.roundOfNobody': 'Nadie juega la ronda {round}: todos están ausentes.',
  'mend.roundOfNobody':
    'Si la ronda {round} debe jugarse, quítela de la columna «Ausente»; si no, siga, y contará como ausencia para todos.',
  'problem.tooFewPlayers': 'Hay muy pocos jugadores para emparejar.',
  'mend.tooFewPlayers': 'Al menos dos jugadores no deben estar ausentes.',
  'problem.noPairingWithoutRepeat':
    'La ronda {round} no se puede emparejar sin que algunos jugadores se repitan: {pairs}.',
  'mend.noPairingWithoutRepeat': 'Juegue con las repeticiones indicadas, o termine aquí el torneo.',
  'problem.groupsMixed':
    'La ronda {round} no puede emparejarse dentro de los grupos sin una pareja prohibida o una repetición; por eso estas partidas son entre grupos: {pairs}.',
  'mend.groupsMixed': 'Déjelo así, escriba otras parejas con ? o termine aquí el torneo.',
  'problem.tooManyForbiddenPairs': 'Las parejas prohibidas no dejan ningún emparejamiento: {pairs}.',
  'mend.tooManyForbiddenPairs': 'Quite al menos una.',
  'problem.pairingNotProved':
    'No se pudo demostrar que el emparejamiento de la ronda {round} es el mejor: {fault}',
  'mend.pairingNotProved':
    'No se ha escrito nada. Envíe la tabla a los autores y empareje esta ronda a mano.',
  'problem.byeNotPlaying': '{player} debería tener el bye y no está libre en la ronda {round}.',
  'mend.byeNotPlaying': 'Indique el número de otro jugador, o «automático».',
  'problem.anotherBye': '{player} tiene el bye en la ronda {round} y ya tuvo uno.',
  'mend.anotherBye': 'Escriba 0+ para quien deba tenerlo, o su número en el ajuste «Bye».',
  'problem.topGroupOffered':
    'No hay barra superior: el grupo superior son quienes empiezan con {score} o más, {players}: {names}.',
  'mend.topGroupOffered': 'Para fijarla, escribir {rank} como barra superior, u otro nivel.',
  'problem.topGroupNamed':
    'No hay barra superior: el grupo superior son quienes empiezan con {score} o más, {players}: {names}.',
  'mend.topGroupNamed': 'Para fijarla, escribir un nivel como barra superior.',
  'problem.barAboveStarts':
    'La barra superior {bar} equivale a {score} puntos y ningún inicio escrito llega a ella: el más alto es {start}.',
  'mend.barAboveStarts':
    'Poner como «Cero de la puntuación» el nivel cuyo inicio es 0, o bajar la barra superior.',
  'problem.startBeatsSupergroup':
    '{name} está marcado para el supergrupo, que empieza con {score}; cuenta el inicio escrito, {start}.',
  'mend.startBeatsSupergroup': 'Vaciar el inicio o quitar la marca.',
  'problem.startBeatsOut':
    '{name} falta a rondas y empezaría como mucho con {score}; cuenta el inicio escrito, {start}.',
  'mend.startBeatsOut': 'Vaciar el inicio o bajarlo.',
  'problem.strongAbsent': '{name} empieza en el grupo superior y va a faltar a rondas.',
  'mend.strongAbsent':
    'Algunos torneos hacen empezar a estos jugadores bajo la barra: ajustar «Inicio de ausentes» o escribir un inicio más bajo. Anunciarlo.',
  'problem.handicapUnknown':
    '{name} no tiene nivel ni rating: las partidas de estos jugadores son parejas ({players}).',
  'mend.handicapUnknown': 'Escribir un nivel o un rating.',
  'problem.ratingPairsEarly':
    '«Primeras rondas» es 0: el rating decide desde la primera ronda quién juega contra quién. Las reglas de la EGF lo admiten solo en torneos de varias fases.',
  'mend.ratingPairsEarly': 'Vaciar ese ajuste o quitar Rating de los desempates para emparejar.',
  'problem.ratingLeftOut':
    'En las primeras {rounds} rondas el rating no decide quién juega contra quién, como dicen las reglas de la EGF para un torneo de una fase.',
  'mend.ratingLeftOut': 'Si debe hacerlo, poner «Primeras rondas» a 0 y anunciarlo.',
  'problem.boardWinsMissing':
    '{setting|settingName} de un torneo por equipos: faltan las victorias de tablero, que según la EGF van primero.',
  'mend.boardWinsMissing': 'Poner BOARDWINS en primer lugar.',
  'problem.departures': 'Distinto de las reglas de la EGF, o inusual: {what}.',
  'mend.departures': 'No hay que hacer nada si se anunció así.',
  'departure.metTwice': 'parejas que se repiten ({count})',
  'departure.byeTwice': 'segundos byes ({count})',
  'departure.opponentDisagrees': 'partidas con dos resultados ({count})',
  'departure.rankRatingApart': 'nivel lejos del rating ({count})',
  'departure.secondAbsence': 'segundas ausencias ({count})',
  'departure.topGroupSize': 'tamaño del grupo superior',
  'departure.topGroupTooBig': 'grupo superior grande',
  'problem.byeOutOfTurn':
    '{player} tiene el bye en la ronda {round}, aunque le tocaría a {first}: eso obligaría a una pareja prohibida o a una repetición.',
  'mend.byeOutOfTurn': 'Déjelo así, o escriba 0+ para quien deba tenerlo de todos modos.',
  'problem.moreByes': 'La ronda {round} tiene {byes} byes donde bastarían {needed}; escritos: {players}.',
  'mend.moreByes': 'Vacíe la celda del bye que no se quería; si se quieren todos, no hay error.',
  'problem.byeFollows':
    'La ronda {round} tiene {byes} byes donde bastarían {needed}: escrito para {players}, y el de {bye}, que se sigue de ello.',
  'mend.byeFollows': 'Vacíe la celda de {players} si ese bye no se quería.',
  'problem.byeNotDue':
    '{player} tiene el bye en la ronda {round}, aunque antes corresponde a otros, por menos byes y después por menos puntos: {first}.',
  'mend.byeNotDue': 'Dé el bye a uno de ellos, o déjelo si es lo que se quiere.',
  'problem.topGroupSize':
    'Jugadores en el grupo superior: {players}; con {rounds} rondas lo usual son de {from} a {to}.',
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
  'problem.mustMeetCannot':
    '{player} – {opponent} deben encontrarse en la ronda {round} según los ajustes, y no pueden: uno de ellos no está libre en ella, o la pareja está prohibida.',
  'mend.mustMeetCannot':
    'Vacíe la celda o la ausencia de ese jugador, o quite la pareja de «Deben encontrarse».',
  'problem.thirdColour':
    '{player} – {opponent} en la ronda {round}: el mismo color por tercera vez seguida para {players}.',
  'mend.thirdColour': 'Cambie los colores o la pareja, o déjela si es lo que se quiere.',
  'problem.coloursUndue':
    '{player} – {opponent} en la ronda {round}: ambos reciben el color que ya han tenido más veces.',
  'mend.coloursUndue': 'Cambie los colores, o déjelos si es lo que se quiere.',
  'problem.needlessDifferences':
    'La ronda {round} tal como está tiene diferencias de puntos que no necesita: {pairs}. Partidas entre puntuaciones distintas en el mejor emparejamiento: {best}.',
  'mend.needlessDifferences':
    'Vacíe las celdas de la ronda para que se empareje, o déjelas si es lo que se quiere.',
  'problem.onlyRepeatsLeft': 'La ronda {round} ya no tiene emparejamiento sin repetición.',
  'mend.onlyRepeatsLeft':
    'Escriba con ? en la ronda {round} las parejas que deben repetirse, o termine aquí.',
  'problem.roundsAdvice':
    'Con {players} jugadores, el emparejamiento por puntos pide de {from} a {to} rondas, mejor {best}; hay {rounds}.',
  'mend.roundsAdvice': 'Cambie el número de rondas, si hay tiempo.',
  'problem.numbersByRating':
    'Los números siguen los ratings desde el más fuerte, y el emparejamiento por puntos los quiere sorteados: así los más fuertes se encuentran en la ronda 1.',
  'mend.numbersByRating':
    'Antes de emparejar la ronda 1, pulse «Números por sorteo» en el panel, o sortéelos con LOTTERY junto a los nombres y escriba el resultado en la columna «Núm.».',
  'problem.lotsWithoutColumn': 'La lista no tiene columna «Núm.» en la que escribir los números sorteados.',
  'mend.lotsWithoutColumn': 'Dé ese título a una columna vacía.',
  'problem.lotsOverText': 'Donde iría un número sorteado pone «{text}», y solo se sustituyen números.',
  'mend.lotsOverText': 'Vacíe la celda o escriba un número.',
  'problem.lotsTooLate': 'Ya hay anotaciones o parejas de una ronda, así que los números no cambian.',
  'mend.lotsTooLate': 'Retírelo antes si hay que sortear los números de nuevo.',
  'problem.lotsInSetting':
    '{name|settingName} nombra a jugadores por sus números, y con el sorteo serían otros.',
  'mend.lotsInSetting': 'Vacíe el ajuste, sortee los números y escríbalo después con los nuevos.',
  'problem.lotsWithoutSeed': '{name|settingName} está vacío, y de ahí sale el sorteo.',
  'mend.lotsWithoutSeed': 'Escriba algo, por ejemplo unos dados tirados en público.',
  'problem.tooManyRounds':
    '{players} jugadores pueden jugar como mucho {most} rondas sin repetir rival ni tener un segundo bye; hay {rounds}.',
  'mend.tooManyRounds': 'Juegue menos rondas, quite parejas prohibidas, o cuente con repeticiones.',
  'problem.unknownStart': '{name} no tiene inicio, ni nivel, ni rating.',
  'mend.unknownStart': 'Escriba un nivel, o la puntuación inicial en la columna «Inicio».',
  'problem.noStarts': 'Nadie tiene inicio, nivel ni rating, así que no se conoce ninguna puntuación McMahon.',
  'mend.noStarts':
    'Añada y rellene una columna «Nivel», «Rating» o «Inicio», o elija otro sistema en los ajustes.',
  'remark.scoreDifference': 'Diferencia de puntos {points}: {down} baja, {up} sube.',
  'remark.match': '{teams}, tablero {board}.',
  'remark.matchScores': 'Diferencia de puntos {points}: {down} baja, {up} sube.',
  'remark.repeat': 'Ya jugaron en la ronda {round}.',
  'remark.otherCategory': 'Dos categorías: {black} y {white}.',
  'remark.otherGroup': 'Dos grupos: {black} y {white}.',
  'remark.sameClub': 'Mismo club.',
  'remark.clubsAsOne': 'Clubes que cuentan como uno: {clubs}.',
  'remark.ratherNot': 'Mejor no estos dos.',
  'remark.sameCountry': 'Mismo país.',
  'remark.thirdBlack': 'Tercera vez seguida con Negro para {player}.',
  'remark.thirdWhite': 'Tercera vez seguida con Blanco para {player}.',
  'remark.coloursUndue': 'Ambos han tenido ya más veces este color.',
  'remark.handicap': 'Hándicap {stones}.',
  'remark.fixed': 'Escrito a mano.',
  'remark.mustMeet': 'Por el ajuste «Deben encontrarse».',
  'remark.byDefault': '{player} gana por incomparecencia.',
  'remark.thirdPlace': 'Por el tercer puesto.',
  'remark.losersBracket': 'Cuadro de perdedores.',
  'remark.grandFinal': 'Final.',
  'remark.playoff': 'Desempate por el puesto {place}.',
  'remark.bye': 'Bye.',
  'remark.anotherBye': 'Byes anteriores: {before}.',
};
