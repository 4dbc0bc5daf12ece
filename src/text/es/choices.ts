import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Equipos',
  'sidebar.create.teamsHint':
    'Los equipos se enfrentan en varios tableros: la tabla recibe las columnas Equipo y Tablero.',
  'sidebar.create.rated': 'Evaluado por una federación',
  'sidebar.create.ratedHint': 'La tabla recibe la columna PIN, para el número que cada cual tiene allí.',
  'sidebar.create.language': 'Idioma',
  'sidebar.create.languageHint': 'De las hojas, de este panel y de todo lo que se imprime.',
  'sidebar.create.handicap': 'Hándicap',
  'sidebar.handicap.none': 'Ninguno: todas las partidas igualadas',
  'sidebar.handicap.EGF': 'EGF: desde 15k hacia abajo',
  'sidebar.handicap.rank': 'Por nivel',
  'sidebar.handicap.MMS': 'Por puntuación McMahon',
  'sidebar.create.noHandicap': 'sin hándicap',
  'sidebar.create.another': 'Otro',
  'sidebar.create.anotherHint': 'Categorías, grupos con final, emparejamiento por puntos, Diagonal.',
  'sidebar.create.otherSystem': 'Sistema',
  'sidebar.systemShort.McMahon': 'Los fuertes empiezan más arriba. La mayoría de los torneos abiertos.',
  'sidebar.systemShort.Swiss': 'Todos empiezan igual.',
  'sidebar.systemShort.Knock-out': 'Quien pierde queda fuera.',
  'sidebar.systemShort.Double elimination': 'Quien pierde dos veces queda fuera.',
  'sidebar.systemShort.Round robin': 'Todos juegan contra todos.',
  'sidebar.create.draw': 'Sorteo',
  'sidebar.draw.seeded': 'Cabezas de serie por nivel',
  'sidebar.draw.seededMeans': 'Los más fuertes se encuentran lo más tarde posible.',
  'sidebar.draw.lot': 'Por sorteo',
  'sidebar.draw.lotMeans': 'Se sortea antes de cada ronda.',
  'sidebar.create.theRest': 'Lo demás: {parts}',
  'sidebar.create.order': 'Ordenar por puntos, luego',
  'sidebar.order.EGF': 'como la EGF: comparación directa, SOS sin los dos más bajos',
  'sidebar.order.OpenGotha': 'como OpenGotha: SOS, SOSOS',
  'sidebar.order.WMSG 2008': 'como los WMSG 2008: SOS, luego sin los más bajos uno a uno',
  'sidebar.order.AGA': 'como la AGA: SOS, SODOS, comparación directa, sorteo',
  'sidebar.order.own': 'Los elijo yo',
  'sidebar.create.rest': 'Desempates en su orden',
  'sidebar.create.restHint':
    'Por ejemplo SOS, SOSOS, Comparación directa. SOS: los puntos de los rivales; SOSOS: los de los suyos. Todos están en los ajustes.',
  'sidebar.system.McMahon':
    'Cada uno empieza con puntos según su nivel y juega contra rivales con los mismos puntos.',
  'sidebar.system.Swiss': 'Cada uno empieza en cero y juega contra rivales con los mismos puntos.',
  'sidebar.system.Swiss by categories':
    'Un suizo dentro de cada categoría, por ejemplo una por fuerza o edad.',
  'sidebar.system.Score pairing':
    'El suizo de los Juegos Mundiales de Deportes Mentales 2008: los emparejamientos salen de la lista sola, sin ordenador.',
  'sidebar.system.Knock-out': 'Quien pierde queda fuera; el último que queda ha ganado.',
  'sidebar.system.Double elimination':
    'Quien pierde dos veces queda fuera. Quien ha perdido una vez sigue entre los que tienen una derrota; el último de ellos juega la final contra el que no ha perdido.',
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
  'sidebar.rounds.Double elimination':
    '8 jugadores necesitan hasta 7 rondas, 16 jugadores 8, 32 jugadores 10.',
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
  'sidebar.why.answer': 'Respuesta',
  'sidebar.why.games': 'Partidas que serían nuevas: {count}',
  'sidebar.why.asking': 'Emparejando de nuevo…',
  'sidebar.report.write': 'Informe en una hoja',
  'sidebar.report.writing': 'Escribiendo el informe…',
  'sidebar.report.heading': 'El informe está escrito',
  'sidebar.report.text': 'Lo que el emparejamiento cuesta en cada criterio está en la hoja «{sheet}».',
  'sidebar.report.open': 'Abrir el informe',
  'sidebar.costs.write': 'Costes de todas las parejas en una hoja',
  'sidebar.costs.writing': 'Escribiendo los costes…',
  'sidebar.costs.heading': 'Los costes están escritos',
  'sidebar.costs.text':
    'Lo que costaría una partida entre dos jugadores cualesquiera está en la hoja «{sheet}».',
  'sidebar.costs.part':
    'Tiene {shown} de {all} jugadores, los que rodean a {around}. Para otros, pregunte antes «{ask}» con uno de ellos.',
  'sidebar.costs.open': 'Abrir los costes',

  // The help
  'help.topics': 'Otros temas',
  'help.more': 'Más en la documentación',
  'help.keys':
    'Con el teclado: F6 o Ctrl+F6 lleva de la tabla a los menús, al panel y de nuevo a la tabla; con Mayús al revés.',
  'help.create': 'Empezar',
  'help.create.1': '«{create}» pregunta el sistema y las rondas, y crea las hojas.',
  'help.create.2': 'Un archivo de OpenGotha, la EGF o la FFG, o un CSV, se abre con «{open}».',
  'help.create.3':
    'Su propia lista vale igual: una columna de nombres y una por ronda. Elija su hoja: el panel la ve.',
  'help.players': 'Jugadores',
  'help.players.1': 'Una fila cada uno: nombre y nivel. Péguelos de donde los tenga.',
  'help.players.2':
    'Quien falta a rondas las tiene en la columna «{out}»: 3, 5- es la ronda 3 y todo desde la ronda 5.',
  'help.players.3':
    '«{players}», junto a la ronda siguiente, saca a alguien o lo vuelve a meter. Los jugadores pueden registrarse al llegar con un formulario de Google; la página dice cómo.',
  'help.pairing': 'Emparejar una ronda',
  'help.pairing.1': '«{pair}» muestra primero las partidas. Nada se escribe antes de pulsar el botón azul.',
  'help.pairing.2':
    'Las parejas que usted escribe se quedan: 14? en una fila es una partida contra el número 14.',
  'help.pairing.3': '«{byHand}» intercambia jugadores. «{undo}» deshace la ronda.',
  'help.results': 'Resultados',
  'help.results.1':
    'Una tecla por partida: b para Negro, w para Blanco, = para jigo. O escriba en la hoja de la ronda.',
  'help.results.2': '«{record}» los pone en la tabla. La puntuación y los puestos siguen al momento.',
  'help.results.3':
    'En la tabla 14+ es una victoria contra el número 14, 14- una derrota, 14= un jigo. Los jugadores pueden enviar resultados con un formulario de Google; la página dice cómo.',
  'help.accidents': 'Ausencias y correcciones',
  'help.accidents.1': 'Alguien no está: «{absent}» junto a la partida dice qué significa cada opción.',
  'help.accidents.2':
    'Escriba encima el resultado equivocado en la tabla. Se pregunta lo que se sigue de ello antes de cambiar nada.',
  'help.accidents.3': '«{undo}» deshace la última acción. Todas están en la hoja «{log}».',
  'help.check': 'Cuando algo está mal',
  'help.check.1': '«{check}» nombra cada celda que no se puede leer y cómo arreglarla.',
  'help.check.2':
    'Los errores detienen el emparejamiento, las advertencias no. Un botón arregla lo que es seguro.',
  'help.check.3': 'Las filas ordenadas sin sus números las ordena un botón.',
  'help.standings': 'Clasificación y premios',
  'help.standings.1': '«{standings}» crea una hoja con los puestos. Sigue cada cambio.',
  'help.standings.2': 'Escriba los premios puesto por puesto. Los empatados los comparten.',
  'help.standings.3': 'Antes del último resultado es provisional, y lo dice.',
  'help.files': 'Papel, web, federación',
  'help.files.1':
    '«{files}» crea listas y papeletas para imprimir, una página web y los archivos de las federaciones.',
  'help.files.2': '«{paper}» da todo lo que hace falta si este programa falla.',
  'help.files.3': 'Lo creado queda en este ordenador hasta que lo envíe.',
  'help.formulas': 'Fórmulas',
  'help.formulas.1': '=SOS2(WallList; Settings) en la primera fila junto a la lista llena toda la columna.',
  'help.formulas.2': '=EXPLAIN(WallList; 7; "SOS2"; Settings) dice de dónde sale un número.',
  'help.formulas.3': 'Barras, hándicap y desempates están en la hoja «{settings}».',
};
