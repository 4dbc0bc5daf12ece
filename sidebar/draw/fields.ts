import type { TypedField } from '../model/panel';
import { element } from '../aria/element';

/** Characters of a field. A list that is pasted is never cut: whoever is left out would not be missed. */
const LINE = '200';

/** Fields to type into, their labels above them; Enter in a line presses the first button of the screen, whatever is asked above. */
export function drawFields(fields: readonly TypedField[]): HTMLFormElement {
  const form = element(
    'form',
    { id: 'fields', novalidate: true, autocomplete: 'off' },
    ...fields.map(field =>
      element(
        'div',
        { class: field.kind === 'lines' ? 'field' : 'field line' },
        element('label', { for: `field-${field.name}` }, field.label),
        drawField(field),
      ),
    ),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    document.querySelector<HTMLButtonElement>('#buttons .proposed')?.click();
  });
  // Without a button of its own a form with several fields is not sent by Enter.
  form.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return form;
}

function drawField({ name, kind, value, isFirst }: TypedField): HTMLElement {
  const id = `field-${name}`;
  if (kind === 'lines') return element('textarea', { id, name, rows: '4', spellcheck: 'false' }, value);
  return element('input', {
    id,
    name,
    type: 'text',
    value,
    maxlength: LINE,
    ...(isFirst && { 'data-answer': true }),
    ...(kind === 'number' && { inputmode: 'numeric' }),
  });
}
