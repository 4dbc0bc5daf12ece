import type { Remarkable, SimulationWish } from '../../src/application/protocol/protocol';
import { hasBars, SYSTEMS } from '../systems';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { element } from '../aria/element';
import { drawRemarks } from './remarks';

const MODEL = ['jigo', 'absence', 'late', 'scale', 'strengthSpread'] as const;

type TextField =
  | (typeof MODEL)[number]
  | 'size'
  | 'mean'
  | 'spread'
  | 'rounds'
  | 'bar'
  | 'versusRounds'
  | 'versusBar'
  | 'events'
  | 'seed';

const WHOLE: readonly TextField[] = ['size', 'mean', 'spread', 'rounds', 'versusRounds', 'events', ...MODEL];

/**
 * The form for a simulation: players, rules, number of events. Fields without a use for the present choice
 * are hidden.
 */
export function drawSimulationForm(
  wish: SimulationWish,
  players: number,
  problems: readonly Remarkable[],
  act: Do,
  say: Say,
): HTMLFormElement {
  const field = (name: TextField): HTMLElement => drawText(name, String(wish[name]), say);
  const generated = element('div', { class: 'bars' }, field('size'), field('mean'), field('spread'));
  const [bar, versusBar] = [field('bar'), field('versusBar')];
  const roundsField = field('rounds');
  const rounds = roundsField.querySelector('input') as HTMLInputElement;
  const versus = element('div', { class: 'bars' }, field('versusRounds'), versusBar);
  const form = element(
    'form',
    { id: 'simulation', novalidate: true, autocomplete: 'off' },
    ...(players >= 2 ? [drawField(wish.field, players, say)] : []),
    generated,
    drawSystem('system', wish.system, players >= 2 ? say('sidebar.simulate.own') : undefined, say),
    element('div', { class: 'bars' }, roundsField, bar),
    drawSystem('versus', wish.versus, say('sidebar.simulate.nobody'), say),
    versus,
    element('div', { class: 'bars' }, field('events'), field('seed')),
    element('details', {}, element('summary', {}, say('sidebar.simulate.model')), ...MODEL.map(field)),
  );
  if (problems.length > 0) form.prepend(drawRemarks(problems, act, say));
  const follow = (): void => {
    const now = readSimulationForm(form, 'answers');
    // Left empty, the rounds are those of the system above.
    rounds.placeholder = now.system === '' ? say('sidebar.simulate.own') : '';
    generated.hidden = now.field === 'sheet';
    bar.hidden = !hasBars(now.system);
    versus.hidden = now.versus === '';
    versusBar.hidden = !hasBars(now.versus);
  };
  form.addEventListener('change', follow);
  follow();
  form.addEventListener('submit', event => {
    event.preventDefault();
    act({ deed: 'play', purpose: 'answers' });
  });
  return form;
}

const drawText = (name: TextField, value: string, say: Say): HTMLElement => {
  const id = `simulation-${name}`;
  const input = element('input', {
    id,
    name,
    type: 'text',
    inputmode: WHOLE.includes(name) ? 'numeric' : undefined,
    maxlength: '20',
  });
  input.value = value;
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, say(`sidebar.simulate.${name}`)),
    input,
  );
};

const drawField = (chosen: SimulationWish['field'], players: number, say: Say): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: 'simulation-field' }, say('sidebar.simulate.players')),
    element(
      'select',
      { id: 'simulation-field', name: 'field' },
      element(
        'option',
        { value: 'sheet', selected: chosen === 'sheet' },
        say('sidebar.simulate.ofSheet', { players }),
      ),
      element(
        'option',
        { value: 'generated', selected: chosen === 'generated' },
        say('sidebar.simulate.madeUp'),
      ),
    ),
  );

/**
 * A list of systems. `none` is the text of an empty choice: the sheet's system, or no second one; undefined
 * where a system must be chosen.
 */
const drawSystem = (
  name: 'system' | 'versus',
  chosen: SimulationWish['system'],
  none: string | undefined,
  say: Say,
): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: `simulation-${name}` }, say(`sidebar.simulate.${name}`)),
    element(
      'select',
      { id: `simulation-${name}`, name },
      ...(none === undefined ? [] : [element('option', { value: '', selected: chosen === '' }, none)]),
      ...SYSTEMS.map(system =>
        element('option', { value: system, selected: system === chosen }, say(`value.${system}`)),
      ),
    ),
  );

/** The form as filled in; a number is NaN where it is none. */
export function readSimulationForm(
  form: HTMLFormElement,
  purpose: SimulationWish['purpose'],
): SimulationWish {
  const data = new FormData(form);
  const read = (name: string): string => String(data.get(name) ?? '').trim();
  const number = (name: string): number => (read(name) === '' ? NaN : Number(read(name)));
  const system = (name: string): SimulationWish['system'] => SYSTEMS.find(each => each === read(name)) ?? '';
  const asksForBar = (name: string): boolean => hasBars(system(name));
  return {
    purpose,
    field: read('field') === 'sheet' ? 'sheet' : 'generated',
    size: number('size'),
    mean: number('mean'),
    spread: number('spread'),
    system: system('system'),
    rounds: read('rounds'),
    bar: asksForBar('system') ? read('bar') : '',
    versus: system('versus'),
    versusRounds: system('versus') === '' ? '' : read('versusRounds'),
    versusBar: asksForBar('versus') ? read('versusBar') : '',
    events: number('events'),
    seed: read('seed'),
    jigo: number('jigo'),
    absence: number('absence'),
    late: number('late'),
    scale: number('scale'),
    strengthSpread: number('strengthSpread'),
  };
}
