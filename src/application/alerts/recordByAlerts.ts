import type { View } from '../protocol/protocol';
import { inLines, remarkLines } from './lines';
import { missingLines } from './pairByAlerts';
import { settled, tellView } from './settled';
import type { Talk } from './talk';
import { typedResults, type ReadResult } from './typedResults';

/** Records what stands in the sheets of rounds, then what is typed by tables, until that is all. */
export function recordByAlerts(talk: Talk): void {
  const { text } = talk;
  if (!settled(talk, talk.request({ ask: 'state' }))) return;
  const first = talk.request({ ask: 'record' });
  if (first.view !== 'recorded') return tellView(talk, first);
  let said = recordedLines(talk, first);
  for (;;) {
    const now = talk.request({ ask: 'state' });
    if (now.view !== 'results missing') {
      const next = now.view === 'ready' ? text('alert.thenPair', { pair: text('menu.pair') }) : '';
      talk.tell(text('sidebar.recorded.heading'), inLines(...said, next));
      if (now.view !== 'ready' && now.view !== 'finished') settled(talk, now);
      return;
    }
    const heading = text('sidebar.missing.heading', { round: now.round });
    const games = now.games ?? [];
    const asked = inLines(...said, ...missingLines(talk, now), ' ', text('alert.typeResults'));
    const typed = talk.type(heading, asked)?.trim();
    if (typed === undefined || typed === '') return;
    const read = typedResults(typed, now.round, games, talk.language());
    const results = read.flatMap(one => (one.kind === 'read' ? [one.result] : []));
    const done = results.length > 0 ? talk.request({ ask: 'record', results }) : undefined;
    if (done && done.view !== 'recorded') return tellView(talk, done);
    said = [...namesOf(talk, read, done?.results ?? 0), ...remarkLines(done?.left ?? [], text)];
  }
}

/** What is in, by names, and what is not, with the reason. */
function namesOf(talk: Talk, read: readonly ReadResult[], count: number): readonly string[] {
  const { text } = talk;
  const refused = read.flatMap(one =>
    one.kind === 'refused' ? [`${one.typed}: ${text(REASONS[one.reason])}`] : [],
  );
  return [
    text('alert.in', { count }),
    ...read.flatMap(one => (one.kind === 'read' && count > 0 ? [lineOf(one)] : [])),
    ...(refused.length > 0 ? [text('alert.notIn'), ...refused] : []),
  ];
}

const lineOf = ({ table, result }: Extract<ReadResult, { readonly kind: 'read' }>): string =>
  `${table}. ${result.black} – ${result.white} ${result.result}`;

const REASONS = {
  'no table': 'alert.noTable',
  'no result': 'alert.noResult',
  'in already': 'alert.inAlready',
} as const;

const recordedLines = (
  { text }: Talk,
  { results, left }: Extract<View, { readonly view: 'recorded' }>,
): readonly string[] => [
  ...(results > 0 ? [`${text('sidebar.recorded.results')}: ${results}`] : []),
  ...(left.length > 0 ? [text('sidebar.recorded.left'), ...remarkLines(left, text)] : []),
];
