import type {
  CellLink,
  GameOfRound,
  ResultCode,
  ResultsOfRound,
} from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';
import { asks, gameKey, type ButtonAction } from '../model/panel';
import { resultNow } from '../state/queue';
import { chosenAt, isClash, lastEntryIn } from '../state/rows';
import type { State } from '../state/screen';
import { namesOf, type ShownName } from '../view/parts/names';
import { resultText } from '../view/parts/resultText';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { drawStone } from './resultsGrid';

interface StripOf {
  readonly state: State;
  readonly view: ResultsOfRound;
  readonly game: GameOfRound;
  readonly names: ReadonlyMap<string, ShownName>;
  readonly result: ResultCode | '' | undefined;
}

/** The strip at the foot speaks of the chosen game, in full names. */
export function drawStrip(state: State, view: ResultsOfRound, act: Do, say: Say): readonly HTMLElement[] {
  const games = view.games ?? [];
  const game = games[chosenAt(state)];
  const isOpen =
    view.recordable > 0 ||
    games.some(candidate => resultNow(state.queue, view.round, candidate) === undefined);
  if (!game) {
    const words = isOpen ? say('sidebar.enter.hint') : say('sidebar.enter.all', { total: view.total });
    const back =
      lastEntryIn(state) !== undefined
        ? [plain(`↶ ${say('sidebar.enter.takeBack')}`, { deed: 'take last back' }, act)]
        : [];
    return [element('p', { class: 'who' }, words), element('div', { class: 'buttons' }, ...back)];
  }
  const result = resultNow(state.queue, view.round, game);
  const of: StripOf = { state, view, game, names: namesOf(games), result };
  if (isClash(state, view.round, game)) return drawClash(of, act, say);
  if (state.row.question !== undefined) return drawQuestion(of, state.row.question, act, say);
  return drawGame(of, act, say);
}

const plain = (label: string, does: ButtonAction, act: Do, key?: string): HTMLElement => {
  const button = element(
    'button',
    { type: 'button', class: 'small' },
    label,
    ...(key === undefined ? [] : [element('kbd', { 'aria-hidden': 'true' }, key)]),
  );
  button.addEventListener('click', () => act(does));
  return button;
};

function drawWho({ game, names, result }: StripOf, say: Say): HTMLElement {
  const { table, black, white, stones, points } = game;
  const full = (label: string): string => {
    const name = names.get(label);
    return name ? `${name.full}${name.rank === '' ? '' : ` (${name.rank})`}` : label;
  };
  const side = (label: string, hasWon: boolean): Node =>
    hasWon
      ? element('b', {}, foreign(say('sidebar.enter.wins', { player: full(label) })))
      : foreign(full(label));
  const isAsInSheet = result !== undefined && result === game.result;
  const isOther = result !== undefined && result !== '1-0' && result !== '0-1';
  return element(
    'p',
    { class: 'who' },
    element('b', {}, `${table} `),
    drawStone('black'),
    ' ',
    side(black, result === '1-0'),
    ' – ',
    drawStone('white'),
    ' ',
    side(white, result === '0-1'),
    ...(isOther ? [`: ${resultText(result, game, names, say)}`] : []),
    ...(isAsInSheet && points !== undefined ? [`, ${say('sidebar.enter.points', { points })}`] : []),
    ...(stones > 0 ? [`, ${say('sidebar.preview.handicap', { stones })}`] : []),
  );
}

function drawGame(of: StripOf, act: Do, say: Say): readonly HTMLElement[] {
  const { state, game, names, result } = of;
  const short = (label: string): string => names.get(label)?.short ?? label;
  const enter = (code: ResultCode): ButtonAction => ({ deed: 'enter', result: code });
  const more = element(
    'button',
    { type: 'button', 'aria-expanded': String(state.row.more), 'aria-label': say('sidebar.enter.more') },
    '⋯',
  );
  more.addEventListener('click', () => act({ deed: 'row', row: { more: !state.row.more } }));
  const half = game.half ? [element('p', { class: 'mend' }, foreign(game.half))] : [];
  const buttons =
    result === undefined
      ? [
          plain(say('sidebar.preview.black'), enter('1-0'), act, 'B'),
          plain(say('sidebar.preview.white'), enter('0-1'), act, 'W'),
          plain('=', enter('='), act, 'J'),
        ]
      : [plain(`↶ ${say('sidebar.enter.takeBack')}`, { deed: 'enter', result: '' }, act)];
  const two = (['black', 'white'] as const).map(colour => {
    const button = element(
      'button',
      { type: 'button' },
      drawStone(colour),
      ' ',
      foreign(short(game[colour])),
    );
    button.addEventListener('click', () => act(enter(colour === 'black' ? '1-0' : '0-1')));
    return button;
  });
  return [
    drawWho(of, say),
    ...half,
    element('div', { class: result === undefined ? 'buttons forMouse' : 'buttons' }, ...buttons, more),
    ...(result === undefined
      ? [element('div', { class: 'two forTouch' }, ...two, drawMoreFor(more, state, act, say))]
      : []),
    ...(state.row.more ? [drawMore(of, act, say)] : []),
  ];
}

function drawMoreFor(more: HTMLElement, state: State, act: Do, say: Say): HTMLElement {
  const copy = more.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-label', say('sidebar.enter.more'));
  copy.addEventListener('click', () => act({ deed: 'row', row: { more: !state.row.more } }));
  return copy;
}

function drawMore({ view, game, names }: StripOf, act: Do, say: Say): HTMLElement {
  const short = (label: string): string => names.get(label)?.short ?? label;
  const entry = (label: string, result: ResultCode, key: string): HTMLElement =>
    plain(label, { deed: 'enter', result }, act, key);
  const { black, white, cell } = game;
  return element(
    'div',
    { class: 'moreMenu' },
    entry(say('sidebar.result.jigo'), '=', 'J'),
    entry(say('sidebar.enter.didNotCome', { player: short(black) }), '0-1!', 'Shift B'),
    entry(say('sidebar.enter.didNotCome', { player: short(white) }), '1-0!', 'Shift W'),
    entry(say('sidebar.enter.neither'), '0-0!', 'Shift N'),
    entry(say('sidebar.enter.bothLose'), '0-0!', 'X'),
    ...[black, white].map(player =>
      plain(
        say('sidebar.enter.otherwise', { player }),
        asks({ ask: 'absent', round: view.round, player }),
        act,
      ),
    ),
    ...(cell ? [cellButton(cell, act, say)] : []),
  );
}

/** It bears its cell, so that a strip which leads elsewhere is another one. */
function cellButton(to: CellLink, act: Do, say: Say): HTMLElement {
  const button = plain(say('sidebar.enter.showCell'), asks({ ask: 'go', to }), act);
  button.dataset['cell'] = `${to.sheet} ${to.a1}`;
  return button;
}

/** The blue of the screen is here now. */
function drawQuestion(of: StripOf, question: ResultCode | '', act: Do, say: Say): readonly HTMLElement[] {
  const { game, names, result } = of;
  const words =
    question === ''
      ? say('sidebar.enter.takeBack')
      : say('sidebar.enter.change', { result: resultText(question, game, names, say) });
  const change = element('button', { type: 'button', class: 'primary', id: 'change' }, words);
  change.addEventListener('click', () => act({ deed: 'enter', result: question, isSure: true }));
  return [
    drawWho(of, say),
    element(
      'p',
      {},
      element('b', {}, '? '),
      say('sidebar.enter.isIn', { result: resultText(result, game, names, say) }),
    ),
    element(
      'div',
      { class: 'buttons' },
      change,
      plain(say('sidebar.leave'), { deed: 'row', row: { question: undefined } }, act),
    ),
  ];
}

/** Two results stand against each other: one press takes one of them. */
function drawClash(of: StripOf, act: Do, say: Say): readonly HTMLElement[] {
  const { state, view, game, names } = of;
  const mine = state.clashes.find(clash => clash.game === gameKey(view.round, game))?.mine;
  const inWords = (result: ResultCode | '' | undefined): string => resultText(result, game, names, say);
  const theirs = game.result;
  const words =
    mine === undefined
      ? say('sidebar.enter.beside', { theirs: inWords(theirs), sheet: inWords(game.beside) })
      : say('sidebar.enter.clash', {
          mine: inWords(mine === '' ? undefined : mine),
          theirs: inWords(theirs),
        });
  const both = [...new Set([mine ?? game.beside, theirs])].filter(
    (result): result is ResultCode => result !== undefined && result !== '',
  );
  return [
    drawWho(of, say),
    element('p', {}, element('b', {}, '! '), words),
    element(
      'div',
      { class: 'buttons' },
      ...both.map(result => plain(inWords(result), { deed: 'enter', result, isSure: true }, act)),
      ...(game.cell ? [cellButton(game.cell, act, say)] : []),
    ),
  ];
}
