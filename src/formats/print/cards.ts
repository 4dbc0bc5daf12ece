import { escapeHtml } from '../html/markup';
import type { ExchangedTournament } from '../exchange';
import { fittedLine } from './fittedTable';
import { labelOf, type PrintWords } from './roundOf';
import type { RoundNo } from '../../tournament/indices';

const FOUR = 4;
/** The room for a name on a quarter of the paper: two lines, which break between words. */
const ON_CARD = { width: 2 * 58, size: 17 };
/** A result is written by hand. */
const WIDTHS = '<table><colgroup><col><col style="width:20mm"><col style="width:20mm"></colgroup>';

/** A card for each player with the opponents of a round and room for results, four a page: Diagonal, where a round has several games. */
export function cards(tournament: ExchangedTournament, round: RoundNo, words: PrintWords): readonly string[] {
  const say = escapeHtml;
  const all = tournament.players.flatMap((_player, player): readonly string[] => {
    const games = tournament.games.filter(
      game => game.round === round && (game.black === player || game.white === player),
    );
    if (games.length === 0) return [];
    const opponents = new Set(games.map(({ black, white }) => (black === player ? white : black)));
    const rows = [...opponents].flatMap(opponent => {
      const pairGames = games.filter(({ black, white }) => black === opponent || white === opponent);
      return pairGames.map(({ black, colourKnown }, index) => {
        const colour = black === player ? `● ${words.black}` : `○ ${words.white}`;
        const name = `<td class="name" rowspan="${pairGames.length}">${say(labelOf(tournament, opponent))}</td>`;
        return `<tr>${index === 0 ? name : ''}<td>${colourKnown ? say(colour) : ''}</td><td></td></tr>`;
      });
    });
    const name = `${tournament.players[player]?.no ?? ''} ${labelOf(tournament, player)}`;
    return [
      `<div class="slip"><h1>${say(tournament.facts.name)}</h1>${fittedLine('big', name, ON_CARD)}` +
        `<p>${say(words.round(round))}</p>${WIDTHS}<thead><tr><th>${say(words.opponent)}</th><td></td><th>${say(words.result)}</th></tr></thead>` +
        `<tbody>${rows.join('')}</tbody></table></div>`,
    ];
  });
  return Array.from(
    { length: Math.ceil(all.length / FOUR) },
    (_, page) =>
      `<section class="sheet four">${all.slice(page * FOUR, (page + 1) * FOUR).join('\n')}</section>`,
  );
}
