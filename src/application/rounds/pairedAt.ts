import { textOf, type Values } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { LogEntry } from '../../sheet/write/logRows';
import { once } from '../../tournament/once';
import type { Workbook } from '../workbook/workbook';
import { isUndone, readAction, readActions, readEarlier } from '../write/log';
import type { RoundNo } from '../../tournament/indices';

export interface RoundsInLog {
  /** When the sheet of a round was made; undefined where the Log does not say so. */
  readonly pairedAt: (round: RoundNo) => string | undefined;
  /** The games that the sheet of a round has got since a moment, at another table or with other colours too, each with the last time of it. */
  readonly newLines: (round: RoundNo, since: string) => ReadonlyMap<string, string>;
}

export function roundsInLog(workbook: Workbook): RoundsInLog {
  const newest = once(() => readActions(workbook));
  const all = once(() => readEarlier(workbook, newest()) ?? newest());
  const times = new Map<number, string | undefined>();
  const find = (round: RoundNo): string | undefined => madeIn(newest(), round) ?? madeIn(all(), round);
  return {
    pairedAt: round => {
      if (!times.has(round)) times.set(round, find(round));
      return times.get(round);
    },
    newLines: (round, since) => {
      const actions = newest().some(({ when }) => when < since) ? newest() : all();
      return linesSince(workbook, actions, round, since);
    },
  };
}

export const pairedAt = (workbook: Workbook): RoundsInLog['pairedAt'] => roundsInLog(workbook).pairedAt;

const madeIn = (actions: readonly LogEntry[], round: RoundNo): string | undefined =>
  [...actions]
    .reverse()
    .find(
      action =>
        action.round === round &&
        action.madeSheets === true &&
        action.undoes === undefined &&
        ['done', 'partly undone'].includes(action.status) &&
        !isUndone(actions, action.no),
    )?.when;

/** A game at a table with its colours: numbers stay where names are mended. */
export const lineKey = (table: unknown, black: string, white: string): string =>
  [textOf(table).trim(), ...[black, white].map(label => parseLabel(label)?.no ?? label)].join('|');

function linesSince(
  workbook: Workbook,
  actions: readonly LogEntry[],
  round: RoundNo,
  since: string,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const action of actions) {
    if (action.round !== round || !action.movesGames || action.when < since || action.status === 'stopped')
      continue;
    const blocks = readAction(workbook, action)?.blocks ?? [];
    for (const key of blocks.flatMap(newIn)) times.set(key, action.when);
  }
  return times;
}

function newIn({ column, isNew, before, after }: Block): readonly string[] {
  if (column !== 0 || isNew) return [];
  const were = new Set(keysOf(before));
  return keysOf(after).filter(key => !were.has(key));
}

const keysOf = (lines: Values): readonly string[] =>
  lines.flatMap(([table, black, white]) =>
    textOf(black) === '' || textOf(white) === '' ? [] : [lineKey(table, textOf(black), textOf(white))],
  );
