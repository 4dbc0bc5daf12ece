import { escapeHtml } from '../html/markup';
import type { ExchangedGame, ExchangedTournament } from '../exchange';
import { labelOf, type PrintWords } from './roundOf';
import { sheet } from './sheets';

/** Sizes of the drawing, in units of its own. */
const [WIDTH, HEIGHT, GAP, ROW] = [190, 40, 40, 56];

interface Box {
  readonly game: ExchangedGame;
  readonly depth: number;
  readonly y: number;
  readonly feeders: readonly Box[];
}

/** The winner of a game; undefined while it is open or where both sides have the same. */
const winnerOf = ({ black, white, blackOutcome, whiteOutcome }: ExchangedGame): number | undefined =>
  blackOutcome === 'won' && whiteOutcome !== 'won'
    ? black
    : whiteOutcome === 'won' && blackOutcome !== 'won'
      ? white
      : undefined;

/** The knock-out as a drawing: the last round at the right, each game beside the games that its players came from. */
export function bracketSheet(tournament: ExchangedTournament, words: PrintWords): readonly string[] {
  const { games } = tournament;
  const rounds = [...new Set(games.map(({ round }) => round))].sort((a, b) => a - b);
  const last = rounds[rounds.length - 1] ?? 0;
  const lostBefore = new Set(
    games.flatMap(game => {
      const winner = winnerOf(game);
      if (winner === undefined || game.round >= last) return [];
      return [winner === game.black ? game.white : game.black];
    }),
  );
  // The game for the third place is between two who have lost: it stands below.
  const roots = games
    .filter(({ round }) => round === last)
    .sort((one, other) => Number(lostBefore.has(one.black)) - Number(lostBefore.has(other.black)));
  const drawn: Box[] = [];
  let rows = 0;
  const draw = (game: ExchangedGame): Box => {
    const isThird = lostBefore.has(game.black) && lostBefore.has(game.white);
    const before = isThird
      ? []
      : [game.black, game.white].flatMap(player => feederOf(games, player, game.round));
    const feeders = before.map(draw);
    const y = feeders.length === 0 ? rows++ : feeders.reduce((sum, box) => sum + box.y, 0) / feeders.length;
    const box = { game, depth: rounds.indexOf(game.round), y, feeders };
    drawn.push(box);
    return box;
  };
  roots.forEach(draw);
  const width = rounds.length * (WIDTH + GAP);
  const height = Math.max(1, rows) * ROW + 24;
  const titles = rounds.map(
    (round, index) =>
      `<text x="${index * (WIDTH + GAP)}" y="12" font-size="12">${escapeHtml(words.round(round))}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${titles.join('')}${drawn
    .map(box => boxOf(tournament, box))
    .join('')}</svg>`;
  return [sheet(tournament.facts.name, words.bracket, svg)];
}

/** The game of the round before that a player won. */
const feederOf = (games: readonly ExchangedGame[], player: number, round: number): readonly ExchangedGame[] =>
  games
    .filter(game => game.round < round && winnerOf(game) === player)
    .sort((one, other) => other.round - one.round)
    .slice(0, 1)
    .filter(game => game.round === round - 1);

function boxOf(tournament: ExchangedTournament, { game, depth, y, feeders }: Box): string {
  const [left, top] = [depth * (WIDTH + GAP), y * ROW + 20];
  const line = (player: number, at: number): string => {
    const isWinner = winnerOf(game) === player;
    return `<text x="${left + 6}" y="${top + at}" font-size="12"${isWinner ? ' font-weight="bold"' : ''}>${escapeHtml(shortened(labelOf(tournament, player)))}</text>`;
  };
  const lines = feeders.map(feeder => {
    const [from, to] = [feeder.y * ROW + 20 + HEIGHT / 2, top + HEIGHT / 2];
    const [start, middle] = [feeder.depth * (WIDTH + GAP) + WIDTH, left - GAP / 2];
    return `<path d="M${start} ${from}H${middle}V${to}H${left}" fill="none" stroke="#000"/>`;
  });
  return `${lines.join('')}<rect x="${left}" y="${top}" width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="#000"/><path d="M${left} ${top + HEIGHT / 2}h${WIDTH}" stroke="#999"/>${line(game.black, 15)}${line(game.white, 35)}`;
}

const MOST = 24;
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
