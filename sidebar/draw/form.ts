import type { FieldRemark, NewTournamentForm } from '../../src/application/protocol/protocol';
import {
  FIRST_SYSTEM,
  HANDICAPS,
  hasBars,
  hasHandicaps,
  LANGUAGES,
  roundsOf,
  SYSTEMS,
  type Language,
  type System,
} from '../systems';
import type { Say } from '../words';
import type { Do } from './button';
import { element, foreign } from '../aria/element';
import { drawRemarks, drawSign } from './remarks';

type FormField = keyof NewTournamentForm;

/** The form for a new tournament: labels above the fields, problems below them. */
export function drawForm(
  draft: NewTournamentForm,
  problems: readonly FieldRemark[],
  act: Do,
  say: Say,
): HTMLFormElement {
  const wrong = (field: FormField) => problems.filter(problem => problem.field === field);
  const bars = element(
    'div',
    { class: 'bars' },
    drawField('upperBar', draft.upperBar, wrong('upperBar'), say, say('sidebar.create.upperBarHint')),
    drawField('lowerBar', draft.lowerBar, wrong('lowerBar'), say, say('sidebar.create.lowerBarHint')),
  );
  const rounds = Number.isNaN(draft.rounds) ? '' : String(draft.rounds);
  const form = element(
    'form',
    { id: 'tournament', novalidate: true, autocomplete: 'off' },
    drawField('name', draft.name, wrong('name'), say),
    drawSystems(draft.system, say),
    drawField('rounds', rounds, wrong('rounds'), say, say(`sidebar.rounds.${draft.system}`)),
    bars,
    drawHandicap(draft.handicap ?? 'none', say),
    drawColumns('teams', draft.teams, say),
    drawColumns('rated', draft.rated === true, say),
    drawLanguage(draft.language ?? 'en', say),
    drawField('seed', draft.seed, wrong('seed'), say, say('sidebar.create.seedHint')),
  );
  const others = problems.filter(problem => !problem.field);
  if (others.length > 0) form.prepend(drawRemarks(others, act, say));
  let shown = draft.system;
  const follow = (): void => {
    const { system } = readForm(form);
    if (system !== shown) proposeRounds(form, shown, system);
    shown = system;
    bars.hidden = !hasBars(system);
    followHandicap(form, system);
    describe(form, 'system', say(`sidebar.system.${system}`));
    describe(form, 'rounds', say(`sidebar.rounds.${system}`));
  };
  form.addEventListener('change', follow);
  follow();
  form.addEventListener('submit', event => {
    event.preventDefault();
    act({ deed: 'submit form' });
  });
  return form;
}

/** Proposes the new system's usual number of rounds, if the field still has the old system's. */
function proposeRounds(form: HTMLFormElement, before: System, now: System): void {
  const input = form.querySelector<HTMLInputElement>('#field-rounds');
  if (input?.value === String(roundsOf(before))) input.value = String(roundsOf(now));
}

function describe(form: HTMLFormElement, field: FormField, words: string): void {
  const hint = form.querySelector(`#field-${field}-hint`);
  if (hint && hint.textContent !== words) hint.textContent = words;
}

/** Handicaps are asked for where they are played, by McMahon score where there is one. */
function followHandicap(form: HTMLFormElement, system: System): void {
  const select = form.querySelector<HTMLSelectElement>('#field-handicap');
  const byScore = select?.querySelector<HTMLOptionElement>('[value="MMS"]');
  if (!select || !byScore) return;
  const field = select.closest<HTMLElement>('.field');
  if (field) field.hidden = !hasHandicaps(system);
  byScore.disabled = byScore.hidden = !hasBars(system);
  if (byScore.disabled && select.value === 'MMS') select.value = 'rank';
}

const LENGTHS: Readonly<Partial<Record<FormField, number>>> = { name: 200, seed: 100 };

function drawField(
  field: 'name' | 'rounds' | 'upperBar' | 'lowerBar' | 'seed',
  value: string,
  problems: readonly FieldRemark[],
  say: Say,
  hint = '',
): HTMLElement {
  const id = `field-${field}`;
  const wrong = problems.length > 0;
  const described = [...(wrong ? [`${id}-wrong`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  const input = element('input', {
    id,
    name: field,
    type: field === 'rounds' ? 'number' : 'text',
    min: field === 'rounds' ? '1' : undefined,
    maxlength: String(LENGTHS[field] ?? 10),
    'aria-invalid': wrong ? 'true' : undefined,
    'aria-describedby': described || undefined,
  });
  input.value = value;
  return element(
    'div',
    { class: wrong ? 'field wrong' : 'field' },
    element('label', { for: id }, say(`sidebar.create.${field}`)),
    input,
    ...(wrong ? [drawWrong(id, problems, say)] : []),
    ...(hint ? [element('p', { id: `${id}-hint`, class: 'hint' }, hint)] : []),
  );
}

const drawWrong = (id: string, problems: readonly FieldRemark[], say: Say): HTMLElement =>
  element(
    'p',
    { id: `${id}-wrong`, class: 'message' },
    drawSign('error'),
    element('span', { class: 'unseen' }, `${say('sidebar.error')}: `),
    foreign(problems.map(({ sentence, mend }) => [sentence, mend].filter(Boolean).join(' ')).join(' ')),
  );

/** The systems as a list, which is shorter than buttons; the chosen one is explained below. */
const drawSystems = (chosen: System, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: 'field-system' }, say('sidebar.create.system')),
    element(
      'select',
      { id: 'field-system', name: 'system', 'aria-describedby': 'field-system-hint' },
      ...SYSTEMS.map(system =>
        element('option', { value: system, selected: system === chosen }, say(`value.${system}`)),
      ),
    ),
    element('p', { id: 'field-system-hint', class: 'hint', 'aria-live': 'polite' }),
  );

/** What gives the list more columns, which the hint names. */
const drawColumns = (field: 'teams' | 'rated', chosen: boolean, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element(
      'label',
      { class: 'choice' },
      element('input', {
        id: `field-${field}`,
        type: 'checkbox',
        name: field,
        checked: chosen,
        'aria-describedby': `field-${field}-hint`,
      }),
      say(`sidebar.create.${field}`),
    ),
    element('p', { id: `field-${field}-hint`, class: 'hint' }, say(`sidebar.create.${field}Hint`)),
  );

const drawHandicap = (chosen: string, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: 'field-handicap' }, say('sidebar.create.handicap')),
    element(
      'select',
      { id: 'field-handicap', name: 'handicap' },
      ...HANDICAPS.map(one =>
        element('option', { value: one, selected: one === chosen }, say(`sidebar.handicap.${one}`)),
      ),
    ),
  );

/** Each language by its own name. */
const drawLanguage = (chosen: Language, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: 'field-language' }, say('sidebar.create.language')),
    element(
      'select',
      { id: 'field-language', name: 'language', 'aria-describedby': 'field-language-hint' },
      ...LANGUAGES.map(one =>
        element('option', { value: one, lang: one, selected: one === chosen }, say(`value.${one}`)),
      ),
    ),
    element('p', { id: 'field-language-hint', class: 'hint' }, say('sidebar.create.languageHint')),
  );

/** The form as filled in; rounds is NaN when it is no number. */
export function readForm(form: HTMLFormElement): NewTournamentForm {
  const data = new FormData(form);
  const read = (field: FormField): string => String(data.get(field) ?? '').trim();
  const system = SYSTEMS.find(each => each === read('system')) ?? FIRST_SYSTEM;
  const rounds = read('rounds');
  return {
    name: read('name'),
    system,
    teams: data.has('teams'),
    ...(data.has('rated') && { rated: true }),
    rounds: rounds === '' ? NaN : Number(rounds),
    upperBar: hasBars(system) ? read('upperBar') : '',
    lowerBar: hasBars(system) ? read('lowerBar') : '',
    seed: read('seed'),
    ...(hasHandicaps(system) && { handicap: HANDICAPS.find(one => one === read('handicap')) ?? 'none' }),
    language: LANGUAGES.find(one => one === read('language')) ?? 'en',
  };
}
