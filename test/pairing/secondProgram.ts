import { createHash } from 'node:crypto';
import type { Entry, Free, Game } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';

/**
 * A second program: it pairs a McMahon or a Swiss from what docs/rules.md says under R1, R2.8, R4.1 and R4.4 to R4.7, by trying
 * every pairing. It knows nothing of how Wallist is written: from there it has types alone. Players are indexes into the list.
 */
export interface SecondRound {
  /** By table: Black, White, stones. */
  readonly games: readonly { readonly black: number; readonly white: number; readonly handicap: number }[];
  readonly bye: number | undefined;
  /** What the pairing costs: one list of numbers, in strict order. */
  readonly cost: readonly number[];
  /** Whether another pairing is as good in everything, lots included: then the page leaves open which it is. */
  readonly isOpen: boolean;
}

type Pair = readonly [number, number];

export function pairBySecondProgram(
  list: WallList,
  settings: Settings,
  round: number,
): SecondRound | undefined {
  const event = describe(list, settings, round);
  const best = bestOf(event, true) ?? bestOf(event, false);
  if (best === undefined) return undefined;
  return { ...best, games: tables(event, best.pairs) };
}

// R1, R4.1: scores.

const games = (cell: readonly Entry[]): readonly Game[] =>
  cell.flatMap(one => (one.kind === 'game' ? [one] : []));

const ladder = ({ rank, rating }: WallList['players'][number]): number | undefined => {
  const byRating = (points: number): number => Math.min(8, Math.max(-30, Math.floor((points - 2050) / 100)));
  if (rank === undefined) return rating === undefined ? undefined : byRating(rating);
  return rank.kind === 'amateur' ? rank.index : byRating(rating ?? 2670 + 30 * rank.dan);
};

/** R8.6: a rating that was typed for the round or an earlier one. */
function ofRound({ ratings = [] }: WallList['players'][number], round: number): number | undefined {
  let last: number | undefined;
  for (let from = 1; from <= round; from++) last = ratings[from] ?? last;
  return last;
}

const indexOf = (rank: Settings['upperBar']): number | undefined =>
  rank?.kind === 'amateur' ? rank.index : undefined;

/** In half points. */
function startOf(player: WallList['players'][number], settings: Settings): number {
  if (settings.system !== 'McMahon') return 0;
  if (player.start !== undefined) return player.start;
  const bar = indexOf(settings.upperBar) ?? Infinity;
  const floor = indexOf(settings.lowerBar) ?? -Infinity;
  const zero = { '30k': -30, '20k': -20, '1d': 0 }[settings.scoreZeroAt];
  if (settings.supergroup && player.supergroup && bar < Infinity) return 2 * (bar + 1 - zero);
  return 2 * (Math.min(bar, Math.max(floor, ladder(player)!)) - zero);
}

function freeValue(entry: Free, settings: Settings): number {
  const isMcMahon = settings.system === 'McMahon';
  const own = { win: 2, half: 1, nothing: 0 }[entry.worth];
  if (entry.as === 'bye') {
    if (entry.worth !== 'win' && own !== settings.byeValue) return own;
    return isMcMahon ? settings.byeValue : (settings.byeWins ?? settings.byeValue);
  }
  if (own === 0) return 0;
  return isMcMahon ? settings.absenceValue : (settings.absenceWins ?? settings.absenceValue);
}

function scoreAfter(list: WallList, settings: Settings, player: number, rounds: number): number {
  let played = startOf(list.players[player]!, settings);
  let free = 0;
  for (const entry of list.entries[player]!.slice(0, rounds).flat()) {
    if (entry.kind === 'game') played += { won: 2, jigo: 1, lost: 0, unknown: 0 }[entry.outcome];
    else free += freeValue(entry, settings);
  }
  const down = (halves: number): number => 2 * Math.floor(halves / 2);
  switch (settings.rounding) {
    case 'EGF':
      return down(played + free);
    case 'absences':
      return played + down(free);
    case 'none':
      return played + free;
  }
}

// R2.8: lots.

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The quantities in the formulas, by position in the pairing order. */
interface Described {
  readonly list: WallList;
  readonly settings: Settings;
  readonly round: number;
  /** Players of the field, the best first. */
  readonly field: readonly number[];
  /** In half points, as of the round before. */
  readonly score: readonly number[];
  readonly category: readonly number[];
}

// R4.7: the pairing order.

function describe(list: WallList, settings: Settings, round: number): Described {
  const all = list.players.map((_, player) => player);
  const before = all.map(player => scoreAfter(list, settings, player, round - 1));
  const names = [...new Set(list.players.map(({ category }) => category))].sort();
  const category = all.map(player =>
    settings.system === 'Swiss by categories' ? names.indexOf(list.players[player]!.category) + 1 : 0,
  );
  const sos = all.map(player =>
    list.entries[player]!.slice(0, round - 1)
      .map(cell =>
        games(cell).length === 0
          ? startOf(list.players[player]!, settings)
          : games(cell).reduce((sum, { opponent }) => sum + before[opponent]!, 0),
      )
      .reduce((sum, value) => sum + value, 0),
  );
  const lot = all.map(player => sha256(`${settings.seed}|round-${round}|${list.players[player]!.no}`));
  const rating = all.map(player => {
    const { rating: before, rank } = list.players[player]!;
    const typed = ofRound(list.players[player]!, round) ?? before;
    if (typed !== undefined || rank === undefined) return typed ?? -Infinity;
    return rank.kind === 'amateur' ? Math.max(-900, 2100 + 100 * rank.index) : 2670 + 30 * rank.dan;
  });
  const tiebreaks = settings.pairingTiebreaks.filter(one => one !== 'Rating' || round > settings.earlyRounds);
  const compare = (a: number, b: number): number => {
    if (before[a] !== before[b]) return before[b]! - before[a]!;
    if (category[a] !== category[b]) return category[a]! - category[b]!;
    for (const tiebreak of tiebreaks) {
      if (tiebreak === 'SOS' && sos[a] !== sos[b]) return sos[b]! - sos[a]!;
      if (tiebreak === 'Rating' && rating[a] !== rating[b]) return rating[b]! - rating[a]!;
      if (tiebreak === 'Lottery') return lot[a]! < lot[b]! ? -1 : 1;
    }
    return list.players[a]!.no - list.players[b]!.no;
  };
  const isOut = (player: number): boolean => list.players[player]!.out.rounds.includes(round);
  const field = all
    .filter(player => !isOut(player) && list.entries[player]![round - 1]!.length === 0)
    .sort(compare);
  return {
    list,
    settings,
    round,
    field,
    score: field.map(player => before[player]!),
    category: field.map(player => category[player]!),
  };
}

// R4.6, R4.7: what must not be, and the best of what may be.

/** The latest round in which two have met, 0 for never. */
function lastMeeting({ list, round }: Described, a: number, b: number): number {
  for (let r = round - 1; r >= 1; r--) {
    const met = (one: number, other: number): boolean =>
      games(list.entries[one]![r - 1]!).some(({ opponent }) => opponent === other);
    if (met(a, b) || met(b, a)) return r;
  }
  return 0;
}

const isForbidden = ({ list, settings }: Described, a: number, b: number): boolean =>
  settings.forbiddenPairs.some(
    pair => pair.includes(list.players[a]!.no) && pair.includes(list.players[b]!.no),
  );

interface Best {
  readonly pairs: readonly Pair[];
  readonly bye: number | undefined;
  readonly cost: readonly number[];
  readonly isOpen: boolean;
}

function bestOf(event: Described, withoutRepeats: boolean): Best | undefined {
  const { field, settings, list } = event;
  const positions = field.map((_, i) => i);
  const named =
    settings.bye === 'automatic' ? -1 : field.findIndex(p => list.players[p]!.no === settings.bye);
  const classes = entitled(event);
  const mayHaveBye = (i: number): boolean => (named >= 0 ? i === named : !withoutRepeats || classes[i] === 0);
  const repeat = pricesOf(event, (i, j) => lastMeeting(event, field[i]!, field[j]!));
  const levels = levelsOf(event).map(one => pricesOf(event, one));
  const isOdd = field.length % 2 === 1;
  let best: Best | undefined;
  let equals = 0;
  for (const { pairs, bye } of matchings(positions)) {
    if (bye !== undefined && !mayHaveBye(bye)) continue;
    if (pairs.some(([i, j]) => isForbidden(event, field[i]!, field[j]!))) continue;
    const again = pairs.filter(([i, j]) => repeat(i, j) > 0);
    if (withoutRepeats && again.length > 0) continue;
    const each = Math.ceil(field.length / 2) * event.round + 1;
    const repeats = again.reduce((sum, [i, j]) => sum + each + repeat(i, j), 0);
    const turn = bye === undefined || named >= 0 ? 0 : classes[bye]!;
    const sums = levels.map(level => pairs.reduce((sum, [i, j]) => sum + level(i, j), 0));
    const last = bye === undefined ? 0 : field.length - 1 - bye;
    const [lots, ...others] = [...sums].reverse();
    const cost = [repeats, turn, ...others.reverse(), last, lots!];
    const order = best === undefined ? -1 : compareLists(cost, best.cost);
    equals = order < 0 ? 1 : order === 0 ? equals + 1 : equals;
    if (order < 0) {
      const players = pairs.map(([i, j]): Pair => [field[i]!, field[j]!]);
      best = { pairs: players, bye: isOdd ? field[bye!]! : undefined, cost, isOpen: false };
    }
  }
  return best && { ...best, isOpen: equals > 1 };
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** What each game costs, found once. */
function pricesOf({ field }: Described, cost: (i: number, j: number) => number) {
  const prices = field.map((_, i) => field.map((__, j) => (i < j ? cost(i, j) : 0)));
  return (i: number, j: number): number => prices[i]![j]!;
}

/** Every way to make pairs; of an odd number one is left. */
function* matchings(
  positions: readonly number[],
): Generator<{ pairs: readonly Pair[]; bye: number | undefined }> {
  if (positions.length % 2 === 1) {
    for (const bye of positions)
      for (const { pairs } of matchings(positions.filter(one => one !== bye))) yield { pairs, bye };
    return;
  }
  const [first, ...others] = positions;
  if (first === undefined) {
    yield { pairs: [], bye: undefined };
    return;
  }
  for (const other of others)
    for (const { pairs } of matchings(others.filter(one => one !== other)))
      yield { pairs: [[first, other], ...pairs], bye: undefined };
}

/** By position: how many classes of players have more right to the bye. */
function entitled({ field, list, score, category, round, settings }: Described): readonly number[] {
  const isOdd = (one: number): boolean => category.filter(other => other === one).length % 2 === 1;
  const rights = field.map((player, i) => {
    const byes = list.entries[player]!.slice(0, round - 1)
      .flat()
      .filter(entry =>
        entry.kind === 'free'
          ? entry.as === 'bye'
          : settings.defaultsAsByes && entry.byDefault && entry.outcome === 'won',
      ).length;
    return [byes, isOdd(category[i]!) ? 0 : 1, -category[i]!, score[i]!];
  });
  return rights.map(own => new Set(rights.filter(one => compareLists(one, own) < 0).map(String)).size);
}

// R4.7: what a game costs, i < j.

type Units = (i: number, j: number) => number;

function levelsOf(event: Described): readonly Units[] {
  const { settings, field, score, category } = event;
  const { weights } = settings;
  const units: readonly (readonly [keyof typeof weights, number, Units])[] = [
    ['score', 4, (i, j) => ((score[i]! - score[j]!) / 2) ** 2],
    ['float', 4, floats(event)],
    ['seeding', 100, seeding(event)],
    ['colour', 1, colours(event)],
    ['handicap', 1, (i, j) => Math.abs(stones(event, field[i]!, field[j]!))],
    ['country', 1, (i, j) => (isHome(event, i, j) && sameCountry(event, i, j) ? 1 : 0)],
    [
      'club',
      1,
      (i, j) => ((isHome(event, i, j) && sameClub(event, i, j)) || isRatherNot(event, i, j) ? 1 : 0),
    ],
  ];
  const gap = settings.homeGap;
  const across =
    gap === undefined || settings.geography === 'never'
      ? 0
      : Math.ceil(Math.ceil(weights.score) * (2 * gap * gap + 1 / 2));
  const price = (name: keyof typeof weights): number =>
    Math.ceil(weights[name]) + (name === 'club' || name === 'country' ? across : 0);
  const counted = units.filter(([name]) => weights[name] > 0);
  const other: Units = (i, j) => {
    const distance = category[i]! - category[j]!;
    const highest = Math.max(0, ...score);
    return distance === 0 ? 0 : distance ** 2 * (1 + field.length * highest) + score[i]! + score[j]!;
  };
  return [
    ...(settings.system === 'Swiss by categories' ? [other] : []),
    ...(settings.criteria === 'in order'
      ? counted.map(
          ([, step, one]): Units =>
            (i, j) =>
              Math.ceil(step * one(i, j)),
        )
      : [
          ((i, j) =>
            counted.reduce((sum, [name, , one]) => sum + Math.ceil(price(name) * one(i, j)), 0)) as Units,
        ]),
    lots(event),
  ];
}

/** By position: the score group, and the place in it. */
function groupsOf({ score, category }: Described) {
  const key = score.map((one, i) => `${one} ${category[i]}`);
  return key.map((own, i) => ({
    own,
    size: key.filter(one => one === own).length,
    place: key.slice(0, i).filter(one => one === own).length,
  }));
}

function floats(event: Described): Units {
  const { field, list, settings, round, score } = event;
  const groups = groupsOf(event);
  const past = field.map(player => {
    let [ups, downs, last] = [0, 0, 0];
    for (let r = 1; r < round; r++) {
      last = 0;
      for (const { opponent } of games(list.entries[player]![r - 1]!)) {
        if (opponent < 0) continue;
        const [own, theirs] = [player, opponent].map(one => scoreAfter(list, settings, one, r - 1));
        last = Math.sign(theirs! - own!);
        if (last > 0) ups++;
        if (last < 0) downs++;
      }
    }
    return { ups, downs, last };
  });
  const place = (i: number, from: Settings['drawUpFrom']): number => {
    const m = groups[i]!.size - 1;
    const k = groups[i]!.place;
    if (m === 0) return 0;
    return { top: k / m, middle: Math.abs(2 * k - m) / m, bottom: 1 - k / m }[from];
  };
  const unwelcome = (own: number, other: number, isAgain: boolean): number =>
    (own < other ? 0 : own === other ? 1 : 2) + (isAgain ? 1 : 0);
  const down = (i: number): number =>
    unwelcome(past[i]!.downs, past[i]!.ups, past[i]!.last < 0) + place(i, settings.drawDownFrom) / 4;
  const up = (i: number): number =>
    unwelcome(past[i]!.ups, past[i]!.downs, past[i]!.last > 0) + place(i, settings.drawUpFrom) / 4;
  return (i, j) => (score[i] === score[j] ? 0 : down(i) + up(j));
}

function seeding(event: Described): Units {
  const { field, list, settings, round } = event;
  const groups = groupsOf(event);
  const kind = round <= settings.earlyRounds ? settings.earlySeeding : settings.seeding;
  const lot = field.map(player => sha256(`${settings.seed}|round-${round}|${list.players[player]!.no}`));
  const place = (i: number): number =>
    kind === 'random'
      ? lot.filter((one, j) => groups[j]!.own === groups[i]!.own && one < lot[i]!).length
      : groups[i]!.place;
  return (i, j) => {
    const s = groups[i]!.size;
    if (groups[i]!.own !== groups[j]!.own || s <= 2) return 0;
    const off =
      kind === 'fold'
        ? (place(i) + place(j) - (s - 1)) / (s - 1)
        : (2 * Math.abs(place(i) - place(j)) - s) / s;
    return off * off;
  };
}

// R4.5: colours, 1 for Black and -1 for White.

function coloursOf({ list, round }: Described, player: number): readonly number[] {
  return list.entries[player]!.slice(0, round - 1).map(cell =>
    games(cell).reduce((colour, game) => {
      if (game.handicap > 0 || game.byDefault || game.colour === undefined) return colour;
      return game.colour === 'black' ? 1 : -1;
    }, 0),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The colour of the first in an even game, 0 where only lots decide. */
function colourWithoutLots(event: Described, a: number, b: number): number {
  const { list } = event;
  const met = lastMeeting(event, a, b);
  if (met > 0) {
    const game = games(list.entries[a]![met - 1]!).find(({ opponent }) => opponent === b);
    const theirs = games(list.entries[b]![met - 1]!).find(({ opponent }) => opponent === a);
    if (game?.colour !== undefined) return game.colour === 'black' ? -1 : 1;
    if (theirs?.colour !== undefined) return theirs.colour === 'black' ? 1 : -1;
  }
  const [one, other] = [coloursOf(event, a), coloursOf(event, b)];
  if (sum(one) !== sum(other)) return sum(one) < sum(other) ? 1 : -1;
  for (let r = one.length - 1; r >= 0; r--) if (one[r] !== 0 && one[r] === -other[r]!) return -one[r]!;
  return 0;
}

function colours(event: Described): Units {
  const { field } = event;
  const pays = (player: number, colour: number): number => {
    const past = coloursOf(event, player);
    const counted = past.filter(one => one !== 0);
    const isThird = counted.length > 1 && counted.slice(-2).every(one => one === colour);
    return Math.min(4, Math.max(0, Math.abs(sum(past) + colour) - 1) ** 2) + (isThird ? 1 : 0);
  };
  return (i, j) => {
    const [a, b] = [field[i]!, field[j]!];
    if (stones(event, a, b) !== 0) return 0;
    const both = (colour: number): number => pays(a, colour) + pays(b, -colour);
    const colour = colourWithoutLots(event, a, b);
    return colour === 0 ? Math.max(both(1), both(-1)) : both(colour);
  };
}

// R4.4: handicap, positive where the first is weaker.

function stones({ list, settings, round }: Described, a: number, b: number): number {
  const [one, other] = [list.players[a]!, list.players[b]!];
  const of = (difference: number, reduction: number, limit: number): number =>
    Math.abs(difference) < 1
      ? 0
      : Math.sign(difference) * Math.min(limit, Math.max(0, Math.floor(Math.abs(difference)) - reduction));
  const [ranked, theirs] = [one, other].map(player => {
    const rating = ofRound(player, round);
    return ladder(rating === undefined ? player : { ...player, rank: undefined, rating });
  });
  const from = indexOf(settings.handicapFrom);
  const plays = (index: number | undefined): boolean =>
    from === undefined || index === undefined || index <= from;
  if (settings.handicap === 'none') return 0;
  if (settings.handicap === 'EGF') {
    if (ranked === undefined || theirs === undefined || Math.max(ranked, theirs) > -15) return 0;
    return of(theirs - ranked, 2, 9);
  }
  if (!plays(ranked) || !plays(theirs)) return 0;
  if (settings.handicap === 'MMS' && settings.system === 'McMahon') {
    const score = (player: number): number => scoreAfter(list, settings, player, round - 1);
    return of((score(b) - score(a)) / 2, settings.handicapReduction, settings.handicapLimit);
  }
  if (ranked === undefined || theirs === undefined) return 0;
  return of(theirs - ranked, settings.handicapReduction, settings.handicapLimit);
}

// R4.6: country and club, as a rule below the bar.

function isHome(event: Described, i: number, j: number): boolean {
  const { field, list, settings, round } = event;
  const won = (position: number): number =>
    list.entries[field[position]!]!.slice(0, round - 1)
      .flatMap(games)
      .filter(({ outcome }) => outcome === 'won').length;
  const most = settings.geographyWins ?? Infinity;
  if (won(i) > most || won(j) > most) return false;
  if (settings.geography !== 'below the bar') return settings.geography === 'everywhere';
  if (settings.system !== 'McMahon') return true;
  const starts = list.players.map(player => startOf(player, settings));
  const zero = { '30k': -30, '20k': -20, '1d': 0 }[settings.scoreZeroAt];
  const typed = indexOf(settings.upperBar);
  const fourth = [...starts].sort((a, b) => b - a)[Math.min(4, starts.length) - 1]!;
  const bar = typed === undefined ? fourth : 2 * (typed - zero);
  return [i, j].every(one => starts[field[one]!]! < bar);
}

const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

function sameCountry({ field, list }: Described, i: number, j: number): boolean {
  const [one, other] = [i, j].map(position => folded(list.players[field[position]!]!.country));
  return one !== '' && one === other;
}

function sameClub(event: Described, i: number, j: number): boolean {
  const { field, list } = event;
  const [one, other] = [i, j].map(position => list.players[field[position]!]!);
  const asOne = (a: string, b: string): boolean =>
    event.settings.clubGroups.some(clubs => {
      const names = clubs.map(folded);
      return names.includes(folded(a)) && names.includes(folded(b));
    });
  const { homeClub } = event.settings;
  const isLocal = ({ club }: typeof one & object): boolean =>
    homeClub === '' || folded(club) === folded(homeClub) || asOne(club, homeClub);
  if (!isLocal(one!) || !isLocal(other!)) return false;
  if (asOne(one!.club, other!.club)) return true;
  if (one!.club === '' || folded(one!.club) !== folded(other!.club)) return false;
  return one!.country === '' || other!.country === '' || sameCountry(event, i, j);
}

function isRatherNot({ field, list, settings }: Described, i: number, j: number): boolean {
  const both = [i, j].map(position => list.players[field[position]!]!.no);
  return settings.ratherNot.some(pair => both.every(no => pair.includes(no)));
}

// R4.7: lots of games, in 32-bit whole numbers.

const mix = (value: number): number => {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 2246822507);
  x = Math.imul(x ^ (x >>> 13), 3266489909);
  return x ^ (x >>> 16);
};

function hash(text: string): number {
  let h = 2166136261;
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 16777619);
  return mix(h);
}

function lots({ field, list, settings, round }: Described): Units {
  const start = hash(`${settings.seed}|round-${round}`);
  const own = field.map(player => hash(`${start}|${list.players[player]!.no}`));
  const bits = Math.min(30, Math.floor(53 - 2 * Math.log2(field.length)));
  return (i, j) => mix(Math.imul(own[i]!, 2654435761) ^ mix(own[j]!)) >>> (32 - bits);
}

// R4.7: tables; R4.5: Black and White.

function tables(event: Described, pairs: readonly Pair[]): SecondRound['games'] {
  const { list, settings, field, score, category, round } = event;
  const at = (player: number): number => field.indexOf(player);
  const key = (pair: Pair): readonly number[] => {
    const [i, j] = [Math.min(...pair.map(at)), Math.max(...pair.map(at))];
    const categories = [category[i]!, category[j]!];
    const scores = [score[i]!, score[j]!];
    return [
      Math.min(...categories),
      Math.max(...categories),
      -Math.max(...scores),
      -Math.min(...scores),
      i,
      j,
    ];
  };
  const lot = (player: number): string =>
    sha256(`${settings.seed}|round-${round}/colour|${list.players[player]!.no}`);
  return [...pairs]
    .sort((a, b) => compareLists(key(a), key(b)))
    .map(([a, b]) => {
      const given = stones(event, a, b);
      const colour = given !== 0 ? given : colourWithoutLots(event, a, b) || (lot(a) < lot(b) ? 1 : -1);
      const [black, white] = colour > 0 ? [a, b] : [b, a];
      return { black, white, handicap: Math.abs(given) };
    });
}
