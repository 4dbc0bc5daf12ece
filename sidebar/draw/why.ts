import type { PreviewGame, WhyView } from '../../src/application/protocol/protocol';
import type { PanelPart } from '../model/panel';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { element, foreign } from '../aria/element';

type WhyPart = Extract<PanelPart, { readonly part: 'why' }>;

/** "Why not these two?": fields for two names or numbers, and the answer. Closed until a person opens it. */
export function drawWhy({ players, why: asked, games, ask }: WhyPart, act: Do, say: Say): HTMLElement {
  const why = asked && !isAboutGame(asked, games) ? asked : undefined;
  const [first, second] = [drawPlayer('first', why), drawPlayer('second', why)];
  const message = element('p', { class: 'hint', id: 'why-hint' }, say('sidebar.why.hint'));
  const form = element(
    'form',
    { class: 'why', novalidate: true, autocomplete: 'off' },
    message,
    element('label', { for: 'why-first' }, say('sidebar.why.first')),
    first,
    element('label', { for: 'why-second' }, say('sidebar.why.second')),
    second,
    element(
      'datalist',
      { id: 'why-players' },
      ...players.map(player => element('option', { value: player })),
    ),
    element('button', { type: 'submit', class: 'small' }, say('sidebar.why.submit')),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    const [one, other] = [first.value.trim(), second.value.trim()];
    if (one !== '' && other !== '') return act(ask(one, other));
    message.textContent = say('sidebar.why.missing');
    (one === '' ? first : second).focus();
  });
  return element(
    'details',
    { class: 'question', open: why !== undefined },
    element('summary', {}, say('sidebar.why.ask')),
    form,
    ...(why ? [drawAnswer(why, say)] : []),
  );
}

function drawPlayer(which: 'first' | 'second', why: WhyView | undefined): HTMLInputElement {
  const input = element('input', {
    id: `why-${which}`,
    type: 'text',
    list: 'why-players',
    maxlength: '200',
    'aria-describedby': 'why-hint',
  });
  input.value = why?.[which] ?? '';
  return input;
}

/** The answer, which gets the focus so that it is read aloud and visible at once. */
export const drawAnswer = ({ sentences, words = [], games }: WhyView, say: Say): HTMLElement =>
  element(
    'div',
    {
      class: 'answer',
      tabindex: '-1',
      'data-answer': true,
      role: 'group',
      'aria-label': say('sidebar.why.answer'),
    },
    ...sentences.map(sentence => element('p', {}, foreign(sentence))),
    ...words.map(word => element('p', {}, element('small', {}, word))),
    ...(games.length > 0 ? [drawGames(games, say)] : []),
  );

const drawGames = (games: readonly string[], say: Say): HTMLElement =>
  element(
    'details',
    {},
    element('summary', {}, say('sidebar.why.games', { count: games.length })),
    element('ul', { class: 'lines' }, ...games.map(game => element('li', {}, foreign(game)))),
  );

/** Whether an answer is about a game: it stands beside that one then. */
export const isAbout = ({ first, second }: WhyView, { numbers }: PreviewGame): boolean => {
  const asked = [first, second].map(text => Number.parseInt(text, 10));
  return numbers.every(no => asked.includes(no));
};

const isAboutGame = (why: WhyView, games: readonly PreviewGame[]): boolean =>
  games.some(game => isAbout(why, game));
