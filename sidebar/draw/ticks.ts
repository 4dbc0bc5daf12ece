import { element, foreign } from '../aria/element';
import { setStatus } from '../aria/status';
import { tickOf, type PanelPart } from '../model/panel';
import { meant } from '../search';
import type { Say } from '../words';

type Ticks = Extract<PanelPart, { readonly part: 'ticks' }>;

/** A box for everybody; a few letters show some, and all of a club or a group are chosen at once. */
export function drawTicks({ people, sets }: Ticks, say: Say): HTMLFormElement {
  const rows = people.map(drawRow);
  const find = drawFind(say);
  const count = element('p', { class: 'hint' });
  const tell = (): void => {
    const chosen = rows.filter(({ box }) => box.checked).length;
    count.textContent = say('sidebar.part.count', { count: chosen, all: rows.length });
  };
  const tick = (isMeant: (at: number) => boolean, checked: boolean): void => {
    rows.forEach(({ box }, at) => {
      if (isMeant(at)) box.checked = checked;
    });
    tell();
    setStatus(count.textContent ?? '');
  };
  const press = (label: string, checked: boolean): HTMLElement => {
    const button = element('button', { type: 'button', class: 'small' }, label);
    button.addEventListener('click', () => tick(at => rows[at]?.row.hidden === false, checked));
    return button;
  };
  const form = element(
    'form',
    { id: 'ticks', class: 'ticks' },
    ...drawSets(sets, say, numbers => tick(at => numbers.includes(rows[at]?.no ?? 0), true)),
    find,
    element(
      'div',
      { class: 'buttons' },
      press(say('sidebar.part.all'), true),
      press(say('sidebar.part.none'), false),
    ),
    count,
    element('ul', {}, ...rows.map(({ row }) => row)),
  );
  const search = (): void => {
    const hits = meant(
      find.value,
      people.map(({ name, about }) => `${name}, ${about}`),
    );
    rows.forEach(({ row }, at) => {
      row.hidden = find.value.trim() !== '' && !hits[at];
    });
    const shown = rows.filter(({ row }) => !row.hidden).length;
    setStatus(shown === 0 ? say('sidebar.players.nobody') : say('sidebar.players.found', { count: shown }));
  };
  find.addEventListener('input', search);
  form.addEventListener('change', tell);
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('keydown', event => searchKey(event, rows.find(({ row }) => !row.hidden)?.box, find));
  tell();
  return form;
}

function drawRow({ no, name, about }: Ticks['people'][number]) {
  const box = element('input', { type: 'checkbox', name: tickOf(no) });
  const small = about === '' ? [] : [element('small', {}, foreign(` ${about}`))];
  return {
    no,
    box,
    row: element('li', {}, element('label', {}, box, element('span', {}, foreign(name), ...small))),
  };
}

const drawFind = (say: Say): HTMLInputElement =>
  element('input', {
    id: 'find-tick',
    type: 'search',
    autocomplete: 'off',
    maxlength: '200',
    'aria-label': say('sidebar.players.find'),
    placeholder: say('sidebar.players.find'),
  });

/** Enter ticks the first who is found, so that names are typed one after the other. */
function searchKey(event: KeyboardEvent, first: HTMLInputElement | undefined, find: HTMLInputElement): void {
  if (event.isComposing || event.target !== find || event.key !== 'Enter') return;
  event.preventDefault();
  if (!first || find.value.trim() === '') return;
  first.checked = true;
  find.value = '';
  find.dispatchEvent(new Event('input', { bubbles: true }));
  find.dispatchEvent(new Event('change', { bubbles: true }));
}

function drawSets(
  sets: Ticks['sets'],
  say: Say,
  choose: (numbers: readonly number[]) => void,
): readonly HTMLElement[] {
  if (sets.length === 0) return [];
  const select = element(
    'select',
    { id: 'ticks-of' },
    element('option', { value: '' }, '–'),
    ...sets.map(({ name, numbers }, at) =>
      element('option', { value: String(at) }, `${name} (${numbers.length})`),
    ),
  );
  select.addEventListener('change', () => {
    choose(sets[Number(select.value)]?.numbers ?? []);
    select.value = '';
  });
  return [
    element(
      'div',
      { class: 'field line' },
      element('label', { for: 'ticks-of' }, say('sidebar.part.of')),
      select,
    ),
  ];
}
