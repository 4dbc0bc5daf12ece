import type { Dictionary } from '../en';

export const meanings: Dictionary = {
  'setting.preset': 'Las reglas que valen donde un valor queda vacío.',
  'setting.system':
    'Cómo se encuentran los rivales. Vacío: McMahon si la lista tiene una columna «Inicio», si no suizo.',
  'setting.stages': 'Varios sistemas uno tras otro, como R1-R5 Swiss; R6-R8 Knock-out.',
  'setting.rounds': 'Cuántas rondas se juegan. Automático: tantas como columnas tenga la tabla.',
  'setting.throughRound': 'Clasificación tras esta ronda. Automático: la última ronda con un resultado.',
  'setting.upperBar': 'Los jugadores de este nivel y superiores empiezan juntos arriba (McMahon).',
  'setting.lowerBar': 'Los jugadores de este nivel e inferiores empiezan juntos abajo (McMahon).',
  'setting.teams':
    'Si juegan equipos entre sí: se empareja tablero por tablero según las columnas «Equipo» y «Tablero», y cuentan los encuentros.',
  'setting.boards':
    'Cuántos tableros tiene un encuentro; quienes tienen tableros más altos son reservas. Automático: tantos como en los encuentros jugados; antes, tantos como jugadores tiene la mayoría de los equipos.',
  'setting.scoreZeroAt': 'El nivel cuya puntuación McMahon es 0. Solo cambia lo que se muestra.',
  'setting.supergroup':
    'Si los jugadores marcados en la columna «Supergrupo» empiezan un punto sobre la barra.',
  'setting.absentStart':
    'Dónde empiezan quienes faltan a rondas (columna «Ausente»): como los demás, o como mucho uno bajo la barra superior (McMahon). Un inicio escrito cuenta.',
  'setting.ranksOfLists':
    'Qué nivel se toma de una lista de rating, en la inscripción y con «Lista de rating»: el de la lista, o el que representa el rating. Cada vez: como se elija en la inscripción, y en otro caso el de la lista.',
  'setting.tiebreaks':
    'Qué decide entre puntuaciones iguales en la clasificación final, lo más importante primero.',
  'setting.pairingTiebreaks': 'El orden de los jugadores empatados al emparejar la ronda siguiente.',
  'setting.seedingTiebreaks': 'El orden de los jugadores antes de la primera ronda.',
  'setting.prizeTiebreaks':
    'Qué decide dentro de un mismo puesto: quién recibe un premio que no se puede repartir y quién se clasifica. Vacío: la lista final y luego el sorteo.',
  'setting.prizeUnit':
    'La cantidad mínima de dinero que se paga: las partes se redondean hacia abajo a un múltiplo de ella. Los puntos de una serie se reparten hasta la centésima.',
  'setting.disqualifiedUnplaced':
    'Si quien está descalificado, con 5-! en la columna «Ausente», no tiene puesto: los de detrás suben, también en los premios. Las partidas quedan, para los rivales y su SOS.',
  'setting.onePrize':
    'Quien tiene derecho a varios premios conserva el más valioso, y en los demás suben los siguientes. El dinero y los objetos de un puesto son un premio; los títulos no lo son.',
  'setting.globalTiebreaks':
    'Lo que decide entre puestos iguales de grupos distintos, después de los desempates del grupo.',
  'setting.sosFlavour': 'SOS-1 y SOS-2 omiten los rivales más débiles (EGF) o las primeras rondas (WMSG).',
  'setting.roundDownDirectComparison':
    'Si ½ se redondea hacia abajo en la comparación directa, en McMahon y suizo.',
  'setting.defaultGamesInDirectComparison':
    'Si una partida ganada por incomparecencia cuenta en la comparación directa.',
  'setting.handicapInSos': 'Si la puntuación de un rival se corrige con el hándicap de la partida.',
  'setting.rounding': 'En McMahon y suizo se redondea hacia abajo todo (EGF), solo ausencias y byes, o nada.',
  'setting.opponentsUnplayed': 'Qué añade a SOS una ronda que un rival no jugó: como puntuó, o ½.',
  'setting.ownUnplayed': 'Qué añade a SOS una ronda propia sin rival.',
  'setting.byeValue':
    'Lo que vale un bye en la puntuación: 0, ½ o 1. Es lo que vale 0+ y lo que se escribe (0+, bye=, bye-); un bye escrito con otro valor vale ese.',
  'setting.byeWins':
    'Lo que un bye cuenta como victorias. Automático: como en la puntuación. Solo McMahon distingue las dos cosas.',
  'setting.absenceValue':
    'Lo que vale una ausencia acordada (0=) en la puntuación de un McMahon o suizo: 0, ½ o 1. Una ausencia sin acuerdo (0-) no vale nada.',
  'setting.absenceWins':
    'Lo que una ausencia acordada (0=) cuenta como victorias. Automático: como en la puntuación, o nada si así lo dice «Ausencias en las victorias».',
  'setting.absencesInWins':
    'Si una ausencia acordada cuenta como victoria cuando «Victorias por una ausencia» es automático.',
  'setting.absence': 'Qué se escribe en una ronda en que un jugador está ausente: acordada (0=) o no (0-).',
  'setting.agreedAbsences':
    'Cuántas ausencias acordadas (0=) puede tener un jugador: las que pasen de ahí se escriben como no acordadas (0-). Ninguno: las que haya, y por la segunda se pregunta.',
  'setting.noAbsencesIn':
    'Rondas como 6-7 en las que no se acuerda ninguna ausencia: quien falta en ellas recibe 0-. A un solo jugador se le niega escribiendo 0- en la ronda.',
  'setting.performance':
    'Rendimiento: el rating del que se esperaría esta puntuación (EGF), o la media de los rivales y 400 puntos (Elo).',
  'setting.tournamentClass': 'La clase del torneo en la EGF, que pondera los cambios de rating.',
  'setting.earlySeeding': 'Quién juega con quién entre iguales en las primeras rondas: al azar, o por orden.',
  'setting.seeding': 'Rondas siguientes: mitad alta contra mitad baja, primero contra último, o al azar.',
  'setting.earlyRounds': 'Cuántas rondas son las primeras.',
  'setting.drawUpFrom': 'De qué parte de un grupo se suben jugadores.',
  'setting.drawDownFrom': 'De qué parte de un grupo se bajan jugadores.',
  'setting.geography':
    'Dónde se evitan las partidas entre jugadores del mismo club o país: si ambos empiezan bajo la barra, como pide la EGF; en todas partes, de modo que en cada grupo de puntos los extranjeros se enfrenten a los locales; o nunca.',
  'setting.geographyWins':
    'Con más partidas ganadas que estas, el club y el país de un jugador ya no cuentan: arriba importa más quién gana. Ninguno: cuentan en todas las rondas.',
  'setting.homeGap':
    'Antes tantos puntos de diferencia que dos del mismo club o país: una partida así cuesta tanto como dos partidas con esa diferencia. Ninguna: los puntos van primero.',
  'setting.clubGroups':
    'Clubes que cuentan como uno, sean del país que sean: Berlin + Potsdam; Ulm + Neu-Ulm.',
  'setting.homeClub':
    'El club del lugar: si se escribe, sus miembros se separan y juegan con los visitantes, y los visitantes de un mismo club pueden enfrentarse. En blanco: todos los clubes por igual.',
  'setting.groups':
    'Si los jugadores con el mismo texto en la columna «Grupo» juegan entre sí y se clasifican juntos (separados), o juegan con todos (mezclados).',
  'setting.sectionSplit':
    'Emparejamiento por puntos: con iguales puntos, la mitad alta juega con la baja, o juegan los vecinos.',
  'setting.colourLimit':
    'Emparejamiento por puntos: cuántas partidas más con un color que con el otro puede tener un jugador, mientras la ronda se pueda emparejar así sin repetir. Ninguno: los colores nunca deciden quién juega con quién.',
  'setting.cycles': 'Cuántas veces juegan todos contra todos; 2: la segunda con los colores cambiados.',
  'setting.leavers':
    'Qué pasa con las partidas de quien deja un todos contra todos antes de la mitad: cuentan, también las perdidas por incomparecencia, o el jugador se retira de la tabla con todas ellas.',
  'setting.knockoutDraw':
    'Eliminatoria: sorteo antes de cada ronda, un solo sorteo del cuadro, o cuadro con cabezas de serie.',
  'setting.thirdPlace': 'Si los perdedores de las semifinales juegan por el tercer puesto.',
  'setting.qualifiers':
    'Cuántos pasan a la fase siguiente, de cada grupo si hay grupos. Automático: 2 por grupo, o tantos como permitan sus rondas.',
  'setting.notQualified':
    'Qué hacen quienes no pasan a una fase posterior: parar, o seguir jugando con las reglas de la fase anterior.',
  'setting.playoffRounds':
    'Rondas como 6 o 6-7, después de todas las demás, en que los igualados juegan por sus puestos. No cuentan en ninguna puntuación.',
  'setting.playoffPlaces': 'Los empates en tantos primeros puestos se juegan; 1: solo el del primer puesto.',
  'setting.gamesPerOpponent':
    'Cuántas partidas juega una pareja por ronda en el sistema Diagonal; 2: una con cada color.',
  'setting.diagonalOrder':
    'Diagonal: si los jugadores se ordenan por su rating o por la columna Rating máximo (por el rating donde esté vacía).',
  'setting.fewPlayersUpTo':
    'Diagonal: cuando quedan tantos jugadores o menos, cada uno juega con dos vecinos, en círculo.',
  'setting.middlePlayer':
    'Diagonal, ronda 1 con número impar: si el jugador central tiene dos rivales (primera mitad) o tres.',
  'setting.forbiddenPairs': 'Jugadores que no deben encontrarse, por número: 3×14, 5×9.',
  'setting.ratherNot':
    'Parejas que se evitan donde poco lo impide, por número: 3×14. Novios, hermanos, un mismo coche o profesor. Pesan como una partida dentro de un club, también por encima de la barra.',
  'setting.mustMeet':
    'Parejas que se encuentran en una ronda, por número: R3 5×9. El resto se empareja alrededor; donde no puede ser, se dice.',
  'setting.excludedTables': 'Números de mesa que no se usan: 1-4, 9.',
  'setting.fixedTables':
    'Jugadores que se sientan en una misma mesa en cada ronda, por ejemplo en silla de ruedas: 12@4 es el jugador 12 en la mesa 4.',
  'setting.rooms':
    'Qué mesas están en qué sala, por ejemplo A: 1-20, B: 21-40. La sala se imprime junto al número de la mesa.',
  'setting.bye': 'El número de quien recibe el próximo bye, o automático.',
  'setting.defaultsAsByes':
    'Si una partida ganada por incomparecencia cuenta como bye cuando se da el siguiente: quien tuvo lo uno o lo otro viene detrás de quienes no tuvieron ninguno.',
  'setting.seed':
    'El texto del que salen todos los sorteos. El mismo texto da el mismo sorteo; anúncielo antes.',
  'setting.handicap':
    'Piedras de hándicap: ninguna, las de la EGF (15k e inferiores), por nivel o por puntuación McMahon.',
  'setting.handicapReduction':
    'Cuántas piedras menos que la diferencia; -1: una más. Sin diferencia no hay ninguna.',
  'setting.handicapLimit': 'El máximo de piedras que se dan.',
  'setting.handicapFrom': 'Los jugadores más fuertes que este nivel juegan sin hándicap.',
  'setting.komi': 'Komi de una partida igualada.',
  'setting.criteria':
    'Si los criterios de emparejamiento se ponderan entre sí, o cada uno decide solo donde todos los anteriores son iguales. En orden, un peso mayor que 0 dice que el criterio cuenta.',
  'setting.expert':
    'Si los pesos de abajo pueden ser números. Los demás dicen desactivado, bajo, normal, alto o primero.',
  'setting.weightScore':
    'Con qué fuerza se evitan partidas entre puntuaciones distintas. El criterio de más peso va antes.',
  'setting.weightFloat': 'Con qué fuerza se evitan subidas y bajadas desequilibradas.',
  'setting.weightSeeding': 'Con qué fuerza se mantiene el orden de los cruces.',
  'setting.weightColour': 'Con qué fuerza se evitan partidas que desequilibran los colores.',
  'setting.weightHandicap': 'Con qué fuerza se evita cada piedra de hándicap.',
  'setting.weightCountry':
    'Con qué fuerza se evitan partidas entre jugadores de un país, donde eso cuenta (Club y país).',
  'setting.weightClub':
    'Con qué fuerza se evitan partidas entre jugadores de un club, donde eso cuenta (Club y país).',
  'setting.eventName': 'El nombre del torneo, para las federaciones y los títulos.',
  'setting.eventPlace': 'La ciudad donde se juega.',
  'setting.eventCountry': 'El país donde se juega, en dos letras.',
  'setting.eventBegins': 'El primer día, por ejemplo 2026-07-06.',
  'setting.eventEnds': 'El último día.',
  'setting.eventDirector': 'Quién dirige el torneo y decide sobre las reclamaciones.',
  'setting.timeLimits':
    'El tiempo de juego: 60 min + 30 s byo-yomi, 60 min + 300 s / 15 moves, 45 min + 15 s Fischer. La clase de la EGF depende de él.',
  'setting.rulesOfPlay': 'Las reglas de las partidas, por ejemplo japonesas, chinas o AGA.',
  'setting.lateness': 'Tras cuántos minutos pierde la partida quien no está. Ninguno: no se dice nada.',
  'setting.timetable': 'Cuándo empiezan las rondas, por ejemplo R1 2026-07-06 10:00, R2 14:30.',
  'setting.boardSize': 'Cuántas líneas tiene el tablero.',
  'setting.online': 'Si se juega en un servidor.',
  'setting.wallListSheet': 'La hoja con la tabla del torneo, si hay varias.',
  'setting.language': 'El idioma de las hojas que se crean.',
  'setting.version':
    'La versión de Wallist con la que se juega el torneo. El panel pregunta antes de que otra la sustituya.',
  'setting.confirmedChanges':
    'Lo que se cambió tras la primera ronda y se confirmó en el panel, una línea cada cosa. Permanece en el anuncio.',
  'setting.ratedResults':
    'Partidas que aquí cuentan como están en la lista y que llevan otro resultado en los archivos para el rating: R2 5×3 0-1.',
  'setting.lotNumbers':
    'Los números que tenían los jugadores antes de renumerar la lista, en el orden de los nuevos. Los sorteos y las tablas los conocen por estos, de modo que ningún sorteo cambia. Los escribe «Ordenar por puestos y renumerar».',
};
