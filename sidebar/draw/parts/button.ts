import type { Button, ButtonAction } from '../../model/panel';
import { element } from '../../aria/element';

/** Performs the deed of a button. */
export type Do = (deed: ButtonAction) => void;

export function drawButton(button: Button, act: Do, look: 'primary' | 'plain' | 'small'): HTMLButtonElement {
  const submits = button.does.deed === 'submit form';
  const drawn = element(
    'button',
    {
      type: submits ? 'submit' : 'button',
      form: submits ? 'tournament' : undefined,
      class: look,
      title: button.to,
    },
    button.label,
  );
  if (!submits) drawn.addEventListener('click', () => act(button.does));
  return drawn;
}
