import { lateSeats, type LateSeat, type SeatCost, type WeighedSeat } from '../../pairing/byHand/lateSeats';
import { forbiddenPairs, makeIsForbidden } from '../../pairing/optimum/forbidden';
import { isBlank } from '../../sheet/cells/cell';
import { labelsNow } from '../../sheet/rounds/labelNow';
import { komiText, makeLabel, playerLabel } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import { isOpenGame, type OpenGame } from '../../tournament/game';
import { entriesIn, isOut } from '../../tournament/wallList';
import type { Choice } from '../protocol/protocol';
import { withoutGame } from '../read/leftToPair';
import { roundSheets } from '../read/roundSheets';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface LateNow {
  readonly round: RoundNo;
  readonly player: PlayerIndex;
  /** Whoever has the bye. */
  readonly holder: number | undefined;
}

/** How many of those who have no game are offered as opponents. */
const MOST_FREE = 12;

/** How many seats are offered; the one that moves no game comes besides. */
const MOST_SEATS = 3;

/**
 * The cheapest seats in words; none where the only one is forbidden. First those that move no game, because Enter takes the first and
 * nobody knows which games have begun; then the cheapest first.
 */
export function seatChoices(workbook: Workbook, tournament: Tournament, late: LateNow): readonly Choice[] {
  const games = movableGames(workbook, tournament, late.round);
  const all = allSeats(tournament, late, games);
  const usual = all.find(seat => isUsual(seat, late));
  const few = all.slice(0, MOST_SEATS);
  const offered = usual === undefined || few.includes(usual) ? few : [...few, usual];
  return [...offered.filter(seat => !seat.moved), ...offered.filter(seat => seat.moved)].map(seat =>
    choiceOf(tournament, late, seat, games),
  );
}

/** The seat of a choice, wherever it stands among them now; undefined where it is none any more. */
export const seatOfChoice = (
  workbook: Workbook,
  tournament: Tournament,
  late: LateNow,
  value: string,
): LateSeat | undefined =>
  allSeats(tournament, late, movableGames(workbook, tournament, late.round)).find(
    seat => valueOf(tournament, seat) === value,
  );

type SeatName = (player: PlayerIndex) => string;

/** `Bo plays Cy`, after who sits where; nothing where no game is moved. */
export function movedWords(text: Text, { moved }: LateSeat, name: SeatName): readonly string[] {
  if (!moved) return [];
  const opponent = name(moved.player);
  return [
    moved.to === undefined
      ? text('absence.bye', { opponent })
      : text('absence.with', { opponent, other: name(moved.to) }),
  ];
}

/** Without the number, which nobody at the desk needs. */
const namesIn =
  ({ reading }: Tournament): SeatName =>
  player =>
    playerLabel(reading.wallList, player).replace(/^\d+ /, '');

type SeatOffer = LateSeat & Partial<Pick<WeighedSeat, 'costs' | 'apart'>>;

const isUsual = ({ opponent, moved }: LateSeat, { holder }: LateNow): boolean =>
  opponent === holder && !moved;

/** Where nothing is weighed for the player, the bye or whoever has it, without a cost. */
function allSeats(
  tournament: Tournament,
  { round, player, holder }: LateNow,
  games: readonly MovableGame[],
): readonly SeatOffer[] {
  const { wallList } = tournament.reading;
  const others = withoutGame(tournament, round).filter(other => other !== player);
  const weighed = lateSeats(wallList, tournament.settings, {
    round,
    player,
    free: [...(holder === undefined ? [] : [holder]), ...others.slice(0, MOST_FREE)],
    isByeTaken: holder !== undefined,
    games: games.map(({ players }) => players),
  });
  if (weighed) return weighed;
  const pairs = forbiddenPairs({ wallList, settings: tournament.settings });
  const isForbidden = makeIsForbidden(pairs, wallList.players.length);
  return holder !== undefined && isForbidden(player, holder) ? [] : [{ opponent: holder }];
}

interface MovableGame {
  readonly players: readonly [number, number];
  readonly table: string;
}

/** Games that have no result, neither in the list nor in the sheet of the round, and whose players are there. */
function movableGames(workbook: Workbook, { reading }: Tournament, round: RoundNo): readonly MovableGame[] {
  const { wallList } = reading;
  const sheet = roundSheets(workbook, round).find(({ table }) => table !== undefined)?.table;
  const now = sheet && labelsNow(wallList.players, sheet);
  const rows = new Map(
    (sheet?.rows ?? []).map(row => [keyOf(now?.(row.black) ?? '', now?.(row.white) ?? ''), row]),
  );
  return wallList.players.flatMap((who, player): readonly MovableGame[] => {
    const game = onlyGame(wallList.entries[player]?.[round - 1]);
    const other = game && wallList.players[game.opponent];
    if (!game || !other || game.opponent < player) return [];
    if (onlyGame(entriesIn(wallList, game.opponent, round))?.opponent !== player) return [];
    const row = rows.get(keyOf(makeLabel(who), makeLabel(other)));
    return isOut(who, round) || isOut(other, round) || (row && !isBlank(row.result))
      ? []
      : [{ players: [player, game.opponent], table: row?.table ?? '' }];
  });
}

const keyOf = (one: string, other: string): string => [one, other].sort().join('\n');

function onlyGame(entries: ReturnType<typeof entriesIn> = []): OpenGame | undefined {
  const [game] = entries;
  return game && entries.length === 1 && isOpenGame(game) ? game : undefined;
}

/** By the numbers of the players; 0 for the bye. */
function valueOf({ reading }: Tournament, { opponent, moved }: LateSeat): string {
  const no = (player: PlayerIndex | undefined): number =>
    player === undefined ? 0 : (reading.wallList.players[player]?.no ?? 0);
  return [opponent, ...(moved ? [moved.player, moved.to] : [])].map(no).join(' ');
}

function choiceOf(
  tournament: Tournament,
  late: LateNow,
  seat: SeatOffer,
  games: readonly MovableGame[],
): Choice {
  const { text } = tournament;
  const reason = reasonOf(tournament, late, seat, games);
  return {
    value: valueOf(tournament, seat),
    label: labelOf(tournament, late, seat),
    means:
      seat.costs === undefined ? reason : [reason, ...costSentences(text, seat.costs, seat.apart)].join(' '),
  };
}

function labelOf(tournament: Tournament, { round }: LateNow, seat: LateSeat): string {
  const { text } = tournament;
  if (seat.opponent === undefined) return text('seat.bye', { round });
  const name = namesIn(tournament);
  const seatWords = text('seat.against', { opponent: name(seat.opponent) });
  return [seatWords, ...movedWords(text, seat, name)].join('; ');
}

function reasonOf(
  tournament: Tournament,
  { holder }: LateNow,
  { opponent, moved }: LateSeat,
  games: readonly MovableGame[],
): string {
  const { text } = tournament;
  if (opponent === undefined) return text('seat.noneMoved');
  const name = namesIn(tournament);
  if (!moved)
    return text(opponent === holder ? 'seat.byeMeans' : 'seat.freeMeans', {
      opponent: name(opponent),
    });
  const table = games.find(({ players }) => players.includes(opponent))?.table ?? '';
  const two = `${name(opponent)} – ${name(moved.player)}`;
  return text('seat.moves', { game: table === '' ? two : `${text('round.table')} ${table}, ${two}` });
}

/** The criteria that become worse come first, then the better ones. */
function costSentences(text: Text, costs: readonly SeatCost[], apart = 0): readonly string[] {
  const words = (some: readonly SeatCost[]): string =>
    some.map(cost => costWords(text, cost, apart)).join('; ');
  const [worse, better] = [costs.filter(isWorse), costs.filter(cost => !isWorse(cost))];
  return [
    worse.length === 0 ? text('seat.costsNothing') : text('seat.costs', { parts: words(worse) }),
    ...(better.length === 0 ? [] : [text('why.inReturn', { parts: words(better) })]),
  ];
}

const isWorse = ({ price }: SeatCost): boolean => price > 0;

/** The points between opponents, or the number of games, where these say the same as the price. */
function costWords(text: Text, cost: SeatCost, apart: number): string {
  const criterion = text(`criterion.${cost.weight}`);
  const isSaid = (change: number): boolean => (isWorse(cost) ? change > 0 : change < 0);
  if (cost.weight === 'score' && isSaid(apart))
    return text('seat.points', { change: `${apart > 0 ? '+' : '−'}${komiText(Math.abs(apart))}` });
  if (!isSaid(cost.games)) return text(isWorse(cost) ? 'why.moreCost' : 'why.lessCost', { criterion });
  const count = Math.abs(cost.games);
  return text(isWorse(cost) ? 'why.moreGames' : 'why.fewerGames', { criterion, count });
}
