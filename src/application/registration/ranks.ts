import { rankToRating, ratingToRank } from '../../rating/rankRating';
import { excerpt, textOf } from '../../sheet/cells/cell';
import type { Block, CellChange } from '../../sheet/cells/block';
import { makeRank } from '../../tournament/rank';
import type { Player } from '../../tournament/wallList';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Choice, RankChange, View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { listBlocks } from '../read/listRows';
import { lastRoundWithGames } from '../read/roundInPlay';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';
import { carryOut } from './carryOut';

type RanksView = Extract<View, { readonly view: 'ranks' }>;

interface RankChanged extends CellChange {
  readonly line: string;
}

interface RanksPlan {
  readonly filled: readonly RankChanged[];
  readonly others: readonly RankChanged[];
  readonly left: readonly string[];
}

/** A change of many ranks or ratings is shown until round 1 is paired. Nothing is written. */
export function ranksView(workbook: Workbook, tournament: Tournament, change?: RankChange): View {
  const { reading } = tournament;
  if (reading.wallList.players.length === 0) return stoppedBy(tournament, 'noProposals');
  if (lastRoundWithGames(reading.wallList) > 0) return stoppedBy(tournament, 'ranksTooLate');
  const whom = whomOf(tournament);
  const nothing = { view: 'ranks', whom, seen: '', filled: [], others: [], left: [] } as const;
  if (!change || !whom.some(({ value }) => value === change.of)) return nothing;
  const kind = columnOf(change);
  if (reading.columns[kind] === undefined)
    return stoppedBy(tournament, 'noColumnToFill', { column: tournament.text(`column.${kind}`) });
  return viewOf(whom, change, planOf(workbook, tournament, change));
}

const columnOf = ({ way }: RankChange): 'rank' | 'rating' => (way === 'to ratings' ? 'rating' : 'rank');

function viewOf(whom: RanksView['whom'], change: RankChange, plan: RanksPlan): RanksView {
  const lines = (some: readonly RankChanged[]): readonly string[] => some.map(({ line }) => line);
  return {
    view: 'ranks',
    whom,
    change,
    seen: fingerprint([[JSON.stringify([change, plan])]]),
    filled: lines(plan.filled),
    others: lines(plan.others),
    left: plan.left,
  };
}

/** Writes the change that somebody has seen, as one act. To be called under the lock. */
export function writeRanks(
  workbook: Workbook,
  tournament: Tournament,
  {
    change,
    replace,
    seen,
  }: { readonly change: RankChange; readonly replace: boolean; readonly seen: string },
): Reply {
  const view = ranksView(workbook, tournament, change);
  if (view.view !== 'ranks') return view;
  if (view.change === undefined || view.seen !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const { filled, others } = planOf(workbook, tournament, change);
  const cells = [...filled, ...(replace ? others : [])];
  if (cells.length === 0) return LOOK_AGAIN;
  const { text } = tournament;
  const whom = view.whom.find(({ value }) => value === change.of)?.label ?? '';
  const what = text('action.ranks', { what: wayIn(tournament, change), whom, count: cells.length });
  const done = carryOut(workbook, tournament, excerpt(what, 200), blocksOf(tournament, change, cells));
  return done.kind === 'view' ? done.view : LOOK_AGAIN;
}

const wayIn = ({ text }: Tournament, { way, steps }: RankChange): string => {
  switch (way) {
    case 'up':
      return text('registration.ranksUp', { steps });
    case 'down':
      return text('registration.ranksDown', { steps });
    case 'from ratings':
      return text('registration.ranksFromRatings');
    case 'to ratings':
      return text('registration.ratingsFromRanks');
  }
};

/** Everybody, each country and each club that several players have or one. */
function whomOf({ reading, text }: Tournament): readonly Choice[] {
  const { players } = reading.wallList;
  const of = (value: string): number => players.filter(player => isOf(player, value)).length;
  const named = [...new Set(players.flatMap(({ country, club }) => [country, club]))]
    .filter(word => word !== '')
    .sort((one, other) => (one < other ? -1 : 1));
  return [
    { value: '', label: text('registration.everybody'), means: '' },
    ...named.map(value => ({ value, label: `${value} (${of(value)})`, means: '' })),
  ];
}

const isOf = ({ country, club }: Player, of: string): boolean => of === '' || country === of || club === of;

function planOf(workbook: Workbook, tournament: Tournament, change: RankChange): RanksPlan {
  const { reading, list, text } = tournament;
  const column = reading.columns[columnOf(change)] ?? -1;
  const formulas = workbook.formulas(list.sheet);
  const filled: RankChanged[] = [];
  const others: RankChanged[] = [];
  const left: string[] = [];
  reading.wallList.players.forEach((player, i) => {
    if (!isOf(player, change.of)) return;
    const row = reading.rows[i] ?? -1;
    const [at, across] = [row + list.origin.row, column + list.origin.column];
    const before = textOf(list.values[row]?.[column]);
    const after = valueAfter(player, change);
    const name = makeLabel(player);
    const isFormula = (formulas[at]?.[across] ?? '') !== '';
    const stands = columnOf(change) === 'rank' ? player.rank && makeRank(player.rank) : player.rating;
    if (typeof after === 'object') {
      if (after.why !== undefined) left.push(text(`registration.${after.why}`, { player: name }));
      // `2 kyu` is 2k already.
    } else if (after !== before && after !== String(stands)) {
      if (isFormula) return void left.push(text('registration.keptFormula', { player: name }));
      const line = `${name}: ${before === '' ? '–' : excerpt(before)} → ${after}`;
      (before === '' ? filled : others).push({ row: at, column: across, before, after, line });
    }
  });
  return { filled, others, left };
}

function valueAfter(
  { rank, rating }: Player,
  { way, steps }: RankChange,
): string | { readonly why?: 'keptNoRank' | 'keptNoRating' | 'keptProfessional' | 'keptEnd' } {
  if (way === 'from ratings') {
    if (rank?.kind === 'professional') return { why: 'keptProfessional' };
    return rating === undefined ? { why: 'keptNoRating' } : makeRank(ratingToRank(rating));
  }
  if (rank === undefined) return { why: 'keptNoRank' };
  if (way === 'to ratings') return String(rankToRating(rank));
  if (rank.kind === 'professional') return { why: 'keptProfessional' };
  const index = rank.index + (way === 'up' ? steps : -steps);
  return index > HIGHEST || index < LOWEST ? { why: 'keptEnd' } : makeRank({ kind: 'amateur', index });
}

/** 9d and 50k: ranks beyond are not read. */
const [HIGHEST, LOWEST] = [8, -50];

/** Ratings stay numbers where they are; where somebody has typed text, text. */
function blocksOf(
  tournament: Tournament,
  change: RankChange,
  cells: readonly CellChange[],
): readonly Block[] {
  const { list } = tournament;
  const isNumber = ({ row, column, before }: CellChange): boolean =>
    columnOf(change) === 'rating' &&
    (before === '' || typeof list.values[row - list.origin.row]?.[column - list.origin.column] === 'number');
  return [
    ...listBlocks(tournament, cells.filter(isNumber)).map(block => ({ ...block, isNumbers: true })),
    ...listBlocks(
      tournament,
      cells.filter(cell => !isNumber(cell)),
    ),
  ];
}
