import type { Dictionary } from '../en';

/** Tables, groups, knock-outs and playoffs: what is wrong and how to mend it. */
export const knockout: Dictionary = {
  'problem.forbiddenByTable':
    '{player} – {opponent} est une paire interdite, et la ronde {round} la contient.',
  'mend.forbiddenByTable': 'Tapez d’autres paires avec ?, ou retirez-la des paires interdites.',
  'problem.forbiddenToCome': 'Paires interdites que la table ne peut éviter : {pairs}.',
  'mend.forbiddenToCome':
    'Elles se rencontrent le plus tard possible. Avec moins de rondes ou dans un autre système, ce n’est pas nécessaire ; ou retirez-les des interdites.',
  'problem.outOfTable': '{player} est absent de la ronde {round}, donc {opponent} gagne par forfait.',
  'mend.outOfTable':
    'Pour jouer la partie plus tard, retirez la ronde de la colonne « Absent » : la partie est alors appariée et reste ouverte.',
  'problem.tooFewRounds': '{players} joueurs ont besoin de {needed} rondes, et il y en a {rounds}.',
  'mend.tooFewRounds': 'Ajoutez des colonnes pour les rondes, et voyez le réglage « Rondes ».',
  'problem.tooFewForKnockout':
    'Les groupes jouent jusqu’à la ronde {table}, et l’élimination directe de {players} joueurs qui suit va jusqu’à la ronde {needed} ; il y en a {rounds}.',
  'mend.tooFewForKnockout':
    'Ajoutez des colonnes pour les rondes, voyez le réglage « Rondes », ou réduisez le réglage « Qualifiés ».',
  'problem.tableLeft':
    'Les parties jouées ne sont pas celles de la table de Berger ; la ronde {round} a donc des parties qui manquent encore.',
  'mend.tableLeft':
    'Laissez tel quel, sauf si un numéro est faux ; il faudra peut-être plus de rondes que la table n’en a.',
  'problem.pairTooOften':
    '{player} et {opponent} se rencontrent aux rondes {rounds} : plus souvent que la table ne le prévoit.',
  'mend.pairTooOften':
    'Vérifiez les numéros de ces rondes. Combien de fois chacun rencontre chacun est le réglage {name|settingName} : {cycles}.',
  'problem.cannotMeetAll':
    '{players} ne peuvent plus rencontrer tout le monde. Parties manquantes : {games} ; rondes restantes : {rounds}.',
  'mend.cannotMeetAll':
    'Vérifiez les rondes saisies à la main, ou ajoutez une colonne pour une ronde de plus.',
  'problem.leftBeforeHalf':
    '{player} quitte le toutes rondes avant la moitié, avec {played} parties sur {games}. {leavers|leaversDo}',
  'mend.leftBeforeHalf':
    'Gardez ce qui a été annoncé ; le réglage « {name|settingName} » est « {count|value} » ou « {out|value} ».',
  'leaversDo.games count': 'Toutes comptent, même celles perdues par forfait.',
  'leaversDo.taken out': 'Aucune ne compte : le joueur est retiré du tableau.',
  'problem.noGroup': 'Joueurs sans groupe : {players}.',
  'mend.noGroup': 'Inscrivez un groupe pour chacun dans la colonne « Groupe », par exemple {proposal}.',
  'problem.groupOfOne': 'Le groupe {group} n’a qu’un joueur : {player}.',
  'mend.groupOfOne': 'Donnez à ce joueur un autre groupe dans la colonne « Groupe ».',
  'problem.groupTooSmall':
    'Le groupe {group} a {players} joueurs, et {qualifiers} de chaque groupe sont qualifiés.',
  'mend.groupTooSmall':
    'Agrandissez les groupes, ou réduisez le réglage « Qualifiés » ; sinon il y aura des exempts.',
  'problem.qualifiersTied': 'Égalité pour {where|lastPlace} : {players}.',
  'lastPlace.group': 'la dernière place qualificative du groupe {group}',
  'lastPlace.all': 'la dernière place qualificative',
  'mend.qualifiersTied':
    'Ajoutez le tirage au sort au réglage « Départages pour les prix », ou faites-les jouer pour la place.',
  'problem.knockoutDraw':
    '{player} – {opponent} est nul à la ronde {round}, et une élimination directe exige un vainqueur.',
  'mend.knockoutDraw':
    'Faites rejouer avec le temps restant et ajoutez la nouvelle partie dans les deux cellules : {own} et {theirs}.',
  'problem.knockoutContradiction': 'À la ronde {round}, {player} et {opponent} ont gagné tous les deux.',
  'mend.knockoutContradiction': 'Corrigez la cellule fausse.',
  'problem.knockoutOver': 'L’élimination directe est finie : {player} a gagné.',
  'mend.knockoutOver': 'Affichez le classement.',
  'problem.knockoutWithdrawal': '{player} est absent de la ronde {round} et quitte l’élimination directe.',
  'mend.knockoutWithdrawal':
    'L’adversaire passe sans jouer. Si la paire est déjà écrite, tapez +! pour l’un et -! pour l’autre.',
  'problem.seedsMoved':
    'À la ronde {round}, des têtes de série cèdent leur place, pour que le moins possible, et le plus tard possible, se rencontrent ceux qui se sont déjà rencontrés ou ne le doivent pas (numéro → place) : {changes}.',
  'mend.seedsMoved': 'Rien n’est à faire. Une paire tapée à la main dans cette ronde reste telle quelle.',
  'problem.knockoutPaired': '{player} figure à la ronde {round} et n’est plus en lice.',
  'mend.knockoutPaired':
    'Videz les deux cellules, ou corrigez le résultat par lequel {player} a été éliminé.',
  'problem.bracketsCrossed':
    '{player} n’a pas encore perdu, {opponent} si : à la ronde {round} ils se rencontrent avant la finale.',
  'mend.bracketsCrossed':
    'Vérifiez la paire et les résultats des rondes d’avant. S’ils sont justes, laissez : ce qui compte est le nombre de défaites de chacun.',
  'problem.nobodyThrough': 'À la ronde {round}, personne ne passe de {player} – {opponent}.',
  'mend.nobodyThrough': 'Si c’est juste, l’adversaire suivant passe sans jouer.',
  'problem.playoffNotNeeded':
    'Aucun barrage n’est nécessaire : personne ne partage une place qu’il déciderait (Places de barrage : {places}).',
  'mend.playoffNotNeeded': 'Affichez le classement.',
  'problem.playoffOver': 'Le barrage est terminé.',
  'mend.playoffOver': 'Affichez le classement.',
  'problem.playoffUndecided': 'Après le barrage, {players} partagent encore la place {place}.',
  'mend.playoffUndecided':
    'Faites-les jouer une ronde de plus : ajoutez une colonne, et une ronde au réglage « Rondes de barrage ». Sinon les départages décident.',
  'problem.playoffStranger':
    'La partie de barrage de {name} à la ronde {round} ne décide rien : aucune place en jeu n’est partagée (Places de barrage : {places}).',
  'mend.playoffStranger':
    'Vérifiez la cellule et les réglages « Rondes de barrage » et « Places de barrage ».',
};
