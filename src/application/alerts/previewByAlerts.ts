import type { HandWork, View } from '../protocol/protocol';
import { tellNothing } from './choice';
import { gameLines, inLines, MOST_GAMES, remarkLines, someOf } from './lines';
import type { Talk } from './talk';
import { tellView } from './tellView';

export type PreviewFound = Extract<View, { readonly view: 'preview' }>;

/** Shows a preview, and writes it where that is wanted. */
export function writePreviewed(talk: Talk, found: PreviewFound, hand: HandWork | undefined): void {
  const choice = choiceOn(talk, found);
  if (choice === 'yes') {
    const written = talk.request({ ask: 'write', seen: found.seen, ...(hand && { hand }) });
    return tellWritten(talk, written);
  }
  if (choice === 'no' && found.games.length > MOST_GAMES) return showInSheet(talk, found);
  tellNothing(talk);
}

/** A round as it was written, or a change of one in play. */
export function tellWritten(talk: Talk, view: View): void {
  const { text } = talk;
  if (view.view !== 'written' && view.view !== 'changed') return tellView(talk, view);
  const heading =
    view.view === 'written'
      ? 'sidebar.written.heading'
      : view.unchanged
        ? 'sidebar.unchanged.heading'
        : 'sidebar.changed.heading';
  talk.tell(
    text(heading, { round: view.round }),
    inLines(
      view.view === 'written'
        ? text('alert.written', { count: view.games, sheet: view.sheet?.sheet ?? '' })
        : view.what,
      text('alert.enterThem'),
      text('alert.takeBack', { more: text('menu.more'), undo: text('menu.undo') }),
      view.different.length > 0 ? text('sidebar.written.different') : undefined,
      ...remarkLines(view.different, text),
    ),
  );
}

/** The preview in an alert: all games where they can be read there, else those that are remarkable. */
function choiceOn(talk: Talk, found: PreviewFound): 'yes' | 'no' | undefined {
  const { text } = talk;
  const isLong = found.games.length > MOST_GAMES;
  const lines = gameLines(found, text);
  const remarkable = found.games.flatMap((one, i) =>
    one.remarks.length > 0 ? [`${lines[i] ?? ''}: ${one.remarks.join(' ')}`] : [],
  );
  const said = inLines(
    text('sidebar.preview.text'),
    text('alert.games', { count: found.games.length }),
    found.kept === undefined ? undefined : `${text('sidebar.again.kept')}: ${found.kept}`,
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
function showInSheet(talk: Talk, found: PreviewFound): void {
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
