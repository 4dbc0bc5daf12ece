import type { HandWork, View } from '../protocol/protocol';
import { tellNothing } from './choice';
import type { Talk } from './dialogue';
import { gameLines, inLines, MOST_GAMES, MOST_NAMED, remarkLines, someOf } from './lines';
import { intoSheet, sinceLines, whyLeft, type InSheet, type PreviewFound } from './previewInSheet';
import { tellView } from './tellView';

/**
 * Shows a preview, and writes it where that is wanted. One that is too long for an alert stands in a sheet before it is asked about, and
 * so does one that comes after it.
 */
export function writePreviewed(talk: Talk, preview: PreviewFound, hand: HandWork | undefined): void {
  const { text } = talk;
  if (preview.games.length <= MOST_GAMES && !preview.inSheet) {
    if (choiceOn(talk, preview) !== 'yes') return tellNothing(talk);
    return tellWritten(talk, written(talk, preview, hand), []);
  }
  const inSheet = intoSheet(talk, preview);
  if (!inSheet) return;
  const choice = choiceOn(talk, preview, inSheet);
  if (choice === 'cancel')
    return talk.tell(text('sidebar.title'), inLines(text('alert.nothing'), ...forgotten(talk, inSheet)));
  // The sheet is in front to be read, and says itself that nothing is written.
  if (choice !== 'yes') return;
  const done = written(talk, preview, hand);
  // What was read is a round now, which has a sheet of its own.
  const isWritten = done.view === 'written' || done.view === 'changed';
  tellWritten(talk, done, isWritten ? forgotten(talk, inSheet) : []);
}

const written = (talk: Talk, { seen }: PreviewFound, hand: HandWork | undefined): View =>
  talk.request({ ask: 'write', seen, ...(hand && { hand }) });

/** Takes the sheet away, and says where it stays: somebody has typed in it, or Google refuses. */
function forgotten(talk: Talk, { sheet, preview }: InSheet): readonly string[] {
  const { text } = talk;
  const done = talk.request({ ask: 'undo', action: preview.action, whole: true });
  if (done.view === 'stopped') return remarkLines(done.reasons, text);
  return done.view === 'undone' && done.kept.length > 0 ? [text('alert.typedInPreview', { sheet })] : [];
}

export function tellWritten(talk: Talk, view: View, more: readonly string[]): void {
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
      ...more,
    ),
  );
}

/** The preview in an alert: all games where they can be read there, else those that are worth a look. */
function choiceOn(talk: Talk, preview: PreviewFound, inSheet?: InSheet): ReturnType<Talk['ask']> {
  const { text } = talk;
  const lines = gameLines(preview, talk);
  const most = inSheet ? MOST_BESIDE : undefined;
  const above = [
    text('sidebar.preview.text'),
    countLine(talk, preview),
    preview.kept === undefined ? undefined : `${text('sidebar.again.kept')}: ${preview.kept}`,
    preview.bye === undefined ? undefined : `${text('sidebar.preview.bye')}: ${talk.named(preview.bye)}`,
    leftLine(talk, preview),
    ...someOf([...new Set([...preview.summary, ...(preview.counts ?? [])])], text, most),
    ...remarkLines(preview.warnings, text, most),
  ];
  const below = [
    ...(inSheet ? sinceLines(talk, inSheet) : []),
    ' ',
    text('alert.yes', { what: text('sidebar.preview.write', { round: preview.round }) }),
    text('alert.no', {
      what: inSheet ? text('alert.keepPreview', { pair: text('menu.pair') }) : text('alert.leave'),
    }),
    inSheet && text('alert.cancel', { what: text('alert.forgetPreview') }),
  ];
  const count = inLines(...above, ...below).split('\n').length;
  const message = inLines(
    ...above,
    ...(inSheet ? worthALook(talk, preview, lines, MOST_LINES - count) : lines),
    ...below,
  );
  return talk.ask(text('sidebar.preview.heading', { round: preview.round }), message, inSheet !== undefined);
}

/** Lines of an alert, without the one that says how to get the panel. */
const MOST_LINES = 23;
/** Sentences of one kind above the games that are worth a look. */
const MOST_BESIDE = 3;

function countLine({ text }: Talk, { games, players = 2 * games.length, bye, kept }: PreviewFound): string {
  const count = text('sidebar.preview.games', { count: games.length });
  if (kept !== undefined) return count;
  const counts = [text('sidebar.preview.players', { count: players }), count];
  return [...counts, ...(bye === undefined ? [text('sidebar.preview.noBye')] : [])].join(', ');
}

function leftLine(talk: Talk, preview: PreviewFound): string | undefined {
  const { text } = talk;
  const { left = [] } = preview;
  if (left.length === 0) return undefined;
  const people = left.map(person => `${talk.named(person.name)}: ${whyLeft(talk, preview, person)}`);
  return `${text('sidebar.preview.left', { count: left.length })} – ${someOf(people, text).join('; ')}`;
}

/** The first of the games that are worth a look, in no more lines than there are. */
function worthALook(
  { text }: Talk,
  { games }: PreviewFound,
  lines: readonly string[],
  free: number,
): readonly string[] {
  const look = games.flatMap(({ sign, remarks }, i) =>
    sign === undefined ? [] : [[lines[i] ?? '', remarks.join(' ')].filter(part => part !== '').join(': ')],
  );
  if (look.length === 0) return [];
  const most = Math.max(1, Math.min(MOST_NAMED, free - 2));
  return [text('sidebar.preview.lookAt', { count: look.length }), ...someOf(look, text, most)];
}
