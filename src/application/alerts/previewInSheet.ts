import type { LeftOutOfRound, PreviewInSheet, View } from '../protocol/protocol';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { TextKey } from '../../text/en';
import type { Talk } from './dialogue';
import { someOf } from './lines';
import { tellView } from './tellView';

export type PreviewFound = Extract<View, { readonly view: 'preview' }>;

export interface InSheet {
  readonly sheet: string;
  readonly preview: PreviewInSheet;
  readonly rows: PreviewRows;
}

type PreviewRows = readonly (readonly string[])[];

/** Undefined where it could not be put there, which was said. */
export function intoSheet(talk: Talk, preview: PreviewFound): InSheet | undefined {
  const rows = rowsOf(talk, preview);
  const made = talk.request({
    ask: 'print sheet',
    printed: { rows, heads: [0, 2], widths: WIDTHS },
    round: preview.round,
  });
  if (made.view === 'print sheet' && made.preview) return { sheet: made.sheet, preview: made.preview, rows };
  return void tellView(talk, made);
}

/** Table, Black, White, handicap and what there is to say, in pixels. */
const WIDTHS = [60, 264, 264, 80, 400];

/** Labels with their numbers, by which people are found in the list and in the preview of before. */
function rowsOf(talk: Talk, preview: PreviewFound): PreviewRows {
  const { text } = talk;
  return [
    [text('sidebar.preview.heading', { round: preview.round })],
    [`${text('sidebar.preview.text')} ${text('alert.notReadHere', { pair: text('menu.pair') })}`],
    [
      text('sidebar.preview.table'),
      text('sidebar.preview.black'),
      text('sidebar.preview.white'),
      text('round.handicap'),
    ],
    ...preview.games.map(game => [
      String(game.table),
      game.black,
      game.white,
      game.handicap > 0 ? String(game.handicap) : '',
      game.remarks.join(' '),
    ]),
    ...(preview.bye === undefined ? [] : [['', preview.bye, text('sidebar.preview.bye')]]),
    ...(preview.left ?? []).map(person => ['', person.name, whyLeft(talk, preview, person)]),
  ];
}

const WHY_LEFT: Readonly<Record<LeftOutOfRound['why'], TextKey>> = {
  'not here': 'sidebar.preview.notHere',
  misses: 'sidebar.preview.misses',
  withdrew: 'sidebar.preview.withdrew',
  typed: 'sidebar.preview.typed',
};

export const whyLeft = ({ text }: Talk, { round }: PreviewFound, { why }: LeftOutOfRound): string =>
  text(WHY_LEFT[why], { round });

/** Where the games are, and what has changed since the preview of before. */
export function sinceLines(talk: Talk, { sheet, preview, rows }: InSheet): readonly string[] {
  const { text } = talk;
  const { isSame, before, typedIn } = preview;
  const changes = before ? changesOf(talk, before, rows) : [];
  return [
    ...(typedIn === undefined ? [] : [text('alert.typedInPreview', { sheet: typedIn })]),
    ...(isSame ? [text('alert.samePreview')] : []),
    ...(changes.length === 0 ? [] : [text('alert.otherPreview'), ...someOf(changes, text, MOST_CHANGES)]),
    text('alert.inSheet', { sheet }),
  ];
}

const MOST_CHANGES = 4;

/** A line says each of: another name, a player gone, a player new, the number of other games; none where all is the same. */
function changesOf(talk: Talk, before: PreviewRows, now: PreviewRows): readonly string[] {
  const { text } = talk;
  // Where somebody has typed in it, the preview itself may be the same.
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const [was, is] = [peopleIn(before), peopleIn(now)];
  const old = new Set(gamesIn(before).map(gameKey));
  const otherGames = gamesIn(now).filter(game => !old.has(gameKey(game))).length;
  const linesOf = (people: ReadonlyMap<number, PersonInRows>): readonly string[] =>
    [...people].flatMap(([no, { label, stands }]) => {
      const other = was.get(no);
      if (other && other.label !== label) return [`${other.label} → ${label}`];
      return other && other.stands === stands
        ? []
        : [`${talk.named(label)}: ${stands || text('alert.plays')}`];
    });
  const gone = [...was].filter(([no]) => !is.has(no)).map(([, { label }]) => label);
  const people = [...linesOf(is), ...gone.map(label => `${talk.named(label)}: ${text('alert.gone')}`)];
  return [
    ...people,
    otherGames > 0 ? text('alert.otherGames', { count: otherGames }) : text('alert.sameGames'),
  ];
}

interface PersonInRows {
  readonly label: string;
  /** The bye, or why somebody is left out; '' for who plays. */
  readonly stands: string;
}

/** By number. */
function peopleIn(rows: PreviewRows): ReadonlyMap<number, PersonInRows> {
  const people = rows
    .slice(3)
    .flatMap(([table = '', one = '', other = '']) =>
      table === ''
        ? one.split(/, (?=\d+ )/).map(label => ({ label, stands: other }))
        : [one, other].map(label => ({ label, stands: '' })),
    );
  return new Map(
    people.flatMap(person => {
      const no = parseLabel(person.label)?.no;
      return no === undefined ? [] : [[no, person] as const];
    }),
  );
}

const gamesIn = (rows: PreviewRows): PreviewRows => rows.slice(3).filter(([table]) => table !== '');

/** A key names players, colours and stones of a game, and leaves the table out. */
const gameKey = ([, black = '', white = '', handicap = '']: readonly string[]): string =>
  JSON.stringify([parseLabel(black)?.no, parseLabel(white)?.no, handicap]);
