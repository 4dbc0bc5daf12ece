import { SETTING_NAMES } from '../../tournament/settings';
import { hasExamples } from '../create/examplesLeft';
import { inputOf } from '../read/openTournament';
import { roundSheets } from '../read/roundSheets';
import { contestProblems } from '../../pairing/teams/contestProblems';
import { beforeScorePairing } from '../../pairing/scorePairing/scorePairingBefore';
import { numbersByLot } from '../../pairing/scorePairing/scorePairingNumbers';
import type { Block, CellChange } from '../../sheet/cells/block';
import { isBlank } from '../../sheet/cells/cell';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { numberChanges } from '../../sheet/write/numberChanges';
import { isError, LIST, type Problem } from '../../tournament/problem';
import { fingerprint } from '../write/fingerprint';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { unwritten, write } from '../write/writing';
import type { Workbook } from '../workbook/workbook';
import { SYSTEMS } from '../../tournament/systems';

interface NumbersPlan {
  readonly view: Extract<View, { readonly view: 'numbers' }>;
  readonly blocks: readonly Block[];
}

/**
 * Whether the panel offers to draw the numbers by lot: as long as they follow the ratings and nothing is
 * paired.
 */
export const offersNumbers = (tournament: Tournament): boolean =>
  isForLots(tournament) &&
  !tournament.problems.some(isError) &&
  contestProblems(tournament.event, beforeScorePairing).some(({ code }) => code === 'numbersByRating');

/** Whether the numbers must be lots, and the organiser has typed the players (R5.1). */
function isForLots(tournament: Tournament): boolean {
  const { stages, teams } = tournament.event;
  const isByLot = stages[0] !== undefined && SYSTEMS[stages[0].system].numbersByLot;
  return isByLot && !teams() && !hasExamples(tournament);
}

/** The numbers that would be drawn; nothing is written. Undefined for an event whose numbers are not drawn. */
export function previewNumbers(workbook: Workbook, tournament: Tournament): View | undefined {
  if (!isForLots(tournament)) return undefined;
  const planned = planNumbers(workbook, tournament);
  return 'blocks' in planned ? planned.view : planned;
}

/** Writes the numbers of the preview if nothing has changed since. To be called under the lock. */
export function drawNumbers(workbook: Workbook, tournament: Tournament, seen: string): Reply {
  if (!isForLots(tournament)) return stopped(tournament, [CHANGED]);
  const planned = planNumbers(workbook, tournament);
  if (!('blocks' in planned)) return planned;
  if (planned.view.seen !== seen) return stopped(tournament, [CHANGED]);
  const what = tournament.text('action.numbers');
  const deed = { what, blocks: planned.blocks, undoes: undefined, seen: listPrint(tournament), tournament };
  const written = write(workbook, tournament.text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') {
    const code = unwritten(written, 'changedSincePreview');
    return stopped(tournament, [{ ...CHANGED, code }]);
  }
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

function planNumbers(workbook: Workbook, tournament: Tournament): NumbersPlan | View {
  const { reading, settings, list } = tournament;
  const { row, column } = list.origin;
  const formulas = list.values.map((_, r) => (workbook.formulas(list.sheet)[row + r] ?? []).slice(column));
  const numbers = numbersByLot(reading.wallList.players, settings.seed);
  const { changes, problems } = numberChanges(reading, list.values, formulas, settings, numbers);
  const stops = [
    ...tournament.problems.filter(problem => isError(problem) || isOfNumbers(problem)),
    ...problems,
  ];
  if (stops.length > 0) return stopped(tournament, stops);
  const paired = roundSheets(workbook).find(({ values }) => values.some(line => !line.every(isBlank)));
  if (paired) {
    const reason = remarkOn(tournament, { code: 'lotsTooLate', severity: 'error', place: LIST, values: {} });
    return { view: 'stopped', reasons: [{ ...reason, cell: { sheet: paired.sheet, a1: 'A1' } }] };
  }
  const placed = changes.map(change => ({
    ...change,
    row: change.row + row,
    column: change.column + column,
  }));
  const valueAt = (change: CellChange): unknown => list.values[change.row - row]?.[change.column - column];
  const kinds = [
    placed.filter(({ before }) => before === ''),
    placed.filter(change => typeof valueAt(change) === 'number'),
    placed.filter(change => change.before !== '' && typeof valueAt(change) !== 'number'),
  ] as const;
  const byNumber = reading.wallList.players
    .map((player, i) => ({ no: numbers[i] as number, player }))
    .sort((a, b) => a.no - b.no);
  return {
    // Separate blocks keep numbers as numbers and text as text, also when undone.
    blocks: kinds.flatMap((some, kind) =>
      listBlocks(tournament, some, NAMES).map(block => (kind === 0 ? { ...block, isNumbers: true } : block)),
    ),
    view: {
      view: 'numbers',
      seen: fingerprint(inputOf(tournament), [
        [JSON.stringify(settings), list.sheet, JSON.stringify(placed)],
      ]),
      seed: settings.seed,
      rows: byNumber.map(({ no, player }) => makeLabel({ ...player, no })),
    },
  };
}

/** Whether a problem is in a setting of players' numbers: the unreadable text may name players. */
const isOfNumbers = ({ place }: Problem): boolean =>
  place.kind === 'setting' &&
  [SETTING_NAMES.forbiddenPairs, SETTING_NAMES.bye].some(name => name === place.name);

/** The numbers change, so rows are found by names. */
const NAMES = ['name', 'surname', 'firstName'] as const;

const CHANGED: Problem = { code: 'changedSincePreview', severity: 'error', place: LIST, values: {} };

const stopped = (tournament: Tournament, problems: readonly Problem[]): View => ({
  view: 'stopped',
  reasons: problems.map(problem => remarkOn(tournament, problem)),
});
