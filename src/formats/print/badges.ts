import { makeRank } from '../../tournament/rank';
import { escapeHtml } from '../html/markup';
import { fullName, type ExchangedTournament, type FinalOrder, type RankedNow } from '../exchange';
import { fittedLine, fittedTitle } from './fittedTable';
import { roomOf } from '../seatText';
import { lastRound, gamesByTable, type PrintWords } from './roundOf';
import { wordsOfState } from './ranked';

/** Cards on a page. */
const FOUR = 4;
/** The room for a name: two lines of a quarter of the paper, and the line of a whole page. */
const [ON_CARD, ON_PAGE] = [
  { width: 2 * 58, size: 22 },
  { width: 184, size: 34 },
];

const fourAPage = (all: readonly string[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(all.length / FOUR) },
    (_, page) =>
      `<section class="sheet four">${all.slice(page * FOUR, (page + 1) * FOUR).join('\n')}</section>`,
  );

const card = (title: string, big: string, lines: readonly string[]): string =>
  `<div class="slip card"><h1>${escapeHtml(title)}</h1>${fittedLine('big', big, ON_CARD)}` +
  `${lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')}</div>`;

/** A badge for each player, four a page: name, rank, club and country. */
export const badges = ({ facts, players }: ExchangedTournament): readonly string[] =>
  fourAPage(
    players.map(player =>
      card(facts.name, fullName(player), [
        player.rank ? makeRank(player.rank) : '',
        [player.club, player.country].filter(part => part !== '').join(', '),
      ]),
    ),
  );

/** A card for each table that a round has ever had, four a page. */
export function tableCards(tournament: ExchangedTournament, words: PrintWords): readonly string[] {
  const rounds = Array.from({ length: lastRound(tournament) }, (_, index) => index + 1);
  const seats = rounds.flatMap(round => gamesByTable(tournament, round).map(({ seat }) => seat));
  const half = Math.floor(tournament.players.length / 2);
  const all = new Set(seats.length > 0 ? seats : Array.from({ length: half }, (_, index) => index + 1));
  return fourAPage(
    [...all]
      .sort((one, other) => one - other)
      .map(seat => {
        const room = roomOf(tournament, seat);
        return (
          `<div class="slip card"><h1>${escapeHtml(tournament.facts.name)}</h1><p>${escapeHtml(words.table)}</p>` +
          `<p class="seat">${seat}</p>${room === '' ? '' : `<p>${escapeHtml(room)}</p>`}</div>`
        );
      }),
  );
}

/** A certificate for everybody with a place: fields in the order of a page, to be signed by the director. */
export function certificates(
  tournament: ExchangedTournament,
  { order, places, criteria }: FinalOrder,
  ranking: RankedNow,
  prizes: readonly string[],
  words: PrintWords,
): readonly string[] {
  const { facts, players } = tournament;
  const days =
    facts.ends === '' || facts.ends === facts.begins ? facts.begins : `${facts.begins} – ${facts.ends}`;
  const [main] = criteria;
  return order.flatMap(player => {
    const [one, place] = [players[player], places[player]];
    if (!one || place === undefined) return [];
    const points = main?.values[player] ?? '';
    const fields = [
      `${words.place} ${place}`,
      points === '' ? '' : `${main?.title}: ${points}`,
      prizes[player] ?? '',
      ranking.provisional === '' ? wordsOfState(ranking, words) : ranking.provisional,
      [facts.place, days].filter(part => part !== '').join(', '),
    ].filter(field => field !== '');
    return [
      `<section class="sheet certificate">${fittedTitle('h1', facts.name, ON_PAGE)}<p>${escapeHtml(words.certificate)}</p>` +
        `${fittedLine('big', fullName(one), ON_PAGE)}${one.rank ? `<p>${escapeHtml(makeRank(one.rank))}</p>` : ''}` +
        `${fields.map(field => `<p class="field">${escapeHtml(field)}</p>`).join('')}` +
        `<div class="line"></div><p>${escapeHtml([words.director, facts.director].filter(part => part !== '').join(': '))}</p></section>`,
    ];
  });
}
