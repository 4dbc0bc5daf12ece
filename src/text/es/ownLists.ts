export const ownLists = {
  'problem.printedScoreByBars':
    'La columna {title} tiene otras puntuaciones que las de la lista ({count}: {rows|a1}). Con {what} todas son las de después de la ronda {round}.',
  'mend.printedScoreByBars':
    'Si el torneo se juega así, escríbalo en Ajustes (o en las fórmulas, tal como está aquí).',
  'problem.printedScoreByStarts':
    'La columna {title} tiene otras puntuaciones que las de la lista ({count}: {rows|a1}). Con una columna Inicio de {what} todas son las de después de la ronda {round}.',
  'mend.printedScoreByStarts': 'Si esas son las puntuaciones iniciales, añada una columna Inicio con ellas.',
  'problem.printedScoreDiffers':
    'La columna {title} tiene otras puntuaciones que las de la lista ({count}: {rows|a1}).',
  'mend.printedScoreDiffers':
    'Compare los resultados y niveles de estos jugadores; ninguna barra da toda la columna.',
  'problem.inOtherNotation':
    '{count} celdas dicen el rival o el resultado de otro modo que con número y signo, como «{text}», que es {after}.',
  'mend.inOtherNotation':
    'Mire en qué se convierte cada celda y escríbalo. Lo que no es seguro queda como está, con su propia línea aquí.',
  'mendBy.inNumbers': 'Escribir números en las celdas ({count})',
  'sidebar.mend.becomes': 'En qué se convierte cada celda ({count})',
  'problem.opponentUnknown': '«{text}»: nadie más en la lista se llama {name}.',
  'mend.opponentUnknown': 'Escriba el número del rival con + (ganó), - (perdió), = (jigo) o ?.',
  'problem.opponentTwice': '«{text}» puede ser {players}.',
  'mend.opponentTwice': 'Elija el correcto o escriba el número.',
  'problem.winnerUnknown': '«{text}» no dice cuál de los dos ganó.',
  'mend.winnerUnknown': 'Elija lo correcto: + es victoria del jugador de esta fila, - derrota.',
  'problem.crossTable':
    'Esto es una tabla cruzada de {count} jugadores: dice quién ganó a quién, pero no en qué ronda.',
  'mend.crossTable':
    'Añada una columna R1, R2 … por ronda y escriba contra quién jugó cada uno: 1 en la columna 3 pasa a 3+ en la ronda de esa partida, 0 pasa a 3-. Dé a las columnas de la tabla títulos que no sean números, como «contra 1».',
  'problem.crossTableOnly':
    'Esto es una tabla cruzada de {count} jugadores: dice quién ganó a quién, pero no en qué ronda.',
  'mend.crossTableOnly':
    'Haga de ella una tabla del torneo: una columna Nombre con los jugadores uno debajo de otro y una columna R1, R2 … por ronda: 3+ es una victoria contra el tercero, 3- una derrota, 3= un jigo.',
  'problem.resultsWithoutOpponent': '{count} celdas dicen ganó o perdió y no contra quién, como «{text}».',
  'mend.resultsWithoutOpponent':
    'Escriba el número del rival delante del signo: 3+ si ganó al jugador con Nº 3, 3- si perdió. Sin rivales solo hay victorias por las que ordenar o emparejar.',
  'problem.resultsOfTeams':
    '{count} celdas son resultados de equipos con sus puntos por tablero, como «{text}».',
  'mend.resultsOfTeams':
    'Lleve una fila por jugador, con las columnas Equipo y Tablero, y escriba las partidas de los tableros: 3+, 3-. O quite los puntos, una fila por equipo: 18+.',
  'problem.numbersElsewhere':
    'Los rivales son números de la columna {title}, que no se lee como número; por filas las partidas no cuadran.',
  'mend.numbersElsewhere': 'Dé a esa columna el título {after}.',
} as const;
