import { heading } from '../../sheet/settings/headings';
import { makeEntry } from '../../sheet/cells/notation';
import type { Text } from '../../sheet/wording';
import { makePlacement, type Placement } from '../../standings/placement/placement';
import type { Standing } from '../../standings/score/standing';
import type { Game } from '../../tournament/game';
import { roundsToPlay } from '../../standings/roundRobin/tableRounds';
import { makeRank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, type Player, type WallList } from '../../tournament/wallList';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { alignedColumn, answerOf, answeredBeside } from './answer';
import { readArguments, type Argument } from './argument';
import { badCellTexts, noStartText, nobodyStarts, pointCell } from './cellText';
import { rulesOf } from '../read/rulesOf';
import { placementNotes, provisional, ratedNotes, unfittingNotes, withNotes } from './notes';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The place of each player; equal players share it (R3.1). */
export const PLACE = (wallList: Argument, settings?: Argument): Table =>
  placeBeside(readArguments(wallList, settings));

export const placeBeside = (input: TournamentInput): Table =>
  answeredBeside(input, event => {
    const none = nobodyStarts(input, event.standing());
    const title = input.text('title.place');
    if (none !== undefined) return alignedColumn(input, title, player => (player === 0 ? none : ''));
    const { place, unplaced, absent } = makePlacement(event, 'final');
    return alignedColumn(input, title, player => {
      if (absent.has(player)) return '';
      if (!unplaced.has(player)) return place[player] ?? '';
      return event.wallList.players[player]?.out.isExpelled ? NO_PLACE : noStartText(input);
    });
  });

/** Stands for the place that a disqualified player has lost. */
const NO_PLACE = '–';

/** The final wall list: sorted and renumbered, with the score and the tiebreaks of the settings. */
export function STANDINGS(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answerOf(input, event => {
    const standing = event.standing();
    const none = nobodyStarts(input, standing);
    if (none !== undefined) return [[none]];
    const placement = makePlacement(event, 'final');
    return withNotes(standingsTable(standing, placement, input.text, ABOUT, noStartText(input)), [
      provisional(input),
      ...unfittingNotes(event, input.text),
      ...placementNotes(event, placement, input.text),
      rulesOf(input),
      ...ratedNotes(input),
    ]);
  });
}

const ABOUT = ['name', 'rank', 'country', 'club'] as const;

type About = (typeof ABOUT)[number] | 'team';

/**
 * The placement as a table with a header row. Opponents have their numbers in this table, not those in the
 * wall list.
 */
export function standingsTable(
  standing: Standing,
  placement: Placement,
  text: Text,
  about: readonly About[] = ABOUT,
  noStart = text('missing.noStart'),
): Table {
  const { players } = standing.wallList;
  const rounds = shownRounds(standing);
  const remark = (player: Player | undefined): string => {
    const { from = Infinity, isExpelled } = player?.out ?? {};
    if (isExpelled) return text('next.disqualified', { round: from });
    return from <= rounds.length ? text('next.left', { round: from }) : '';
  };
  const leavers = players.some(player => remark(player) !== '');
  const order = placement.classes.flat();
  const numberOf = renumbering(standing, order);
  const header = [
    text('title.place'),
    text('title.standingsNo'),
    ...about.map(kind => text(`column.${kind}`)),
    ...rounds.map(round => `R${round}`),
    ...placement.columns.map(({ column }) => heading(column.title, text)),
    ...(leavers ? [text('next.remarks')] : []),
  ];
  const badCell = badCellTexts(standing);
  const row = (index: number, position: number): readonly Cell[] => {
    const player = players[index];
    const bad = badCell(index);
    const missing = bad ?? (player?.out.isExpelled ? NO_PLACE : noStart);
    const place: Cell = placement.unplaced.has(index) ? missing : (placement.place[index] ?? '');
    // Spread one value at a time, the cells of 1,000 players would take a sixth of the whole call.
    return [place, position + 1].concat(
      about.map(kind => (player ? aboutCell(player, kind) : '')),
      rounds.map(round => roundCell(standing, index, round, numberOf)),
      placement.columns.map(({ column }) => bad ?? pointCell(column, index, text)),
      leavers ? [remark(player)] : [],
    );
  };
  return [header, ...order.map(row)];
}

const aboutCell = (player: Player, kind: About): Cell =>
  kind === 'rank' ? (player.rank ? makeRank(player.rank) : '') : player[kind];

/** No empty rounds behind the last one of a table. */
const shownAtMost = (wallList: WallList, settings: Settings): number =>
  SYSTEMS[settings.system].pairs === 'table' ? roundsToPlay(wallList, settings) : wallList.rounds;

/** The rounds to show: all, or those up to the round that the settings ask for. */
function shownRounds({ wallList, settings }: Standing): number[] {
  const count = Math.min(wallList.rounds, settings.throughRound ?? shownAtMost(wallList, settings));
  return Array.from({ length: count }, (_, index) => index + 1);
}

function roundCell(
  { wallList }: Standing,
  player: PlayerIndex,
  round: RoundNo,
  numberOf: (game: Game) => number,
): string {
  // A match shows no colour and no length: these belong to its first board, or to all boards together.
  const shown = (game: Game): Game =>
    wallList.boardResults ? { ...game, colour: undefined, moves: undefined } : game;
  return entriesIn(wallList, player, round)
    .map(entry => (entry.kind === 'game' ? makeEntry(shown(entry), numberOf(entry)) : makeEntry(entry)))
    .join(' ');
}

/**
 * The number of a game's opponent in the sorted list. An opponent outside the list keeps the number if it is
 * above all new numbers; otherwise all such opponents move behind them, in their order.
 */
function renumbering({ wallList }: Standing, order: readonly number[]): (game: Game) => number {
  const position: (number | undefined)[] = wallList.players.map(() => undefined);
  order.forEach((player, index) => (position[player] = index + 1));
  const outside = new Set<number>();
  for (const row of wallList.entries) {
    for (const cell of row) {
      for (const entry of cell)
        if (entry.kind === 'game' && entry.opponent < 0) outside.add(entry.opponentNo);
    }
  }
  const sorted = [...outside].sort((a, b) => a - b);
  const collides = sorted.some(no => no <= order.length);
  const moved = new Map(sorted.map((no, index) => [no, collides ? order.length + 1 + index : no]));
  return game =>
    (game.opponent < 0 ? moved.get(game.opponentNo) : position[game.opponent]) ?? game.opponentNo;
}
