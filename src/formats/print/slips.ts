import { escapeHtml } from '../html/markup';
import type { ExchangedTournament } from '../exchange';
import type { HalfPoints } from '../../tournament/wallList';
import { fittedLine } from './fittedTable';
import { seatText } from '../seatText';
import { gamesByTable, labelOf, type PrintWords, type SeatedGame } from './roundOf';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Slips on a page. */
const FOUR = 4;

/** A slip for each game of a round, four a page, to be cut apart. */
export function slips(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PrintWords,
  komiOf: (game: SeatedGame) => HalfPoints,
): readonly string[] {
  const all = gamesByTable(tournament, round).map(game => slip(tournament, game, words, komiOf(game)));
  return Array.from({ length: Math.ceil(all.length / FOUR) }, (_, page) => {
    const pageSlips = all.slice(page * FOUR, (page + 1) * FOUR);
    return `<section class="sheet four">${pageSlips.join('\n')}</section>`;
  });
}

function slip(
  tournament: ExchangedTournament,
  game: SeatedGame,
  words: PrintWords,
  komi: HalfPoints,
): string {
  const { black, white, seat, round, handicap } = game;
  const say = escapeHtml;
  const box = (text: string): string => `<span><span class="box"></span>${say(text)}</span>`;
  const stones = handicap === 0 ? '' : `${words.handicap}: ${handicap} · `;
  const side = (colour: string, player: PlayerIndex): string =>
    `<p>${say(colour)}</p>\n${fittedLine('who', labelOf(tournament, player), ON_SLIP)}`;
  return `<div class="slip"><h1>${say(tournament.facts.name)}</h1>
<p class="big">${say(words.round(round))} · ${say(words.table)} ${say(seatText(tournament, seat))}</p>
${side(`● ${words.black}`, black)}
${side(`○ ${words.white}`, white)}
<p>${say(stones)}${say(words.komi)}: ${komi / 2}</p>
<p><b>${say(words.result)}</b></p>
<p class="boxes">${resultsOf(words, komi).map(box).join('')}</p>
<p>${say(words.signature)}</p><div class="line"></div></div>`;
}

/** A jigo only where the komi allows one. */
const resultsOf = (words: PrintWords, komi: HalfPoints): readonly string[] => [
  words.black,
  words.white,
  ...(komi % 2 === 0 ? [words.jigo] : []),
];

/** The room for a name on a quarter of the paper: two lines, which break between words. */
const ON_SLIP = { width: 2 * 56, size: 14 };

export function slipLines(
  tournament: ExchangedTournament,
  game: SeatedGame,
  words: PrintWords,
  komi: HalfPoints,
): readonly string[] {
  const { black, white, seat, round, handicap } = game;
  return [
    tournament.facts.name,
    `${words.round(round)} · ${words.table} ${seatText(tournament, seat)}`,
    `● ${words.black}: ${labelOf(tournament, black)}`,
    `○ ${words.white}: ${labelOf(tournament, white)}`,
    `${handicap === 0 ? '' : `${words.handicap}: ${handicap} · `}${words.komi}: ${komi / 2}`,
    `${words.result}:`,
    ...resultsOf(words, komi).map(result => `☐ ${result}`),
    `${words.signature}:`,
    '',
    '_'.repeat(34),
  ];
}
