import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': 'No hay ningún ajuste «{name}».',
  'mend.unknownSetting': '¿Quiso decir «{suggestion|settingName}»? Así, la fila no cambia nada.',
  'problem.noSuchSetting': 'No hay ningún ajuste «{name}».',
  'mend.noSuchSetting':
    'La primera columna de la hoja «Ajustes» tiene los nombres de todos los ajustes. Así, la fila no cambia nada.',
  'problem.settingOutside': '«{name|settingName}» está fuera de los ajustes y no cambia nada.',
  'mend.settingOutside':
    'Escriba el nombre debajo del último ajuste, en la misma columna, y el valor al lado.',
  'problem.duplicateSetting': '{name|settingName} está puesto más de una vez; cuenta el primer valor.',
  'mend.duplicateSetting': 'Quite el otro.',
  'problem.wrongValue': '{name|settingName} no puede ser «{text}».',
  'mend.wrongValue': 'Se admite: {allowed|allowed}. Vacío: el valor del modelo.',
  'problem.contradictingSettings':
    '{first|settingName} {firstValue} y {second|settingName} {secondValue} se contradicen.',
  'mend.contradictingSettings': 'Cambie uno de los dos.',
  'problem.numberOfNobody': '{name|settingName} menciona el número {no}, que no tiene ningún jugador.',
  'mend.numberOfNobody': 'Corrija el número o quítelo.',
  'problem.clubOfNobody': '{name|settingName} menciona el club «{club}», que no tiene ningún jugador.',
  'mend.clubOfNobody': 'Corrija el nombre como está en la columna Club, o quítelo.',
  'problem.settingWithoutEffect':
    '{name|settingName} no tiene efecto mientras {other|settingName} sea {value|value}.',
  'mend.settingWithoutEffect': 'Vacíe la celda o cambie {other|settingName}.',
  'problem.tiebreakTwice': '{name|settingName}: {tiebreak|value} está dos veces.',
  'mend.tiebreakTwice': 'Quite el segundo: nunca decide.',
  'problem.resultInSeeding': '{name|settingName}: {tiebreak|value} es igual para todos antes de la ronda 1.',
  'mend.resultInSeeding': 'Use Rating, Orden previo, Categoría o Sorteo.',
  'problem.tiebreakW1': '{setting|settingName}: más de uno de SOS-2, SOS-1 y SOS.',
  'mend.tiebreakW1': 'Deje uno.',
  'problem.tiebreakW2': '{setting|settingName}: el orden no es el de las reglas de la EGF.',
  'mend.tiebreakW2':
    'El orden es: victorias de tablero, comparación directa, SOS-2, SOS-1, SOS, rating, orden previo, sorteo.',
  'problem.tiebreakW3':
    '{setting|settingName}: las victorias de tablero son de torneos por equipos, y van primero.',
  'mend.tiebreakW3': 'Quite BOARDWINS, o póngalo primero en un torneo por equipos.',
  'problem.tiebreakW4': '{setting|settingName}: SOS es solo para McMahon y suizo.',
  'mend.tiebreakW4': 'Use la comparación directa.',
  'problem.tiebreakW5': '{setting|settingName}: lo que sigue al sorteo nunca decide.',
  'mend.tiebreakW5': 'Ponga el sorteo al final.',
  'problem.tiebreakW6': '{setting|settingName}: un desempate que las reglas de la EGF no conocen.',
  'mend.tiebreakW6': 'La EGF recomienda comparación directa para el resultado final y SOS para emparejar.',
};
