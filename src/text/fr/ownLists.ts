export const ownLists = {
  'problem.printedScoreByBars':
    'La colonne {title} a d’autres scores que ceux de la liste ({count} : {rows|a1}). Avec {what}, tous sont ceux d’après la ronde {round}.',
  'mend.printedScoreByBars':
    'Si le tournoi est joué ainsi, écrivez-le dans les Réglages (ou dans les formules, tel quel).',
  'problem.printedScoreByStarts':
    'La colonne {title} a d’autres scores que ceux de la liste ({count} : {rows|a1}). Avec une colonne Départ de {what}, tous sont ceux d’après la ronde {round}.',
  'mend.printedScoreByStarts': 'Si ce sont les scores de départ, ajoutez une colonne Départ avec eux.',
  'problem.printedScoreDiffers':
    'La colonne {title} a d’autres scores que ceux de la liste ({count} : {rows|a1}).',
  'mend.printedScoreDiffers':
    'Comparez les résultats et niveaux de ces joueurs ; aucune barre ne donne toute la colonne.',
  'problem.inOtherNotation':
    '{count} cellules disent l’adversaire ou le résultat autrement que par numéro et signe, comme « {text} », soit {after}.',
  'mend.inOtherNotation':
    'Regardez ce que devient chaque cellule, puis écrivez-le. Ce qui n’est pas sûr reste tel quel, avec une ligne à part ici.',
  'mendBy.inNumbers': 'Écrire des numéros dans les cellules ({count})',
  'sidebar.mend.becomes': 'Ce que devient chaque cellule ({count})',
  'problem.opponentUnknown': '« {text} » : personne d’autre dans la liste ne s’appelle {name}.',
  'mend.opponentUnknown': 'Tapez le numéro de l’adversaire avec + (gagné), - (perdu), = (jigo) ou ?.',
  'problem.opponentTwice': '« {text} » peut désigner {players}.',
  'mend.opponentTwice': 'Choisissez le bon, ou tapez le numéro.',
  'problem.winnerUnknown': '« {text} » ne dit pas lequel des deux a gagné.',
  'mend.winnerUnknown':
    'Choisissez ce qui est juste : + est une victoire du joueur de cette ligne, - une défaite.',
  'problem.crossTable':
    'C’est une grille américaine de {count} joueurs : elle dit qui a battu qui, mais pas dans quelle ronde.',
  'mend.crossTable':
    'Ajoutez une colonne R1, R2 … par ronde et écrivez-y qui chacun a rencontré : 1 dans la colonne 3 devient 3+ dans la ronde de cette partie, 0 devient 3-. Donnez aux colonnes de la grille des titres qui ne sont pas des nombres, comme « contre 1 ».',
  'problem.crossTableOnly':
    'C’est une grille américaine de {count} joueurs : elle dit qui a battu qui, mais pas dans quelle ronde.',
  'mend.crossTableOnly':
    'Faites-en un tableau : une colonne Nom avec les joueurs les uns sous les autres, et une colonne R1, R2 … par ronde : 3+ pour une victoire contre le troisième, 3- pour une défaite, 3= pour un jigo.',
  'problem.resultsWithoutOpponent':
    '{count} cellules disent gagné ou perdu sans dire contre qui, comme « {text} ».',
  'mend.resultsWithoutOpponent':
    'Écrivez le numéro de l’adversaire devant le signe : 3+ pour une victoire contre le joueur Nº 3, 3- pour une défaite. Sans adversaires, on ne peut classer ni apparier que par victoires.',
  'problem.resultsOfTeams':
    '{count} cellules sont des résultats d’équipes avec leurs points par goban, comme « {text} ».',
  'mend.resultsOfTeams':
    'Tenez une ligne par joueur, avec les colonnes Équipe et Goban, et écrivez les parties sur les gobans : 3+, 3-. Ou laissez les points, une ligne par équipe : 18+.',
  'problem.numbersElsewhere':
    'Les adversaires sont des numéros de la colonne {title}, qui n’est pas lue comme numéro ; par lignes, les parties ne concordent pas.',
  'mend.numbersElsewhere': 'Donnez à cette colonne le titre {after}.',
} as const;
