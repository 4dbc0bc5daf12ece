import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': 'Es gibt keine Einstellung „{name}“.',
  'mend.unknownSetting': 'Meinten Sie „{suggestion|settingName}“? So ändert die Zeile nichts.',
  'problem.noSuchSetting': 'Es gibt keine Einstellung „{name}“.',
  'mend.noSuchSetting':
    'Die erste Spalte des Blatts „Einstellungen“ enthält die Namen aller Einstellungen. So ändert die Zeile nichts.',
  'problem.settingOutside': '„{name|settingName}“ steht außerhalb der Einstellungen und ändert nichts.',
  'mend.settingOutside':
    'Tragen Sie den Namen unter der letzten Einstellung in derselben Spalte ein und den Wert daneben.',
  'problem.duplicateSetting': '{name|settingName} ist mehrfach angegeben; der erste Wert zählt.',
  'mend.duplicateSetting': 'Entfernen Sie den anderen.',
  'problem.wrongValue': '{name|settingName} kann nicht „{text}“ sein.',
  'mend.wrongValue': 'Möglich: {allowed|allowed}. Leer heißt: wie in der Vorlage.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} und {second|settingName} {secondValue} widersprechen sich.',
  'mend.contradictingSettings': 'Ändern Sie eins von beiden.',
  'problem.numberOfNobody': '{name|settingName} nennt die Nummer {no}, die kein Spieler hat.',
  'mend.numberOfNobody': 'Berichtigen Sie die Nummer oder nehmen Sie sie heraus.',
  'problem.clubOfNobody': '{name|settingName} nennt den Verein „{club}“, den kein Spieler hat.',
  'mend.clubOfNobody':
    'Berichtigen Sie den Namen, wie ihn die Spalte Verein hat, oder nehmen Sie ihn heraus.',
  'problem.settingWithoutEffect':
    '{name|settingName} bewirkt nichts, solange {other|settingName} {value|value} ist.',
  'mend.settingWithoutEffect': 'Leeren Sie die Zelle oder ändern Sie {other|settingName}.',
  'problem.tiebreakTwice': '{name|settingName}: {tiebreak|value} steht zweimal da.',
  'mend.tiebreakTwice': 'Streichen Sie das zweite: es entscheidet nie.',
  'problem.resultInSeeding': '{name|settingName}: {tiebreak|value} ist vor Runde 1 für alle gleich.',
  'mend.resultInSeeding': 'Nehmen Sie Rating, vorige Reihenfolge, Kategorie oder Los.',
  'problem.tiebreakW1': '{setting|settingName}: mehr als eines von SOS-2, SOS-1 und SOS.',
  'mend.tiebreakW1': 'Behalten Sie eines davon.',
  'problem.tiebreakW2': '{setting|settingName}: nicht die Reihenfolge der EGF-Regeln.',
  'mend.tiebreakW2':
    'Die Reihenfolge ist: Brettpunkte, direkter Vergleich, SOS-2, SOS-1, SOS, Rating, vorige Reihenfolge, Los.',
  'problem.tiebreakW3':
    '{setting|settingName}: Brettpunkte gibt es nur in Mannschaftsturnieren, und dort zuerst.',
  'mend.tiebreakW3': 'Streichen Sie BOARDWINS, oder setzen Sie es in einem Mannschaftsturnier an den Anfang.',
  'problem.tiebreakW4': '{setting|settingName}: SOS ist nur für McMahon und Schweizer System.',
  'mend.tiebreakW4': 'Nehmen Sie den direkten Vergleich.',
  'problem.tiebreakW5': '{setting|settingName}: was hinter dem Los steht, entscheidet nie.',
  'mend.tiebreakW5': 'Setzen Sie das Los ans Ende.',
  'problem.tiebreakW6': '{setting|settingName}: eine Feinwertung, die die EGF-Regeln nicht kennen.',
  'mend.tiebreakW6': 'Die EGF empfiehlt direkten Vergleich für das Endergebnis und SOS für die Paarung.',
};
