import { isDrawnFirst } from '../../lots/lots';
import { halvesPerPoint } from '../../standings/score/points';
import { countedScore } from '../../standings/score/standing';
import { SYSTEMS } from '../../tournament/systems';
import type { Colour, Entry } from '../../tournament/game';
import { groupKey, lotNumber, type HalfPoints, type WallList } from '../../tournament/wallList';
import { BLACK, colourBalance, colourOfFirst, colourStreak, NONE, WHITE } from './colour';
import { coloursBefore } from './colourHistory';
import { categoriesIn, playerOf, strengthOf, type Round } from './round';
import type { FixedPair } from './fixedPairs';
import { clubGroupsOf, sameClub, sameCountry } from './home';
import { komiOf, stonesForFirst } from './handicap';
import type { Remark } from './remark';
import type { PlayerIndex } from '../../tournament/indices';

export interface PairedGame {
  readonly table: number;
  /** Indexes into the wall list. */
  readonly black: PlayerIndex;
  readonly white: PlayerIndex;
  /** 0 is an even game, 1 is Black without komi. */
  readonly handicap: number;
  readonly komi: HalfPoints;
  /** Typed by hand; stays as it is. */
  readonly fixed: boolean;
  readonly wonBy?: Colour;
  readonly remarks: readonly Remark[];
}

export type GameWithoutTable = Omit<PairedGame, 'table'>;

/** Colour of the first of two players in an even game, never `NONE`. */
export type ColourRule = (round: Round, first: number, second: number) => number;

/** A paired game as one of its players has it, and the player; it has no result yet. */
export function sideOf(
  { players }: WallList,
  { black, white, handicap }: Pick<PairedGame, 'black' | 'white' | 'handicap'>,
  colour: Colour,
): readonly [player: PlayerIndex, Entry] {
  const [player, opponent] = colour === 'black' ? [black, white] : [white, black];
  const result = { outcome: 'unknown', byDefault: false, moves: undefined } as const;
  const opponentNo = players[opponent]?.no ?? 0;
  return [player, { kind: 'game', opponent, opponentNo, colour, handicap, ...result }];
}

export function makeGame(
  round: Round,
  first: number,
  second: number,
  evenColour: ColourRule = colourByHistory,
): GameWithoutTable {
  const { settings } = round.standing;
  const stones = stonesForFirst(settings, strengthOf(round, first), strengthOf(round, second));
  const colour = stones !== 0 ? Math.sign(stones) : evenColour(round, first, second);
  const players = { first, second, colour: colour === BLACK ? 'black' : 'white' } as const;
  return completeGame(round, players, Math.abs(stones), false);
}

/** A pair typed by hand. Colours that nobody typed are found as in any game. */
export function makeFixedGame(
  round: Round,
  pair: FixedPair,
  evenColour: ColourRule = colourByHistory,
): GameWithoutTable {
  const [first, second] = pair.players;
  const colour = pair.colour ?? (evenColour(round, first, second) === BLACK ? 'black' : 'white');
  return completeGame(round, { first, second, colour }, pair.handicap, true);
}

/** R4.5, in the end by lot: the smaller lot takes Black. */
function colourByHistory(round: Round, first: number, second: number): number {
  const firstColours = coloursBefore(round, first);
  const other = coloursBefore(round, second);
  const difference = colourBalance(firstColours) - colourBalance(other);
  const colour = colourOfFirst(firstColours, other, round.meetings.colour(first, second), difference);
  if (colour !== NONE) return colour;
  // Drawn for the pair alone, so that a low number does not mean Black all year.
  const [id, otherId] = [lotNumber(playerOf(round, first)), lotNumber(playerOf(round, second))];
  const { seed } = round.standing.settings;
  return isDrawnFirst(String(id), String(otherId), seed, `round-${round.number}/colour`) ? BLACK : WHITE;
}

interface Seating {
  readonly first: number;
  readonly second: number;
  readonly colour: Colour;
}

function completeGame(round: Round, seated: Seating, handicap: number, fixed: boolean): GameWithoutTable {
  const { first, second, colour } = seated;
  const [black, white] = colour === 'black' ? [first, second] : [second, first];
  const komi = komiOf(round.standing.settings, handicap);
  const game = { black, white, handicap, komi, fixed };
  return { ...game, remarks: remarksOn(round, game) };
}

function remarksOn(round: Round, game: Omit<GameWithoutTable, 'remarks'>): readonly Remark[] {
  const { black, white, handicap, fixed } = game;
  const remarks: Remark[] = [];
  if (fixed) remarks.push({ kind: 'fixed' });
  const lastRound = round.meetings.last(black, white);
  if (lastRound > 0) remarks.push({ kind: 'repeat', lastRound });
  remarks.push(...categoryRemarks(round, black, white));
  remarks.push(...groupRemarks(round, black, white));
  remarks.push(...floatRemarks(round, black, white));
  if (handicap > 0) remarks.push({ kind: 'handicap', stones: handicap });
  else {
    if (makesThird(round, black, BLACK)) remarks.push({ kind: 'thirdBlack', player: black });
    if (makesThird(round, white, WHITE)) remarks.push({ kind: 'thirdWhite', player: white });
    if (balanceOf(round, black) > 0 && balanceOf(round, white) < 0) remarks.push({ kind: 'coloursUndue' });
  }
  const [one, other] = [playerOf(round, black), playerOf(round, white)];
  const groupOf = clubGroupsOf(round.standing.settings);
  const group = groupOf(one.club);
  if (sameClub(one, other)) remarks.push({ kind: 'sameClub' });
  else if (group !== undefined && group === groupOf(other.club))
    remarks.push({ kind: 'clubsAsOne', clubs: `${one.club} + ${other.club}` });
  else if (sameCountry(one, other) && isInternational(round)) remarks.push({ kind: 'sameCountry' });
  if (round.standing.settings.ratherNot.some(pair => pair.includes(one.no) && pair.includes(other.no)))
    remarks.push({ kind: 'ratherNot' });
  return remarks;
}

function categoryRemarks(round: Round, black: PlayerIndex, white: PlayerIndex): readonly Remark[] {
  const category = categoriesIn(round.standing);
  if (category(black) === category(white)) return [];
  const [one, other] = [playerOf(round, black), playerOf(round, white)];
  return [{ kind: 'otherCategory', black: one.category, white: other.category }];
}

function groupRemarks(round: Round, black: PlayerIndex, white: PlayerIndex): readonly Remark[] {
  const { groups, system } = round.standing.settings;
  if (groups === 'mixed' || SYSTEMS[system].pairs !== 'weighed') return [];
  const [one, other] = [playerOf(round, black), playerOf(round, white)];
  if (groupKey(one) === groupKey(other)) return [];
  return [{ kind: 'otherGroup', black: one.group || NO_GROUP, white: other.group || NO_GROUP }];
}

const NO_GROUP = '–';

function floatRemarks(round: Round, black: PlayerIndex, white: PlayerIndex): readonly Remark[] {
  const halves = countedScore(round.standing, black) - countedScore(round.standing, white);
  if (halves === 0) return [];
  // The remark speaks of points as people read them.
  const difference = (2 / halvesPerPoint(round.standing.settings)) * halves;
  const [down, up] = difference > 0 ? [black, white] : [white, black];
  return [{ kind: 'scoreDifference', difference: Math.abs(difference), down, up }];
}

const makesThird = (round: Round, player: PlayerIndex, colour: number): boolean =>
  colourStreak(coloursBefore(round, player)) === colour;

const balanceOf = (round: Round, player: PlayerIndex): number => colourBalance(coloursBefore(round, player));

/** Where all come from one country, nobody needs to be told. */
function isInternational(round: Round): boolean {
  const { players } = round.standing.wallList;
  const first = players.find(player => player.country !== '');
  return first !== undefined && players.some(player => player.country !== '' && !sameCountry(player, first));
}
