import { element, foreign } from '../../aria/element';
import { setStatus } from '../../aria/status';
import { isOutForGood, misses } from '../../../src/tournament/person/missedRounds';
import type { PlayersScreen } from '../../model/panel';
import type { PlayersSaving } from '../../model/saving';
import { meant } from '../../search';
import { isTicked } from './boxColumns';
import { gridShown, type PlayersGrid } from './grid';
import { pastWords } from './pastRounds';
import type { Say } from '../../words';

/** Shows what has changed in place: no row moves. */
export function showPlayers(view: PlayersScreen): void {
  const grid = gridShown();
  if (!grid) return;
  grid.view = view;
  const { rows, columns, at, stop, find } = grid;
  const hits = shownOf(view, find.value);
  const first = hits.indexOf(true);
  rows.forEach(({ row, stops, boxes }, i) => {
    const person = view.people[i];
    row.hidden = !hits[i];
    row.setAttribute('aria-selected', String(i === at));
    boxes.forEach((box, k) => {
      const column = columns[k];
      if (!box || !person || !column) return;
      box.setAttribute('aria-checked', String(isTicked(person, column, view.round, view.rounds)));
    });
    const isStop = (k: number): boolean =>
      at === undefined ? i === first && k === 0 : i === at && k === stop;
    stops.forEach((node, k) => (node.tabIndex = isStop(k) ? 0 : -1));
  });
  drawStrip(grid);
}

/** By name or number, else by the beginning of a club or a country. */
export function shownOf({ people }: PlayersScreen, typed: string): readonly boolean[] {
  const labels = people.map(({ player, club, country }) =>
    player.replace(/( \([^()]*\))?$/, ` ${club} ${country}$1`),
  );
  return meant(typed, labels);
}

function drawStrip({ view, at, stop, columns, find, rows, act, say, words, said, hands }: PlayersGrid): void {
  const person = at === undefined ? undefined : view.people[at];
  const back = smallButton(`↶ ${say('sidebar.players.takeBack')}`, () => {
    act({ deed: 'take back players' });
    sayPressed(say('sidebar.players.taken'));
  });
  back.id = 'take-back';
  if (!person) {
    const nobody = find.value.trim() !== '' && rows.every(({ row }) => row.hidden);
    const begin = view.door ? say('sidebar.players.begun') : say('sidebar.players.text');
    const first = nobody ? say('sidebar.players.nobody') : begin;
    words.replaceChildren(element('p', {}, said === '' ? first : `${said} `, ...(said === '' ? [] : [back])));
    return;
  }
  const { player, club, missed, cell } = person;
  const { round, rounds, door } = view;
  const gone = isOutForGood(missed, round, rounds);
  const isOpen = !door && round <= rounds;
  const now = misses(missed, round) ? 'sidebar.players.misses' : 'sidebar.players.plays';
  const on = columns[stop - 1];
  const read =
    on?.column === 'round' && on.isPast
      ? pastWords(person.past[on.round - 1] ?? [], on.round, say)
      : undefined;
  const state = read ?? (!isOpen ? '' : gone ? say('sidebar.players.withdraws') : say(now, { round }));
  const other = misses(missed, round) ? 'sidebar.players.plays' : 'sidebar.players.misses';
  const awaited = missed.awaited ? 'sidebar.players.here' : 'sidebar.players.away';
  words.replaceChildren(
    element(
      'p',
      {},
      element('b', {}, foreign(player)),
      ...(club === '' ? [] : [', ', foreign(club)]),
      state === '' ? ' ' : ` – ${said === '' ? state : said} `,
      ...(said === '' ? [] : [back]),
    ),
    element(
      'div',
      { class: 'buttons' },
      ...(isOpen
        ? [
            keyButton(say(other, { round }), 'M', hands.miss),
            keyButton(gone ? say('sidebar.players.again') : say('sidebar.players.withdraws'), 'X', hands.go),
          ]
        : []),
      ...(door ? [keyButton(say(awaited), '', hands.arrive)] : []),
      smallButton(say('sidebar.players.row'), () => act({ deed: 'ask', request: { ask: 'go', to: cell } })),
    ),
  );
}

const longest = (all: readonly string[]): string =>
  all.reduce((long, text) => (text.length > long.length ? text : long), '');

/** The longest words that the strip may have, which are not seen: they keep it as high. */
export function drawTallest({ people, round, rounds, door }: PlayersScreen, say: Say): HTMLElement {
  const plays = (['plays', 'misses'] as const).map(key => say(`sidebar.players.${key}`, { round }));
  const goes = (['withdraws', 'again'] as const).map(key => say(`sidebar.players.${key}`));
  const comes = (['here', 'away'] as const).map(key => say(`sidebar.players.${key}`));
  const past = people.flatMap(person => person.past.map((signs, at) => pastWords(signs, at + 1, say)));
  const states = [...plays, ...goes, ...comes, say('sidebar.players.taken'), ...past];
  const who = longest(people.map(({ player, club }) => `${player}, ${club}`));
  const button = (label: string, key = ''): HTMLElement => {
    const made = keyButton(label, key, () => undefined);
    made.tabIndex = -1;
    return made;
  };
  const buttons = [
    ...(!door && round <= rounds ? [button(longest(plays), 'M'), button(longest(goes), 'X')] : []),
    ...(door ? [button(longest(comes))] : []),
    button(say('sidebar.players.row')),
  ];
  const back = button(`↶ ${say('sidebar.players.takeBack')}`);
  return element(
    'div',
    { class: 'tallest', 'aria-hidden': 'true', inert: true },
    element('p', {}, element('b', {}, who), ` – ${longest(states)} `, back),
    element('div', { class: 'buttons' }, ...buttons),
  );
}

function smallButton(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'small' }, label);
  made.addEventListener('click', press);
  return made;
}

function keyButton(label: string, key: string, press: () => void): HTMLElement {
  const made = smallButton(label, press);
  if (key !== '') made.append(' ', element('kbd', { 'aria-hidden': 'true' }, key));
  return made;
}

export function showSaving({ queue, failed }: PlayersSaving): void {
  const grid = gridShown();
  if (!grid?.section.isConnected) return;
  const { say, act, saving } = grid;
  const count = queue.length;
  const words =
    count === 0 ? '' : say(failed ? 'sidebar.players.notSaved' : 'sidebar.players.saving', { count });
  if (saving.dataset['words'] === words) return;
  saving.dataset['words'] = words;
  const again = failed ? [' ', smallButton(say('sidebar.tryAgain'), () => act({ deed: 'save again' }))] : [];
  saving.replaceChildren(words, ...again);
}

/** Says what was pressed, beside the button that takes it back. */
export function sayPressed(words: string): void {
  const grid = gridShown();
  if (!grid) return;
  grid.said = words;
  drawStrip(grid);
  setStatus(words);
}
