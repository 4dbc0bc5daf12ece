import type { PreviewGame } from '../../src/application/protocol/protocol';
import type { PanelPart } from '../model/panel';
import type { Say } from '../words';
import type { Do } from './button';
import { element, foreign } from '../aria/element';

type GamesPart = Extract<PanelPart, { readonly part: 'games' }>;

/** The games of a round: table, Black above White, remarks. The bye is the last row. */
export function drawGames({ games, bye, ask }: GamesPart, act: Do, say: Say): HTMLElement {
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, say('sidebar.preview.table')),
    element(
      'th',
      { scope: 'col' },
      stone('black'),
      say('sidebar.preview.black'),
      ' – ',
      stone('white'),
      say('sidebar.preview.white'),
    ),
  );
  const rows = games.map(game => drawGame(game, ask, act, say));
  const last = bye ? [drawBye(bye, say)] : [];
  return element(
    'table',
    { class: 'games' },
    element('thead', {}, head),
    element('tbody', {}, ...rows, ...last),
  );
}

function drawGame(game: PreviewGame, ask: GamesPart['ask'], act: Do, say: Say): HTMLElement {
  const tags = [
    ...(game.handicap > 0 ? [say('sidebar.preview.handicap', { stones: game.handicap })] : []),
    ...(game.fixed ? [say('sidebar.preview.fixed')] : []),
  ];
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, String(game.table)),
    element(
      'td',
      {},
      drawSide('black', game.black, say),
      drawSide('white', game.white, say),
      ...(tags.length > 0 ? [element('p', { class: 'tags' }, tags.join(' · '))] : []),
      ...(game.remarks.length > 0 ? [drawSentences(game.remarks)] : []),
      ...(ask && !game.fixed ? [drawAsk(game, ask, act, say)] : []),
    ),
  );
}

/** A button that asks why these two play each other. */
function drawAsk(
  { table, numbers }: PreviewGame,
  ask: NonNullable<GamesPart['ask']>,
  act: Do,
  say: Say,
): HTMLElement {
  const label = say('sidebar.why.gameAt', { table });
  const drawn = element(
    'button',
    { type: 'button', class: 'link', 'aria-label': label },
    say('sidebar.why.game'),
  );
  drawn.addEventListener('click', () => act(ask(String(numbers[0]), String(numbers[1]))));
  return drawn;
}

const drawSide = (colour: 'black' | 'white', name: string, say: Say): HTMLElement =>
  element(
    'p',
    { class: 'side' },
    stone(colour),
    element('span', { class: 'unseen' }, `${say(`sidebar.preview.${colour}`)}: `),
    foreign(name),
  );

const stone = (colour: 'black' | 'white'): HTMLElement =>
  element('span', { class: `stone ${colour}`, 'aria-hidden': 'true' });

const drawSentences = (sentences: readonly string[]): HTMLElement =>
  element(
    'p',
    { class: 'sentences' },
    ...sentences.flatMap((one, index) => (index === 0 ? [foreign(one)] : [' ', foreign(one)])),
  );

const drawBye = (name: string, say: Say): HTMLElement =>
  element(
    'tr',
    {},
    element('th', { scope: 'row' }, say('sidebar.preview.bye')),
    element('td', {}, foreign(name)),
  );
