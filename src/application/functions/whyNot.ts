import { label } from '../../pairing/game/remark';
import { pairNextRound } from '../../pairing/nextRound';
import { pairWeighedRound } from '../../pairing/weighedRound';
import { exactOf } from '../../pairing/optimum/alternative';
import { THE_BYE, type OpponentOrBye } from '../../pairing/optimum/theBye';
import { whyNot, type Why } from '../../pairing/whyNot';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { singleText, readArguments, type Argument } from './argument';
import { findPlayer } from './explain';
import { answeredIfReadable, tooLargeFor } from './answer';
import { costCell, withWeighedRound } from './pairingReport';
import { firstProblemOf } from './placeInRange';
import { askedBye, givenSentences, insteadOf, whySentences } from './whyWords';

/**
 * Why two players do not meet in the next round, or why the first does not have the bye, if the second
 * argument is the bye. One sentence; if the game is possible, also the costs of the best pairing with it, by
 * criterion, and its other games.
 */
export function WHYNOT(wallList: Argument, player: Argument, opponent: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const why = (event: OpenEvent): Table => {
    const { players } = event.wallList;
    const [first, second] = [singleText(player), singleText(opponent)];
    const [one, found] = [findPlayer(players, first), findPlayer(players, second)];
    const other: OpponentOrBye = found < 0 && askedBye(input.text, second) ? THE_BYE : found;
    const unknown = one < 0 ? first : other !== THE_BYE && other < 0 ? second : undefined;
    if (unknown !== undefined) return [[input.text('problem.unknownPlayer', { text: unknown })]];
    const isLarge = tooLargeFor(input, event) !== undefined;
    if (!isLarge && pairWeighedRound(event) === undefined)
      return byRules(input, event, [one, other], [input.text('report.notWeighed')]);
    return withWeighedRound(input, event, proved => {
      const reason = whyNot(event, proved, one, other);
      return reason.kind === 'not paired'
        ? byRules(input, event, [one, other])
        : answer(input, event, [one, other], reason);
    });
  };
  return answeredIfReadable(input, why, 'contestants');
}

function answer(
  { text }: TournamentInput,
  { wallList }: OpenEvent,
  players: readonly [number, OpponentOrBye],
  reason: Why,
): Table {
  const sentence = whySentences(text, wallList, players, reason).join(' ');
  const instead = insteadOf(reason);
  if (!instead) return [[sentence]];
  const rows = instead.criteria.map((change): readonly Cell[] => {
    const { now, then } = exactOf(change);
    return [text(`criterion.${change.weight}`), costCell(now), costCell(then), costCell(then - now)];
  });
  const games = instead.games.map(game => game.map(player => label(wallList, player)).join(' – '));
  const then = text(reason.kind === 'paired' ? 'why.thenWithout' : 'why.then');
  return [
    [sentence, '', '', ''],
    [text('report.criterion'), text('why.now'), then, text('why.difference')],
    ...rows,
    ...games.map((game, k): readonly Cell[] => [k === 0 ? text('why.games') : '', game, '', '']),
  ];
}

/** The answer where nothing is weighed for one of the two. */
function byRules(
  input: TournamentInput,
  event: OpenEvent,
  players: readonly [number, OpponentOrBye],
  first: readonly string[] = [],
): Table {
  const next = pairNextRound(event);
  if (next.kind === 'cannot pair') return [[firstProblemOf(input, next.problems)]];
  return [[[...first, ...givenSentences(input.text, event, next, players)].join(' ')]];
}
