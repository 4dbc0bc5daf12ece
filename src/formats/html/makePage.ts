import { makeRank } from '../../tournament/rank';
import {
  shownRounds,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FinalOrder,
  type RankedLines,
  type RankedNow,
  type RankedTeams,
} from '../exchange';
import { seatText } from '../seatText';
import { membersOfTeams, resultWithPoints } from '../tables';
import { crossTable } from './crossTable';
import { FIND_POLICY, FIND_SCRIPT, FIND_STYLE, findField } from './findTable';
import { escapeHtml, htmlTable } from './markup';
import type { StandingsLook } from '../standingsColumns';
import { shownName, type ShownNames } from './shownName';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface Publication {
  readonly names: ShownNames;
  readonly club: boolean;
  readonly pin: boolean;
  /** Players shown by initials and without club or PIN, by index: minors, and others on request. */
  readonly hidden: ReadonlySet<number>;
  readonly lacks?: StandingsLook['lacks'];
}

export interface PageWords {
  readonly language: string;
  readonly standings: string;
  readonly crosstable: string;
  /** The label of the field that finds a table. */
  readonly find: string;
  readonly round: (round: RoundNo) => string;
  readonly place: string;
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  readonly table: string;
  readonly black: string;
  readonly white: string;
  readonly handicap: string;
  readonly result: string;
  readonly bye: string;
  readonly rules?: string;
  /** After which round the places are, or that none is final. */
  readonly state?: string;
  readonly remarks: string;
  readonly teams: string;
  readonly team: string;
  readonly board: string;
}

/** A tournament on a page. */
export interface PageOf {
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly shown: Publication;
  readonly words: PageWords;
  readonly ranking?: RankedNow | undefined;
}

/** One file with nothing from elsewhere, and one script, which finds a table; typed text stays text, and hidden details are nowhere. */
export function makePage(page: PageOf): string {
  const { facts } = page.tournament;
  const title = facts.name === '' ? page.words.standings : facts.name;
  return wholePage(
    title,
    page.words,
    playedRounds(page).length > 0,
    bodyOf(page, { id: '', level: 2, list: '', isAlone: true }),
  );
}

/** The tournaments of a whole event, each with the name of its list: one page, with a way to each at its top. */
export function makeEventPage(
  title: string,
  lists: readonly { readonly name: string; readonly page: PageOf }[],
  words: PageWords,
): string {
  const ways = lists.map(({ name }, i) => `<li><a href="#t${i + 1}">${escapeHtml(name)}</a></li>`);
  const bodies = lists.map(({ name, page }, i) => {
    const id = `t${i + 1}`;
    return `<h2 id="${id}">${escapeHtml(name)}</h2>\n${bodyOf(page, { id: `${id}-`, level: 3, list: name, isAlone: false })}`;
  });
  const hasRounds = lists.some(({ page }) => playedRounds(page).length > 0);
  const find = hasRounds ? findField(words.find) : '';
  return wholePage(
    title,
    words,
    hasRounds,
    `${find}<nav><ul>${ways.join('')}</ul></nav>\n${bodies.join('\n')}`,
  );
}

const wholePage = (title: string, words: PageWords, hasRounds: boolean, body: string): string =>
  `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${hasRounds ? `; ${FIND_POLICY}` : ''}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${hasRounds ? FIND_STYLE : ''}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${hasRounds ? FIND_SCRIPT : ''}</body>
</html>
`;

const playedRounds = ({ tournament }: PageOf): readonly number[] =>
  Array.from({ length: tournament.rounds }, (_, index) => index + 1).filter(round =>
    [...tournament.games, ...tournament.free].some(game => game.round === round),
  );

/** Where a tournament stands on its page: before its ids, the level of its titles, and the list that its tables are named after. */
interface OnPage {
  readonly id: string;
  readonly level: 2 | 3;
  readonly list: string;
  /** The page is of no other, so that its field that finds a table stands behind its facts. */
  readonly isAlone: boolean;
}

function bodyOf(page: PageOf, { id, level, list, isAlone }: OnPage): string {
  const { tournament, final, shown, words, ranking } = page;
  const { facts } = tournament;
  const dates =
    facts.ends === '' || facts.ends === facts.begins ? facts.begins : `${facts.begins} – ${facts.ends}`;
  const about = [facts.place, facts.country, dates].filter(fact => fact !== '').join(', ');
  const nameOf = (player: PlayerIndex): string => {
    const playerInList = tournament.players[player];
    return playerInList ? shownName(playerInList, shown.names, shown.hidden.has(player)) : '';
  };
  const section = (name: string, title: string, table: string, latest = ''): string =>
    // Wider than a phone it is scrolled, by keys too.
    `<h${level} id="${id}${name}">${escapeHtml(title)}</h${level}>\n<div role="region" aria-labelledby="${id}${name}"${latest} tabindex="0">${table}</div>`;
  const played = playedRounds(page);
  const sections = [
    section(
      'standings',
      [words.standings, words.state ?? ''].filter(part => part !== '').join(' · '),
      standings(tournament, final, shown, words, nameOf, ranking?.players),
    ),
    ...(ranking?.teams
      ? [
          section('teams', words.teams, teamStandings(ranking.teams, words)),
          section('line-ups', `${words.teams} · ${words.board}`, lineUps(tournament, shown, words, nameOf)),
        ]
      : []),
    ...played.map(round =>
      section(
        `r${round}`,
        words.round(round),
        roundTable(tournament, round, words, nameOf),
        round === played.at(-1) ? ` data-latest="${escapeHtml(list)}"` : '',
      ),
    ),
    ...(final.order.length > MOST_IN_CROSSTABLE
      ? []
      : [section('cross', words.crosstable, crossTable(tournament, final, nameOf))]),
  ];
  const lines = [about, words.rules ?? ''].filter(line => line !== '');
  return `${lines.map(line => `<p>${escapeHtml(line)}</p>\n`).join('')}${isAlone && played.length > 0 ? findField(words.find) : ''}${sections.join('\n')}`;
}

/** A larger cross table would be most of the file, and nobody reads it. */
const MOST_IN_CROSSTABLE = 200;

const STYLE =
  'body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:70rem;padding:0 1rem}' +
  'table{border-collapse:collapse;margin-bottom:1rem}th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left}th{word-break:keep-all}' +
  'div{overflow-x:auto}';

type NameOf = (player: PlayerIndex) => string;

function standings(
  { players }: ExchangedTournament,
  final: FinalOrder,
  shown: Publication,
  words: PageWords,
  nameOf: NameOf,
  lines: RankedLines | undefined,
): string {
  const beside = besideOf(lines, words);
  const hasCountry = shown.lacks?.includes('country') !== true;
  const header = [
    words.place,
    words.no,
    words.name,
    words.rank,
    ...(hasCountry ? [words.country] : []),
    ...(shown.club ? [words.club] : []),
    ...(shown.pin ? [words.pin] : []),
    ...beside.rounds,
    ...final.criteria.map(({ title }) => title),
    ...beside.remarks,
  ];
  const rows = final.order.map((player, index) => {
    const playerInList = players[player] as ExchangedPlayer;
    const open = (text: string): string => (shown.hidden.has(player) ? '' : text);
    const place = final.places[player];
    return [
      place === undefined ? '' : String(place),
      String(index + 1),
      nameOf(player),
      playerInList.rank ? makeRank(playerInList.rank) : '',
      ...(hasCountry ? [playerInList.country] : []),
      ...(shown.club ? [open(playerInList.club)] : []),
      ...(shown.pin ? [open(playerInList.pin)] : []),
      ...beside.gamesOf(index),
      ...final.criteria.map(({ values }) => values[player] ?? ''),
      ...beside.remarksOf(index),
    ];
  });
  return htmlTable(header, rows);
}

function besideOf(lines: RankedLines | undefined, words: PageWords) {
  const columns = lines ? shownRounds(lines) : [];
  const hasRemarks = lines?.remarks.some(remark => remark !== '') === true;
  return {
    rounds: columns.map(column => `R${lines?.rounds[column]}`),
    remarks: hasRemarks ? [words.remarks] : [],
    gamesOf: (line: number) => columns.map(column => lines?.games[line]?.[column] ?? ''),
    remarksOf: (line: number) => (hasRemarks ? [lines?.remarks[line] ?? ''] : []),
  };
}

function teamStandings(teams: RankedTeams, words: PageWords): string {
  const beside = besideOf(teams, words);
  const header = [
    words.place,
    words.no,
    words.team,
    ...beside.rounds,
    ...teams.criteria.map(({ title }) => title),
    ...beside.remarks,
  ];
  const rows = teams.order.map((team, line) => [
    String(teams.places[team] ?? ''),
    String(line + 1),
    teams.names[team] ?? '',
    ...beside.gamesOf(line),
    ...teams.criteria.map(({ values }) => values[team] ?? ''),
    ...beside.remarksOf(line),
  ]);
  return htmlTable(header, rows);
}

/** A line names the players of a team, board by board. */
function lineUps(
  { players }: ExchangedTournament,
  shown: Publication,
  words: PageWords,
  nameOf: NameOf,
): string {
  const rows = membersOfTeams(players, words.language).map(({ player, index }) => [
    player.team,
    player.board === undefined ? '' : String(player.board),
    nameOf(index),
    player.rank ? makeRank(player.rank) : '',
    ...(shown.club ? [shown.hidden.has(index) ? '' : player.club] : []),
  ]);
  return htmlTable(
    [words.team, words.board, words.name, words.rank, ...(shown.club ? [words.club] : [])],
    rows,
  );
}

function roundTable(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PageWords,
  nameOf: NameOf,
): string {
  const { games, free } = tournament;
  const gamesOfRound = games.filter(game => game.round === round);
  const rows = gamesOfRound.map((game, index) => [
    seatText(tournament, game.table ?? index + 1),
    nameOf(game.black),
    nameOf(game.white),
    game.handicap === 0 ? '' : String(game.handicap),
    resultWithPoints(game),
  ]);
  const byes = free
    .filter(freeRound => freeRound.round === round && freeRound.entry.as === 'bye')
    .map(({ player }) => [words.bye, nameOf(player), '', '', '']);
  return htmlTable([words.table, words.black, words.white, words.handicap, words.result], [...rows, ...byes]);
}
