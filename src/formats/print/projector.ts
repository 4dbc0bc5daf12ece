import { fullName, type ExchangedTournament, type FinalOrder } from '../exchange';
import { escapeHtml } from '../html/markup';
import { lengthOf } from './fittedTable';
import { LOOKS_EVERY, NEWER_POLICY, NEWER_SCRIPT } from './newerPage';
import { byesOf, gamesByTable, isUndecided, labelOf, lastRound, type PrintWords } from './roundOf';
import { seatText } from '../seatText';

/** Lines on a screen, and seconds that it stands: letters of a twentieth of its height are read from fifteen metres. */
const [LINES, SECONDS] = [10, LOOKS_EVERY];

/**
 * A page for a projector: round times, pairings, missing results, standings. It turns by itself, and where screens change it looks for what was
 * saved over it; without scripts it turns all the same.
 */
export function projectorPage(
  tournament: ExchangedTournament,
  final: FinalOrder,
  state: string,
  times: readonly (readonly [string, string])[],
  words: PrintWords,
): string {
  const screens = [
    ...screensOf(words.begins, ['', ''], times),
    ...gameScreens(tournament, words),
    ...standingsScreens(tournament, final, state, words),
  ];
  const sections = screens.map(
    (screen, index) => `<section style="animation-delay:${index * SECONDS}s">${screen}</section>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; ${NEWER_POLICY}">
<title>${escapeHtml(tournament.facts.name)}</title>
<style>${turning(screens.length)}</style>
</head>
<body>
<main>
${sections.join('\n')}
</main>
${NEWER_SCRIPT}</body>
</html>
`;
}

/** The pairing, and once results are in, the games that lack them; none of a round that is over. */
function gameScreens(tournament: ExchangedTournament, words: PrintWords): readonly string[] {
  const round = lastRound(tournament);
  const games = gamesByTable(tournament, round);
  const open = games.filter(isUndecided);
  if (open.length === 0) return [];
  const header = [words.table, words.black, words.white];
  const rowOf = (game: (typeof games)[number]): readonly string[] => [
    seatText(tournament, game.seat),
    labelOf(tournament, game.black),
    labelOf(tournament, game.white),
  ];
  const byes = byesOf(tournament, round).map(player => [words.bye, labelOf(tournament, player), '']);
  const missing = open.length < games.length ? open.map(rowOf) : [];
  return [
    ...screensOf(words.round(round), header, [...games.map(rowOf), ...byes]),
    ...screensOf(`${words.round(round)} · ${words.missing}`, header, missing),
  ];
}

function standingsScreens(
  tournament: ExchangedTournament,
  { order, places, criteria }: FinalOrder,
  state: string,
  words: PrintWords,
): readonly string[] {
  if (lastRound(tournament) === 0) return [];
  const [main] = criteria;
  const ranked = order.map(player => {
    const person = tournament.players[player];
    return [String(places[player] ?? ''), person ? fullName(person) : '', main?.values[player] ?? ''];
  });
  return screensOf(
    state === '' ? words.standings : `${words.standings} · ${state}`,
    [words.place, words.name, main?.title ?? ''],
    ranked,
  );
}

function turning(screens: number): string {
  const total = Math.max(1, screens) * SECONDS;
  const share = 100 / Math.max(1, screens);
  return (
    'html,body{margin:0;height:100%;background:#fff;color:#000;font-family:sans-serif;overflow:hidden}' +
    `@keyframes turn{0%,${(share * 0.98).toFixed(3)}%{visibility:visible}${share.toFixed(3)}%,100%{visibility:hidden}}` +
    `section{position:absolute;inset:0;padding:3vh 3vw;visibility:hidden;animation:turn ${total}s linear infinite}` +
    'section:only-of-type{animation:none;visibility:visible}' +
    'h1{font-size:6.5vh;margin:0 0 2vh}table{border-collapse:collapse;width:100%;font-size:5vh;line-height:1.25}' +
    'th{font-size:3.2vh;text-align:left;padding:0 1vw}tbody td{font-variant-numeric:tabular-nums;border-bottom:.2vh solid #999;padding:.4vh 1vw;white-space:nowrap;line-height:6.25vh}' +
    'td:first-child{width:10vw;font-weight:bold}'
  );
}

/** Letters of a name beside another one, and with the line for itself; longer ones get smaller, and are never cut. */
const [BESIDE, ALONE] = [25, 48];
/** The height of a letter, in hundredths of the screen. */
const HEIGHT = 5;

const line = (wanted: 'th' | 'td', cells: readonly string[]): string => {
  const room = /^\d/.test(cells[2] ?? '') ? ALONE : BESIDE;
  return `<tr>${cells
    .map(text => {
      const size = (HEIGHT * room) / Math.max(room, cells.length > 2 ? lengthOf(text) : 0);
      const style = size < HEIGHT ? ` style="font-size:${size.toFixed(1)}vh"` : '';
      const tag = text === '' ? 'td' : wanted;
      return `<${tag}${style}>${escapeHtml(text)}</${tag}>`;
    })
    .join('')}</tr>`;
};

/** A table in screens; none without rows. */
function screensOf(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const count = Math.ceil(rows.length / LINES);
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? title : `${title} · ${index + 1}/${count}`;
    const lines = rows.slice(index * LINES, (index + 1) * LINES);
    return `<h1>${escapeHtml(part)}</h1><table><thead>${line('th', header)}</thead><tbody>${lines.map(cells => line('td', cells)).join('')}</tbody></table>`;
  });
}
