import type { Opening, UndoMeans, View } from '../protocol/protocol';
import { SYSTEM_NAMES } from '../../tournament/systems';
import type { Talk } from './dialogue';
import { inLines, remarkLines, someOf } from './lines';
import { listByAlerts } from './listByAlerts';
import { pairByAlerts } from './pairByAlerts';
import { playersByAlerts } from './playersByAlerts';
import { recordByAlerts } from './recordByAlerts';
import { tellNothing } from './choice';
import { openViewAfter } from './openViewAfter';
import { tellUndone, tellView } from './tellView';
import { typedTournament } from './typedTournament';

/** `undo` has no screen of its own in the panel. */
export type AlertOpening = Opening | 'undo';

const OF_A_LIST: readonly AlertOpening[] = ['pair', 'players', 'record', 'check', 'standings', 'undo'];

/** Does what an entry of the menu says, by alerts alone; `askAgain` lets Google ask for the permission that was refused. */
export function byAlerts(talk: Talk, opening: AlertOpening, askAgain: () => void): void {
  if (OF_A_LIST.includes(opening) && !listByAlerts(talk)) return;
  switch (opening) {
    case 'create':
      return createByAlerts(talk);
    case 'pair':
      return pairByAlerts(talk);
    case 'record':
      return recordByAlerts(talk);
    case 'check':
      return checkByAlerts(talk);
    case 'standings':
      return standingsByAlerts(talk);
    case 'players':
      return playersByAlerts(talk);
    case 'undo':
      return undoByAlerts(talk);
    case 'help':
      return helpByAlerts(talk, askAgain);
    case 'state':
    case 'self-test':
    case 'simulate':
    case 'files':
    case 'audit':
      talk.tell(talk.text('sidebar.title'), talk.text('alert.onlyPanel'));
      // Without the panel nothing of these can be done; all else goes on, whatever was refused.
      return askAgain();
  }
}

function helpByAlerts(talk: Talk, askAgain: () => void): void {
  const { text } = talk;
  const message = inLines(
    text('alert.help'),
    ' ',
    text('alert.yes', { what: text('alert.askAgain') }),
    text('alert.no', { what: text('alert.enough') }),
  );
  if (talk.ask(text('menu.help'), message, false) === 'yes') askAgain();
}

function createByAlerts(talk: Talk): void {
  const { text } = talk;
  const example = text('alert.exampleName');
  const systems = SYSTEM_NAMES.map(name => text(`value.${name}`)).join(', ');
  const asked = text('alert.create', { example: `${example}; ${text('value.McMahon')}; 5` });
  let reason: string | undefined;
  for (;;) {
    const typed = talk.type(text('menu.create'), inLines(reason, asked, systems));
    if (typed === undefined) return tellNothing(talk);
    const tournament = typedTournament(typed, example);
    const view = tournament && talk.request({ ask: 'create', tournament });
    if (view?.view === 'create') reason = inLines(...remarkLines(view.problems, text));
    else if (view === undefined) reason = text('alert.notRead', { typed });
    else if (view.view !== 'created') return void openViewAfter(talk, view);
    else return createdByAlerts(talk);
  }
}

function createdByAlerts(talk: Talk): void {
  const { text } = talk;
  const message = inLines(
    text('sidebar.created.text'),
    text('sidebar.created.examples'),
    ' ',
    text('alert.yes', { what: text('sidebar.clearExamples') }),
    text('alert.no', { what: text('alert.enough') }),
  );
  if (talk.ask(text('sidebar.created.heading'), message, false) !== 'yes') return;
  const cleared = talk.request({ ask: 'clear examples' });
  if (cleared.view !== 'cleared') return tellView(talk, cleared);
  talk.tell(
    text('sidebar.cleared.heading'),
    inLines(text('alert.thenPlayers', { pair: text('menu.pair') }), ...remarkLines(cleared.kept, text)),
  );
}

function checkByAlerts(talk: Talk): void {
  const view = talk.request({ ask: 'check' });
  const open = openViewAfter(talk, view);
  if (open) tellView(talk, open);
}

function standingsByAlerts(talk: Talk): void {
  const { text } = talk;
  const view = standingsWritten(talk);
  if (!view) return;
  const message = inLines(
    text('sidebar.standings.text', { sheet: view.sheet }),
    view.provisional,
    ' ',
    text('alert.yes', { what: text('sidebar.prizes.heading') }),
    text('alert.no', { what: text('alert.enough') }),
  );
  if (talk.ask(text('sidebar.standings.heading'), message, false) !== 'yes') return;
  const prizes = talk.request({ ask: 'prizes' });
  if (prizes.view !== 'prizes written') return tellView(talk, prizes);
  talk.tell(
    text('sidebar.prizes.heading'),
    inLines(text('sidebar.prizes.text', { sheet: prizes.sheet }), prizes.provisional),
  );
}

/** The standings as they were written, once that was settled which came before; undefined where they were not, which was said. */
function standingsWritten(talk: Talk): Extract<View, { readonly view: 'standings written' }> | undefined {
  const first = talk.request({ ask: 'standings' });
  const isFirst = first.view === 'standings written';
  const view = !isFirst && openViewAfter(talk, first) ? talk.request({ ask: 'standings' }) : first;
  if (view.view === 'standings written') return view;
  if (view !== first) tellView(talk, view);
  return undefined;
}

function undoByAlerts(talk: Talk): void {
  const { text } = talk;
  const view = talk.request({ ask: 'state', undo: true });
  if (view.view === 'begun') return void openViewAfter(talk, view);
  const offer = 'undo' in view ? view.undo : undefined;
  if (!offer) return talk.tell(text('menu.undo'), text('alert.nothingToUndo'));
  const message = inLines(
    offer.when === undefined
      ? text('sidebar.undoOffer', { what: offer.what })
      : `${offer.what}, ${offer.when}`,
    ' ',
    text('alert.yes', { what: undoWords(talk, offer.means) }),
    text('alert.undoesStay'),
    text('alert.no', { what: text('alert.leave') }),
  );
  if (talk.ask(text('menu.undo'), message, false) !== 'yes') return tellNothing(talk);
  const done = talk.request({ ask: 'undo', action: offer.action });
  if (done.view === 'undone') tellUndone(talk, done);
  else tellView(talk, done);
}

function undoWords({ text }: Talk, means: UndoMeans | undefined): string {
  switch (means?.kind) {
    case 'open':
      return text('alert.undoesOpen', { count: means.games });
    case 'results':
      return text('alert.undoesResults', { count: means.games });
    case 'round':
      return text('alert.undoesRound', { round: means.round, count: means.games });
    case 'sheets':
      return text('alert.undoesSheets', { sheets: someOf(means.sheets, text).join(', ') });
    case 'players':
      return text('alert.undoesPlayers', { count: means.players });
    case undefined:
      return text('alert.undoes');
  }
}
