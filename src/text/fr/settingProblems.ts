import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': 'Il n’y a pas de réglage « {name} ».',
  'mend.unknownSetting':
    'Vouliez-vous dire « {suggestion|settingName} » ? Telle quelle, la ligne ne change rien.',
  'problem.noSuchSetting': 'Il n’y a pas de réglage « {name} ».',
  'mend.noSuchSetting':
    'La première colonne de la feuille « Réglages » contient les noms de tous les réglages. Telle quelle, la ligne ne change rien.',
  'problem.settingOutside': '« {name|settingName} » est en dehors des réglages et ne change rien.',
  'mend.settingOutside': 'Tapez le nom sous le dernier réglage, dans la même colonne, et la valeur à côté.',
  'problem.duplicateSetting': '{name|settingName} est donné plusieurs fois ; la première valeur compte.',
  'mend.duplicateSetting': 'Supprimez l’autre.',
  'problem.wrongValue': '{name|settingName} ne peut pas être « {text} ».',
  'mend.wrongValue': 'Possible : {allowed|allowed}. Vide : la valeur du modèle.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} et {second|settingName} {secondValue} se contredisent.',
  'mend.contradictingSettings': 'Changez l’un des deux.',
  'problem.numberOfNobody': '{name|settingName} cite le numéro {no}, que personne n’a.',
  'mend.numberOfNobody': 'Corrigez le numéro, ou retirez-le.',
  'problem.clubOfNobody': '{name|settingName} cite le club « {club} », que personne n’a.',
  'mend.clubOfNobody': 'Corrigez le nom tel que l’a la colonne Club, ou retirez-le.',
  'problem.settingWithoutEffect':
    '{name|settingName} n’a pas d’effet tant que {other|settingName} est {value|value}.',
  'mend.settingWithoutEffect': 'Videz la cellule, ou changez {other|settingName}.',
  'problem.tiebreakTwice': '{name|settingName} : {tiebreak|value} y est deux fois.',
  'mend.tiebreakTwice': 'Retirez le second : il ne décide jamais.',
  'problem.resultInSeeding': '{name|settingName} : {tiebreak|value} est égal pour tous avant la ronde 1.',
  'mend.resultInSeeding': 'Prenez Échelle, Ordre précédent, Catégorie ou Tirage au sort.',
  'problem.tiebreakW1': '{setting|settingName} : plus d’un parmi SOS-2, SOS-1 et SOS.',
  'mend.tiebreakW1': 'Gardez-en un.',
  'problem.tiebreakW2': '{setting|settingName} : l’ordre n’est pas celui des règles de l’EGF.',
  'mend.tiebreakW2':
    'L’ordre est : victoires individuelles, confrontation directe, SOS-2, SOS-1, SOS, échelle, ordre précédent, tirage.',
  'problem.tiebreakW3':
    '{setting|settingName} : les victoires individuelles sont pour les tournois par équipes, en premier.',
  'mend.tiebreakW3': 'Retirez BOARDWINS, ou mettez-le en premier dans un tournoi par équipes.',
  'problem.tiebreakW4': '{setting|settingName} : SOS est réservé au McMahon et au suisse.',
  'mend.tiebreakW4': 'Prenez la confrontation directe.',
  'problem.tiebreakW5': '{setting|settingName} : ce qui suit le tirage ne décide jamais.',
  'mend.tiebreakW5': 'Mettez le tirage en dernier.',
  'problem.tiebreakW6': '{setting|settingName} : un départage que les règles de l’EGF ne connaissent pas.',
  'mend.tiebreakW6':
    'L’EGF recommande la confrontation directe pour le classement final et SOS pour l’appariement.',
};
