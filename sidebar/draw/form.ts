import type { FieldProblem, NewTournament } from '../../src/addon/protocol';
import type { Say } from '../words';
import type { Do } from './button';
import { element, foreign } from './element';
import { drawRemarks, drawSign } from './remarks';

type Field = keyof NewTournament;

/** The form for a new tournament: labels on top, what is wrong under its field. */
export function drawForm(
  draft: NewTournament,
  problems: readonly FieldProblem[],
  act: Do,
  say: Say,
): HTMLFormElement {
  const wrong = (field: Field) => problems.filter(problem => problem.field === field);
  const bars = element(
    'div',
    { id: 'bars', class: 'bars', hidden: draft.system === 'Swiss' },
    drawField('upperBar', draft.upperBar, wrong('upperBar'), say, say('sidebar.create.upperBarHint')),
    drawField('lowerBar', draft.lowerBar, wrong('lowerBar'), say, say('sidebar.create.lowerBarHint')),
  );
  const form = element(
    'form',
    { id: 'tournament', novalidate: true, autocomplete: 'off' },
    drawField('name', draft.name, wrong('name'), say),
    drawSystems(draft.system, say),
    drawField('rounds', Number.isNaN(draft.rounds) ? '' : String(draft.rounds), wrong('rounds'), say),
    bars,
  );
  const others = problems.filter(problem => !problem.field);
  if (others.length > 0) form.prepend(drawRemarks(others, act, say));
  form.addEventListener('change', () => {
    bars.hidden = readForm(form).system === 'Swiss';
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    act({ deed: 'submit form' });
  });
  return form;
}

function drawField(
  field: Exclude<Field, 'system'>,
  value: string,
  problems: readonly FieldProblem[],
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
    maxlength: field === 'name' ? '200' : '10',
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

const drawWrong = (id: string, problems: readonly FieldProblem[], say: Say): HTMLElement =>
  element(
    'p',
    { id: `${id}-wrong`, class: 'message' },
    drawSign('error'),
    element('span', { class: 'unseen' }, `${say('sidebar.error')}: `),
    foreign(problems.map(({ sentence, mend }) => [sentence, mend].filter(Boolean).join(' ')).join(' ')),
  );

/** The systems' names are names, the same in every language. */
const drawSystems = (chosen: NewTournament['system'], say: Say): HTMLElement =>
  element(
    'fieldset',
    { class: 'field' },
    element('legend', {}, say('sidebar.create.system')),
    ...(['McMahon', 'Swiss'] as const).map(system =>
      element(
        'label',
        { class: 'choice' },
        element('input', { type: 'radio', name: 'system', value: system, checked: system === chosen }),
        system,
      ),
    ),
  );

/** What stands in the form now; rounds is NaN when it is no number. */
export function readForm(form: HTMLFormElement): NewTournament {
  const data = new FormData(form);
  const read = (field: Field): string => String(data.get(field) ?? '').trim();
  const system = read('system') === 'Swiss' ? 'Swiss' : 'McMahon';
  const rounds = read('rounds');
  return {
    name: read('name'),
    system,
    rounds: rounds === '' ? NaN : Number(rounds),
    upperBar: system === 'Swiss' ? '' : read('upperBar'),
    lowerBar: system === 'Swiss' ? '' : read('lowerBar'),
  };
}
