import type { Rank } from '../rank';
import type { Settings } from '../settings';
import type { HalfPoints } from '../wallList';
import { stonesOfDifference } from './stonesOfDifference';
import type { PlayerIndex, RoundNo } from '../indices';

export type HandicapRule = Pick<Settings, 'handicap' | 'handicapReduction'> &
  Partial<Pick<Settings, 'handicapFrom'>>;

export interface StonedGame {
  readonly round: RoundNo;
  readonly black: number;
  readonly white: number;
  readonly handicap: number;
  readonly byDefault: boolean;
  readonly blackPoints: HalfPoints;
  readonly whitePoints: HalfPoints;
}

export interface StonedGames {
  readonly players: readonly { readonly rank?: Rank | undefined; readonly start?: HalfPoints | undefined }[];
  readonly games: readonly StonedGame[];
  readonly free: readonly {
    readonly player: PlayerIndex;
    readonly round: RoundNo;
    readonly points: HalfPoints;
  }[];
}

const MOST_STONES = 9;

/** A single game with stones is no rule. */
const FEWEST = 2;

/** So many of the games whose stones a rule tells have to have them; to be proposed, more than half of those with stones. */
const SHARE = [19, 20] as const;

/** How many games have stones by no rule that is known, where that is more than chance; undefined where there is nothing to say. */
export function unknownStones({ games }: Pick<StonedGames, 'games'>): number | undefined {
  const count = games.filter(({ handicap }) => handicap > 0).length;
  return count < FEWEST ? undefined : count;
}

interface StonesRule {
  readonly rule: HandicapRule;
  readonly isTold: boolean;
}

/** The handicap that the stones of the games follow; undefined where there are no stones, or no rule gives nearly all of them. */
export function handicapOfGames(event: StonedGames, stated: number | undefined): HandicapRule | undefined {
  const rule = ruleOfStones(event, stated);
  return rule?.isTold === true ? rule.rule : undefined;
}

/** The handicap that most stones follow, where no rule gives nearly all of them. */
export function nearestHandicapOfGames(
  event: StonedGames,
  stated: number | undefined,
): HandicapRule | undefined {
  const rule = ruleOfStones(event, stated);
  return rule?.isTold === false ? rule.rule : undefined;
}

/** By ranks or scores, with the stated reduction or any, perhaps none above a rank; else the rule that gives most. */
function ruleOfStones(event: StonedGames, stated: number | undefined): StonesRule | undefined {
  const { players, games } = event;
  if (!games.some(({ handicap }) => handicap > 0)) return undefined;
  const scores = scoresBefore(event);
  const rankOf = (player: PlayerIndex): number | undefined => {
    const rank = players[player]?.rank;
    return rank?.kind === 'amateur' ? rank.index : undefined;
  };
  const stoneFacts = games.flatMap(game => {
    const [black, white] = [rankOf(game.black), rankOf(game.white)];
    return black === undefined || white === undefined || game.byDefault ? [] : [{ game, black, white }];
  });
  if (stoneFacts.length === 0) return undefined;
  const ranks = [...new Set(stoneFacts.flatMap(({ black, white }) => [black, white]))].sort((a, b) => b - a);
  const reductions = stated === undefined ? [0, 1, 2, 3, 4, -1] : [stated];
  const kinds = players.some(({ start }) => start !== undefined)
    ? (['MMS', 'rank'] as const)
    : (['rank'] as const);
  let nearest: StonesRule | undefined;
  let most = stoneFacts.filter(({ game }) => game.handicap > 0).length / 2;
  for (const handicap of kinds)
    for (const handicapReduction of reductions)
      for (const from of [undefined, ...ranks]) {
        const fitting = stoneFacts.filter(({ game, black, white }) => {
          const isOff = from !== undefined && Math.max(black, white) > from;
          const difference =
            handicap === 'rank'
              ? Math.abs(black - white)
              : Math.abs(scores(game.black, game) - scores(game.white, game)) / 2;
          const stones = stonesOfDifference(difference, handicapReduction, MOST_STONES);
          return game.handicap === (isOff ? 0 : stones);
        });
        const rule: HandicapRule = {
          handicap,
          handicapReduction,
          ...(from === undefined ? {} : { handicapFrom: { kind: 'amateur', index: from } as const }),
        };
        if (SHARE[1] * fitting.length >= SHARE[0] * stoneFacts.length) return { rule, isTold: true };
        const right = fitting.filter(({ game }) => game.handicap > 0).length;
        if (right > most) [nearest, most] = [{ rule, isTold: false }, right];
      }
  return nearest;
}

/** Starts and earlier rounds, of which those without a game are rounded down. */
function scoresBefore({
  players,
  games,
  free,
}: StonedGames): (player: PlayerIndex, game: StonedGame) => HalfPoints {
  const rounds = games.reduce((most, { round }) => Math.max(most, round), 0);
  const table = players.map(() => new Array<HalfPoints>(rounds + 1).fill(0));
  const unplayed = players.map(() => new Array<HalfPoints>(rounds + 1).fill(0));
  const add = (to: HalfPoints[] | undefined, round: RoundNo, value: HalfPoints): void => {
    for (let later = round; to && later <= rounds; later++) to[later] = (to[later] ?? 0) + value;
  };
  for (const { round, black, white, blackPoints, whitePoints } of games) {
    add(table[black], round, blackPoints);
    add(table[white], round, whitePoints);
  }
  for (const { player, round, points } of free) add(unplayed[player], round, points);
  return (player, { round }) =>
    (players[player]?.start ?? 0) +
    (table[player]?.[round - 1] ?? 0) +
    2 * Math.floor((unplayed[player]?.[round - 1] ?? 0) / 2);
}
