import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': 'Ha ganado {player}: {by|wonBy}.',
  'mend.diagonalWon': 'Muestre la clasificación.',
  'problem.nobodyHasWon': 'Tras la ronda {round} nadie ha ganado aún: siguen {players}.',
  'mend.nobodyHasWon': 'Añada una columna R{next} y deje vacío el ajuste «Rondas».',
  'problem.lengthsMissing': 'La duración de estas partidas decide quién ha ganado y no se conoce: {games}.',
  'mend.lengthsMissing':
    'Escriba el número de jugadas tras el resultado, como 5+/b#231, o en la hoja de la ronda; en una partida abandonada, las que habrían hecho falta.',
  'problem.diagonalCellDiffers':
    '{player} debería jugar con {opponents} en la ronda {round}; allí hay otras partidas.',
  'mend.diagonalCellDiffers':
    'Vacíe las celdas de la ronda para emparejarla, o escriba usted todas sus partidas.',
  'problem.joinsTooLate': '{player} no estaba en la primera ronda y ya no puede entrar.',
  'mend.joinsTooLate': 'Solo se puede entrar antes de que la primera ronda tenga resultados.',
  'problem.diagonalWithdrawal': '{player} no juega la ronda {round} y queda fuera.',
  'mend.diagonalWithdrawal': 'Quite la ronda {round} de la columna «Ausente» si no es así.',
  'problem.ratingMissing': '{player} no tiene rating ni nivel y cuenta como el más débil.',
  'mend.ratingMissing': 'Escriba un rating o un nivel.',
  'problem.ratingsMissing': 'Nadie tiene rating ni nivel, así que el orden de los jugadores se sortea.',
  'mend.ratingsMissing': 'Escriba ratings o niveles: la primera ronda junta a jugadores de fuerza parecida.',
  'wonBy.last': 'los demás están eliminados',
  'wonBy.fewest losses': 'todos eliminados, con menos derrotas',
  'wonBy.direct comparison': 'todos eliminados, por comparación directa con menos derrotas',
  'wonBy.lengths': 'todos eliminados, por partidas más cortas con menos derrotas',
};
