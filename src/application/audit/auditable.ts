import type { AuditedEvent } from '../../audit/auditedEvent';
import type { Finding } from '../../audit/finding';
import type { Claims } from '../../audit/places';
import { textOf, type Values } from '../../sheet/cells/cell';
import { placesInCells } from '../../sheet/audit/placesInCells';
import type { LoggedAction } from '../../sheet/write/logRows';
import { cameFrom } from '../../sheet/write/cameFrom';
import { pairedRounds } from '../../sheet/write/pairedRounds';
import { isNamed } from '../../sheet/write/sheetNames';
import { PRIZES } from '../functions/prizes';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { readEveryAction } from '../write/log';

/** The event of a workbook as an audit needs it: the list, and from the Log what its rounds were paired from. */
export const auditedEvent = (workbook: Workbook, tournament: Tournament): AuditedEvent =>
  eventWith(readEveryAction(workbook), tournament);

/** For callers that have read all actions of the list already. */
export const eventWith = (
  actions: readonly LoggedAction[],
  { reading: { wallList }, settings }: Tournament,
): AuditedEvent => ({
  wallList,
  settings,
  known: pairedRounds(actions),
  stonesUntil: cameFrom(actions, false)?.stonesUntil,
});

/** The places that are written down: in the list, and in a sheet of standings. */
export function claimsIn(workbook: Workbook, tournament: Tournament): readonly Claims[] {
  const { reading, list } = tournament;
  const { wallList, numbered } = reading;
  const standings = sheetsNamed(workbook, 'sheet.standings');
  return [
    // Places stand beside the named range.
    placesInCells(
      wallList,
      workbook.read(list.sheet)?.values ?? list.values,
      numbered === undefined ? undefined : numbered + list.origin.column,
    ),
    ...standings.map(name => placesInCells(wallList, workbook.read(name)?.values ?? [])),
  ].flatMap(places => (places ? [{ places }] : []));
}

/** The prizes of a sheet that are not those of its table of prizes. A formula's answer is what it should be. */
export function prizesInSheets(workbook: Workbook, { list, settingsAt }: Tournament): readonly Finding[] {
  return sheetsNamed(workbook, 'sheet.prizes').flatMap(name => {
    const values: Values = workbook.read(name)?.values ?? [];
    const table = values.map(row => row.slice(0, PRIZE_COLUMNS));
    const due = PRIZES(list.values, table as Parameters<typeof PRIZES>[1], settingsAt?.values as never);
    const given = values.map(row => row.slice(PRIZE_COLUMNS + 1).map(textOf));
    if (given.every(row => row.every(text => text === ''))) return [];
    return due.slice(1).flatMap((row, line): readonly Finding[] => {
      const [texts, found] = [row.map(textOf), given[line + 1] ?? []];
      if (texts.every((text, column) => text === (found[column] ?? ''))) return [];
      const [, , player = ''] = texts;
      const words = (cells: readonly string[]): string =>
        cells
          .slice(2)
          .filter(cell => cell !== '')
          .join(' · ') || '–';
      return [
        {
          kind: 'prize',
          weight: 'departure',
          round: 0,
          players: [],
          values: { player, found: words(found), due: words(texts) },
        },
      ];
    });
  });
}

/** Place, prize, things, title: what is typed on a sheet of prizes, beside its answer. */
const PRIZE_COLUMNS = 4;

const sheetsNamed = (workbook: Workbook, key: 'sheet.standings' | 'sheet.prizes'): readonly string[] =>
  workbook.sheetNames().filter(name => isNamed(name, key));
