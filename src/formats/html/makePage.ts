import { makeRank } from '../../tournament/rank';
import type { ExchangedPlayer, ExchangedTournament, FinalOrder } from '../exchange';
import { resultText } from '../tables';
import { crossTable } from './crossTable';
import { escapeHtml, makeTable } from './markup';
import { shownName, type ShownNames } from './shownName';

export interface Publication {
  readonly names: ShownNames;
  readonly club: boolean;
  readonly pin: boolean;
  /** Players shown by initials and without club or PIN, by index: minors, and others on request. */
  readonly hidden: ReadonlySet<number>;
}

export interface PageWords {
  readonly language: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly round: (round: number) => string;
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
  /** The rules of the event, or its departures. */
  readonly rules?: string;
}

/** One file without scripts or anything from elsewhere; typed text stays text, and hidden details are nowhere. */
export function makePage(
  tournament: ExchangedTournament,
  final: FinalOrder,
  shown: Publication,
  words: PageWords,
): string {
  const { facts, rounds } = tournament;
  const title = facts.name === '' ? words.standings : facts.name;
  const dates =
    facts.ends === '' || facts.ends === facts.begins ? facts.begins : `${facts.begins} – ${facts.ends}`;
  const about = [facts.place, facts.country, dates].filter(fact => fact !== '').join(', ');
  const nameOf = (player: number): string => {
    const playerInList = tournament.players[player];
    return playerInList ? shownName(playerInList, shown.names, shown.hidden.has(player)) : '';
  };
  const played = Array.from({ length: rounds }, (_, index) => index + 1).filter(round =>
    [...tournament.games, ...tournament.free].some(one => one.round === round),
  );
  const sections = [
    section('standings', words.standings, standings(tournament, final, shown, words, nameOf)),
    ...played.map(round =>
      section(`r${round}`, words.round(round), roundTable(tournament, round, words, nameOf)),
    ),
    ...(final.order.length > MOST_IN_CROSSTABLE
      ? []
      : [section('cross', words.crosstable, crossTable(tournament, final, nameOf))]),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${[about, words.rules ?? ''].map(line => (line === '' ? '' : `<p>${escapeHtml(line)}</p>\n`)).join('')}${sections.join('\n')}
</body>
</html>
`;
}

/** A larger cross table would be most of the file, and nobody reads it. */
const MOST_IN_CROSSTABLE = 200;

const STYLE =
  'body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:70rem;padding:0 1rem}' +
  'table{border-collapse:collapse;margin-bottom:1rem}th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left}' +
  'div{overflow-x:auto}';

const section = (id: string, title: string, table: string): string =>
  `<h2 id="${id}">${escapeHtml(title)}</h2>\n<div>${table}</div>`;

type NameOf = (player: number) => string;

function standings(
  { players }: ExchangedTournament,
  final: FinalOrder,
  shown: Publication,
  words: PageWords,
  nameOf: NameOf,
): string {
  const header = [
    words.place,
    words.no,
    words.name,
    words.rank,
    words.country,
    ...(shown.club ? [words.club] : []),
    ...(shown.pin ? [words.pin] : []),
    ...final.criteria.map(({ title }) => title),
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
      playerInList.country,
      ...(shown.club ? [open(playerInList.club)] : []),
      ...(shown.pin ? [open(playerInList.pin)] : []),
      ...final.criteria.map(({ values }) => values[player] ?? ''),
    ];
  });
  return makeTable(header, rows);
}

function roundTable(
  { games, free }: ExchangedTournament,
  round: number,
  words: PageWords,
  nameOf: NameOf,
): string {
  const gamesOfRound = games.filter(game => game.round === round);
  const rows = gamesOfRound.map((game, index) => [
    String(game.table ?? index + 1),
    nameOf(game.black),
    nameOf(game.white),
    game.handicap === 0 ? '' : String(game.handicap),
    resultText(game),
  ]);
  const byes = free
    .filter(one => one.round === round && one.entry.as === 'bye')
    .map(({ player }) => [words.bye, nameOf(player), '', '', '']);
  return makeTable([words.table, words.black, words.white, words.handicap, words.result], [...rows, ...byes]);
}
