import type { PreviewGame, View } from '../../src/application/protocol/protocol';
import { changeOfKey, handAfter, isByHand, type HandChange } from '../hand';
import { asks } from '../model/panel';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { drawHome, drawHomesSwitch } from './homes';
import { element, foreign } from '../aria/element';
import { drawStone } from './resultsGrid';

/** The kind of what is dragged: the number of a player. */
const DRAGGED = 'text/x-player';

type DrawnPreview = Extract<View, { view: 'preview' }>;

/** The game that was changed last gets the focus when the games are drawn anew. */
let changed: readonly number[] = [];

/** `change` asks for a preview with a change by hand. */
interface HandDrawing {
  readonly view: DrawnPreview;
  readonly change: (wanted: HandChange) => void;
  readonly drawPlayer: (no: number, label: string) => HTMLElement;
  readonly say: Say;
}

/**
 * The games of a preview with what can be changed by hand: two players pressed one after the other, or one dragged onto the other,
 * change places.
 */
export function drawHandGames(view: DrawnPreview, act: Do, say: Say): HTMLElement {
  const change = (wanted: HandChange): void => {
    changed = wanted.players;
    act(asks({ ask: 'preview', ahead: true, hand: handAfter(view, wanted) }));
  };
  const [last = 0] = changed;
  changed = [];
  const work: HandDrawing = { view, change, drawPlayer: playersToSwap(change), say };
  const list = element(
    'ol',
    { class: 'results hand' },
    ...view.games.map(game => drawGame(game, game.numbers.includes(last), work)),
    ...drawBye(work),
  );
  return element('div', {}, ...drawHomesSwitch(view.games, list, say), list);
}

/** Buttons of players, of which one is picked until another one is pressed. */
function playersToSwap(change: HandDrawing['change']): HandDrawing['drawPlayer'] {
  let picked: { readonly no: number; readonly button: HTMLElement } | undefined;
  return (no, label) => {
    const button = element(
      'button',
      { type: 'button', class: 'small', 'aria-pressed': 'false', draggable: 'true' },
      foreign(label),
    );
    button.addEventListener('dragstart', event => event.dataTransfer?.setData(DRAGGED, String(no)));
    button.addEventListener('dragover', event => {
      if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault();
    });
    button.addEventListener('drop', event => {
      event.preventDefault();
      const other = Number(event.dataTransfer?.getData(DRAGGED));
      if (other > 0 && other !== no) change({ change: 'swap', players: [other, no] });
    });
    button.addEventListener('click', () => {
      if (picked && picked.no !== no) return change({ change: 'swap', players: [picked.no, no] });
      picked?.button.setAttribute('aria-pressed', 'false');
      picked = picked ? undefined : { no, button };
      if (picked) button.setAttribute('aria-pressed', 'true');
    });
    return button;
  };
}

const drawBye = ({ view, drawPlayer, say }: HandDrawing): readonly HTMLElement[] =>
  view.byeNumber === undefined || view.bye === undefined
    ? []
    : [
        element(
          'li',
          {},
          element('p', { class: 'pair' }, element('b', {}, say('sidebar.preview.bye'))),
          element('div', { class: 'seats' }, drawPlayer(view.byeNumber, view.bye)),
        ),
      ];

function drawGame(game: PreviewGame, isAnswer: boolean, work: HandDrawing): HTMLElement {
  const { view, change, say } = work;
  const { handicap, table, remarks } = game;
  const isFixed = isByHand(view, game);
  const mayChange = isFixed || !game.fixed;
  const tags = [
    ...(handicap > 0 ? [say('sidebar.preview.handicap', { stones: handicap })] : []),
    ...(isFixed ? [say('sidebar.hand.byHand')] : game.fixed ? [say('sidebar.preview.fixed')] : []),
  ];
  // The tables of a round that is written already are those of its sheet.
  const seat = view.kept === undefined ? drawTable(game, change, say) : element('b', {}, String(table));
  const row = element(
    'li',
    {
      tabindex: '0',
      'data-answer': isAnswer,
      'aria-label': `${say('sidebar.preview.table')} ${table}: ${game.black} – ${game.white}`,
    },
    element(
      'p',
      { class: 'pair' },
      `${say('sidebar.preview.table')} `,
      seat,
      ...tags.map(tag => ` · ${tag}`),
    ),
    ...(mayChange ? drawChangeable(game, isFixed, work) : [drawPair(game)]),
    ...(remarks.length > 0 ? [element('p', { class: 'mend' }, foreign(remarks.join(' ')))] : []),
  );
  if (mayChange) row.addEventListener('keydown', event => changeByKey(event, game, seat, change));
  return row;
}

function drawChangeable(game: PreviewGame, isFixed: boolean, work: HandDrawing): readonly HTMLElement[] {
  const { change, drawPlayer, say } = work;
  const { numbers, table } = game;
  const does = (wanted: Exclude<HandChange, { change: 'stones' | 'table' }>): HTMLElement => {
    const label = say(`sidebar.hand.${wanted.change}`);
    const drawn = element('button', { type: 'button', class: 'small' }, label);
    drawn.addEventListener('click', () => change(wanted));
    drawn.setAttribute('aria-label', `${label}: ${table}`);
    return drawn;
  };
  return [
    element(
      'div',
      { class: 'seats' },
      drawSeat('black', drawPlayer(numbers[0], game.black), say, game.homes?.[0]),
      drawSeat('white', drawPlayer(numbers[1], game.white), say, game.homes?.[1]),
    ),
    element(
      'div',
      { class: 'choices' },
      does({ change: 'swap', players: numbers }),
      does({ change: isFixed ? 'free' : 'fix', players: numbers }),
      does({ change: 'forbid', players: numbers }),
    ),
  ];
}

const drawPair = ({ black, white }: PreviewGame): HTMLElement =>
  element('p', {}, drawStone('black'), foreign(black), ' – ', drawStone('white'), foreign(white));

function changeByKey(
  event: KeyboardEvent,
  game: PreviewGame,
  seat: HTMLElement,
  change: HandDrawing['change'],
): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target instanceof HTMLInputElement) return;
  if (event.key.toLowerCase() === 't' && seat instanceof HTMLInputElement) {
    event.preventDefault();
    return seat.select();
  }
  const wanted = changeOfKey(event.key, game);
  if (!wanted) return;
  event.preventDefault();
  change(wanted);
}

/** The stone stands beside the button, whose name is the player's alone. */
const drawSeat = (
  colour: 'black' | 'white',
  player: HTMLElement,
  say: Say,
  home: string | undefined,
): HTMLElement =>
  element(
    'div',
    { class: 'seat' },
    drawStone(colour),
    element('span', { class: 'unseen' }, `${say(`sidebar.preview.${colour}`)}: `),
    player,
    ...drawHome(home),
  );

/** The table of a game, to be typed over; Enter or leaving the field changes it. */
function drawTable(
  { numbers, table, black, white }: PreviewGame,
  change: (wanted: HandChange) => void,
  say: Say,
): HTMLInputElement {
  const field = element('input', {
    class: 'table',
    inputmode: 'numeric',
    maxlength: '4',
    value: String(table),
    'aria-label': `${say('sidebar.preview.table')}: ${black} – ${white}`,
  });
  field.addEventListener('change', () => {
    const typed = Number(field.value);
    if (Number.isInteger(typed) && typed > 0 && typed !== table)
      change({ change: 'table', players: numbers, table: typed });
    else field.value = String(table);
  });
  return field;
}
