import { roundSheets } from '../read/roundSheets';
import { foldName } from '../../tournament/name/foldName';
import { makeEntries } from '../../sheet/cells/notation';
import { textOf } from '../../sheet/cells/cell';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/cells/block';
import type { LogEntry } from '../../sheet/write/logRows';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { KnownPlayer } from '../../sheet/rows/knownPlayers';
import { makeRank } from '../../tournament/rank';
import type { Player } from '../../tournament/wallList';
import { lastPairingList } from '../afterStart/lastPairing';
import type { Workbook } from '../workbook/workbook';
import { isUndone, readAction, readActions } from '../write/log';

/** The players in the sheets of rounds, all or these, each as the newest one names them. */
export function knownPlayers(workbook: Workbook, rounds?: ReadonlySet<number>): readonly KnownPlayer[] {
  const sheets = [...roundSheets(workbook, rounds)].sort((a, b) => b.round - a.round);
  const byNo = new Map<number, KnownPlayer>();
  for (const { values, table } of sheets) {
    if (!table) continue;
    for (const line of values.slice(table.header + 1)) {
      // The title of a match stands in a row of its own, and a team may be called “4 Dans”.
      if (textOf(line[0]) === '' && textOf(line[2]) === '') continue;
      for (const cell of line.slice(1, 3)) {
        const text = textOf(cell);
        const label = parseLabel(text);
        const rank = /\((\d+[dkp])\)$/.exec(text.trim())?.[1];
        if (label && !byNo.has(label.no)) byNo.set(label.no, { ...label, ...(rank && { more: { rank } }) });
      }
    }
  }
  return [...byNo.values()];
}

/** Where two have one name, with all that the list had of them when the last round was paired. */
export function knownWithLog(
  workbook: Workbook,
  playersBefore: readonly KnownPlayer[],
): readonly KnownPlayer[] {
  const names = playersBefore.map(({ name }) => foldName(name));
  if (new Set(names).size === names.length) return playersBefore;
  const actions = readActions(workbook);
  const paired = lastPairingList(workbook, actions);
  if (!paired || isRenumbered(workbook, actions, paired.no)) return playersBefore;
  const { players, entries } = paired.wallList;
  return playersBefore.map((person, i) => {
    const at = players.findIndex(({ no, name }) => no === person.no && foldName(name) === names[i]);
    const player = players[at];
    return player
      ? {
          ...person,
          more: { ...person.more, ...detailsOf(player) },
          rounds: (entries[at] ?? []).map(makeEntries),
        }
      : person;
  });
}

/** Whether the sheets of rounds have other numbers than at that pairing, as after a sort by place: then its list tells nobody apart. */
const isRenumbered = (workbook: Workbook, actions: readonly LogEntry[], pairing: number): boolean =>
  actions.some(
    entry =>
      entry.no > pairing &&
      entry.round !== undefined &&
      !isUndone(actions, entry.no) &&
      (entry.undoes ?? 0) <= pairing &&
      readAction(workbook, entry)?.blocks.some(hasOtherNumbers) === true,
  );

const hasOtherNumbers = ({ sheet, isNew, before, after }: Block): boolean =>
  !isNew &&
  roundOfName(sheet) !== undefined &&
  before.some((line, row) =>
    line.some((text, column) => {
      const [was, now] = [text, after[row]?.[column] ?? ''].map(parseLabel);
      return was !== undefined && now !== undefined && was.no !== now.no && was.name === now.name;
    }),
  );

const detailsOf = ({ rank, rating, club, country }: Player): NonNullable<KnownPlayer['more']> => ({
  ...(rank && { rank: makeRank(rank) }),
  ...(rating !== undefined && { rating: String(rating) }),
  ...(club && { club }),
  ...(country && { country }),
});
