import { freeName, ofList } from '../../sheet/write/sheetNames';
import type { Workbook } from '../workbook/workbook';

/** The names of all sheets, also of those that belong to other lists. */
export const takenNames = (workbook: Workbook): readonly string[] => [
  ...workbook.sheetNames(),
  ...(workbook.list?.hidden() ?? []),
];

/** A free name for a sheet of the list, which is named in it where there are several. */
export const nameFor = (workbook: Workbook, name: string): string =>
  freeName(ofList(name, workbook.list?.label ?? ''), takenNames(workbook));
