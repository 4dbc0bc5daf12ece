import { element, foreign } from '../aria/element';
import { placeOfFocus } from '../aria/focus';
import { setStatus } from '../aria/status';
import type { DeskForm, DeskFound, DeskOption } from '../model/desk';
import type { Do } from './parts/button';

interface DeskControls {
  readonly options: HTMLElement;
  readonly line: HTMLInputElement;
  readonly round: HTMLInputElement | undefined;
  readonly paste: HTMLTextAreaElement;
}

interface DrawnDesk extends DeskControls {
  form: DeskForm;
  act: Do;
  found: DeskFound;
  /** The option that Enter takes; -1 for none. */
  at: number;
}

let desk: DrawnDesk | undefined;

const NOTHING_FOUND: DeskFound = { options: [], chosen: -1, said: '' };
/** Characters of a line. What is pasted is never cut: whoever is left out would not be missed. */
const LINE = '200';

/** A question on the screen has the keyboard before the line does. */
function deskControls(form: DeskForm, isAsked: boolean): DeskControls {
  const options = element('div', {
    id: 'options',
    class: 'found',
    role: 'listbox',
    'aria-label': form.found,
  });
  const line = element('input', {
    id: 'field-line',
    name: 'line',
    type: 'text',
    role: 'combobox',
    value: form.line || form.left.line,
    maxlength: LINE,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-expanded': 'false',
    'aria-controls': 'options',
    'aria-autocomplete': 'list',
    'aria-describedby': 'line-hint',
    ...(!isAsked && { 'data-answer': true }),
  });
  const round =
    form.round &&
    element('input', {
      id: 'field-round',
      name: 'round',
      type: 'text',
      inputmode: 'numeric',
      value: form.round.value,
      maxlength: LINE,
    });
  const paste = element(
    'textarea',
    { id: 'field-text', name: 'text', form: 'fields', rows: '4', spellcheck: 'false' },
    form.paste.value || form.left.paste,
  );
  return { options, line, round, paste };
}

/** The field with who is found under it, then what the parts say, and the field for a list. */
export function drawDesk(
  [heading, ...parts]: readonly HTMLElement[],
  below: readonly HTMLElement[],
  form: DeskForm,
  act: Do,
): readonly HTMLElement[] {
  const isAsked = parts.some(part => part.querySelector('[data-answer]') !== null);
  const { options, line, round, paste } = deskControls(form, isAsked);
  desk = { form, act, line, options, round, paste, found: NOTHING_FOUND, at: -1 };
  look();
  // What comes whole is looked at by itself; what is typed or mended waits for its button.
  let isWhole = false;
  paste.addEventListener('paste', () => {
    isWhole = paste.value.trim() === '' && line.value.trim() === '';
  });
  paste.addEventListener('input', () => {
    if (isWhole) pressDesk();
    isWhole = false;
    leave();
  });
  line.addEventListener('input', () => {
    look();
    leave();
  });
  line.addEventListener('keydown', pressInLine);
  const fields = element(
    'form',
    { id: 'fields', novalidate: true, autocomplete: 'off' },
    field(form.label, line, options, element('p', { id: 'line-hint', class: 'hint' }, form.hint)),
    ...(round ? [field(form.round?.label ?? '', round)] : []),
  );
  fields.addEventListener('submit', event => {
    event.preventDefault();
    pressDesk();
  });
  return [
    ...(heading ? [heading] : []),
    element('div', { id: 'above' }, ...parts.filter(isAbove)),
    fields,
    element('div', { id: 'card' }, ...parts.filter(part => !isAbove(part))),
    field(form.paste.label, paste),
    element('div', { id: 'below' }, ...below),
  ];
}

const field = (label: string, control: HTMLElement, ...more: readonly HTMLElement[]): HTMLElement =>
  element('div', { class: 'field' }, element('label', { for: control.id }, label), control, ...more);

/** The line above the field names the list that the screen speaks of. */
const isAbove = ({ id }: HTMLElement): boolean => id === 'lists';

/** Whether this field is on the screen already, so that nobody is disturbed who types in it. */
export const isDeskShown = ({ key, label }: DeskForm): boolean =>
  desk?.line.isConnected === true && desk.form.key === key && desk.form.label === label;

/** Puts what is new around the field. */
export function patchDesk(
  [, ...parts]: readonly HTMLElement[],
  below: readonly HTMLElement[],
  form: DeskForm,
  act: Do,
): void {
  if (!desk) return;
  Object.assign(desk, { form, act });
  document.getElementById('above')?.replaceChildren(...parts.filter(isAbove));
  const wasInside = document.activeElement?.closest('#card, #below') !== null;
  const findAgain = wasInside ? placeOfFocus() : undefined;
  document.getElementById('card')?.replaceChildren(...parts.filter(part => !isAbove(part)));
  document.getElementById('below')?.replaceChildren(...below);
  if (!findAgain?.()) {
    // Where nobody types, what is asked now has the keyboard.
    const isFree = wasInside || (document.activeElement === desk.line && desk.line.value === '');
    const answer = isFree ? document.querySelector<HTMLElement>('#card [data-answer]') : null;
    if (answer) answer.focus();
    else if (wasInside) desk.line.focus();
  }
  // Who is in now is no longer offered.
  if (desk.found.options.length > 0) look();
}

/** Puts the keyboard into the field for a list, or for one person. */
export const focusDesk = (field: 'text' | 'line'): void =>
  (field === 'text' ? desk?.paste : desk?.line)?.focus();

/** Empties the field for the next one. */
export function emptyDesk(): void {
  if (!desk) return;
  desk.line.value = '';
  leave();
  look();
  desk.line.focus();
}

/** Puts in what the page around the panel has kept, where nobody has typed since. */
export function fillDesk({ line, paste }: DeskForm['left']): void {
  if (!desk || desk.line.value !== '' || desk.paste.value !== '') return;
  desk.line.value = line;
  desk.paste.value = paste;
  look();
}

/** Keeps what is typed, for whoever goes elsewhere before it is put in. */
function leave(): void {
  if (!desk) return;
  const { act, line, paste } = desk;
  act({ deed: 'type at the desk', typed: { line: line.value, paste: paste.value } });
}

/** Puts in whoever is chosen, or looks at what was pasted; says why where nobody is. */
export function pressDesk(): void {
  if (!desk) return;
  const { line, round, act, found, at, paste } = desk;
  if (line.value.trim() === '') {
    if (paste.value.trim() !== '')
      act({
        deed: 'ask',
        request: { ask: 'preview people', source: { from: 'text', text: paste.value } },
      });
    else setStatus(desk.form.hint);
    return;
  }
  const option = found.options[at];
  if (option?.person) act({ deed: 'register', person: option.person, round: round?.value.trim() ?? '' });
  else setStatus(option?.said ?? found.said);
}

function look(): void {
  if (!desk) return;
  const typed = desk.line.value;
  desk.found = typed.trim() === '' ? NOTHING_FOUND : desk.form.find(typed);
  desk.at = desk.found.chosen;
  drawOptions(desk);
}

function drawOptions({ options, line, found, at }: DrawnDesk): void {
  options.replaceChildren(...found.options.map((option, i) => drawOption(option, i, i === at)));
  line.setAttribute('aria-expanded', String(found.options.length > 0));
  if (at >= 0) line.setAttribute('aria-activedescendant', `option-${at}`);
  else line.removeAttribute('aria-activedescendant');
  options.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
}

function drawOption({ name, rank, rest, warning }: DeskOption, at: number, isChosen: boolean): HTMLElement {
  const drawn = element(
    'div',
    { role: 'option', id: `option-${at}`, 'aria-selected': String(isChosen) },
    element('b', {}, foreign(name)),
    ` ${rank} `,
    element('small', {}, foreign(rest)),
    ...(warning === '' ? [] : [element('small', { class: 'unsaved' }, `! ${warning}`)]),
  );
  // The keyboard stays in the field.
  drawn.addEventListener('pointerdown', event => event.preventDefault());
  drawn.addEventListener('click', () => {
    if (desk) desk.at = at;
    pressDesk();
  });
  return drawn;
}

function pressInLine(event: KeyboardEvent): void {
  if (!desk || event.isComposing) return;
  const { length } = desk.found.options;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && length > 0) {
    event.preventDefault();
    desk.at = desk.at < 0 ? (step > 0 ? 0 : length - 1) : (desk.at + step + length) % length;
    return drawOptions(desk);
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    if (!event.repeat) pressDesk();
  } else if (event.key === 'Escape' && desk.line.value !== '') {
    event.preventDefault();
    event.stopPropagation();
    emptyDesk();
  }
}
