import type { Request, View } from '../protocol/protocol';
import { gameLines, inLines, MOST_GAMES, remarkLines, runsOf, someOf } from './lines';
import { chosenOf, tellNothing } from './choice';
import { settled, tellView, type OpenView } from './settled';
import { labelled } from './tables';
import type { Talk } from './talk';

type Preview = Extract<View, { readonly view: 'preview' }>;
type Ahead = Extract<Request, { readonly ask: 'preview' }>;

/** Previews the next round and writes it where that is wanted. */
export function pairByAlerts(talk: Talk): void {
  const open = settled(talk, talk.request({ ask: 'state' }));
  const asked = open && previewAsked(talk, open);
  const found = asked && previewed(talk, asked);
  if (!found) return;
  const { text } = talk;
  const choice = choiceOn(talk, found);
  if (choice === 'yes') {
    const hand = asked.hand && { hand: asked.hand };
    const written = talk.request({ ask: 'write', seen: found.seen, ...hand });
    if (written.view !== 'written') return tellView(talk, written);
    return talk.tell(
      text('sidebar.written.heading', { round: written.round }),
      inLines(
        text('alert.written', { count: written.games, sheet: written.sheet?.sheet ?? '' }),
        text('alert.enterThem'),
        text('alert.takeBack', { more: text('menu.more'), undo: text('menu.undo') }),
        written.different.length > 0 ? text('sidebar.written.different') : undefined,
        ...remarkLines(written.different, text),
      ),
    );
  }
  if (choice === 'no' && found.games.length > MOST_GAMES) return showInSheet(talk, found);
  tellNothing(talk);
}

/** What has to be asked for the preview; undefined where there is none, which was said. */
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
  const heading = text('sidebar.missing.heading', { round: open.round });
  const waits = open.recordable > 0 ? undefined : open.waits;
  const round = open.ahead ?? waits;
  if (round === undefined) {
    talk.tell(heading, inLines(...missing, text('alert.thenRecord', { record: text('menu.record') })));
    return undefined;
  }
  const yes = text('sidebar.missing.waits', { round });
  if (!isYes(talk, heading, inLines(...missing), yes)) return undefined;
  return { ask: 'preview', ahead: true, ...(open.ahead === undefined && { hand: {} }) };
}

function readyAsked(talk: Talk, open: Extract<OpenView, { readonly view: 'ready' }>): Ahead | undefined {
  const { text } = talk;
  const heading = text('sidebar.ready.heading', { round: open.round, rounds: open.rounds });
  if (open.ways) {
    const { list, choices } = open.ways;
    const said = inLines(list, text('sidebar.ready.waysText'), text('sidebar.ready.ways'));
    const chosen = chosenOf(
      talk,
      [heading, said],
      choices.map(({ label, means }) => ({ label, becomes: means === undefined ? [] : [means] })),
    );
    const way = choices[chosen ?? -1];
    if (!way) return undefined;
    const adopted = talk.request({ ask: 'adopt', way: way.value });
    if (adopted.view !== 'preview') return void tellView(talk, adopted);
  }
  if (open.awaited && open.awaited.length > 0) {
    const said = inLines(...someOf(open.awaited, text), text('sidebar.ready.awaitedText'));
    const yes = text('sidebar.ready.without', { round: open.round });
    if (!isYes(talk, text('sidebar.ready.awaited'), said, yes)) return undefined;
  }
  return { ask: 'preview', without: true };
}

function previewed(talk: Talk, asked: Ahead): Preview | undefined {
  const found = talk.request(asked);
  if (found.view === 'preview') return found;
  const open = settled(talk, found);
  const again = open?.view === 'ready' ? talk.request(asked) : undefined;
  if (again?.view === 'preview') return again;
  if (open) tellNothing(talk);
  return undefined;
}

/** The preview in an alert: all games where they can be read there, else those that are remarkable. */
function choiceOn(talk: Talk, found: Preview): 'yes' | 'no' | undefined {
  const { text } = talk;
  const isLong = found.games.length > MOST_GAMES;
  const lines = gameLines(found, text);
  const remarkable = found.games.flatMap((one, i) =>
    one.remarks.length > 0 ? [`${lines[i] ?? ''}: ${one.remarks.join(' ')}`] : [],
  );
  const said = inLines(
    text('sidebar.preview.text'),
    text('alert.games', { count: found.games.length }),
    found.bye === undefined ? undefined : `${text('sidebar.preview.bye')}: ${found.bye}`,
    ...someOf([...new Set([...found.summary, ...(found.counts ?? [])])], text),
    ...remarkLines(found.warnings, text),
    ...someOf(isLong ? remarkable : [], text),
    ...(isLong ? [] : lines),
    ' ',
    text('alert.yes', { what: text('sidebar.preview.write', { round: found.round }) }),
    text('alert.no', { what: isLong ? text('alert.showGames') : text('alert.leave') }),
    isLong ? text('alert.cancel', { what: text('alert.leave') }) : undefined,
  );
  return talk.ask(text('sidebar.preview.heading', { round: found.round }), said, isLong);
}

/** All games in a sheet, to be read before the entry is chosen again. */
function showInSheet(talk: Talk, found: Preview): void {
  const { text } = talk;
  const titles = ['table', 'black', 'white'] as const;
  const rows = [
    [text('sidebar.preview.heading', { round: found.round })],
    titles.map(title => text(`sidebar.preview.${title}`)),
    ...found.games.map(one => [`${one.table}`, one.black, one.white, one.remarks.join(' ')]),
    ...(found.bye === undefined ? [] : [['', found.bye, text('sidebar.preview.bye')]]),
  ];
  const made = talk.request({
    ask: 'print sheet',
    printed: { rows, heads: [0, 1], widths: [60, 264, 264, 300] },
  });
  if (made.view !== 'print sheet') return tellView(talk, made);
  talk.tell(
    text('sidebar.preview.heading', { round: found.round }),
    text('alert.shown', { sheet: made.sheet, pair: text('menu.pair') }),
  );
}

function isYes(talk: Talk, title: string, said: string, yes: string): boolean {
  const { text } = talk;
  const lines = inLines(
    said,
    ' ',
    text('alert.yes', { what: yes }),
    text('alert.no', { what: text('alert.leave') }),
  );
  const is = talk.ask(title, lines, false) === 'yes';
  if (!is) tellNothing(talk);
  return is;
}

/** `14 of 29`, and the tables that are missing, or the players where no sheet has them. */
export function missingLines(
  { text }: Pick<Talk, 'text'>,
  { known, total, missing, games = [] }: Extract<OpenView, { readonly view: 'results missing' }>,
): readonly string[] {
  const open = labelled(games).filter(({ game, label }) => game.result === undefined && label !== '');
  const isTabled = open.every(({ game }) => game.table !== '');
  return [
    text('alert.progress', { known, total }),
    open.length === 0
      ? inLines(...remarkLines(missing, text))
      : isTabled
        ? `${text('alert.missingTables')} ${runsOf(open.map(({ label }) => label))}`
        : inLines(
            text('alert.missingTables'),
            ...someOf(
              open.map(({ game, label }) => `${label}. ${game.black} – ${game.white}`),
              text,
              MOST_GAMES,
            ),
          ),
  ];
}
