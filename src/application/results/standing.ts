import { textOf } from '../../sheet/cells/cell';
import { pointsWon } from '../../sheet/rounds/pointsWon';
import { parseResult, type RoundResult } from '../../sheet/rounds/roundResult';
import { SIGN_OF, type Outcome } from '../../tournament/game';
import { RESULT_CODES, type ResultCode } from '../protocol/protocol';
import { knownResults } from '../read/roundSheets';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { RoundNo } from '../../tournament/indices';
import type { SheetRecord } from './records';

/** A game in the sheet of its round, with what is typed there as its result. */
export interface SheetPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly typed: string;
  readonly points: string | undefined;
  /** As the list would have it: `+-`; undefined where nothing is typed, or nothing that can be read. */
  readonly signs: string | undefined;
}

/** Where a game stands in a sheet of its round; undefined where none has it. */
export function sheetPlaceOf(
  workbook: Workbook,
  { settings }: Tournament,
  records: readonly SheetRecord[],
  round: RoundNo,
  game: string,
): SheetPlace | undefined {
  const record = records.find(sheetRecord => sheetRecord.round === round && sheetRecord.rows.has(game));
  const row = record?.rows.get(game);
  if (!record || row === undefined) return undefined;
  const { sheet, resultColumn: column } = record;
  const typed = textOf(workbook.read(sheet)?.values[row]?.[column]);
  const read = parseResult(typed, settings.language, knownResults());
  const signs = typeof read === 'object' ? signsOfResult(read) : undefined;
  return { sheet, row, column, typed, points: pointsWon(typed), signs };
}

type Side = Outcome | RoundResult['black'];

/** The results of two sides as the list has them, Black first: `+-`, with `!` by default. */
export const signsOf = (black: Side, white: Side, byDefault: boolean): string =>
  `${SIGN_OF[black]}${SIGN_OF[white]}${byDefault ? '!' : ''}`;

const signsOfResult = ({ black, white, byDefault }: RoundResult): string => signsOf(black, white, byDefault);

const SIGNS: Readonly<Record<ResultCode, string>> = {
  '1-0': '+-',
  '0-1': '-+',
  '=': '==',
  '1-0!': '+-!',
  '0-1!': '-+!',
  '0-0!': '--!',
  '1-1!': '++!',
};

/** The result of signs; '' for what no panel can type, undefined for none. */
export function codeOfSigns(signs: string): ResultCode | '' | undefined {
  if (signs.startsWith('??')) return undefined;
  return RESULT_CODES.find(code => SIGNS[code] === signs || SIGNS[code] === `${signs}!`) ?? '';
}

export const signsOfCode = (code: ResultCode | ''): string => (code === '' ? '??' : SIGNS[code]);

/** Adds the sheet's where that is something else. */
export function standsOf(inList: string, place: SheetPlace | undefined): string {
  const isOther = place !== undefined && place.typed !== '' && place.signs !== inList;
  return isOther ? `${inList} ${place.signs ?? place.typed}`.slice(0, 200) : inList;
}
