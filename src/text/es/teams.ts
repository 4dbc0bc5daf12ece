import type { Dictionary } from '../en';

/** Teams, categories and the supergroup: what is wrong and how to mend it. */
export const teams: Dictionary = {
  'problem.noTeams': 'Según los ajustes juegan equipos entre sí, y ningún jugador tiene equipo.',
  'mend.noTeams': 'Escriba los equipos en la columna «Equipo», o ponga el ajuste «Equipos» en no.',
  'problem.tooFewTeams': 'Hay muy pocos equipos para emparejar.',
  'mend.tooFewTeams':
    'Escriba los equipos en la columna «Equipo»; quien está ausente en todas las rondas no cuenta.',
  'problem.teamMissing': '{name} no tiene equipo.',
  'mend.teamMissing': 'Escriba el equipo en la columna «Equipo», o 1- en «Ausente» si {name} no juega.',
  'problem.teamOfOne': 'El equipo {team} tiene un solo miembro: {name}.',
  'mend.teamOfOne':
    'Compare cómo está escrito el equipo. Un equipo de un solo jugador juega en un tablero y pierde los demás.',
  'problem.teamShort': '{team} tiene {players} jugadores para {boards} tableros.',
  'mend.teamShort':
    'Añada jugadores, o escriba el número de tableros en el ajuste «Tableros». Un tablero sin jugador se pierde.',
  'problem.noBoard':
    'Sin tablero en la ronda {round}: {players}. La alineación del equipo está completa, ya hecha o ausente.',
  'mend.noBoard':
    'Un encuentro tiene {boards} tableros, lo que cambia el ajuste {name|settingName}. Quien aún deba jugar se escribe en la ronda con su rival; quien se fue, en la columna «Ausente».',
  'problem.sameBoard': '{name} y {other} tienen los dos el tablero {board} de {team}.',
  'mend.sameBoard':
    'Dé a cada jugador de un equipo un tablero propio; los reservas tienen los números más altos.',
  'problem.sameBoardInRound':
    'En la ronda {round}, {name} y {other} tienen los dos el tablero {board} de {team}.',
  'mend.sameBoardInRound':
    'Dé a cada uno un tablero propio en la columna de la ronda; 0 deja fuera a un jugador.',
  'problem.teammatesMeet':
    '{name} y {opponent} juegan entre sí en la ronda {round}, y los dos son de {team}.',
  'mend.teammatesMeet': 'Corrija el rival o el equipo.',
  'problem.twoMatches': '{name} juega contra {opponent} en la ronda {round}, y {team} contra {other}.',
  'mend.twoMatches':
    'Un equipo tiene un encuentro por ronda: corrija el rival o un nombre de la columna «Equipo».',
  'problem.teamDraw':
    '{player} – {opponent} es un empate en la ronda {round}, y una eliminatoria necesita un ganador.',
  'mend.teamDraw':
    'Haga jugar de nuevo un tablero o todos, y añada la nueva partida a las celdas de sus jugadores: 5= 5+ y 3= 3-.',
  'problem.teamsOff': 'Hay jugadores con equipo y tablero, y según los ajustes se emparejan uno a uno.',
  'mend.teamsOff': 'Si juegan equipos entre sí, ponga el ajuste «Equipos» en sí.',
  'problem.supergroupOff':
    'La columna «Supergrupo» tiene marcas ({players}), la primera la de {name}, y el ajuste «Supergrupo» está en no: empiezan en la barra.',
  'mend.supergroupOff': 'Si se anunció un supergrupo, elija sí en el ajuste; si no, vacíe la columna.',
  'problem.categoryMissing': '{name} no tiene categoría, y los jugadores de una categoría juegan entre sí.',
  'mend.categoryMissing': 'Escríbala en la columna «Categoría», o elija el sistema suizo.',
  'problem.categoryColumnMissing':
    'La lista no tiene columna «Categoría», y los jugadores de una categoría juegan entre sí.',
  'mend.categoryColumnMissing':
    'Añada una columna con el título «Categoría» y escriba una para cada uno, como A, B o 1, 2.',
};
