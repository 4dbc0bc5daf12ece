import { makeRank } from '../../tournament/rank';
import type { HalfPoints } from '../../tournament/wallList';
import { fullName, type ExchangedTournament } from '../exchange';
import { escapeHtml } from '../html/markup';
import { seatText } from '../seatText';
import { resultWithPoints } from '../tables';
import { gamesByTable, labelOf, type PrintWords } from './roundOf';
import { ROWS, sheet, tablesOn, type PrintTable } from './sheets';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type RoundCells = readonly (readonly string[])[];

/** Everybody with all rounds, as the sheet has them: what an event goes on with on paper. */
export function wallListTable(
  { players, rounds, facts }: ExchangedTournament,
  cells: RoundCells,
  words: PrintWords,
): PrintTable {
  const columns = Array.from({ length: rounds }, (_, index) => index);
  return {
    title: facts.name,
    about: words.wallList,
    header: [
      words.no,
      words.name,
      words.rank,
      words.country,
      words.club,
      ...columns.map(index => `R${index + 1}`),
    ],
    rows: players.map((player, index) => [
      String(player.no),
      fullName(player),
      player.rank ? makeRank(player.rank) : '',
      player.country,
      player.club,
      ...columns.map(column => cells[index]?.[column] ?? ''),
    ]),
  };
}

/** A match of two teams: its title, the boards won so far, and its games board by board. */
export interface PrintedMatch {
  readonly title: string;
  readonly score: string;
  readonly rows: readonly (readonly string[])[];
}

export const matchHeader = (words: PrintWords): readonly string[] => [
  words.table,
  words.black,
  words.white,
  words.result,
];

export function matchesOf(tournament: ExchangedTournament, round: RoundNo): readonly PrintedMatch[] {
  const teamOf = (player: PlayerIndex): string => tournament.players[player]?.team ?? '';
  const matches = new Map<string, ReturnType<typeof gamesByTable>>();
  for (const game of gamesByTable(tournament, round)) {
    const key = JSON.stringify([teamOf(game.black), teamOf(game.white)].sort());
    matches.set(key, [...(matches.get(key) ?? []), game]);
  }
  return [...matches.values()].map(games => {
    const [home = '', guest = ''] = games
      .slice(0, 1)
      .flatMap(({ black, white }) => [teamOf(black), teamOf(white)].sort());
    const won = (team: string): HalfPoints =>
      games.reduce(
        (sum, game) =>
          sum +
          (teamOf(game.black) === team ? HALVES[game.blackOutcome] : 0) +
          (teamOf(game.white) === team ? HALVES[game.whiteOutcome] : 0),
        0,
      );
    const rows = games.map(game => [
      seatText(tournament, game.seat),
      labelOf(tournament, game.black),
      labelOf(tournament, game.white),
      resultWithPoints(game),
    ]);
    return { title: `${home} – ${guest}`, score: `${points(won(home))} : ${points(won(guest))}`, rows };
  });
}

/** The matches of a round on paper, none of them over two pages. */
export function matchSheets(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PrintWords,
): readonly string[] {
  const { facts } = tournament;
  const matches = matchesOf(tournament, round);
  const tables = tablesOn(
    matchHeader(words),
    matches.map(({ rows }) => rows),
  );
  const parts = matches.map(({ title, score, rows }, match) => ({
    rows: rows.length + TITLED,
    html: `<div class="match"><h3>${escapeHtml(title)} &nbsp; ${score}</h3>${tables[match]}</div>`,
  }));
  const pages: { rows: number; html: string }[] = [];
  for (const part of parts) {
    const page = pages[pages.length - 1];
    if (page && page.rows + part.rows <= ROWS) {
      page.rows += part.rows;
      page.html += `\n${part.html}`;
    } else pages.push({ ...part });
  }
  const about = `${words.round(round)} · ${words.matches}`;
  return pages.map(({ html }, page) =>
    sheet(facts.name, pages.length === 1 ? about : `${about} · ${page + 1}/${pages.length}`, html),
  );
}

/** Rows that the title of a match and that of its table take. */
const TITLED = 3;

const HALVES = { won: 2, lost: 0, jigo: 1, unknown: 0 } as const;

const points = (halves: HalfPoints): string =>
  `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'}`;
