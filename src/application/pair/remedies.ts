import { mayDecide } from '../read/roundInPlay';
import type { ByHand } from '../../pairing/byHand/byHand';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type { Entry } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { Choice } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { placelessIn } from './latecomers';
import { planRound, type PlanOrView } from './planRound';
import type { NoShow } from './noShow';

export interface Remedy {
  readonly choice: Choice;
  /** How the round is made anew; undefined for a result by default. */
  readonly hand: ByHand | undefined;
  /** Black first, for a game whose absent player has Black. */
  readonly results?: readonly [string, string];
}

/** How many players without an opponent are offered; a list of more helps nobody. */
const OFFERED = 6;

export const planFor = (
  workbook: Workbook,
  tournament: Tournament,
  hand: ByHand,
  sentence: string,
): PlanOrView => planRound(workbook, tournament, hand, () => sentence);

/** The usual one comes first; `only` keeps the one that was chosen already. */
export function remediesOf(
  workbook: Workbook,
  tournament: Tournament,
  noShow: NoShow,
  only?: string,
): readonly Remedy[] {
  const { text, reading } = tournament;
  const { player, opponent, round } = noShow;
  const names = namesOf(tournament, noShow);
  const byResult = (value: 'win' | 'both', results: readonly [string, string]): Remedy => ({
    choice: { value, label: text(`absence.${value}`, names), means: text(`absence.${value}Means`, names) },
    hand: undefined,
    results,
  });
  const apart = placelessIn(reading.wallList, round);
  const byHand = { round, apart, pairs: [], forbidden: [], bye: undefined } as const;
  const hand: ByHand = { ...byHand, again: [player, opponent], absent: [player], bye: opponent };
  const isDecided = mayDecide(tournament, round);
  // Where too few others are left, nothing is paired and no bye can be given.
  const mayHaveBye =
    isDecided &&
    (only === undefined || only === 'bye') &&
    planFor(workbook, tournament, hand, '').kind === 'plan';
  const bye = { value: 'bye', label: text('absence.bye', names), means: text('absence.byeMeans', names) };
  const leftovers = isDecided ? leftOver(tournament, noShow) : [];
  const all = [
    byResult('win', ['0-1!', '1-0!']),
    ...leftovers.flatMap(leftover => gameWith(workbook, tournament, noShow, leftover, byHand, only)),
    ...(mayHaveBye ? [{ choice: bye, hand }] : []),
    byResult('both', ['0-0!', '0-0!']),
  ];
  return only === undefined ? all : all.filter(({ choice }) => choice.value === only);
}

const namesOf = ({ reading }: Tournament, { player, opponent, round }: NoShow) => ({
  player: playerLabel(reading.wallList, player),
  opponent: playerLabel(reading.wallList, opponent),
  round,
});

/** The game of somebody without an opponent with whoever has waited in vain; none where the two are not paired. */
function gameWith(
  workbook: Workbook,
  tournament: Tournament,
  noShow: NoShow,
  { other, absent, isBye }: LeftOver,
  byHand: Omit<ByHand, 'again' | 'absent'>,
  only: string | undefined,
): readonly Remedy[] {
  const { text, reading } = tournament;
  const value = `with ${reading.wallList.players[other]?.no ?? 0}`;
  if (only !== undefined && only !== value) return [];
  const { player, opponent } = noShow;
  const hand = {
    ...byHand,
    again: [player, opponent, other],
    absent: [player, ...(absent === undefined ? [] : [absent])],
  };
  const planned = planFor(workbook, tournament, hand, '');
  if (planned.kind === 'view') return [];
  const { paired, tables, released } = planned.plan;
  const fresh = paired.games.filter(({ black }) => released.has(black));
  const at = fresh.findIndex(({ black, white }) => [black, white].includes(other));
  const game = fresh[at];
  if (!game || ![game.black, game.white].includes(opponent)) return [];
  const values = {
    ...namesOf(tournament, noShow),
    other: playerLabel(reading.wallList, other),
    table: tables[at] ?? '',
  };
  const met = game.remarks.some(({ kind }) => kind === 'repeat') ? ` ${text('absence.met', values)}` : '';
  const means = text(isBye ? 'absence.withByeMeans' : 'absence.withWinnerMeans', values);
  return [{ choice: { value, label: text('absence.with', values), means: `${means}${met}` }, hand }];
}

interface LeftOver {
  readonly other: number;
  /** The opponent who did not come. */
  readonly absent: number | undefined;
  readonly isBye: boolean;
}

/** Somebody without an opponent gets a bye, or a win by default over somebody who did not come either. */
function leftOver({ reading }: Tournament, { round, player, opponent }: NoShow): readonly LeftOver[] {
  const { wallList } = reading;
  const isLost = (entry: Entry | undefined): boolean =>
    entry?.kind === 'game' && entry.outcome === 'lost' && entry.byDefault;
  return wallList.players
    .flatMap((_, other): readonly LeftOver[] => {
      const [entry] = entriesIn(wallList, other, round);
      if (!entry || other === player || other === opponent) return [];
      if (entry.kind === 'free') return entry.as === 'bye' ? [{ other, absent: undefined, isBye: true }] : [];
      const isWon = entry.outcome === 'won' && entry.byDefault && entry.opponent >= 0;
      return isWon && isLost(entriesIn(wallList, entry.opponent, round)[0])
        ? [{ other, absent: entry.opponent, isBye: false }]
        : [];
    })
    .slice(0, OFFERED);
}
