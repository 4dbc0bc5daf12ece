import type { ByHand } from '../../pairing/byHand/byHand';
import { label, type Remark } from '../../pairing/game/remark';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { excerpt } from '../../sheet/cells/cell';
import { komiText } from '../../sheet/rounds/roundSheet';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { planRound, type PairingPlan } from './planRound';
import type { PlayerIndex } from '../../tournament/indices';

/** Whether a director has decided anything of the pairs themselves. */
export const isDecided = ({ pairs, forbidden, bye, tables = [], equal }: ByHand): boolean =>
  pairs.length + forbidden.length + tables.length > 0 || bye !== undefined || equal !== undefined;

/** Whether somebody leafed to another pairing that is as good, and decided nothing else. */
export const isLeafed = ({ equal: _equal, ...rest }: ByHand): boolean => !isDecided(rest);

/** Compares it with the best pairing in which nothing of it was decided. */
export function comparedWithBest(workbook: Workbook, plan: PairingPlan, hand: ByHand): readonly string[] {
  const { tournament, paired } = plan;
  const { equal: _equal, ...decided } = hand;
  const free = { ...decided, pairs: [], forbidden: [], bye: undefined };
  const planned = planRound(workbook, tournament, free);
  return planned.kind === 'view' ? [] : differences(tournament, paired, planned.plan.paired);
}

const KINDS = [
  ['criterion.repeat', ['repeat']],
  ['criterion.category', ['otherCategory']],
  ['criterion.group', ['otherGroup']],
  ['criterion.score', ['scoreDifference']],
  ['criterion.colour', ['thirdBlack', 'thirdWhite', 'coloursUndue']],
  ['criterion.handicap', ['handicap']],
  ['criterion.country', ['sameCountry']],
  ['criterion.club', ['sameClub', 'clubsAsOne', 'ratherNot']],
] as const satisfies readonly (readonly [string, readonly Remark['kind'][]])[];

function differences({ text, reading }: Tournament, now: PairedRound, best: PairedRound): readonly string[] {
  const countOf = ({ games }: PairedRound, kinds: readonly string[]): number =>
    games.filter(({ remarks }) => remarks.some(({ kind }) => kinds.includes(kind))).length;
  const counts = KINDS.flatMap(([criterion, kinds]) => {
    const more = countOf(now, kinds) - countOf(best, kinds);
    if (more === 0) return [];
    const values = { criterion: text(criterion), count: Math.abs(more) };
    return [text(more > 0 ? 'why.moreGames' : 'why.fewerGames', values)];
  });
  const [apart, least] = [pointsApart(now), pointsApart(best)];
  const points =
    apart === least ? [] : [text('summary.handPoints', { now: komiText(apart), best: komiText(least) })];
  const name = ({ bye }: PairedRound): string => (bye === undefined ? '–' : label(reading.wallList, bye));
  const bye = now.bye === best.bye ? [] : [text('summary.handBye', { now: name(now), best: name(best) })];
  const all = [...counts, ...points, ...bye];
  return all.length > 0 ? all : [text('summary.handSame')];
}

/** The score differences of all games together, in half points. */
const pointsApart = ({ games }: PairedRound): number =>
  games.reduce(
    (sum, { remarks }) =>
      sum +
      remarks.reduce(
        (total, remark) => total + (remark.kind === 'scoreDifference' ? remark.difference : 0),
        0,
      ),
    0,
  );

/** Characters of a row of the Log that say what was decided, and as many for what it costs. */
const SAID = 300;

/** So the Log and the irregular acts tell it. */
export function decidedWords(
  workbook: Workbook,
  plan: PairingPlan,
  hand: ByHand,
): readonly [decided: string, costs: string] {
  const { text, reading } = plan.tournament;
  const no = (player: PlayerIndex): string => String(reading.wallList.players[player]?.no ?? '');
  const decided = [
    ...hand.pairs.map(({ players }) => players.map(no).join(' – ')),
    ...hand.forbidden.map(players => text('summary.handNot', { pair: players.map(no).join(' – ') })),
    ...(hand.bye === undefined ? [] : [`${text('round.bye')} ${no(hand.bye)}`]),
    ...(plan.equal && plan.equal.at > 1 ? [text('summary.handEqual', { number: plan.equal.at })] : []),
    ...(hand.tables ?? []).map(([player, table]) => `${text('round.table')} ${table}: ${player}`),
  ];
  const costs = comparedWithBest(workbook, plan, hand);
  return [excerpt(decided.join(', '), SAID), excerpt(costs.join('; '), SAID)];
}
