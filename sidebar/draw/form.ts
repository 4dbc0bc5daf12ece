import type { FieldRemark, NewTournamentForm } from '../../src/application/protocol/protocol';
import {
  asksDraw,
  asksOrder,
  asksRounds,
  COMMON_SYSTEMS,
  FIRST_SYSTEM,
  HANDICAPS,
  hasBars,
  hasHandicaps,
  LANGUAGES,
  ORDERS,
  OTHER_SYSTEMS,
  roundsOf,
  SYSTEMS,
  type Language,
  type System,
} from '../systems';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { element, foreign } from '../aria/element';
import { drawRemarks, drawSign } from './remarks';

type FormField = keyof NewTournamentForm;

/** The radio button behind which all systems stand that are not common. */
const ANOTHER = 'another';
/** The order that somebody types. */
const OWN_ORDER = 'own';

/** The form for a new tournament: name, system and rounds; the rest is folded, and its summary says what it is. */
export function drawForm(
  draft: NewTournamentForm,
  problems: readonly FieldRemark[],
  act: Do,
  say: Say,
): HTMLFormElement {
  const wrong = (field: FormField) => problems.filter(problem => problem.field === field);
  const rounds = Number.isNaN(draft.rounds) ? '' : String(draft.rounds);
  const rest = restOf(draft);
  const form = element(
    'form',
    { id: 'tournament', novalidate: true, autocomplete: 'off' },
    drawField('name', draft.name, wrong('name'), say),
    drawSystems(draft.system, say),
    drawField('rounds', rounds, wrong('rounds'), say, say(`sidebar.rounds.${draft.system}`)),
    drawDraw(rest.draw, say),
    element(
      'details',
      { class: 'fold', id: 'rest', open: wrong('rest').length > 0 },
      element('summary', {}),
      drawOrder(rest.order, say),
      drawField('rest', rest.tiebreaks, wrong('rest'), say, say('sidebar.create.restHint')),
      drawHandicap(draft.handicap ?? 'none', say),
      drawColumns('teams', draft.teams, say),
      drawColumns('rated', draft.rated === true, say),
      drawLanguage(draft.language ?? 'en', say),
    ),
  );
  form.querySelector('#field-name')?.setAttribute('data-answer', '');
  const otherProblems = problems.filter(({ field }) => !field || !form.querySelector(`#field-${field}`));
  if (otherProblems.length > 0) form.prepend(drawRemarks(otherProblems, act, say));
  let shown = draft.system;
  const follow = (): void => {
    const now = readForm(form);
    if (now.system !== shown) proposeRounds(form, shown, now.system);
    shown = now.system;
    showAsked(form, now.system);
    describe(form, 'system', say(`sidebar.system.${now.system}`));
    describe(form, 'rounds', say(`sidebar.rounds.${now.system}`));
    const summary = form.querySelector('summary');
    if (summary) summary.textContent = summaryOf(form, say);
  };
  // The summary has what is typed before the field is left.
  form.addEventListener('input', follow);
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

/** Shows what the system asks for; handicaps by McMahon score where there is one. */
function showAsked(form: HTMLFormElement, system: System): void {
  const show = (selector: string, isShown: boolean): void => {
    const field = form.querySelector(selector)?.closest<HTMLElement>('.field');
    if (field) field.hidden = !isShown;
  };
  show('#field-system', !isCommon(system));
  show('#field-rounds', asksRounds(system));
  show('[name=draw]', asksDraw(system));
  show('#field-order', asksOrder(system));
  const isWrong = form.querySelector('#field-rest-wrong') !== null;
  show('#field-rest', asksOrder(system) && (isWrong || valueOf(form, '#field-order') === OWN_ORDER));
  show('#field-handicap', hasHandicaps(system));
  const select = form.querySelector<HTMLSelectElement>('#field-handicap');
  const byScore = select?.querySelector<HTMLOptionElement>('[value="MMS"]');
  if (!select || !byScore) return;
  byScore.disabled = byScore.hidden = !hasBars(system);
  if (byScore.disabled && select.value === 'MMS') select.value = 'rank';
}

const isCommon = (system: System): boolean => (COMMON_SYSTEMS as readonly System[]).includes(system);

const valueOf = (form: HTMLFormElement, selector: string): string =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';

/** Says what is set in the fold, so that nobody has to open it. */
function summaryOf(form: HTMLFormElement, say: Say): string {
  const { system, teams, rated, handicap = 'none', language = 'en' } = readForm(form);
  const chosen = form.querySelector<HTMLSelectElement>('#field-order')?.selectedOptions[0]?.textContent ?? '';
  const typed = valueOf(form, '#field-order') === OWN_ORDER ? valueOf(form, '#field-rest').trim() : '';
  const parts = [
    ...(asksOrder(system) ? [typed || chosen] : []),
    ...(hasHandicaps(system)
      ? [
          handicap === 'none'
            ? say('sidebar.create.noHandicap')
            : `${say('sidebar.create.handicap')}: ${say(`sidebar.handicap.${handicap}`)}`,
        ]
      : []),
    ...(teams ? [say('sidebar.create.teams')] : []),
    ...(rated ? [say('sidebar.create.rated')] : []),
    say(`value.${language}`),
  ];
  return say('sidebar.create.theRest', { parts: parts.join('; ') });
}

const LENGTHS: Readonly<Partial<Record<FormField, number>>> = { name: 200, rest: 200 };

function drawField(
  field: 'name' | 'rounds' | 'rest',
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

/** The common systems, each with its sentence; all others are in a list behind the last one. */
const drawSystems = (chosen: System, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'options' },
    element(
      'fieldset',
      {},
      element('legend', {}, say('sidebar.create.system')),
      ...COMMON_SYSTEMS.map(system =>
        drawRadio(
          'system',
          system,
          system === chosen,
          say(`value.${system}`),
          say(`sidebar.systemShort.${system}`),
        ),
      ),
      drawRadio(
        'system',
        ANOTHER,
        !isCommon(chosen),
        say('sidebar.create.another'),
        say('sidebar.create.anotherHint'),
      ),
    ),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'field-system' }, say('sidebar.create.otherSystem')),
      element(
        'select',
        { id: 'field-system', name: 'other', 'aria-describedby': 'field-system-hint' },
        ...OTHER_SYSTEMS.map(system =>
          element('option', { value: system, selected: system === chosen }, say(`value.${system}`)),
        ),
      ),
      element('p', { id: 'field-system-hint', class: 'hint', 'aria-live': 'polite' }),
    ),
  );

const drawRadio = (
  name: string,
  value: string,
  checked: boolean,
  label: string,
  means: string,
): HTMLElement =>
  element(
    'label',
    {},
    element('input', { type: 'radio', name, value, checked }),
    element('span', {}, element('b', {}, label), element('span', { class: 'mend' }, means)),
  );

const drawDraw = (chosen: string, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'options field' },
    element(
      'fieldset',
      {},
      element('legend', {}, say('sidebar.create.draw')),
      ...(['seeded', 'lot'] as const).map(draw =>
        drawRadio(
          'draw',
          draw,
          draw === chosen,
          say(`sidebar.draw.${draw}`),
          say(`sidebar.draw.${draw}Means`),
        ),
      ),
    ),
  );

const drawOrder = (chosen: string, say: Say): HTMLElement =>
  drawSelect('order', say('sidebar.create.order'), [...ORDERS, OWN_ORDER], chosen, order =>
    say(order === OWN_ORDER ? 'sidebar.order.own' : `sidebar.order.${order as 'EGF'}`),
  );

function drawSelect(
  name: string,
  label: string,
  values: readonly string[],
  chosen: string,
  words: (value: string) => string,
): HTMLElement {
  return element(
    'div',
    { class: 'field' },
    element('label', { for: `field-${name}` }, label),
    element(
      'select',
      { id: `field-${name}`, name },
      ...values.map(value => element('option', { value, selected: value === chosen }, words(value))),
    ),
  );
}

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
  drawSelect('handicap', say('sidebar.create.handicap'), HANDICAPS, chosen, handicap =>
    say(`sidebar.handicap.${handicap as (typeof HANDICAPS)[number]}`),
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
      ...LANGUAGES.map(language =>
        element(
          'option',
          { value: language, lang: language, selected: language === chosen },
          say(`value.${language}`),
        ),
      ),
    ),
    element('p', { id: 'field-language-hint', class: 'hint' }, say('sidebar.create.languageHint')),
  );

/** Reads it from the settings as they are typed. */
function restOf({ rest = '', order }: NewTournamentForm) {
  const typed = new Map(rest.split('; ').map(part => [part.split('=')[0], part.split('=')[1]] as const));
  const tiebreaks = typed.get('Tiebreaks') ?? '';
  const chosen = tiebreaks === '' ? (order ?? 'EGF') : OWN_ORDER;
  return { draw: typed.get('Draw') ?? 'seeded', order: chosen, tiebreaks };
}

/** The form as filled in; rounds is NaN when it is no number. */
export function readForm(form: HTMLFormElement): NewTournamentForm {
  const data = new FormData(form);
  const read = (field: string): string => String(data.get(field) ?? '').trim();
  const named = read('system') === ANOTHER ? read('other') : read('system');
  const system = SYSTEMS.find(each => each === named) ?? FIRST_SYSTEM;
  const rounds = read('rounds');
  const order = asksOrder(system) ? ORDERS.find(name => name === read('order')) : 'EGF';
  // A sign between settings is none of a list of tiebreaks.
  const tiebreaks = order ? '' : read('rest').replace(/\s*[;；\n=＝:：]+\s*/g, ', ');
  const rest = [
    ...(tiebreaks === '' ? [] : [`Tiebreaks=${tiebreaks}`]),
    ...(asksDraw(system) ? [`Draw=${read('draw')}`] : []),
  ];
  return {
    name: read('name'),
    system,
    teams: data.has('teams'),
    ...(data.has('rated') && { rated: true }),
    rounds: !asksRounds(system) ? roundsOf(system) : rounds === '' ? NaN : Number(rounds),
    upperBar: '',
    lowerBar: '',
    seed: '',
    ...(hasHandicaps(system) && {
      handicap: HANDICAPS.find(handicap => handicap === read('handicap')) ?? 'none',
    }),
    language: LANGUAGES.find(language => language === read('language')) ?? 'en',
    ...(order && order !== 'EGF' && { order }),
    ...(rest.length > 0 && { rest: rest.join('; ') }),
  };
}
