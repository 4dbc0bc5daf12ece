import { settingsReference } from '../read/reference';
import type { CheckedFunction } from '../../sheet/check/calls';
import { checkFormulas } from '../../sheet/check/checkFormulas';
import { isNamed } from '../../sheet/write/sheetNames';
import { isBlank } from '../../sheet/cells/cell';
import {
  argumentsBeforeSettings,
  customFunctions,
  readsWallList,
  standsBesideWallList,
} from '../catalogue/catalogue';
import type { Remarkable } from '../protocol/protocol';
import { remark } from '../read/sentence';
import { SETTINGS, type SheetRange, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

/** Formulas of any sheet that call our functions otherwise than the catalogue says. */
export function formulaProblems(
  workbook: Workbook,
  { list, named, typed, settings, settingsAt }: Tournament,
): readonly Remarkable[] {
  const context = {
    functions: checkedFunctions(),
    wallList: named ? { sheet: list.sheet, row: list.origin.row } : undefined,
    settingsTyped: typed > 0,
    settings: settingsAt && {
      sheet: settingsAt.sheet,
      end: settingsAt.origin.row + lastSetting(settingsAt),
      reference: workbook.namedArea(SETTINGS) ? SETTINGS : settingsReference(settingsAt),
    },
  };
  return sheetsWithFormulas(workbook).flatMap(sheet =>
    checkFormulas(workbook.formulas(sheet), { ...context, sheet }).map(problem =>
      remark(settings.language, problem, { sheet, origin: { row: 0, column: 0 } }),
    ),
  );
}

/** The Log holds text alone. */
export const sheetsWithFormulas = (workbook: Workbook): readonly string[] =>
  workbook.sheetNames().filter(sheet => !isNamed(sheet, 'sheet.log'));

/** The custom functions that take the settings, in the form in which formulas are checked. */
export const checkedFunctions = (): readonly CheckedFunction[] =>
  customFunctions().flatMap(customFunction => {
    const beforeSettings = argumentsBeforeSettings(customFunction);
    if (beforeSettings === undefined) return [];
    return [
      {
        name: customFunction.name,
        beforeSettings,
        readsList: readsWallList(customFunction),
        isBesideList: standsBesideWallList(customFunction),
      },
    ];
  });

/** The number of rows of a settings range down to the last one with a value. */
const lastSetting = ({ values }: SheetRange): number =>
  values.reduce((last, line, row) => (line.slice(1).some(cell => !isBlank(cell)) ? row + 1 : last), 0);
