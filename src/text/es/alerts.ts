import type { Dictionary } from '../en';

export const alerts: Dictionary = {
  'alert.yes': 'SÍ: {what}',
  'alert.no': 'NO: {what}',
  'alert.cancel': 'CANCELAR: {what}',
  'alert.leave': 'no se escribe nada',
  'alert.enough': 'eso es todo',
  'alert.nothing': 'No se ha escrito nada.',
  'alert.more': 'y {count} más',
  'alert.panel':
    'Google no muestra aquí el panel, así que el menú pregunta de este modo. Cómo conseguir el panel: {more} → {help}.',
  'alert.help':
    'Todo lo que necesita un torneo está en este menú, sin el panel: crear, jugadores, emparejar, registrar, comprobar, clasificación, deshacer. Las fórmulas no necesitan ningún permiso. Para el panel Google pide un segundo permiso: marque las dos casillas. Si Google lo bloquea, sirve otra cuenta, o quien administra la de su escuela o empresa; o el manifiesto con los dos permisos.',
  'alert.askAgain': 'Google vuelve a pedir el permiso',
  'alert.onlyPanel': 'Esto se hace solo en el panel, y Google no lo muestra aquí.',
  'alert.noList': 'No hay lista de torneo en esta hoja de cálculo. «{create}» crea una.',
  'alert.create':
    'Escriba nombre; sistema; rondas. Ejemplo: {example}. Aceptar sin escribir nada crea el ejemplo. Todo lo demás se cambia en los ajustes. Los sistemas:',
  'alert.exampleName': 'Abierto de la ciudad',
  'alert.notRead': '«{typed}» no se puede leer.',
  'alert.typeNumber': 'Escriba el número de lo que se ha de hacer. Aceptar sin escribir nada no hace nada.',
  'alert.thenPlayers': 'Cuando estén escritos los jugadores, elija «{pair}».',
  'alert.thenPair': 'Están todos los resultados. Ahora: «{pair}».',
  'alert.thenRecord': 'Escriba los resultados en la hoja de la ronda y elija «{record}».',
  'alert.thenStandings': 'Ahora: «{standings}».',
  'alert.games': 'Partidas: {count}',
  'alert.showGames': 'todas las partidas van a una hoja, para leerlas antes',
  'alert.shown':
    'Todas las partidas están en la hoja «{sheet}». La ronda aún no está escrita: elija otra vez «{pair}».',
  'alert.written': 'Partidas: {count}. Hoja: «{sheet}».',
  'alert.takeBack': 'Para deshacerlo: {more} → {undo}. Para imprimir: Archivo → Imprimir en esa hoja.',
  'alert.progress': '{known} de {total} resultados están en la lista',
  'alert.missingTables': 'Faltan las mesas:',
  'alert.typeResults':
    'Escriba una mesa y quién ganó, varias separadas por un espacio: 12n ganó Negro · 7w ganó Blanco · 3= jigo · 9n! por incomparecencia · 15x pierden los dos · 4? retira el de la mesa 4 · 12n/2 se jugó con 2 piedras. Aceptar sin escribir nada termina.',
  'alert.black': 'n',
  'alert.white': 'w',
  'alert.in': 'Registrados: {count}',
  'alert.notIn': 'NO registrados:',
  'alert.noTable': 'no hay tal mesa',
  'alert.noResult': 'no se puede leer',
  'alert.inAlready': 'ya está: {stands}. Para cambiarlo escriba {change}',
  'alert.meanwhile': 'entretanto se ha registrado otro resultado',
  'alert.enterMore': 'registrar o cambiar resultados de la ronda {round}',
  'alert.nothingToUndo': 'No hay nada que deshacer.',
  'alert.undoes': 'se deshace; las celdas cambiadas después se quedan y se nombran',
  'alert.enterThem':
    'Al acabar las partidas, escriba los resultados en la hoja de la ronda, o ponga +, - o = en lugar del ? en la lista.',
  'alert.goOn': 'el emparejamiento sigue con los números como están',
  'alert.showNumbers': 'primero se muestran los números sorteados',
  'alert.numbersWritten': 'Los números están escritos. Siguiente: «{pair}».',
  'alert.whichList':
    'Aquí hay varias listas. Escriba el número de la que se trata. OK sin escribir nada toma «{list}».',
  'alert.typePlayers':
    'Escriba un número y la acción, varios separados por comas: 12 {out} se retira · 12 {in} vuelve a jugar · 12 {out} 3 falta a la ronda 3 · 12 {in} 3 juega la ronda 3 · 41 {seat}: quien llega tarde ocupa el puesto del descanso en la ronda en curso. OK sin escribir nada termina.',
  'alert.wordOut': 'fuera',
  'alert.wordIn': 'juega',
  'alert.wordSeat': 'puesto',
  'alert.noPlayer': 'no existe ese jugador',
  'alert.noRound': 'esa ronda no está por jugar',
  'alert.noSeat': 'no hay puesto en la ronda en curso',
};
