import { isYes, tellNothing } from './choice';
import type { Talk } from './dialogue';
import { inLines, MOST_GAMES, someOf } from './lines';
import { tellView } from './tellView';

/** Offers numbers by lot, which the rules ask for; `goOn` is what NO does. */
export function numbersByAlerts(talk: Talk, lines: readonly string[], goOn: string): 'end' | 'go on' {
  const { text } = talk;
  const asked = inLines(
    ...lines,
    text('sidebar.numbers.offer'),
    ' ',
    text('alert.yes', { what: text('alert.showNumbers') }),
    text('alert.no', { what: goOn }),
  );
  const answer = talk.ask(text('sidebar.numbers'), asked, false);
  if (answer === 'yes') drawNumbers(talk);
  if (answer === undefined) tellNothing(talk);
  return answer === 'no' ? 'go on' : 'end';
}

function drawNumbers(talk: Talk): void {
  const { text } = talk;
  const heading = text('sidebar.numbers');
  const view = talk.request({ ask: 'numbers' });
  if (view.view !== 'numbers') return tellView(talk, view);
  const message = inLines(
    text('sidebar.preview.text'),
    text('sidebar.numbers.text', { seed: view.seed }),
    ...someOf(view.rows, text, MOST_GAMES),
  );
  if (!isYes(talk, heading, message, text('sidebar.numbers.write'))) return;
  const written = talk.request({ ask: 'write numbers', seen: view.seen });
  if (written.view === 'stopped' || written.view === 'busy') return tellView(talk, written);
  talk.tell(heading, text('alert.numbersWritten', { pair: text('menu.pair') }));
}
