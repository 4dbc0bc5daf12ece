import type { ChoiceGroup } from '../model/panel';
import { element, foreign } from '../aria/element';

/** Groups of choices, the first of each taken; what each means stands under it. */
export const drawChoices = (groups: readonly ChoiceGroup[]): HTMLElement =>
  element(
    'form',
    { id: 'choices', class: 'options' },
    ...groups.map(({ name, heading, choices, isLong }) =>
      isLong
        ? drawList(name, heading, choices)
        : element(
            'fieldset',
            {},
            element('legend', {}, heading),
            ...choices.map(({ value, label, means }, i) =>
              element(
                'label',
                {},
                element('input', { type: 'radio', name, value, checked: i === 0 }),
                element(
                  'span',
                  {},
                  element('b', {}, foreign(label)),
                  element('span', { class: 'mend' }, foreign(means)),
                ),
              ),
            ),
          ),
    ),
  );

/** Many choices: one is picked by its first letters. */
const drawList = (name: string, heading: string, choices: ChoiceGroup['choices']): HTMLElement =>
  element(
    'p',
    {},
    element('label', { for: `choice-${name}` }, heading),
    element(
      'select',
      { id: `choice-${name}`, name },
      ...choices.map(({ value, label }) => element('option', { value }, label)),
    ),
  );

export const readChoices = (form: HTMLFormElement | null): Readonly<Record<string, string>> =>
  form ? Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) : {};
