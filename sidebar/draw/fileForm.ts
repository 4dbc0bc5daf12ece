import type { FileKind } from '../../src/exchange/part';
import { COLUMNS, type FileWish } from '../model/wish';
import type { Say, WordKey } from '../words';
import { element } from '../aria/element';

/** Files by which a federation rates: a part of the rounds may be wanted. */
const RATED: readonly FileKind[] = ['h9', 'tou', 'aga'];

/** Files with standings, whose columns are chosen once for all of them. */
const WITH_STANDINGS: readonly FileKind[] = [
  'print standings',
  'print groups',
  'print teams',
  'html',
  'standings csv',
];

const KINDS: readonly { readonly group: WordKey; readonly kinds: readonly FileKind[] }[] = [
  {
    group: 'sidebar.files.group.print',
    kinds: [
      'print tables',
      'print names',
      'print slips',
      'print not playing',
      'print list',
      'print players',
      'print check-in',
      'print standings',
      'print groups',
      'print teams',
      'print cross table',
      'print bracket',
      'print matches',
      'print prizes',
      'print settings',
      'print cards',
      'print table cards',
      'print badges',
      'print certificates',
      'print round',
      'paper pack',
    ],
  },
  { group: 'sidebar.files.group.show', kinds: ['html', 'projector'] },
  {
    group: 'sidebar.files.group.send',
    kinds: [...RATED, 'opengotha', 'csv', 'pairings csv', 'standings csv'],
  },
];
/** Kinds of a round, which is asked for, and of the whole event. */
const OF_ROUND: readonly FileKind[] = [
  'print tables',
  'print names',
  'print slips',
  'print not playing',
  'print matches',
  'print cards',
  'print round',
  'paper pack',
];
const OF_EVENT: readonly FileKind[] = [
  'print list',
  'print players',
  'print check-in',
  'print standings',
  'print groups',
  'print teams',
  'print cross table',
  'print bracket',
  'print prizes',
  'print settings',
  'print table cards',
  'print badges',
  'print certificates',
];
const PAPERS = ['A4', 'letter'] as const;

const NAMES = ['full', 'short', 'initials'] as const;

/** The form that says what to make; what is shown of people is asked where people are shown to the world. */
export function drawFileForm(wish: FileWish, say: Say): HTMLFormElement {
  const people = drawPeople(wish, say);
  const round = drawText({
    name: 'round',
    label: say('sidebar.files.round'),
    value: wish.round,
    longest: 2,
  });
  const rounds = drawText({
    name: 'rounds',
    label: say('sidebar.files.rounds'),
    value: wish.rounds ?? '',
    longest: 60,
  });
  const paper = drawSelect(
    'paper',
    say('sidebar.files.paper'),
    PAPERS.map(name => drawOption(name, name === 'A4' ? 'A4' : 'Letter', wish.paper)),
  );
  const columns = drawColumns(wish, say);
  const called = drawText({
    name: 'called',
    label: say('sidebar.files.called'),
    value: wish.called ?? '',
    longest: 60,
  });
  const form = element(
    'form',
    { id: 'files', novalidate: true, autocomplete: 'off' },
    drawSelect('kind', say('sidebar.files.what'), drawKinds(wish.kind, say)),
    people,
    columns,
    round,
    rounds,
    paper,
    called,
  );
  const follow = (): void => {
    const { kind } = readFileForm(form, wish);
    people.hidden = kind !== 'html';
    columns.hidden = !WITH_STANDINGS.includes(kind);
    // Whether the page shows clubs is asked with what it shows of people.
    columns.querySelector<HTMLElement>('[data-column="club"]')!.hidden = kind === 'html';
    round.hidden = !OF_ROUND.includes(kind);
    rounds.hidden = !RATED.includes(kind);
    paper.hidden = !OF_ROUND.includes(kind) && !OF_EVENT.includes(kind);
    called.hidden = !paper.hidden;
  };
  form.addEventListener('change', follow);
  form.addEventListener('submit', event => {
    event.preventDefault();
    document.querySelector<HTMLButtonElement>('button.primary')?.click();
  });
  follow();
  return form;
}

const drawKinds = (chosen: FileKind, say: Say): readonly HTMLElement[] =>
  KINDS.map(({ group, kinds }) =>
    element(
      'optgroup',
      { label: say(group) },
      ...kinds.map(kind => drawOption(kind, say(`sidebar.files.kind.${kind}`), chosen)),
    ),
  );

const drawPeople = (wish: FileWish, say: Say): HTMLElement =>
  element(
    'div',
    {},
    drawSelect(
      'names',
      say('sidebar.files.names'),
      NAMES.map(name => drawOption(name, say(`sidebar.files.names.${name}`), wish.names)),
    ),
    drawCheck('club', say('sidebar.files.club'), wish.club),
    drawCheck('pin', say('sidebar.files.pin'), wish.pin),
    drawHidden(wish.hide, say),
  );

const COLUMN_WORDS = {
  country: 'sidebar.files.columns.country',
  club: 'sidebar.files.columns.club',
  rounds: 'sidebar.files.columns.rounds',
  tiebreaks: 'sidebar.files.columns.tiebreaks',
} as const satisfies Readonly<Record<(typeof COLUMNS)[number], WordKey>>;

const drawColumns = ({ lacks = [], shortGames = false }: FileWish, say: Say): HTMLElement =>
  element(
    'fieldset',
    {},
    element('legend', {}, say('sidebar.files.columns')),
    ...COLUMNS.map(column => {
      const field = drawCheck(`column-${column}`, say(COLUMN_WORDS[column]), !lacks.includes(column));
      field.dataset['column'] = column;
      return field;
    }),
    drawCheck('short-games', say('sidebar.files.shortGames'), shortGames),
  );

const drawOption = (value: string, label: string, chosen: string): HTMLElement =>
  element('option', { value, selected: value === chosen }, label);

const drawSelect = (name: string, label: string, options: readonly HTMLElement[]): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: `field-${name}` }, label),
    element('select', { id: `field-${name}`, name }, ...options),
  );

const drawCheck = (name: string, label: string, checked: boolean): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element(
      'label',
      { class: 'choice' },
      element('input', { id: `field-${name}`, type: 'checkbox', name, checked }),
      label,
    ),
  );

interface FieldOfFile {
  readonly name: 'round' | 'rounds' | 'called';
  readonly label: string;
  readonly value: string;
  readonly longest: number;
}

const drawText = ({ name, label, value, longest }: FieldOfFile): HTMLElement => {
  const id = `field-${name}`;
  const input = element('input', {
    id,
    name,
    type: 'text',
    ...(name === 'round' && { inputmode: 'numeric' }),
    maxlength: String(longest),
  });
  input.value = value;
  return element('div', { class: 'field' }, element('label', { for: id }, label), input);
};

function drawHidden(value: string, say: Say): HTMLElement {
  const input = element('input', {
    id: 'field-hide',
    name: 'hide',
    type: 'text',
    maxlength: '2000',
    'aria-describedby': 'field-hide-hint',
  });
  input.value = value;
  return element(
    'div',
    { class: 'field' },
    element('label', { for: 'field-hide' }, say('sidebar.files.hide')),
    input,
    element('p', { id: 'field-hide-hint', class: 'hint' }, say('sidebar.files.hideHint')),
  );
}

/** The form as filled in. */
export function readFileForm(form: HTMLFormElement, before: FileWish): FileWish {
  const data = new FormData(form);
  const read = (field: string): string => String(data.get(field) ?? '');
  const kind = KINDS.flatMap(({ kinds }) => kinds).find(each => each === read('kind'));
  return {
    kind: kind ?? before.kind,
    names: NAMES.find(name => name === read('names')) ?? before.names,
    club: data.has('club'),
    pin: data.has('pin'),
    hide: read('hide'),
    paper: PAPERS.find(name => name === read('paper')) ?? before.paper,
    round: read('round'),
    rounds: read('rounds'),
    called: read('called'),
    lacks: COLUMNS.filter(column => !data.has(`column-${column}`)),
    shortGames: data.has('short-games'),
  };
}
