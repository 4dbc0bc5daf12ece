import { element } from '../aria/element';

/** A field for lines copied elsewhere; Enter is part of them. */
export function drawPasteForm(label: string): HTMLFormElement {
  const field = element('textarea', {
    id: 'field-pasted',
    name: 'pasted',
    rows: '8',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const form = element(
    'form',
    { id: 'paste', autocomplete: 'off' },
    element('div', { class: 'field' }, element('label', { for: 'field-pasted' }, label), field),
  );
  form.addEventListener('submit', event => event.preventDefault());
  return form;
}

export const readPasteForm = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('pasted') ?? '') : '';
