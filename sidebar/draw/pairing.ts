import type { GameSign, PreviewGame } from '../../src/application/protocol/protocol';
import type { PairingPart } from '../model/panel';
import { gamesMeant, namesOf, type ShownName } from '../view/parts/names';
import type { Say } from '../words';
import { element, foreign } from '../aria/element';
import { setStatus } from '../aria/status';
import type { Do } from './parts/button';
import { drawHome, drawHomesSwitch } from './homes';
import { drawStone } from './resultsGrid';
import { drawAnswer, isAbout } from './why';

/** The sentence beside it says the same in words. */
const SIGNS: Readonly<Record<GameSign, string>> = {
  repeat: '↻',
  apart: '⇄',
  'drawn up again': '↑',
  score: '↓',
  home: '⌂',
  handicap: 'H',
  colour: '●',
  'rather not': '≠',
  'by hand': '☞',
};

interface PairingOf {
  readonly part: PairingPart;
  readonly names: ReadonlyMap<string, ShownName>;
  readonly hasStones: boolean;
  readonly act: Do;
  readonly say: Say;
}

/** The games of a preview: first those that are worth a look, then all of them, one a line. */
export function drawPairing(part: PairingPart, act: Do, say: Say): HTMLElement {
  const { games } = part;
  const names = namesOf(games);
  const of: PairingOf = { part, names, hasStones: games.some(({ handicap }) => handicap > 0), act, say };
  const remarkable = games.filter(({ sign }) => sign !== undefined);
  const asked = part.why;
  const drawn = element('div', { class: of.hasStones ? 'pairing stones' : 'pairing' });
  drawn.append(
    ...drawHomesSwitch(games, drawn, say),
    ...(remarkable.length > 0
      ? [
          element('h2', {}, say('sidebar.preview.lookAt', { count: remarkable.length })),
          element('ul', { class: 'pairs look' }, ...remarkable.map(game => drawLookedAt(of, game))),
        ]
      : []),
    element('h2', {}, say('sidebar.preview.all', { count: games.length })),
    ...drawAll(of, games, game => game.sign === undefined && asked !== undefined && isAbout(asked, game)),
  );
  return drawn;
}

/** As many are in sight at once. */
const IN_SIGHT = 12;

/** Where there are more than the eye takes in, a table or a name leaves its games alone. */
function drawAll(
  of: PairingOf,
  games: readonly PreviewGame[],
  isOpen: (game: PreviewGame) => boolean,
): readonly HTMLElement[] {
  const { say } = of;
  const lines = games.map(game => drawInList(of, game, isOpen(game)));
  const list = element('ul', { class: 'pairs' }, ...lines);
  if (games.length <= IN_SIGHT) return [list];
  const find = element('input', {
    type: 'search',
    id: 'find-pair',
    class: 'find',
    autocomplete: 'off',
    maxlength: '200',
    'aria-label': say('sidebar.enter.find'),
    placeholder: say('sidebar.enter.find'),
  });
  const called = games.map(game => ({ ...game, table: String(game.table) }));
  find.addEventListener('input', () => {
    const hits = new Set(gamesMeant(find.value, called));
    const isAsked = find.value.trim() !== '';
    lines.forEach((line, at) => (line.hidden = isAsked && !hits.has(at)));
    setStatus(isAsked && hits.size === 0 ? say('sidebar.enter.nobody') : '');
  });
  return [find, list];
}

function drawLookedAt(of: PairingOf, game: PreviewGame): HTMLElement {
  return element(
    'li',
    {},
    drawLine(of, game, element('b', { class: 'no' }, String(game.table))),
    drawSaid(of, game),
  );
}

/** A line of the whole list; what is said of a game unfolds at its number. */
function drawInList(of: PairingOf, game: PreviewGame, isOpen: boolean): HTMLElement {
  const { say } = of;
  const no = element(
    'button',
    {
      type: 'button',
      class: 'no',
      'aria-expanded': String(isOpen),
      'aria-label': `${say('sidebar.preview.table')} ${game.table}`,
    },
    String(game.table),
  );
  const details = drawSaid(of, game, true);
  details.hidden = !isOpen;
  no.addEventListener('click', () => {
    details.hidden = !details.hidden;
    no.setAttribute('aria-expanded', String(!details.hidden));
  });
  // Boards of a match, a playoff, the third place: no reason to look, and yet to be known.
  const noted = game.sign === undefined && game.remarks.length > 0 ? [drawRemarks(game)] : [];
  return element('li', {}, drawLine(of, game, no), ...noted, details);
}

function drawLine(of: PairingOf, game: PreviewGame, no: HTMLElement): HTMLElement {
  const { hasStones, names, say } = of;
  const { black, white, handicap, homes, sign } = game;
  const side = (label: string, colour: 'black' | 'white', home: string | undefined): HTMLElement => {
    const { short, rank } = names.get(label) ?? { short: label, rank: '' };
    return element(
      'span',
      { class: 'side' },
      element('span', { class: 'unseen' }, `${say(`sidebar.preview.${colour}`)}: `),
      foreign(short),
      ' ',
      element('span', { class: 'rank' }, rank),
      ...drawHome(home),
    );
  };
  const stones = handicap > 0 ? say('sidebar.preview.handicap', { stones: handicap }) : '';
  return element(
    'div',
    { class: 'pair-line' },
    no,
    side(black, 'black', homes?.[0]),
    ...(hasStones
      ? [
          element(
            'span',
            { class: 'count', title: stones },
            element('span', { 'aria-hidden': 'true' }, handicap > 0 ? String(handicap) : ''),
            element('span', { class: 'unseen' }, stones),
          ),
        ]
      : []),
    side(white, 'white', homes?.[1]),
    element(
      'b',
      { class: 'mark', 'aria-hidden': 'true', title: game.remarks.join(' ') },
      sign === undefined ? '' : SIGNS[sign],
    ),
  );
}

const drawRemarks = ({ remarks }: PreviewGame): HTMLElement =>
  element('p', { class: 'said' }, ...remarks.flatMap(remark => [foreign(remark), ' ']));

function drawSaid(of: PairingOf, game: PreviewGame, isInList = false): HTMLElement {
  const { part, names, act, say } = of;
  const { table, numbers, black, white, remarks, fixed, handicap, sign } = game;
  const button = (label: string, does: () => void): HTMLElement => {
    const drawn = element(
      'button',
      { type: 'button', class: 'link', 'aria-label': `${label} ${say('sidebar.preview.table')} ${table}` },
      label,
    );
    drawn.addEventListener('click', does);
    return drawn;
  };
  const full = (label: string): string => {
    const { full: name, rank } = names.get(label) ?? { full: label, rank: '' };
    return rank === '' ? name : `${name} (${rank})`;
  };
  const { ask, part: whole } = part.may;
  const may = fixed
    ? []
    : [
        ...(ask
          ? [button(say('sidebar.preview.why'), () => act(ask(String(numbers[0]), String(numbers[1]))))]
          : []),
        ...(whole ? [button(say('sidebar.hand.forbid'), () => act(whole(numbers)))] : []),
      ];
  const stones =
    handicap > 0 && sign === 'handicap' ? [say('sidebar.preview.handicap', { stones: handicap })] : [];
  const byHand = fixed ? [say('sidebar.preview.fixed')] : [];
  const sentences = [...remarks.map(foreign), ...stones, ...byHand];
  const { why } = part;
  return element(
    'div',
    { class: 'said' },
    ...(isInList
      ? [
          element(
            'p',
            {},
            drawStone('black'),
            foreign(full(black)),
            ' – ',
            drawStone('white'),
            foreign(full(white)),
          ),
        ]
      : []),
    element('p', {}, ...[...sentences, ...may].flatMap(piece => [piece, ' '])),
    ...(why && isAbout(why, game) && isInList === (sign === undefined) ? [drawAnswer(why, say)] : []),
  );
}
