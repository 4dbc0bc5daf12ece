import type { HelpAnswer, HelpName, HelpTopic } from '../../src/application/protocol/protocol';
import { element } from '../aria/element';
import { drawPicture } from './pictures';

/** The button that closes the help: its words, and the screen that it leads to. */
export interface WayBack {
  readonly label: string;
  readonly to: string | undefined;
}

/**
 * The help lies over the screen, which stays as it is: what was typed into a form is there again when the help is closed. Its topics
 * are texts without any question to the sheet.
 */
export function openHelp(help: HelpAnswer, name: HelpName, back: WayBack): void {
  const { main, screen, footer } = parts();
  if (!main || !screen || !footer) return;
  main.replaceChildren(...drawHelp(help, name, back));
  main.hidden = false;
  screen.hidden = true;
  footer.hidden = true;
  main.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  main.scrollTop = 0;
}

export const isHelpOpen = (): boolean => document.getElementById('help')?.hidden === false;

/** Closes it; the keyboard is at the heading of the screen below. */
export function closeHelp(): void {
  const { main, screen, footer } = parts();
  if (!main || !screen || !footer) return;
  main.hidden = true;
  main.replaceChildren();
  screen.hidden = false;
  footer.hidden = false;
  screen.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

const parts = () => ({
  main: document.getElementById('help'),
  screen: document.getElementById('screen'),
  footer: document.querySelector<HTMLElement>('footer'),
});

function drawHelp(help: HelpAnswer, name: HelpName, back: WayBack): readonly Node[] {
  const shown = help.topics.find(topic => topic.name === name) ?? help.topics[0];
  if (!shown) return [];
  const close = element('button', { type: 'button', class: 'plain', title: back.to }, back.label);
  close.addEventListener('click', closeHelp);
  return [
    element('h1', { tabindex: '-1' }, shown.heading),
    drawPicture(shown.name),
    element('ul', { class: 'lines' }, ...shown.lines.map(line => element('li', {}, line))),
    ...drawKeys(help.keys),
    drawPage(shown),
    element('h2', {}, help.others),
    element(
      'ul',
      { class: 'topics' },
      ...help.topics
        .filter(topic => topic !== shown)
        .map(topic => element('li', {}, drawTopic(help, topic, back))),
    ),
    close,
  ];
}

function drawTopic(help: HelpAnswer, { name, heading }: HelpTopic, back: WayBack): HTMLElement {
  const button = element('button', { type: 'button', class: 'small' }, heading);
  button.addEventListener('click', () => openHelp(help, name, back));
  return button;
}

/** F6 goes round in the workbench alone, which has the documentation too. */
const drawKeys = (keys: string): readonly HTMLElement[] =>
  document.body.dataset['docs'] === undefined ? [] : [element('p', { class: 'mend' }, keys)];

/** The page of the documentation: a link where the host has it, else its name in the folder that comes with a release. */
function drawPage({ page, more, pageLanguage }: HelpTopic): HTMLElement {
  const { docs } = document.body.dataset;
  return docs === undefined
    ? element('p', { class: 'mend' }, `${more}: docs/${page}.html`)
    : element(
        'p',
        {},
        element(
          'a',
          { href: `${docs}${page}.html`, hreflang: pageLanguage, target: '_blank', rel: 'noopener' },
          more,
        ),
      );
}
