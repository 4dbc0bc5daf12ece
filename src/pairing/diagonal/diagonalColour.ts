import type { Colour } from '../../tournament/game';
import type { PatternPair } from './patterns';
import { BLACK, colourBalance, NONE } from '../game/colour';
import type { Round } from '../game/round';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Colours of the first players where pairs have one game: turned for two who have met (R4.5), else half of the
 * games each, to within one. Walks along the games give Black to whoever comes first; an odd game goes by earlier
 * rounds, then Black to the weaker. `typed` stand already.
 */
export function coloursOfRound(
  round: Round,
  pairs: readonly PatternPair[],
  typed: readonly (Colour | undefined)[],
): readonly Colour[] {
  const colours = pairs.map(([first, second], pair) => typed[pair] ?? turned(round, first, second));
  const settled = colours.map(colour => colour !== undefined);
  const balance = round.colours.map(colourBalance);
  const give = (pair: number, black: PlayerIndex): void => {
    const [first, second] = pairs[pair] as PatternPair;
    colours[pair] = black === first ? 'black' : 'white';
    balance[black] = (balance[black] ?? 0) + 1;
    const white = black === first ? second : first;
    balance[white] = (balance[white] ?? 0) - 1;
  };
  pairs.forEach(([first, second], pair) => {
    if (settled[pair]) give(pair, colours[pair] === 'black' ? first : second);
  });
  for (const walk of walksOf(pairs, pair => !settled[pair])) {
    const isForward = goesForward(walk, balance);
    for (const { pair, from, to } of walk) give(pair, isForward ? from : to);
  }
  return colours.map(colour => colour ?? 'black');
}

/** Undefined where two have not met or nobody knows their colours. */
function turned({ meetings }: Round, first: number, second: number): Colour | undefined {
  const met = meetings.colour(first, second);
  return met === NONE ? undefined : met === BLACK ? 'white' : 'black';
}

interface ColourStep {
  readonly pair: number;
  readonly from: number;
  readonly to: number;
}

/** All games in walks, each as long as it goes; players with an odd number of games begin or end one. */
function walksOf(
  pairs: readonly PatternPair[],
  isOpen: (pair: number) => boolean,
): readonly (readonly ColourStep[])[] {
  const open = new Map<number, number[]>();
  pairs.forEach((players, pair) => {
    if (isOpen(pair)) for (const player of players) open.set(player, [...(open.get(player) ?? []), pair]);
  });
  const walks: (readonly ColourStep[])[] = [];
  const left = (player: PlayerIndex): number => open.get(player)?.length ?? 0;
  const take = (from: number): ColourStep => {
    const pair = open.get(from)?.[0] as number;
    const [first, second] = pairs[pair] as PatternPair;
    for (const player of [first, second]) {
      const otherPairs = open.get(player)?.filter(other => other !== pair) ?? [];
      open.set(player, otherPairs);
    }
    return { pair, from, to: from === first ? second : first };
  };
  for (;;) {
    const players = [...open.keys()].filter(player => left(player) > 0);
    let at = players.find(player => left(player) % 2 === 1) ?? players[0];
    if (at === undefined) return walks;
    const walk: ColourStep[] = [];
    while (left(at) > 0) {
      const step = take(at);
      walk.push(step);
      at = step.to;
    }
    walks.push(walk);
  }
}

function goesForward(walk: readonly ColourStep[], balance: readonly number[]): boolean {
  const [start, end] = [(walk[0] as ColourStep).from, (walk[walk.length - 1] as ColourStep).to];
  return (balance[start] ?? 0) < (balance[end] ?? 0);
}
