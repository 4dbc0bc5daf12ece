import { detailChanges, withDetailsOf, type DetailChange } from '../../pairing/byHand/detailChanges';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { excerpt, textOf } from '../../sheet/cells/cell';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type { LogEntry } from '../../sheet/write/logRows';
import { titleOf } from '../../sheet/write/titleOf';
import { startingScores } from '../../standings/score/startingScore';
import type { WallList } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import { listBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { write } from '../write/writing';
import { isSettled, lastPairingList } from './lastPairing';
import { namesInShort, movedValues, placesMoved, pointsText } from './placesMoved';
import { placesIn } from './placesAfter';
import { carriedOut } from './confirmChanges';
import type { RoundNo } from '../../tournament/indices';

interface OpenDetails {
  readonly round: RoundNo;
  readonly then: WallList;
  readonly changes: readonly DetailChange[];
  readonly seen: string;
}

/** Ranks, ratings and starts that are others than when the last round was paired, unless somebody has settled it. */
function openDetails(
  workbook: Workbook,
  { reading, settings }: Tournament,
  actions: readonly LogEntry[],
): OpenDetails | undefined {
  const { wallList } = reading;
  const paired = lastPairingList(workbook, actions);
  if (!paired) return undefined;
  const { round, no, wallList: then } = paired;
  const changes = detailChanges(then, wallList, settings, round);
  if (changes.length === 0) return undefined;
  const details = changes.map(({ was, kind, before, now }) => [
    then.players[was]?.name ?? '',
    kind,
    before,
    now,
  ]);
  const seen = fingerprint([[no, 'details', JSON.stringify(details)]]);
  return isSettled(workbook, actions, no, seen) ? undefined : { round, then, changes, seen };
}

const MOST_NAMED = 6;

/** The question about details that were changed, with what follows from them; undefined where there is none. */
export function detailsView(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): Extract<View, { readonly view: 'details changed' }> | undefined {
  const open = openDetails(workbook, tournament, actions);
  if (!open) return undefined;
  const { round, changes, seen } = open;
  const { reading } = tournament;
  return {
    view: 'details changed',
    round,
    seen,
    changes: changes.map(({ player, kind, before, now }) =>
      remarkOn(tournament, {
        code: 'detailChanged',
        severity: 'warning',
        place: { kind: 'cell', row: reading.rows[player] ?? 0, column: reading.columns[kind] ?? 0 },
        values: {
          round,
          player: playerLabel(reading.wallList, player),
          kind,
          before: before || '–',
          now: now || '–',
        },
      }),
    ),
    impact: impactOf(tournament, open),
  };
}

/** The starting scores and places that are others by it. */
function impactOf(tournament: Tournament, { then, changes }: OpenDetails): readonly string[] {
  const { reading, settings, text } = tournament;
  const { wallList } = reading;
  const old = withDetailsOf(then, wallList, changes);
  const [startThen, startNow] = [startingScores(old, settings), startingScores(wallList, settings)];
  const placesBy = (list: WallList) =>
    placesIn(makeOpenEvent(list, { ...settings, throughRound: undefined }));
  const started = movedValues(wallList, startThen, startNow, pointsText);
  return [
    ...(started.length > 0
      ? [text('summary.startsMove', { players: namesInShort(started, MOST_NAMED) })]
      : []),
    placesMoved(tournament, placesBy(old), placesBy(wallList), MOST_NAMED),
  ];
}

/** Characters of a row of the Log that say what was settled. */
const SAID = 300;

/**
 * Keeps the new details, which the Log says, so that nobody is asked again; or puts the old ones back. To be called under the
 * lock.
 */
export function settleDetails(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
  keep: boolean,
): Reply {
  const open = openDetails(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  if (open.seen !== seen) return detailsView(workbook, tournament, actions) ?? LOOK_AGAIN;
  const { text, reading, list } = tournament;
  const lines = open.changes.map(
    ({ player, kind, before, now }) =>
      `${playerLabel(reading.wallList, player)}: ${titleOf(text, kind)} ${before || '–'} → ${now || '–'}`,
  );
  const changes = excerpt(lines.join('; '), SAID);
  if (keep) {
    const what = text('action.keepDetails', { round: open.round, changes });
    write(workbook, text, { what, blocks: [], undoes: undefined, seen, isDecision: true });
    return LOOK_AGAIN;
  }
  const cells = open.changes.flatMap(({ player, kind, before }) => {
    const [row, column] = [reading.rows[player], reading.columns[kind]];
    if (row === undefined || column === undefined) return [];
    return [
      {
        row: row + list.origin.row,
        column: column + list.origin.column,
        before: textOf(list.values[row]?.[column]),
        after: before,
      },
    ];
  });
  return carriedOut(
    workbook,
    tournament,
    text('action.oldDetails', { changes }),
    listBlocks(tournament, cells),
  );
}
