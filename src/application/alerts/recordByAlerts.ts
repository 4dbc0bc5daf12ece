import type { EntryAnswer, View } from '../protocol/protocol';
import type { Talk } from './dialogue';
import { inLines, MOST_GAMES, remarkLines, someOf } from './lines';
import { missingLines } from './pairByAlerts';
import { openViewAfter, type OpenView } from './openViewAfter';
import { reportsByAlerts } from './reportsByAlerts';
import { tellView } from './tellView';
import { typedResults, type ReadResult } from './typedResults';
import { wonLine } from './wonLine';
import type { RoundNo } from '../../tournament/indices';

type Results = Extract<View, { readonly view: 'results missing' }>;

/** A round whose results are typed, with what has to be said before. */
interface Entering {
  readonly now: Results;
  readonly said: readonly string[];
}

/** Records what stands in the sheets of rounds, then what is typed by tables, until that is all. */
export function recordByAlerts(talk: Talk): void {
  const { text } = talk;
  if (!openViewAfter(talk, talk.request({ ask: 'state' }))) return;
  const first = talk.request({ ask: 'record' });
  if (first.view !== 'recorded') return tellView(talk, first);
  let entering = afterReports(talk, recordedLines(talk, first));
  while (entering) {
    const { now, said }: Entering = entering;
    const heading = text('sidebar.missing.heading', { round: now.round });
    const asked = inLines(...said, ...missingLines(talk, now), ' ', text('alert.typeResults'));
    const typed = talk.type(heading, asked)?.trim();
    if (typed === undefined) return;
    // Where nothing more is typed of a round, games of the rounds before may still go on.
    const earlier = now.goingOn?.[now.goingOn.length - 1]?.round;
    if (typed === '') entering = earlier === undefined ? undefined : ofRound(talk, earlier, []);
    else entering = entered(talk, now, typed);
  }
}

/** What players have sent is asked about before anything is typed. */
function afterReports(talk: Talk, lines: readonly string[]): Entering | undefined {
  const now = talk.request({ ask: 'state' });
  const reports = reportsByAlerts(talk, now);
  const after = reports?.now;
  if (after && !['results missing', 'ready', 'finished'].includes(after.view))
    return void tellView(talk, after);
  return roundInPlay(talk, [...lines, ...(reports?.said ?? [])], after ?? now);
}

/** The round of which something is missing; where nothing is, the last one, if its results are to be changed. */
function roundInPlay(
  talk: Talk,
  linesBefore: readonly string[],
  now: View = talk.request({ ask: 'state' }),
): Entering | undefined {
  const { text } = talk;
  if (now.view === 'results missing') return { now, said: linesBefore };
  const heading = linesBefore.length > 0 ? 'sidebar.recorded.heading' : 'sidebar.recorded.noneHeading';
  const isOpen = now.view === 'ready' || now.view === 'finished';
  if (!isOpen && linesBefore.length > 0) talk.tell(text(heading), inLines(...linesBefore));
  const open = openViewAfter(talk, now);
  if (!open) return undefined;
  if (open.view === 'results missing') return { now: open, said: [] };
  const round = open.view === 'ready' ? open.round - 1 : open.rounds;
  const lines = [...(isOpen ? linesBefore : []), thenLine(talk, open)];
  if (round < 1) return void talk.tell(text(heading), inLines(...lines));
  const asked = inLines(
    ...lines,
    ' ',
    text('alert.yes', { what: text('alert.enterMore', { round }) }),
    text('alert.no', { what: text('alert.enough') }),
  );
  return talk.ask(text(heading), asked, false) === 'yes' ? ofRound(talk, round, []) : undefined;
}

function ofRound(talk: Talk, round: RoundNo, lines: readonly string[]): Entering | undefined {
  const view = talk.request({ ask: 'round', round });
  return view.view === 'results missing' ? { now: view, said: lines } : roundInPlay(talk, lines);
}

const thenLine = ({ text }: Talk, open: OpenView): string =>
  open.view === 'finished'
    ? inLines(
        text('sidebar.finished.heading'),
        text('alert.thenStandings', { standings: text('menu.standings') }),
      )
    : text('alert.thenPair', { pair: text('menu.pair') });

/** Enters what was typed, and goes on with what is in and what is not; undefined where nothing could be entered, which was told. */
function entered(
  talk: Talk,
  { round, games = [], known, total }: Results,
  typed: string,
): Entering | undefined {
  const read = typedResults(typed, round, games, talk.language());
  const entries = read.flatMap(result => (result.kind === 'read' ? [result.entry] : []));
  const done = entries.length > 0 ? talk.request({ ask: 'enter', entries }) : undefined;
  if (done && done.view !== 'entered')
    return void tellView(talk, done, inLines(talk.text('alert.notIn'), typed));
  const lines = saidOf(talk, read, done?.entries ?? []);
  // Whoever changes a round that was complete goes on with it.
  return known === total ? ofRound(talk, round, lines) : roundInPlay(talk, lines);
}

/** By names, with the reason for each that is not in. */
function saidOf(talk: Talk, read: readonly ReadResult[], answers: readonly EntryAnswer[]): readonly string[] {
  const { text } = talk;
  const entries = read.flatMap(result => (result.kind === 'read' ? [result] : []));
  // Of several entries for one table the last one counts.
  const last = new Map(entries.map((entry, i) => [entry.game, { ...entry, became: answers[i]?.entered }]));
  const all = [...last.values()];
  const saved = all.filter(({ became }) => became === 'saved');
  const count = saved.filter(
    ({ entry, game }) =>
      entry.stones !== undefined || entry.points !== undefined || entry.result !== (game.result ?? ''),
  ).length;
  const clash = all.filter(({ became }) => became !== 'saved');
  const refused = [
    ...clash.map(entry => `${entry.typed}: ${text('alert.meanwhile')}`),
    ...read.flatMap(result => reasonOf(talk, result)),
  ];
  return [
    ...(saved.length > 0 || refused.length === 0 ? [text('alert.in', { count })] : []),
    ...someOf(
      saved.map(({ label, entry }) =>
        [
          wonLine(talk, label, entry),
          ...(entry.points ? [text('sidebar.enter.points', { points: entry.points })] : []),
          ...(entry.stones ? [text('sidebar.preview.handicap', { stones: entry.stones.is })] : []),
        ].join(', '),
      ),
      text,
      MOST_GAMES,
    ),
    ...(refused.length > 0 ? [text('alert.notIn'), ...someOf(refused, text)] : []),
  ];
}

/** Why it is not in, and what is typed to change what is. */
function reasonOf(talk: Talk, result: ReadResult): readonly string[] {
  const { text } = talk;
  if (result.kind === 'read') return [];
  if (result.kind === 'refused')
    return [`${result.typed}: ${text(result.reason === 'no table' ? 'alert.noTable' : 'alert.noResult')}`];
  const { black, white } = result.game;
  const stands = wonLine(talk, result.label, { black, white, result: result.stands });
  return [
    `${result.typed}: ${text('alert.inAlready', { stands, change: `${result.label}? ${result.typed}` })}`,
  ];
}

const recordedLines = (
  { text }: Talk,
  { results, left, draws = [] }: Extract<View, { readonly view: 'recorded' }>,
): readonly string[] => [
  ...(results > 0 ? [`${text('sidebar.recorded.results')}: ${results}`] : []),
  ...remarkLines(draws, text),
  ...(left.length > 0 ? [text('sidebar.recorded.left'), ...remarkLines(left, text)] : []),
];
