import type { PanelPart, PersonChoice, PersonToChoose } from '../model/panel';
import type { Say } from '../words';
import { element, foreign } from '../aria/element';
import { drawButton, type Do } from './parts/button';
import { drawRemarks } from './remarks';

type PartOf<P extends PanelPart['part']> = Extract<PanelPart, { readonly part: P }>;

/** A few short facts beside each other; one with a name that can be another has a line of its own. */
export function drawFacts({ facts, named, another, back }: PartOf<'facts'>, act: Do): HTMLElement {
  const all = facts.map(fact => element('span', {}, fact));
  const nameFacts = named === undefined ? [] : [element('span', {}, foreign(named))];
  if (named === undefined || another === undefined)
    return element('p', { class: 'facts' }, ...all, ...nameFacts);
  return element(
    'div',
    {},
    element('p', { class: 'facts' }, ...all),
    element(
      'div',
      { class: 'facts one' },
      ...nameFacts,
      ...(back ? [about(drawButton(back, act, 'small'), named)] : []),
      ...drawAnother(another, named, act),
    ),
  );
}

/** People behind a click, each with what can be done about them. */
export const drawPeople = ({ summary, rows }: PartOf<'people'>, act: Do): HTMLElement =>
  element(
    'details',
    { class: 'fold' },
    element('summary', {}, summary),
    element(
      'ul',
      {},
      ...rows.map(({ name, why, button }) =>
        element(
          'li',
          { class: 'facts' },
          element('span', {}, foreign(name), ...(why === '' ? [] : [element('small', {}, ` – ${why}`)])),
          ...(button ? [about(drawButton(button, act, 'small'), name)] : []),
        ),
      ),
    ),
  );

function drawAnother(
  { label, title, people, others }: PersonChoice,
  of: string,
  act: Do,
): readonly HTMLElement[] {
  const button = element('button', { type: 'button', class: 'small', 'aria-expanded': 'false' }, label);
  const listOf = (chosen: readonly PersonToChoose[]): HTMLElement =>
    element(
      'ul',
      {},
      ...chosen.map(({ name, said, does }) => {
        const listButton = element('button', { type: 'button', class: 'small' }, foreign(name));
        listButton.addEventListener('click', () => act(does));
        return element('li', {}, listButton, ...(said === '' ? [] : [element('small', {}, ` – ${said}`)]));
      }),
    );
  const list = element(
    'div',
    { class: 'another', role: 'group', 'aria-label': title },
    element('p', {}, title),
    listOf(people),
    ...(others.people.length > 0
      ? [element('details', {}, element('summary', {}, others.label), listOf(others.people))]
      : []),
  );
  list.hidden = true;
  button.addEventListener('click', () => {
    list.hidden = !list.hidden;
    button.setAttribute('aria-expanded', String(!list.hidden));
  });
  return [about(button, of), list];
}

function about(button: HTMLElement, name: string): HTMLElement {
  button.setAttribute('aria-label', `${button.textContent}: ${name}`);
  return button;
}

/** Remarks behind a click; what stops everything stands above it. */
export const drawKnown = ({ summary, remarks }: PartOf<'known'>, act: Do, say: Say): HTMLElement =>
  element(
    'details',
    { class: 'fold warning box' },
    element('summary', {}, '! ', summary),
    drawRemarks(remarks, act, say),
  );

/** Things that are either so or not, each a press. */
export function drawToggles({ heading, toggles }: PartOf<'toggles'>, act: Do): HTMLElement {
  const buttons = toggles.map(({ label, isOn, does }) => {
    const button = element(
      'button',
      { type: 'button', 'aria-pressed': String(isOn) },
      element('span', { 'aria-hidden': 'true' }, isOn ? '☑ ' : '☐ '),
      label,
    );
    button.addEventListener('click', () => act(does));
    return button;
  });
  return element(
    'div',
    { role: 'group', 'aria-label': heading },
    element('h2', {}, heading),
    element('div', { class: 'buttons' }, ...buttons),
  );
}

/** Rows of buttons under a heading: in the first row strong ones, in the others plain. */
export const drawButtonRows = ({ heading, rows }: PartOf<'button rows'>, act: Do): HTMLElement =>
  element(
    'div',
    { class: 'button-rows', role: 'group', 'aria-label': heading },
    element('h2', {}, heading),
    ...rows.map((row, i) =>
      element(
        'div',
        { class: 'buttons' },
        ...row.map(button => {
          const drawn = drawButton(button, act, 'plain');
          if (i > 0) drawn.className = 'link';
          return drawn;
        }),
      ),
    ),
  );

export const drawLeafing = ({ text, buttons }: PartOf<'leafing'>, act: Do): HTMLElement =>
  element(
    'div',
    { class: 'leafing' },
    ...(text === undefined ? [] : [element('p', {}, text)]),
    element(
      'div',
      { class: 'buttons' },
      ...buttons.map(button => {
        const drawn = drawButton(button, act, 'small');
        drawn.className = 'link';
        return drawn;
      }),
    ),
  );

/** The first answer has the keyboard. */
export const drawAskedNow = ({ text, answers }: PartOf<'asked now'>, act: Do): HTMLElement =>
  element(
    'div',
    { class: 'box asked-now', role: 'group', 'aria-label': text },
    element('p', {}, foreign(text)),
    element(
      'div',
      { class: 'buttons' },
      ...answers.flatMap((answer, i) => {
        const drawn = drawButton(answer, act, i === 0 ? 'primary' : 'plain');
        if (i === 0) drawn.setAttribute('data-answer', '');
        if (answer.means === undefined) return [drawn];
        const id = `answer-means-${i}`;
        drawn.setAttribute('aria-describedby', id);
        return [drawn, element('p', { class: 'mend', id }, foreign(answer.means))];
      }),
    ),
  );
