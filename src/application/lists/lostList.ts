import { isBlank, textOf, type Values } from '../../sheet/cells/cell';
import type { Workbook } from '../workbook/workbook';
import { isNameOfList, sheetKnownBy } from './listsAt';
import { loggedLists } from './logged';
import { newestWritten, type WrittenList } from './playersOf';

/** A list of the Log whose cells are gone from where they were. */
export interface LostList {
  readonly id: string;
  readonly name: string;
}

/** The list of the Log that stands in this sheet now, as after a cut and paste: its players with what was written for them; undefined for none. */
export function lostListIn(whole: Workbook, ownId: string, values: Values): LostList | undefined {
  const logged = loggedLists(whole);
  const ids = [...new Set(logged?.rows.map(row => row.list) ?? [])].filter(id => id !== '' && id !== ownId);
  for (const id of ids.reverse()) {
    const written = mayBeLost(whole, id) ? newestWritten(whole, id, logged) : undefined;
    if (written && isIn(values, written) && isLost(whole, id, written)) return { id, name: written.sheet };
  }
  return undefined;
}

/** A list among several is lost where its name is, or stands over a blank cell. */
function mayBeLost(whole: Workbook, id: string): boolean {
  const at = isNameOfList(id) ? whole.namedArea(id) : undefined;
  return !isNameOfList(id) || !at || isBlank(whole.read(at.sheet)?.values[at.row]?.[at.column]);
}

function isLost(whole: Workbook, id: string, { players }: WrittenList): boolean {
  const sheet = sheetKnownBy(whole, id);
  const table = sheet === undefined || isNameOfList(id) ? [] : (whole.read(sheet)?.values ?? []);
  const texts = new Set(table.flatMap(line => line.map(textOf)));
  return !players.some(({ names }) => names.every(name => texts.has(name)));
}

/** Whether most players stand in a list with their opponents: the same members alone may be in any. */
function isIn(values: Values, { players }: WrittenList): boolean {
  const lines = values.map(line => line.map(textOf));
  const opponent = (text: string): string => /^\d+(?=[-+=?!])/.exec(text)?.[0] ?? text;
  const matches = players.filter(({ names, texts }) =>
    lines.some(
      line =>
        names.every(name => line.includes(name)) &&
        texts.every(text => line.some(cell => opponent(cell) === opponent(text))),
    ),
  );
  return matches.length > 1 && 3 * matches.length >= 2 * players.length;
}
