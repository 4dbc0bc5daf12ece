import { say } from '../messages';
import { word } from '../words';

/** The page may show what it holds and nothing else: no script, nothing from elsewhere. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/** Shows a page that the panel made in a tab of its own, and offers to print it where that is wanted. */
export function showPage(html: string, prints: boolean): void {
  const safe = html.replace(/<head>/i, `<head>${POLICY}`);
  const address = URL.createObjectURL(new Blob([safe], { type: 'text/html;charset=utf-8' }));
  const opened = window.open(address);
  if (!opened) return say(word('workbench.pageBlocked'), word('workbench.pageBlocked.text'));
  if (prints) opened.addEventListener('load', () => opened.print());
}
