import { escapeHtml } from '../html/markup';
import type { ExchangedTournament } from '../exchange';
import { labelOf, type PrintWords } from './roundOf';

const FOUR = 4;

/** A card for each player with the opponents of a round and room for results, four a page: Diagonal, where a round has several games. */
export function cards(tournament: ExchangedTournament, round: number, words: PrintWords): readonly string[] {
  const say = escapeHtml;
  const all = tournament.players.flatMap((_player, player): readonly string[] => {
    const games = tournament.games.filter(
      game => game.round === round && (game.black === player || game.white === player),
    );
    if (games.length === 0) return [];
    const rows = games.map(({ black, white, colourKnown }) => {
      const isBlack = black === player;
      const colour = colourKnown ? (isBlack ? `● ${words.black}` : `○ ${words.white}`) : '';
      return `<tr><td>${say(labelOf(tournament, isBlack ? white : black))}</td><td>${say(colour)}</td><td style="width:22mm"></td></tr>`;
    });
    const no = tournament.players[player]?.no ?? '';
    return [
      `<div class="slip"><h1>${say(tournament.facts.name)}</h1><p class="big">${no} ${say(labelOf(tournament, player))}</p>` +
        `<p>${say(words.round(round))}</p><table><thead><tr><th>${say(words.opponent)}</th><th></th><th>${say(words.result)}</th></tr></thead>` +
        `<tbody>${rows.join('')}</tbody></table></div>`,
    ];
  });
  return Array.from(
    { length: Math.ceil(all.length / FOUR) },
    (_, page) =>
      `<section class="sheet four">${all.slice(page * FOUR, (page + 1) * FOUR).join('\n')}</section>`,
  );
}
