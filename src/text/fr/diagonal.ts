import type { Dictionary } from '../en';

/** The Diagonal system (R7): what is wrong and how to mend it, and who has won. */
export const diagonal: Dictionary = {
  'problem.diagonalWon': '{player} a gagné : {by|wonBy}.',
  'mend.diagonalWon': 'Affichez le classement.',
  'problem.nobodyHasWon': 'Après la ronde {round}, personne n’a encore gagné : {players} continuent.',
  'mend.nobodyHasWon': 'Ajoutez une colonne R{next} et laissez vide le réglage « Rondes ».',
  'problem.lengthsMissing': 'La longueur de ces parties décide du vainqueur et n’est pas connue : {games}.',
  'mend.lengthsMissing':
    'Tapez le nombre de coups après le résultat, comme 5+/b#231, ou dans la feuille de la ronde ; pour un abandon, autant qu’il en aurait fallu.',
  'problem.diagonalCellDiffers':
    '{player} devrait jouer contre {opponents} à la ronde {round} ; d’autres parties s’y trouvent.',
  'mend.diagonalCellDiffers':
    'Videz les cellules de la ronde pour la faire apparier, ou tapez vous-même toutes ses parties.',
  'problem.joinsTooLate': '{player} n’était pas à la première ronde et ne peut plus entrer.',
  'mend.joinsTooLate': 'On n’entre qu’avant les premiers résultats de la première ronde.',
  'problem.diagonalWithdrawal': '{player} ne joue pas la ronde {round} et est éliminé.',
  'mend.diagonalWithdrawal': 'Retirez la ronde {round} de la colonne « Absent » si ce n’est pas voulu.',
  'problem.ratingMissing': '{player} n’a ni échelle ni niveau et compte comme le plus faible.',
  'mend.ratingMissing': 'Tapez une échelle ou un niveau.',
  'problem.ratingsMissing':
    'Personne n’a d’échelle ni de niveau ; l’ordre des joueurs est donc tiré au sort.',
  'mend.ratingsMissing':
    'Tapez des échelles ou des niveaux : la première ronde réunit des joueurs de force proche.',
  'wonBy.last': 'tous les autres sont éliminés',
  'wonBy.fewest losses': 'tous sont éliminés, le moins de défaites',
  'wonBy.direct comparison': 'tous sont éliminés, confrontation directe au moins de défaites',
  'wonBy.lengths': 'tous sont éliminés, parties plus courtes au moins de défaites',
};
