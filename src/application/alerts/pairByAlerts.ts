import type { LeftToPair, Request } from '../protocol/protocol';
import type { Talk } from './dialogue';
import { inLines, MOST_GAMES, remarkLines, inRuns, someOf } from './lines';
import { chosenOf, isYes, tellNothing } from './choice';
import { numbersByAlerts } from './numbersByAlerts';
import { writePreviewed } from './previewByAlerts';
import type { PreviewFound } from './previewInSheet';
import { openViewAfter, type OpenView } from './openViewAfter';
import { labelled } from '../results/labelled';
import { tablesByAlerts } from './tablesByAlerts';
import { tellView } from './tellView';

type Ahead = Extract<Request, { readonly ask: 'preview' }>;

/** Previews the next round and writes it where that is wanted. */
export function pairByAlerts(talk: Talk): void {
  const open = openViewAfter(talk, talk.request({ ask: 'state' }));
  const asked = open && previewAsked(talk, open);
  const preview = asked && previewed(talk, asked);
  if (!preview) return;
  writePreviewed(talk, preview, asked.hand);
}

/** Undefined where there is no preview, which was said. */
function previewAsked(talk: Talk, open: OpenView): Ahead | undefined {
  const { text } = talk;
  if (open.view === 'ready') return readyAsked(talk, open);
  if (open.view === 'finished') {
    talk.tell(
      text('sidebar.finished.heading'),
      inLines(
        ...remarkLines(open.warnings ?? [], text),
        text('alert.thenStandings', { standings: text('menu.standings') }),
      ),
    );
    return undefined;
  }
  const missing = missingLines(talk, open);
  if (open.left && open.recordable === 0) return leftAsked(talk, open.left, missing);
  const heading = text('sidebar.missing.heading', { round: open.round });
  const waits = open.recordable > 0 ? undefined : open.waits;
  const round = open.ahead ?? waits;
  if (round === undefined) {
    const then = inLines(...missing, text('alert.thenRecord', { record: text('menu.record') }));
    if (!open.tables || !tablesByAlerts(talk, open.round, then)) talk.tell(heading, then);
    return undefined;
  }
  const yes = text('sidebar.missing.waits', { round });
  if (!isYes(talk, heading, inLines(...missing), yes)) return undefined;
  return { ask: 'preview', ahead: true, ...(open.ahead === undefined && { hand: {} }) };
}

/** Those who have no game in the round yet are paired, all of them. */
function leftAsked(
  talk: Talk,
  { round, names, again }: LeftToPair,
  missing: readonly string[],
): Ahead | undefined {
  const { text } = talk;
  const left = text('sidebar.left', { round, count: names.length });
  const yes = text('sidebar.left.pair', { round, count: names.length });
  return isYes(talk, left, inLines(...someOf(names, text), ...missing), yes)
    ? { ask: 'preview', hand: { again } }
    : undefined;
}

function readyAsked(talk: Talk, open: Extract<OpenView, { readonly view: 'ready' }>): Ahead | undefined {
  const { text } = talk;
  const heading = text('sidebar.ready.heading', { round: open.round, rounds: open.rounds });
  if (open.ways) {
    const { list, choices } = open.ways;
    const message = inLines(list, text('sidebar.ready.waysText'), text('sidebar.ready.ways'));
    const chosen = chosenOf(
      talk,
      [heading, message],
      choices.map(({ label, means }) => ({ label, becomes: means === undefined ? [] : [means] })),
    );
    const way = choices[chosen ?? -1];
    if (!way) return undefined;
    const adopted = talk.request({ ask: 'adopt', way: way.value });
    if (adopted.view !== 'preview') return void tellView(talk, adopted);
  }
  if (open.numbersOffered && numbersByAlerts(talk, [], text('alert.goOn')) === 'end') return undefined;
  if (open.awaited && open.awaited.length > 0) {
    const message = inLines(...someOf(open.awaited, text), text('sidebar.ready.awaitedText'));
    const yes = text('sidebar.ready.without', { round: open.round });
    if (!isYes(talk, text('sidebar.ready.awaited'), message, yes)) return undefined;
  }
  return { ask: 'preview', without: true };
}

function previewed(talk: Talk, asked: Ahead): PreviewFound | undefined {
  const view = talk.request(asked);
  if (view.view === 'preview') return view;
  const open = openViewAfter(talk, view);
  const again = open?.view === 'ready' ? talk.request(asked) : undefined;
  if (again?.view === 'preview') return again;
  if (open) tellNothing(talk);
  return undefined;
}

/** `14 of 29`, and the tables that are missing, or the players where no sheet has them. */
export function missingLines(
  { text, named }: Pick<Talk, 'text' | 'named'>,
  { known, total, missing, games = [] }: Extract<OpenView, { readonly view: 'results missing' }>,
): readonly string[] {
  const open = labelled(games).filter(({ game, label }) => game.result === undefined && label !== '');
  const isTabled = open.every(({ game }) => game.table !== '');
  return [
    text('alert.progress', { known, total }),
    open.length === 0
      ? inLines(...remarkLines(missing, text))
      : isTabled
        ? `${text('alert.missingTables')} ${inRuns(open.map(({ label }) => label))}`
        : inLines(
            text('alert.missingTables'),
            ...someOf(
              open.map(({ game, label }) => `${label}. ${named(game.black)} – ${named(game.white)}`),
              text,
              MOST_GAMES,
            ),
          ),
  ];
}
