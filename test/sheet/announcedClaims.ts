import type { PairedGame } from '../../src/pairing/game/pairedGame';
import { pairNextRound } from '../../src/pairing/nextRound';
import { ladderOf } from '../../src/rating/rankRating';
import { sharePrizes } from '../../src/standings/placement/prizes';
import { countedScore } from '../../src/standings/score/standing';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { stageAt, stagesOf } from '../../src/standings/stages/stage';
import { findTeams } from '../../src/tournament/teams/team';
import { isPlayoffRound } from '../../src/tournament/playoffRounds';
import { isBye, type Entry, type Game } from '../../src/tournament/game';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { boardOf, isInTurn, type Paired } from './announcedEvents';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** What a sentence of the announcement claims of a round, stated anew and without asking the pairing how it did it. */
export type Claim = (round: Paired) => boolean;

// The round

const isGame = (entry: Entry): entry is Game => entry.kind === 'game';
const gamesBefore = (list: WallList, player: number, round: number, from = 1): readonly Game[] =>
  list.entries[player]!.slice(from - 1, round - 1)
    .flat()
    .filter(isGame);
const isThird = ({ remarks }: PairedGame): boolean => remarks.some(({ kind }) => kind === 'thirdPlace');
/** Nobody has typed them. */
export const made = ({ paired }: Paired): readonly PairedGame[] => paired.games.filter(({ fixed }) => !fixed);
const even = (round: Paired): readonly PairedGame[] => made(round).filter(({ handicap }) => handicap === 0);
export const byes = ({ paired }: Paired): readonly number[] => [
  ...(paired.bye === undefined ? [] : [paired.bye]),
  ...paired.free.flatMap(one => (one.as === 'bye' ? [one.player] : [])),
];
const rests = ({ paired }: Paired): readonly number[] =>
  paired.free.flatMap(one => (one.as === 'rest' ? [one.player] : []));
const inGames = (games: readonly PairedGame[]): readonly number[] => [
  ...new Set(games.flatMap(({ black, white }) => [black, white])),
];
/** Those who are there and whose pairs nobody has typed. */
export const free = (round: Paired): readonly number[] => [...inGames(made(round)), ...byes(round)];
const hasMet = (list: WallList, a: number, b: number, round: number, from = 1): boolean =>
  gamesBefore(list, a, round, from).some(({ opponent }) => opponent === b) ||
  gamesBefore(list, b, round, from).some(({ opponent }) => opponent === a);
const met = ({ list, paired }: Paired, a: number, b: number): boolean => hasMet(list, a, b, paired.round);
const isForbidden = ({ list, settings }: Paired, a: number, b: number): boolean =>
  settings.forbiddenPairs.some(([one, other]) =>
    [one, other].every(no => [a, b].some(player => list.players[player]!.no === no)),
  );
const isAway = ({ list, paired }: Paired, player: number): boolean =>
  isOut(list.players[player]!, paired.round);
const inStage = ({ paired, from }: Paired): number => paired.round - from + 1;
const group = ({ list }: Paired, player: number): string => list.players[player]!.group;

/** Costs of pairing all of them, so many without a game; Infinity where it cannot be done. Tries everything. */
function leastCost(
  players: readonly number[],
  alone: number,
  cost: (a: number, b: number) => number,
): number {
  const known = new Map<number, number>();
  const least = (left: number, without: number): number => {
    if (left === 0) return without === 0 ? 0 : Infinity;
    const key = left * 16 + without;
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = 31 - Math.clz32(left & -left);
    const rest = left & (left - 1);
    let best = without > 0 ? least(rest, without - 1) : Infinity;
    for (let other = first + 1; other < players.length; other++) {
      if (!(rest & (1 << other))) continue;
      const own = cost(players[first]!, players[other]!);
      if (own < Infinity) best = Math.min(best, own + least(rest & ~(1 << other), without));
    }
    known.set(key, best);
    return best;
  };
  return least(2 ** players.length - 1, alone);
}

const total = (games: readonly PairedGame[], cost: (a: number, b: number) => number): number =>
  games.reduce((sum, { black, white }) => sum + cost(black, white), 0);

/** Nobody meets again, and no forbidden pair. */
const isFresh =
  (round: Paired) =>
  (a: number, b: number): boolean =>
    !met(round, a, b) && !isForbidden(round, a, b);
const onlyIf =
  (may: (a: number, b: number) => boolean, cost: (a: number, b: number) => number = () => 0) =>
  (a: number, b: number): number =>
    may(a, b) ? cost(a, b) : Infinity;
const canPair = (players: readonly number[], may: (a: number, b: number) => boolean): boolean =>
  leastCost(players, 0, onlyIf(may)) === 0;

// Scores

/** Half points of a round by what the announcement says of it. */
interface Worth {
  readonly win: number;
  readonly tie: number;
  readonly bye: number;
  readonly absence: number;
}

const usual = ({ settings }: Paired): Worth => ({
  win: 2,
  tie: 1,
  bye: settings.system === 'McMahon' ? settings.byeValue : (settings.byeWins ?? settings.byeValue),
  absence:
    settings.system === 'McMahon' ? settings.absenceValue : (settings.absenceWins ?? settings.absenceValue),
});

const ZERO = -30;

/** In half points: the rank, between the bars. */
function startOf({ list, settings }: Paired, player: number): number {
  const one = list.players[player]!;
  if (settings.system !== 'McMahon') return 0;
  if (one.start !== undefined) return one.start;
  let ladder = ladderOf(one)!;
  if (settings.lowerBar?.kind === 'amateur') ladder = Math.max(ladder, settings.lowerBar.index);
  if (settings.upperBar?.kind === 'amateur') ladder = Math.min(ladder, settings.upperBar.index);
  return 2 * (ladder - ZERO);
}

/** The score after the round, added up anew. */
function scoreAfter(round: Paired, player: number, { win, tie, bye, absence }: Worth): number {
  const { after, from, paired, settings } = round;
  const isSwiss = ['McMahon', 'Swiss', 'Swiss by categories'].includes(settings.system);
  let [games, free] = [startOf(round, player), 0];
  for (const entry of after.entries[player]!.slice(from - 1, paired.round).flat()) {
    if (isGame(entry)) games += entry.outcome === 'won' ? win : entry.outcome === 'jigo' ? tie : 0;
    else if (isBye(entry)) free += isSwiss ? bye : 2;
    else if (isSwiss && entry.worth === 'half') free += absence;
  }
  const down = (halves: number): number => 2 * Math.floor(halves / 2);
  if (!isSwiss || settings.rounding === 'none') return games + free;
  return settings.rounding === 'EGF' ? down(games + free) : games + down(free);
}

const scoreBefore = ({ standing, paired, from }: Paired, player: number): number =>
  standing.scores[player]![paired.round - from]!;
const scoreNow = ({ standing, paired, from }: Paired, player: number): number =>
  standing.scores[player]![paired.round - from + 1]!;

/** The score is the sum for everybody whose cell of the round is such. */
const scores =
  (isConcerned: (cell: readonly Entry[]) => boolean, worth: (round: Paired) => Worth = usual): Claim =>
  round =>
    round.after.entries.every(
      (row, player) =>
        !isConcerned(row[round.paired.round - 1] ?? []) ||
        scoreNow(round, player) === scoreAfter(round, player, worth(round)),
    );
const hasTie = (cell: readonly Entry[]): boolean =>
  cell.some(entry => isGame(entry) && entry.outcome === 'jigo');
const hasAbsence = (cell: readonly Entry[]): boolean =>
  cell.some(entry => entry.kind === 'free' && !isBye(entry));
const hasBye = (cell: readonly Entry[]): boolean => cell.some(isBye);
const any = (): boolean => true;

// Pairs of a McMahon or a Swiss

/** Those who play among themselves: everybody, or each group and the rest with all who play or wait outside their group. */
function fields(round: Paired): readonly (readonly number[])[] {
  if (round.settings.groups !== 'apart') return [free(round)];
  const outside = outsiders(round);
  const names = [...new Set(free(round).map(player => group(round, player)))];
  const inside = free(round).filter(player => !outside.includes(player));
  return [outside, ...names.map(name => inside.filter(player => group(round, player) === name))];
}

/** Without a group, with an opponent of another, or with the bye. */
const outsiders = (round: Paired): readonly number[] =>
  free(round).filter(player => {
    const game = made(round).find(({ black, white }) => [black, white].includes(player));
    const opponent = game && (game.black === player ? game.white : game.black);
    return (
      group(round, player) === '' || opponent === undefined || group(round, opponent) !== group(round, player)
    );
  });

/** Nobody plays outside a group of an even number, and one of an odd one. */
function isApart(round: Paired): boolean {
  const outside = outsiders(round);
  const names = [...new Set(free(round).map(player => group(round, player)))].filter(name => name !== '');
  return names.every(name => {
    const isIn = (player: number): boolean => group(round, player) === name;
    return outside.filter(isIn).length === free(round).filter(isIn).length % 2;
  });
}

const hasRepeat = (round: Paired): boolean =>
  made(round).some(({ black, white }) => met(round, black, white));
const isMixed = (round: Paired): boolean => round.settings.groups === 'apart' && !isApart(round);

const difference =
  (round: Paired) =>
  (a: number, b: number): number =>
    (scoreBefore(round, a) - scoreBefore(round, b)) ** 2;

/** The squares of the differences of scores are as small as they can be. */
const nearScores: Claim = round => {
  if (hasRepeat(round)) return true;
  const cost = difference(round);
  const crossing = (a: number, b: number): number =>
    (group(round, a) === group(round, b) ? 0 : 1e6) + cost(a, b);
  if (isMixed(round)) {
    const players = inGames(made(round));
    return total(made(round), crossing) === leastCost(players, 0, onlyIf(isFresh(round), crossing));
  }
  return fields(round).every(field => {
    const own = made(round).filter(({ black }) => field.includes(black));
    return total(own, cost) === leastCost(inGames(own), 0, onlyIf(isFresh(round), cost));
  });
};

const category = ({ list }: Paired, player: number): string => list.players[player]!.category;

/** Neighbouring categories rather than distant ones, and none where each can be paired by itself; then near scores. */
const nearInCategory: Claim = round => {
  if (hasRepeat(round) || isMixed(round)) return true;
  const names = [...new Set(round.list.players.map((_, player) => category(round, player)))].sort();
  const cost = (a: number, b: number): number => {
    const distance = names.indexOf(category(round, a)) - names.indexOf(category(round, b));
    return 1e6 * distance ** 2 + (distance === 0 ? difference(round)(a, b) : 0);
  };
  return fields(round).every(field => {
    const own = made(round).filter(({ black }) => field.includes(black));
    const least = leastCost(inGames(own), 0, onlyIf(isFresh(round), cost));
    return least < 1e6
      ? total(own, cost) === least
      : Math.floor(total(own, cost) / 1e6) === Math.floor(least / 1e6);
  });
};

// Byes

/** In the whole event, whatever the stage. */
const byesBefore = ({ list, paired }: Paired, player: number): number =>
  list.entries[player]!.slice(0, paired.round - 1)
    .flat()
    .filter(isBye).length;

/** Whether a bye of this player leaves a round without a repeat and without a forbidden pair. */
const leavesARound = (round: Paired, among: readonly number[], bye: number): boolean =>
  canPair(
    among.filter(player => player !== bye),
    isFresh(round),
  );

type Key = (player: number, among: readonly number[]) => readonly number[];

const smaller = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! < other[at]!;
};

/** Nobody who is entitled before the one with the bye would leave a round. Smaller keys come first. */
function isFirstInTurn(round: Paired, among: readonly number[], key: Key): boolean {
  const [bye] = byes(round);
  if (bye === undefined || round.settings.bye !== 'automatic' || hasRepeat(round)) return true;
  const earlier = among.filter(player => smaller(key(player, among), key(bye, among)));
  return !earlier.some(player => leavesARound(round, among, player));
}

const byScore =
  (round: Paired): Key =>
  player => [byesBefore(round, player), scoreBefore(round, player)];

function byCategory(round: Paired): Key {
  return (player, among) => {
    const names = [...new Set(among.map(one => category(round, one)))].sort();
    const isOdd = among.filter(one => category(round, one) === category(round, player)).length % 2 === 1;
    // The last category with an odd number first, then the other odd ones, then the rest.
    const turn = (isOdd ? 0 : names.length) + names.length - names.indexOf(category(round, player));
    return [byesBefore(round, player), turn, scoreBefore(round, player)];
  };
}

/** With groups apart it is said of those who are left over. */
const byeFor =
  (key: (round: Paired) => Key): Claim =>
  round =>
    isMixed(round) || isFirstInTurn(round, fields(round)[0]!, key(round));

/** Whoever is left over of a group that is odd has had as few byes as anybody of it, and of these no higher score than anybody. */
const leftOver: Claim = round => {
  if (byes(round).length === 0 || isMixed(round) || round.settings.bye !== 'automatic') return true;
  const key = byScore(round);
  return outsiders(round).every(
    one =>
      group(round, one) === '' ||
      !free(round).some(
        other => group(round, other) === group(round, one) && smaller(key(other, []), key(one, [])),
      ),
  );
};

// Colours

/** In the whole event; a game by default has not been played. */
const playedEven = ({ list, paired }: Paired, player: number, from = 1): readonly Game[] =>
  gamesBefore(list, player, paired.round, from).filter(
    ({ handicap, byDefault }) => handicap === 0 && !byDefault,
  );
const worthOf = (colour: Game['colour']): number => (colour === 'black' ? 1 : colour === 'white' ? -1 : 0);
const blackLessWhite = (round: Paired, player: number): number =>
  playedEven(round, player).reduce((sum, { colour }) => sum + worthOf(colour), 0);
const lastColour = ({ list, paired }: Paired, a: number, b: number): Game['colour'] =>
  gamesBefore(list, a, paired.round)
    .filter(({ opponent }) => opponent === b)
    .at(-1)?.colour;

/** Boards decide for themselves where players have met: only matches whose colours follow from the teams. */
const followsTurn = ({ boards, paired }: Paired, game: PairedGame): boolean =>
  boards === undefined ||
  boards.games.some(
    board =>
      isInTurn(boards.list, paired.round, board) &&
      [game.black, game.white].every(team =>
        [board.black, board.white].some(player => findTeams(boards.list, { boards: 1 }).of[player] === team),
      ),
  );

const turned: Claim = round =>
  even(round)
    .filter(game => followsTurn(round, game))
    .every(({ black, white }) => lastColour(round, black, white) !== 'black');

const lessBlack = (round: Paired, ...and: Claim[]): boolean =>
  and.every(claim => claim(round)) &&
  even(round)
    .filter(game => followsTurn(round, game) && !lastColour(round, game.black, game.white))
    .every(({ black, white }) => blackLessWhite(round, black) <= blackLessWhite(round, white));

/** Where Blacks minus Whites are equal: in the last round in which two had different colours Black had White. */
const alternate: Claim = round =>
  even(round)
    .filter(game => followsTurn(round, game) && !lastColour(round, game.black, game.white))
    .filter(({ black, white }) => blackLessWhite(round, black) === blackLessWhite(round, white))
    .every(({ black, white }) => {
      for (let r = round.paired.round - 1; r >= 1; r--) {
        const [one, other] = [black, white].map(player =>
          round.list.entries[player]![r - 1]!.filter(isGame).filter(
            game => game.handicap === 0 && !game.byDefault,
          ),
        );
        if (one!.length > 1 || other!.length > 1) return true;
        const [a, b] = [one![0]?.colour, other![0]?.colour];
        if (a && b && a !== b) return a === 'white';
      }
      return true;
    });

const higherInOddRounds: Claim = round =>
  even(round)
    .filter(({ black, white }) => blackLessWhite(round, black) === blackLessWhite(round, white))
    .filter(game => followsTurn(round, game))
    .every(({ black, white }) => {
      const isOdd = inStage(round) % 2 === 1;
      const points = scoreBefore(round, black) - scoreBefore(round, white);
      const number = round.list.players[white]!.no - round.list.players[black]!.no;
      const isHigher = points !== 0 ? points > 0 : isOdd ? number > 0 : number < 0;
      return isHigher === isOdd;
    });

// Score pairing

/** Groups of equal points one after the other: no more are carried on than must be. */
const inSections: Claim = round => {
  const isUp = inStage(round) % 2 === 0;
  const players = inGames(made(round));
  const groups = round.settings.groups === 'apart' ? fields(round) : [players];
  return groups.every(all => {
    const field = all.filter(player => players.includes(player));
    const within = limitedTo(round, field);
    const points = [...new Set(field.map(player => scoreBefore(round, player)))].sort((a, b) =>
      isUp ? a - b : b - a,
    );
    const opponent = (player: number): number => {
      const { black, white } = made(round).find(game => [game.black, game.white].includes(player))!;
      return black === player ? white : black;
    };
    let carried: readonly number[] = [];
    return points.every((score, index) => {
      const section = [...carried, ...field.filter(player => scoreBefore(round, player) === score)];
      const later = field.filter(player => points.indexOf(scoreBefore(round, player)) > index);
      carried = section.filter(player => !section.includes(opponent(player)));
      const across = (a: number, b: number): number => (section.includes(a) === section.includes(b) ? 0 : 1);
      return carried.length === leastCost([...section, ...later], 0, onlyIf(within, across));
    });
  });
};

/** Without repeats, and within the colour limit where all can be paired so. */
function limitedTo(round: Paired, field: readonly number[]): (a: number, b: number) => boolean {
  const { colourLimit } = round.settings;
  const may = isFresh(round);
  const isWithin = (a: number, b: number): boolean => may(a, b) && !isBeyond(round, a, b);
  return colourLimit !== undefined && canPair(field, isWithin) ? isWithin : may;
}

/** Black is for the one with the smaller number of Blacks minus Whites. */
const isBeyond = (round: Paired, a: number, b: number): boolean => {
  const balances = [a, b].map(player => blackLessWhite(round, player)).sort((x, y) => x - y);
  const limit = round.settings.colourLimit ?? Infinity;
  return (
    (Math.abs(balances[0]! + 1) > limit && balances[0]! >= 0) ||
    (Math.abs(balances[1]! - 1) > limit && balances[1]! <= 0)
  );
};

const noneForbidden: Claim = round =>
  made(round).every(({ black, white, wonBy }) => wonBy !== undefined || !isForbidden(round, black, white));

const neighboursFirst: Claim = round => {
  if (inStage(round) > 1) return true;
  const isPlain =
    round.settings.forbiddenPairs.length === 0 && round.from === 1 && round.settings.groups !== 'apart';
  if (!isPlain) return true;
  const order = [...inGames(made(round))].sort(
    (a, b) => round.list.players[a]!.no - round.list.players[b]!.no,
  );
  return made(round).every(({ black, white }) => {
    const [low, high] = [order.indexOf(black), order.indexOf(white)].sort((a, b) => a - b);
    return low! % 2 === 0 && high === low! + 1;
  });
};

// Knock-out

/** Games of players who have lost before, and the final with one of them (R6.7). */
const isBeside = ({ remarks }: PairedGame): boolean =>
  remarks.some(({ kind }) => kind === 'losersBracket' || kind === 'grandFinal');
const drawnGames = (round: Paired): readonly PairedGame[] =>
  made(round).filter(game => !isThird(game) && !isBeside(game));
const isLost = (cell: readonly Entry[]): boolean => cell.filter(isGame).at(-1)?.outcome === 'lost';
const lossesIn = (list: Paired['list'], player: number, from: number, to: number): number =>
  list.entries[player]!.slice(from - 1, to).filter(isLost).length;
const lossesSoFar = ({ list, from, paired }: Paired, player: number): number =>
  lossesIn(list, player, from, paired.round - 1);
const byesWith = (round: Paired, losses: number): readonly number[] =>
  byes(round).filter(player => lossesSoFar(round, player) === losses);
const bracketOf = (players: number): number => 2 ** Math.max(1, Math.ceil(Math.log2(players)));
/** Still in: with a game, or a bye. */
const inIt = (round: Paired): readonly number[] => [
  ...inGames(round.paired.games.filter(game => !isThird(game) && !isBeside(game))),
  ...byesWith(round, 0),
];

/** The fewest who have met, then the fewest of one country, over all draws with so many byes. */
const countriesApart: Claim = round => {
  const country = (player: number): string => round.list.players[player]!.country;
  const cost = (a: number, b: number): number =>
    isForbidden(round, a, b)
      ? Infinity
      : (met(round, a, b) ? 1000 : 0) + (country(a) !== '' && country(a) === country(b) ? 1 : 0);
  const games = drawnGames(round);
  return (
    total(games, cost) ===
    leastCost([...inGames(games), ...byesWith(round, 0)], byesWith(round, 0).length, cost)
  );
};

const firstByLot: Claim = round => inStage(round) > 1 || countriesApart(round);

/** Had others won, those who come from the same games would meet all the same. */
const asBracket: Claim = round => {
  const { list, event, boards, paired } = round;
  if (inStage(round) === 1 || boards || list.players.some(player => player.out.rounds.length > 0))
    return true;
  if (round.event.notQualified === 'play on') return true;
  const last = paired.round - 2;
  const cellOf = (player: number): readonly Entry[] => list.entries[player]![last]!;
  const unit = (player: number): number =>
    Math.min(
      player,
      ...cellOf(player)
        .filter(isGame)
        .map(({ opponent }) => opponent),
    );
  const pairs = (games: readonly PairedGame[]): string =>
    games
      .filter(game => !isThird(game) && !isBeside(game))
      .map(({ black, white }) => [unit(black), unit(white)].sort((a, b) => a - b).join('–'))
      .sort()
      .join();
  const other = { won: 'lost', lost: 'won', jigo: 'jigo', unknown: 'unknown' } as const;
  const before = new Set(
    inIt(round).flatMap(player => [
      player,
      ...cellOf(player)
        .filter(isGame)
        .map(one => one.opponent),
    ]),
  );
  const entries = list.entries.map((row, player) =>
    row.map((cell, r) =>
      r === last && before.has(player)
        ? cell.map(entry => (isGame(entry) ? { ...entry, outcome: other[entry.outcome] } : entry))
        : cell,
    ),
  );
  const again = pairNextRound(makeOpenEvent({ ...list, entries }, event));
  return again.kind === 'paired' && pairs(again.games) === pairs(paired.games);
};

/** The seeding list: ratings. */
const seeds = (round: Paired): readonly number[] => {
  const players = round.list.players.flatMap((player, i) => (isOut(player, round.from) ? [] : [i]));
  return players.sort((a, b) => round.list.players[b]!.rating! - round.list.players[a]!.rating!);
};
const hasEqualRatings = ({ list }: Paired): boolean =>
  new Set(list.players.map(({ rating }) => rating)).size < list.players.length;

/** In round t the first m / 2^t of them cannot meet. */
const farApart = (round: Paired, order: readonly number[]): boolean => {
  const top = order.slice(0, bracketOf(order.length) / 2 ** inStage(round));
  return drawnGames(round).every(({ black, white }) => !(top.includes(black) && top.includes(white)));
};
const seedsFarApart: Claim = round => hasEqualRatings(round) || farApart(round, seeds(round));
const seedsHaveByes: Claim = round => {
  if (inStage(round) > 1 || hasEqualRatings(round)) return true;
  const order = seeds(round);
  const first = order.slice(0, bracketOf(order.length) - order.length);
  return [...byes(round)].sort().join() === [...first].sort().join();
};
/** A full round has as many players as a power of two (R6.3): those who are too few for it are missing in the first one. */
const byesFillUp: Claim = round =>
  inIt(round).length === 0 ||
  (byesWith(round, 0).length === bracketOf(inIt(round).length) - inIt(round).length &&
    made(round).length ===
      drawnGames(round).length + made(round).filter(game => isThird(game) || isBeside(game)).length &&
    countriesApart(round));

/** In a bracket nobody waits in a later round but for somebody who is out. */
const byesByAbsence: Claim = round => {
  // The only one without a loss waits for the final (R6.7).
  if (inStage(round) === 1 || (round.paired.games.some(isBeside) && inIt(round).length === 1)) return true;
  const { list, from, paired } = round;
  const away = list.players.filter((_, player) =>
    Array.from({ length: paired.round - from + 1 }, (_x, i) => from + i).some(r =>
      isOut(list.players[player]!, r),
    ),
  );
  return byesWith(round, 0).length <= away.length;
};

/** Of each group those who go on, best first. */
const qualified = ({ list, event, paired }: Paired): readonly (readonly number[])[] => {
  const stages = stagesOf(list, event);
  const index = stageAt(stages, paired.round);
  const { from } = stages[index]!;
  const entries = list.entries.map(row => row.map((cell, r) => (r >= from - 1 ? [] : cell)));
  return makeEvent({ ...list, entries }, event)
    .qualified(index)
    .map(({ players }) => players);
};
const rankInGroup = (groups: readonly (readonly number[])[], player: number): number =>
  Math.max(...groups.map(players => players.indexOf(player)));
const firstsHaveByes: Claim = round => {
  if (inStage(round) > 1) return true;
  const groups = qualified(round);
  const last = Math.max(-1, ...byes(round).map(player => rankInGroup(groups, player)));
  return inGames(drawnGames(round)).every(player => rankInGroup(groups, player) >= last);
};
const crossed: Claim = round => {
  const groups = qualified(round);
  const count = groups.flat().length;
  const apart = bracketOf(count) / 2 ** inStage(round);
  const firsts = groups.map(([first]) => first!);
  const mates = groups.every(players => players.length <= apart || groups.length === 1);
  return drawnGames(round).every(
    ({ black, white }) =>
      (!mates ||
        groups.length === 1 ||
        !groups.some(players => players.includes(black) && players.includes(white))) &&
      (firsts.length > apart || !(firsts.includes(black) && firsts.includes(white))),
  );
};

/** Who has lost a game of the stage that was not for the third place, or has not come. */
function lostBefore(round: Paired): ReadonlySet<number> {
  const { list, from, paired } = round;
  const lost = list.players.flatMap((_, player) =>
    list.entries[player]!.slice(from - 1, paired.round - 1).some(cell => {
      const games = cell.filter(isGame);
      return games.at(-1)?.outcome === 'lost';
    })
      ? [player]
      : [],
  );
  return new Set(lost);
}
const losersAreOut: Claim = round => {
  const lost = lostBefore(round);
  if (inIt(round).some(player => lost.has(player))) return false;
  // Losers of this round share their place.
  const { place } = round.placement;
  const losers = drawnGames(round)
    .flatMap(({ black, white }) => [black, white])
    .filter(
      player =>
        round.after.entries[player]![round.paired.round - 1]!.filter(isGame).at(-1)?.outcome === 'lost',
    );
  return new Set(losers.map(player => place[player])).size <= 1;
};
const survivors: Claim = round => {
  const [score] = round.placement.columns;
  const { after, from, paired } = round;
  return inIt(round).every(player => {
    const through = after.entries[player]!.slice(from - 1, paired.round).filter(
      cell => cell.some(isBye) || cell.filter(isGame).at(-1)?.outcome === 'won',
    );
    return score?.column.values[player] === 2 * through.length;
  });
};
// Double elimination

const hasJustLost = ({ list, paired }: Paired, player: number): boolean =>
  isLost(list.entries[player]![paired.round - 2] ?? []);
const betweenBeaten =
  (round: Paired) =>
  (a: number, b: number): number =>
    isForbidden(round, a, b)
      ? Infinity
      : (met(round, a, b) ? 1000 : 0) + (hasJustLost(round, a) === hasJustLost(round, b) ? 1 : 0);
const unbeatenApart: Claim = round =>
  inGames(drawnGames(round)).every(player => lossesSoFar(round, player) === 0);
const beatenApart: Claim = round => {
  const games = made(round).filter(isBeside);
  if (free(round).length === 2) return games.length === 1 || inStage(round) === 1;
  const cost = betweenBeaten(round);
  const alone = byesWith(round, 1);
  return (
    inGames(games).every(player => lossesSoFar(round, player) === 1) &&
    total(games, cost) === leastCost([...inGames(games), ...alone], alone.length, cost)
  );
};
/** An odd number has one: the fewest byes, then the latest loss, of those without whom the others come out as well. */
const beatenBye: Claim = round => {
  const beaten = free(round).filter(player => lossesSoFar(round, player) === 1);
  if (free(round).length === 2) return byes(round).length === 0;
  const alone = byesWith(round, 1);
  const isWaiting = byesWith(round, 0).length === 1 || inIt(round).length !== 1;
  if (alone.length !== beaten.length % 2 || !isWaiting) return false;
  const [bye] = alone;
  if (bye === undefined) return true;
  const cost = betweenBeaten(round);
  const before = (player: number) =>
    round.list.entries[player]!.slice(round.from - 1, round.paired.round - 1);
  const rank = (player: number): number =>
    1000 * before(player).filter(cell => cell.some(isBye)).length - before(player).findLastIndex(isLost);
  const costOf = (player: number): number =>
    leastCost(
      beaten.filter(one => one !== player),
      0,
      cost,
    );
  const least = Math.min(...beaten.map(costOf));
  return beaten.every(player => costOf(player) > least || rank(bye) <= rank(player));
};
const twiceIsOut: Claim = round => {
  const { after, from, paired, placement } = round;
  if (inGames(round.paired.games).some(player => lossesSoFar(round, player) > 1)) return false;
  const out = inGames(paired.games).filter(player => lossesIn(after, player, from, paired.round) === 2);
  return new Set(out.map(player => placement.place[player])).size <= 1;
};
const firstIsIn: Claim = ({ after, from, paired, placement }) =>
  placement.place.every((place, player) => place !== 1 || lossesIn(after, player, from, paired.round) < 2);
const survivorsUnbeaten: Claim = round => {
  const [score] = round.placement.columns;
  const { after, from, paired } = round;
  return free(round).every(player => {
    const losses = lossesIn(after, player, from, paired.round);
    const survived = paired.round - from + 1 - (losses === 2 ? 1 : 0);
    return score?.column.values[player] === 2 * survived + (losses === 0 ? 1 : 0);
  });
};

/** Without the game that decides a drawn one nothing can be paired. */
const playedAgain: Claim = round => {
  const at = round.paired.round - 1;
  const isDrawn = (cell: readonly Entry[]): boolean => cell.length > 1 && hasTie(cell);
  const source = round.boards?.after ?? round.after;
  if (round.boards || !source.entries.some(row => isDrawn(row[at]!))) return true;
  const replayed = source.entries.flatMap((row, player) => (isDrawn(row[at]!) ? [player] : []));
  if (!replayed.some(player => inGames(drawnGames(round)).includes(player))) return true;
  const entries = source.entries.map(row =>
    row.map((cell, r) => (r === at && isDrawn(cell) ? cell.slice(0, 1) : cell)),
  );
  return pairNextRound(makeOpenEvent({ ...source, entries }, round.event)).kind === 'cannot pair';
};
const thirdPlace: Claim = round => {
  if (!round.settings.thirdPlace || inIt(round).length !== 2) return true;
  const before = round.paired.round - 2;
  const losers = round.list.players.flatMap((_, player) =>
    before >= round.from - 1 &&
    !isAway(round, player) &&
    round.list.entries[player]![before]!.filter(isGame).at(-1)?.outcome === 'lost'
      ? [player]
      : [],
  );
  return losers.length < 2 || round.paired.games.some(game => isThird(game) && losers.includes(game.black));
};

// Tables

/** Everybody in the table of a player, in the order of the numbers. */
function tablesOf(round: Paired): readonly (readonly number[])[] {
  const { list, settings } = round;
  const all = list.players.map((_, player) => player);
  const names = settings.groups === 'apart' ? [...new Set(all.map(player => group(round, player)))] : [''];
  return names.map(name =>
    all
      .filter(player => settings.groups !== 'apart' || group(round, player) === name)
      .sort((a, b) => list.players[a]!.no - list.players[b]!.no),
  );
}

/** Whom Berger's table has in a round: Black first (R6.5). Positions count from 1; an odd number has a dummy. */
function berger(players: number, round: number): readonly (readonly [number, number])[] {
  const n = players + (players % 2);
  const cycle = Math.floor((round - 1) / (n - 1));
  const r = ((round - 1) % (n - 1)) + 1;
  const pairs: (readonly [number, number])[] = [];
  for (let i = 1; i < n; i++)
    for (let j = i + 1; j <= n; j++) {
      const isPair = j === n ? (2 * i - r - 1) % (n - 1) === 0 : (i + j - r - 1) % (n - 1) === 0;
      if (!isPair || j > players) continue;
      const isFirst = j === n ? r % 2 === 1 : (i + j) % 2 === 1;
      pairs.push(isFirst === (cycle % 2 === 0) ? [i, j] : [j, i]);
    }
  return pairs;
}

const isOver = ({ settings }: Paired, players: number, round: number): boolean =>
  round > (players + (players % 2) - 1) * settings.cycles;

const byBerger =
  (hasColours: boolean): Claim =>
  round =>
    tablesOf(round).every(table => {
      const own = made(round).filter(({ black }) => table.includes(black));
      if (isOver(round, table.length, inStage(round))) return own.length === 0;
      const wanted = berger(table.length, inStage(round))
        .map(([black, white]) => [table[black - 1]!, table[white - 1]!] as const)
        .filter(pair => !pair.every(player => isAway(round, player)));
      return (
        (hasColours || own.length === wanted.length) &&
        own.every(game =>
          wanted.some(([black, white]) =>
            game.black === black && game.white === white
              ? true
              : game.black === white && game.white === black && (!hasColours || !isPlainColour(round, game)),
          ),
        )
      );
    });

/** The table says it: an even game of two who have not met. */
const isPlainColour = (round: Paired, game: PairedGame): boolean =>
  game.handicap === 0 && followsTurn(round, game) && lastColour(round, game.black, game.white) === undefined;

/** The fewest repeats in round 1, then in round 2 …, over all numberings. */
const repeatsLate: Claim = round => {
  const { list, from, paired } = round;
  const players = [...inGames(paired.games), ...rests(round)];
  if (players.length > 6 || paired.free.length > rests(round).length) return true;
  const before = (a: number, b: number): boolean => hasMet(list, a, b, from);
  const n = players.length + (players.length % 2);
  const vectors = permutations(players).map(order =>
    Array.from(
      { length: n - 1 },
      (_, r) => berger(players.length, r + 1).filter(([a, b]) => before(order[a - 1]!, order[b - 1]!)).length,
    ).sort((a, b) => a - b),
  );
  const best = vectors.reduce((a, b) => (smaller(b, a) ? b : a));
  const games = paired.games.filter(({ black, white }) => before(black, white)).length;
  const isFirstTime = made(round).every(
    ({ black, white }) => !hasMet(list, black, white, paired.round, from),
  );
  return isFirstTime && games === best[inStage(round) - 1];
};

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((one, i) => permutations(items.filter((_, j) => j !== i)).map(rest => [one, ...rest]));
}

const somebodyRests: Claim = round =>
  round.paired.free.every(({ worth }) => worth === 'nothing') &&
  rests(round).every(player => scoreNow(round, player) === scoreBefore(round, player)) &&
  (round.codes.has('system.pairs.drawnTable') ||
    tablesOf(round).every(table => {
      if (table.length % 2 === 0 || isOver(round, table.length, inStage(round))) return true;
      const named = berger(table.length, inStage(round)).flat();
      const resting = table.filter((_, i) => !named.includes(i + 1));
      return resting.length === 1 && !inGames(made(round)).includes(resting[0]!);
    }));

// Diagonal

/** Places in the order of ratings, of those who play. */
const places = (round: Paired): readonly number[] =>
  [...inGames(round.paired.games)].sort(
    (a, b) => round.list.players[b]!.rating! - round.list.players[a]!.rating!,
  );

const pairKey = (a: number, b: number): string => (a < b ? `${a}–${b}` : `${b}–${a}`);

function pattern(round: Paired, players: number): ReadonlySet<string> {
  const pairs = new Set<string>();
  const put = (a: number, b: number): void => {
    if (a !== b) pairs.add(pairKey(a, b));
  };
  const back = (k: number): number => (k < 0 ? -1 - k : k >= players ? 2 * players - 1 - k : k);
  if (inStage(round) === 1) {
    for (let i = -1; i < players; i++) put(back(i), back(i + 2));
    if (players >= 4) for (let i = Math.ceil(players / 2) - 2; i < players; i++) put(i, back(i + 4));
  } else if (players > round.settings.fewPlayersUpTo && !isExtra(round)) {
    const third = Math.round(players / 3);
    for (let i = 0; i < players; i++) put(i, (i + third) % players);
  } else {
    const half = Math.ceil(players / 2);
    const ring = Array.from({ length: players }, (_, i) => (i % 2 === 0 ? i / 2 : half + (i - 1) / 2));
    ring.forEach((one, i) => put(one, ring[(i + 1) % players]!));
  }
  return pairs;
}

const losses = ({ settings }: Paired, games: readonly Game[]): number =>
  games.reduce((sum, { outcome }) => sum + (outcome === 'lost' ? 2 : outcome === 'jigo' ? 1 : 0), 0) *
  (settings.gamesPerOpponent === 1 ? 2 : 1);
const lossesBefore = (round: Paired, player: number): number =>
  losses(round, gamesBefore(round.list, player, round.paired.round, round.from));
/** Those who are equal play on when all have gone out. */
const isExtra = (round: Paired): boolean =>
  inGames(round.paired.games).every(player => lossesBefore(round, player) >= 8);

const playedPairs = (round: Paired): ReadonlySet<string> => {
  const order = places(round);
  return new Set(
    round.paired.games.map(({ black, white }) => pairKey(order.indexOf(black), order.indexOf(white))),
  );
};
const repeatsIn = (round: Paired, order: readonly number[], pairs: ReadonlySet<string>): number =>
  [...pairs].filter(pair => {
    const [a, b] = pair.split('–').map(Number);
    return met(round, order[a!]!, order[b!]!);
  }).length;
const inPattern: Claim = round => {
  const order = places(round);
  if (hasEqualRatings(round)) return true;
  const wanted = pattern(round, order.length);
  const played = playedPairs(round);
  if (played.size !== wanted.size) return false;
  return repeatsIn(round, order, wanted) > 0 || [...wanted].every(pair => played.has(pair));
};
const fewRepeats: Claim = round => {
  const order = places(round);
  const wanted = pattern(round, order.length);
  const own = repeatsIn(round, order, playedPairs(round));
  if (own === 0) return true;
  if (order.length > 6) return own <= repeatsIn(round, order, wanted);
  return own === Math.min(...permutations(order).map(one => repeatsIn(round, one, wanted)));
};
const twoLossesOut: Claim = round =>
  isExtra(round) ||
  (inGames(round.paired.games).every(player => lossesBefore(round, player) < 8) &&
    round.list.players.every(
      (_, player) =>
        inStage(round) === 1 ||
        lossesBefore(round, player) >= 8 ||
        inGames(round.paired.games).includes(player) ||
        hasLeft(round, player),
    ));
const hasLeft = (round: Paired, player: number): boolean =>
  isAway(round, player) ||
  round.list.entries[player]!.slice(round.from - 1, round.paired.round - 1).some(cell => !cell.some(isGame));
/** A tie counts half of what a lost game does: in the losses of those who are in the next round, as they are added up here. */
const tiedIs =
  (quarters: number): Claim =>
  round =>
    twoLossesOut(round) && quarters === losses(round, [{ outcome: 'jigo' } as Game]);
/** Somebody is left alone, or has fewest losses of those who all went out in this round: then the winner is first. */
const winnerFirst: Claim = round => {
  const { place, classes } = round.placement;
  if (isExtra(round)) return true;
  const playing = inGames(round.paired.games);
  const now = (player: number): number =>
    losses(round, gamesBefore(round.after, player, round.paired.round + 1, round.from));
  const left = playing.filter(player => now(player) < 8);
  const fewest = playing.filter(player => now(player) === Math.min(...playing.map(now)));
  const winner = left.length === 1 ? left : left.length === 0 && fewest.length === 1 ? fewest : [];
  return winner.every(player => place[player] === 1 && classes[0]!.length === 1);
};
const byPerformance: Claim = round => {
  const { columns, classes } = round.placement;
  const column = columns.find(one => one.column.values.some(value => value !== undefined))?.column;
  if (!column) return true;
  const values = classes
    .slice(1)
    .map(([player]) => column.values[player!])
    .filter(value => value !== undefined);
  return values.every((value, i) => i === 0 || value <= values[i - 1]!);
};
const evenly: Claim = round =>
  inGames(round.paired.games).every(player => {
    const own = round.paired.games.filter(
      ({ black, white }) => [black, white].includes(player) && !lastColour(round, black, white),
    );
    return Math.abs(own.reduce((sum, { black }) => sum + (black === player ? 1 : -1), 0)) <= 1;
  });
const timesMet = (round: Paired, a: number, b: number): number =>
  round.paired.games.filter(({ black, white }) => black === a && white === b).length;

// What holds in every system

const asTyped: Claim = round => {
  const { list, after, paired } = round;
  return list.entries.every((row, player) => {
    const typed = row[paired.round - 1]!;
    const now = after.entries[player]![paired.round - 1]!;
    const isFree = typed.some(entry => entry.kind === 'free');
    if (isFree && (inGames(made(round)).includes(player) || paired.bye === player)) return false;
    return typed.every(entry =>
      entry.kind === 'free'
        ? now.includes(entry)
        : paired.games.some(
            ({ black, white }) =>
              pairKey(black, white) === pairKey(player, entry.opponent) &&
              (entry.colour === undefined || (entry.colour === 'black') === (black === player)),
          ),
    );
  });
};

/** Those of a class share the place and the money of all its places; the next place is skipped. */
const sharedPlaces: Claim = round => {
  const { classes, place } = round.placement;
  const prizes = [600, 300, 120, 60];
  const { paid } = sharePrizes(classes, prizes, 1);
  if (round.settings.system === 'Swiss by categories') return true;
  let taken = 0;
  return classes.every(tied => {
    const pot = prizes.slice(taken, taken + tied.length).reduce((sum, one) => sum + one, 0);
    const isRight = tied.every(
      player => place[player] === taken + 1 && paid[player] === Math.floor(pot / tied.length),
    );
    taken += tied.length;
    return isRight;
  });
};
/** Players in one class are equal in the score and in all tiebreaks, and those of two classes are not. */
const equalIsEqual: Claim = round => {
  if (round.event.stages.length > 0 || round.event.system !== round.settings.system) return true;
  const { classes, columns } = round.placement;
  // Equal places of different groups are equal.
  const isApartTable = round.settings.groups === 'apart' && round.settings.system === 'Round robin';
  const parts = (tied: readonly number[]): readonly (readonly number[])[] =>
    isApartTable
      ? [...new Set(tied.map(player => group(round, player)))].map(name =>
          tied.filter(one => group(round, one) === name),
        )
      : [tied];
  return classes
    .flatMap(parts)
    .every(tied =>
      columns.every(({ column }) => new Set(tied.map(player => column.values[player])).size <= 1),
    );
};
const inCategories: Claim = round => {
  if (round.from > 1) return true;
  const { place, classes } = round.placement;
  const names = new Set(round.list.players.map((_, player) => category(round, player)));
  return [...names].every(name => {
    const own = classes
      .map(tied => tied.filter(player => category(round, player) === name))
      .filter(one => one.length > 0);
    return own.every((tied, i) => tied.every(one => place[one] === 1 + own.slice(0, i).flat().length));
  });
};

/** Nobody of a group stands before somebody of it with more wins, and the places of all groups begin alike. */
const inGroups: Claim = round => {
  const { place } = round.placement;
  return tablesOf(round).every(
    table =>
      table.some(player => place[player] === 1) &&
      table.every(one =>
        table.every(other => scoreNow(round, one) <= scoreNow(round, other) || place[one]! < place[other]!),
      ),
  );
};

const stonesByRank: Claim = round => {
  const { settings, list, boards } = round;
  const games = boards?.games ?? round.paired.games;
  const players = (boards?.list ?? list).players;
  return games
    .filter(({ fixed }) => !fixed)
    .every(({ black, white, handicap }) => {
      if (settings.handicap === 'none' && round.event.handicap === 'none') return handicap === 0;
      if (round.event.handicap !== 'rank' || settings.system === 'Diagonal') return true;
      const stones = ladderOf(players[white]!)! - ladderOf(players[black]!)! - round.event.handicapReduction;
      const isEven = stones + round.event.handicapReduction === 0;
      return handicap === (isEven ? 0 : Math.max(0, Math.min(round.event.handicapLimit, stones)));
    });
};
/** Whoever gets stones is the weaker one. */
const weakerIsBlack: Claim = round => {
  const { boards, list, event } = round;
  const players = (boards?.list ?? list).players;
  if (event.handicap !== 'rank') return true;
  return (boards?.games ?? round.paired.games)
    .filter(({ handicap, fixed }) => handicap > 0 && !fixed)
    .every(({ black, white }) => ladderOf(players[black]!)! < ladderOf(players[white]!)!);
};

// Teams

const teamOf = ({ boards }: Paired): readonly (number | undefined)[] =>
  findTeams(boards!.list, { boards: 1 }).of;
const moreBoards: Claim = round => {
  const of = teamOf(round);
  const { after } = round.boards!;
  const at = round.paired.round - 1;
  return round.paired.games.every(({ black, white }) => {
    if (round.settings.system === 'Knock-out' || round.settings.system === 'Diagonal') return true;
    const points = (team: number): number =>
      after.entries
        .flatMap((row, player) => (of[player] === team ? row[at]! : []))
        .reduce(
          (sum, one) =>
            sum +
            (isGame(one) ? (one.outcome === 'won' ? 2 : one.outcome === 'jigo' ? 1 : 0) : isBye(one) ? 2 : 0),
          0,
        );
    const more = points(black) - points(white);
    const game = round.after.entries[black]![at]!.find(isGame);
    return game?.outcome === (more > 0 ? 'won' : more < 0 ? 'lost' : 'jigo');
  });
};
const boardsInTurn: Claim = round => {
  const of = teamOf(round);
  const { list, games } = round.boards!;
  const isAgain = (a: number, b: number): boolean => hasMet(list, a, b, round.paired.round);
  const isRight = games
    .filter(({ handicap, wonBy }) => handicap === 0 && wonBy === undefined)
    .every(({ black, white }) => {
      const last = gamesBefore(list, black, round.paired.round)
        .filter(({ opponent }) => opponent === white)
        .at(-1);
      return (
        last?.colour !== 'black' ||
        (round.settings.gamesPerOpponent === 2 && round.settings.system === 'Diagonal')
      );
    });
  if (round.settings.system === 'Diagonal') return isRight;
  return (
    isRight &&
    round.paired.games.every(match => {
      const own = games
        .filter(({ black, white }) =>
          [of[black], of[white]].every(team => team === match.black || team === match.white),
        )
        .filter(game => game.handicap === 0 && !isAgain(game.black, game.white));
      return own.every(game => (of[game.black] === match.black) === (boardOf(game) % 2 === 1));
    })
  );
};
const boardCount: Claim = round => {
  const { teams } = findTeams(round.boards!.list, { boards: 1 });
  const sizes = teams.map(({ members }) => members.length);
  const most = Math.max(...sizes.map(size => sizes.filter(one => one === size).length * 100 + size)) % 100;
  return round.boards!.games.every(game => boardOf(game) <= (round.event.boards ?? most));
};

// The table

const coloursText: Claim = round => lessBlack(round, turned, alternate);

/** A property for every sentence of the announcement. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  'system.roundsOpen': round => inGames(round.paired.games).length > 1,
  'system.teams': moreBoards,
  'system.boards': boardCount,
  'system.coloursBoards': boardsInTurn,
  'system.pairs.McMahon': nearScores,
  'system.pairs.Swiss': nearScores,
  'system.pairs.Swiss by categories': nearInCategory,
  'system.pairs.Score pairing': round => neighboursFirst(round) && inSections(round),
  'system.pairs.lot': countriesApart,
  'system.pairs.bracket by lot': round => firstByLot(round) && asBracket(round),
  'system.pairs.seeded': round => seedsFarApart(round) && asBracket(round),
  'system.pairs.afterGroups': round => crossed(round) && asBracket(round),
  'system.pairs.Round robin': byBerger(false),
  'system.pairs.groups': byBerger(false),
  'system.pairs.drawnTable': repeatsLate,
  'system.pairs.Diagonal': inPattern,
  'system.scoreMcMahon': scores(any),
  'system.scoreWins': scores(any),
  'system.scoreCategory': round => scores(any)(round) && inCategories(round),
  'system.scoreGroups': round => scores(any)(round) && inGroups(round),
  'system.scorePoints': scores(any),
  'system.scoreRounds': survivors,
  'system.scoreRoundsUnbeaten': survivorsUnbeaten,
  'system.scorePerformance': byPerformance,
  'system.drawsHalf': scores(hasTie),
  'system.drawsPoint': scores(hasTie),
  'system.drawsAgain': playedAgain,
  'system.drawsHalfLoss': tiedIs(1),
  'system.drawsLoss': tiedIs(2),
  'system.outLost': losersAreOut,
  'system.outTwice': twiceIsOut,
  'system.winnerTwice': firstIsIn,
  'system.pairsUnbeaten': unbeatenApart,
  'system.pairsBeaten': beatenApart,
  'system.byesBeaten': beatenBye,
  'system.outHalfLosses': twoLossesOut,
  'system.outLosses': twoLossesOut,
  'system.winnerDiagonal': winnerFirst,
  'system.byesText': scores(hasBye, round => ({ ...usual(round), bye: 2 })),
  'system.byesWorth': scores(hasBye),
  'system.byeFewest': byeFor(byScore),
  'system.byeCategory': byeFor(byCategory),
  'system.byesPoints': byeFor(byScore),
  'system.byeApart': leftOver,
  'system.byesLot': round =>
    (round.settings.knockoutDraw !== 'lot' && inStage(round) > 1) || byesFillUp(round),
  'system.byesBracket': byesByAbsence,
  'system.byesSeeds': seedsHaveByes,
  'system.byesGroups': firstsHaveByes,
  'system.byesRest': somebodyRests,
  'system.byesNone': round => byes(round).length === 0,
  'system.absencesHalf': scores(hasAbsence, round => ({ ...usual(round), absence: 1 })),
  'system.absencesWorth': scores(hasAbsence),
  'system.absencesNothing': scores(hasAbsence, round => ({ ...usual(round), absence: 0 })),
  'system.absentOut': round =>
    round.paired.games.every(
      ({ black, white, fixed }) => fixed || ![black, white].some(one => isAway(round, one)),
    ) &&
    inGames(round.paired.games.filter(game => !isThird(game))).every(
      player => inStage(round) === 1 || !hasLeft(round, player) || hasFreeBye(round, player),
    ),
  'system.absentLost': ({ paired, list }) =>
    paired.games.every(({ black, white, wonBy }) => {
      const [blackOut, whiteOut] = [black, white].map(one => isOut(list.players[one]!, paired.round));
      return blackOut === whiteOut || wonBy === (blackOut ? 'white' : 'black');
    }),
  'system.coloursText': coloursText,
  'system.coloursStones': weakerIsBlack,
  'system.coloursTable': round =>
    turned(round) && (round.codes.has('system.pairs.drawnTable') || byBerger(true)(round)),
  'system.coloursWalk': round => turned(round) && evenly(round),
  'system.coloursPoints': round => lessBlack(round) && higherInOddRounds(round),
  'system.coloursBoth': round =>
    made(round).every(({ black, white }) => timesMet(round, black, white) === timesMet(round, white, black)),
  'system.earlierStages': round =>
    round.settings.system === 'Score pairing' || !byes(round).length
      ? lessBlack(round)
      : lessBlack(round) && (round.settings.system === 'Knock-out' || CLAIMS[byeCode(round)]!(round)),
  'system.repeatsText': round => {
    if (!hasRepeat(round)) return true;
    const players = free(round);
    const isNamed = round.settings.bye !== 'automatic' && byes(round).length > 0;
    const alone = players.length % 2 === 0 ? [-1] : isNamed ? byes(round) : players;
    return !alone.some(bye => leavesARound(round, players, bye));
  },
  'system.repeatsNever': round => !hasRepeat(round),
  'system.repeatsFew': fewRepeats,
  'system.groupsApart': round => {
    if (hasRepeat(round) || isApart(round)) return true;
    const across = (a: number, b: number): number => (group(round, a) === group(round, b) ? 0 : 1);
    return total(made(round), across) === leastCost(inGames(made(round)), 0, onlyIf(isFresh(round), across));
  },
  'system.byHandText': asTyped,
  'system.prizesText': sharedPlaces,
  'system.playoffText': round =>
    !isPlayoffRound(round.event, round.paired.round) ||
    round.paired.games.every(
      ({ black, white }) => countedScore(round.standing, black) === countedScore(round.standing, white),
    ),
  'system.equal': equalIsEqual,
  'system.share': equalIsEqual,
  // The table of it has more rounds than are played.
  'system.forbiddenKept': noneForbidden,
  'settingName.forbiddenPairs': noneForbidden,
  'settingName.bye': round => {
    const player = round.list.players.findIndex(({ no }) => no === round.settings.bye);
    return byes(round).length === 0 || !free(round).includes(player) || byes(round).includes(player);
  },
  'settingName.colourLimit': round =>
    fields(round).every(field => {
      const players = inGames(made(round)).filter(player => field.includes(player));
      const own = made(round).filter(({ black }) => players.includes(black));
      return own.every(({ black, white }) => limitedTo(round, players)(black, white));
    }),
  'settingName.thirdPlace': thirdPlace,
  'settingName.gamesPerOpponent': round =>
    made(round).every(
      ({ black, white }) =>
        timesMet(round, black, white) + timesMet(round, white, black) === round.settings.gamesPerOpponent,
    ),
  'settingName.fewPlayersUpTo': inPattern,
  'settingName.handicap': stonesByRank,
  'settingName.komi': round =>
    (round.boards?.games ?? round.paired.games).every(
      ({ komi, handicap }) => handicap > 0 || komi === round.event.komi,
    ),
  'settingName.rounding': scores(any),
  'settingName.upperBar': scores(any),
  'settingName.lowerBar': scores(any),
  'settingName.cycles': round =>
    made(round).every(
      ({ black, white }) =>
        gamesBefore(round.list, black, round.paired.round, round.from).filter(
          ({ opponent }) => opponent === white,
        ).length < round.settings.cycles,
    ),
  'settingName.qualifiers': round => {
    if (round.from === 1 || inStage(round) > 1) return true;
    const there = new Set([...inGames(round.paired.games), ...byes(round), ...rests(round)]);
    const groups =
      round.event.system === 'Groups + knock-out'
        ? new Set(round.list.players.map(one => one.group)).size
        : 1;
    return round.settings.notQualified === 'play on' || there.size === (round.event.qualifiers ?? 2) * groups;
  },
  'settingName.rounds': round => round.paired.round <= round.list.rounds,
};

const byeCode = ({ settings }: Paired): string =>
  settings.system === 'Swiss by categories' ? 'system.byeCategory' : 'system.byeFewest';

/** In a knock-out a bye is no absence. */
const hasFreeBye = (round: Paired, player: number): boolean =>
  round.list.entries[player]!.slice(round.from - 1, round.paired.round - 1).every(
    cell => cell.some(isGame) || cell.some(isBye),
  );
