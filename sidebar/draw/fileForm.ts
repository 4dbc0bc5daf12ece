import type { FileKind } from '../../src/files/part';
import type { FileWish } from '../files/wish';
import type { Say, WordKey } from '../words';
import { element } from './element';

/** What can be made, by what it is for. */
const KINDS: readonly { readonly group: WordKey; readonly kinds: readonly FileKind[] }[] = [
  { group: 'sidebar.files.group.show', kinds: ['html'] },
  {
    group: 'sidebar.files.group.send',
    kinds: ['h9', 'tou', 'aga', 'opengotha', 'csv', 'pairings csv', 'standings csv'],
  },
];

const NAMES = ['full', 'short', 'initials'] as const;

/** The form that says what to make; what is shown of people is asked where people are shown to the world. */
export function drawFileForm(wish: FileWish, say: Say): HTMLFormElement {
  const people = element(
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
  const groups = KINDS.map(({ group, kinds }) =>
    element(
      'optgroup',
      { label: say(group) },
      ...kinds.map(kind => drawOption(kind, say(`sidebar.files.kind.${kind}`), wish.kind)),
    ),
  );
  const form = element(
    'form',
    { id: 'files', novalidate: true, autocomplete: 'off' },
    drawSelect('kind', say('sidebar.files.what'), groups),
    people,
  );
  const follow = (): void => {
    people.hidden = readFileForm(form, wish).kind !== 'html';
  };
  form.addEventListener('change', follow);
  form.addEventListener('submit', event => {
    event.preventDefault();
    document.querySelector<HTMLButtonElement>('button.primary')?.click();
  });
  follow();
  return form;
}

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
  };
}
