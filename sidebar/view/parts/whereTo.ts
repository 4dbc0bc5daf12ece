import type { Button, ButtonAction, Panel } from '../../model/panel';
import type { Say } from '../../words';

/** The heading of the screen that *Back* returns to; undefined where it asks for the next step. */
type Before = string | undefined;

/** Where each button leads that has a general word: *Go on*, *Back*, *Open*. It is said where the mouse rests and to screen readers. */
export function sayingWhere(panel: Panel, before: Before, say: Say): Panel {
  const led = (button: Button): Button => {
    const to = whereTo(button.does, panel.heading, before, say);
    return to === undefined || button.label.includes(to) ? button : { ...button, to };
  };
  return {
    ...panel,
    parts: panel.parts.map(part => (part.part === 'offer' ? { ...part, button: led(part.button) } : part)),
    primary: panel.primary && led(panel.primary),
    others: panel.others.map(led),
    ...(panel.more && { more: panel.more.map(led) }),
    ...(panel.menu && { menu: panel.menu.map(led) }),
  };
}

function whereTo(deed: ButtonAction, heading: string, before: Before, say: Say): string | undefined {
  switch (deed.deed) {
    case 'ask':
      return whereAsked(deed.request, say);
    case 'back':
      return before ?? say('sidebar.next');
    case 'show page':
      // The screen of a file that was made has its name as the heading.
      return heading;
    default:
      return undefined;
  }
}

function whereAsked(
  request: Extract<ButtonAction, { deed: 'ask' }>['request'],
  say: Say,
): string | undefined {
  switch (request.ask) {
    case 'state':
      return say('sidebar.next');
    case 'go':
      return request.to.sheet;
    case 'files':
      return say('sidebar.files.heading');
    case 'registration':
      return say('sidebar.register');
    case 'audit':
      return say('sidebar.audit.title');
    case 'simulation':
      return say('sidebar.simulate.heading');
    case 'proposals':
      return say('sidebar.proposals.heading');
    default:
      return undefined;
  }
}
