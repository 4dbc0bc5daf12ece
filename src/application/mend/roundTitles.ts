import { parseEntries } from '../../sheet/cells/notation';
import { textOf, type Values } from '../../sheet/cells/cell';
import { intoEmpty, type Block } from '../../sheet/cells/block';
import { readFrame } from '../../sheet/frame/frame';
import { nextTitle } from '../../sheet/write/roundColumns';
import type { LogEntry } from '../../sheet/write/logRows';
import type { Problem } from '../../tournament/problem';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { isUndone, readAction, readActions } from '../write/log';
import type { MendPlan } from '../write/mendPlan';
import type { RoundNo } from '../../tournament/indices';

/** A round that the Log has written and whose games stand below a title that names no round any more, with the title that names it again. */
export interface LostRound {
  readonly round: RoundNo;
  readonly problem: Problem;
  readonly plans: readonly MendPlan[];
}

/** The last round that was paired here, where the list no longer reads it; undefined where it does, or its games are gone. */
export function lostRound(workbook: Workbook, tournament: Tournament): LostRound | undefined {
  const { reading, list, text } = tournament;
  if (reading.header === undefined) return undefined;
  const actions = readActions(workbook);
  const ofRounds = actions.filter(action => isOfRound(action) && !isUndone(actions, action.no));
  const round = ofRounds[ofRounds.length - 1]?.round;
  if (round === undefined || isRead(tournament, round)) return undefined;
  // What was done to the round since, such as its publication, wrote no cell of the list.
  const written =
    ofRounds
      .filter(action => action.round === round)
      .map(action => (readAction(workbook, action)?.blocks ?? []).filter(isOfList(list.sheet)))
      .filter(blocks => blocks.length > 0)
      .pop() ?? [];
  const opponents = new Set(written.flatMap(({ after }) => after.flat().flatMap(opponentsIn)));
  const column = columnsBeside(tournament).find(
    index => opponents.size > 0 && holds(tournament, index, opponents),
  );
  if (column === undefined) return undefined;
  const titles = [
    ...written.map(({ of }) => of?.column.title ?? ''),
    nextTitle(textOf(list.values[reading.header]?.[reading.rounds[round - 2]?.[0] ?? -1]), round - 1),
    `R${round}`,
  ];
  const title = titles.find(heading => heading !== '' && readsAgain(tournament, round, column, heading));
  const place = { kind: 'cell', row: reading.header, column } as const;
  const now = textOf(list.values[reading.header]?.[column]);
  return {
    round,
    problem: { code: 'roundTitleChanged', severity: 'error', place, values: { round, text: now } },
    plans:
      title === undefined
        ? []
        : [
            {
              label: text('mendBy.title', { title }),
              blocks: [titleBlock(tournament, column, title)],
            },
          ],
  };
}

const isOfRound = ({ round, undoes, status }: LogEntry): boolean =>
  round !== undefined && undoes === undefined && (status === 'done' || status === 'partly undone');

const isOfList =
  (list: string) =>
  ({ sheet, of }: Block): boolean =>
    sheet === list && of !== undefined;

const isRead = ({ reading }: Tournament, round: RoundNo): boolean =>
  reading.wallList.entries.some(row => (row[round - 1] ?? []).some(({ kind }) => kind === 'game'));

function opponentsIn(text: string): readonly number[] {
  const read = parseEntries(text);
  return 'kind' in read ? [] : read.flatMap(entry => (entry.kind === 'game' ? [entry.opponentNo] : []));
}

/** The columns of the list that have a title and are not read. */
function columnsBeside({ reading, list }: Tournament): readonly number[] {
  const read = [...reading.rounds.flat(), ...reading.results, ...Object.values(reading.columns)];
  return (list.values[reading.header ?? 0] ?? []).flatMap((_, column) =>
    read.includes(column) ? [] : [column],
  );
}

function holds({ reading, list }: Tournament, column: number, opponents: ReadonlySet<number>): boolean {
  const named = new Set(reading.rows.flatMap(row => opponentsIn(textOf(list.values[row]?.[column]))));
  return [...opponents].every(no => named.has(no));
}

function readsAgain({ list, reading }: Tournament, round: RoundNo, column: number, title: string): boolean {
  const values: Values = list.values.map((line, row) =>
    row === reading.header ? line.map((cell, i) => (i === column ? title : cell)) : line,
  );
  return readFrame(values).rounds[round - 1]?.includes(column) === true;
}

const titleBlock = ({ list, reading }: Tournament, column: number, title: string): Block => {
  const row = reading.header ?? 0;
  return {
    ...intoEmpty(list.sheet, list.origin.row + row, list.origin.column + column, [[title]]),
    before: [[textOf(list.values[row]?.[column])]],
  };
};
