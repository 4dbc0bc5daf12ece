import type { PreviewGame, View } from '../../src/addon/panel/protocol';
import { changeOfKey, handAfter, isByHand, type HandChange } from '../hand';
import { asks } from '../panel';
import type { Say } from '../words';
import { drawButton, type Do } from './button';
import { element, foreign } from './element';

type Preview = Extract<View, { view: 'preview' }>;

/** The games of a preview with what can be changed by hand: two players pressed one after the other change places. */
export function drawHandGames(view: Preview, act: Do, say: Say): HTMLElement {
  const change = (wanted: HandChange): void =>
    act(asks({ ask: 'preview', ahead: true, hand: handAfter(view, wanted) }));
  let picked: { readonly no: number; readonly button: HTMLElement } | undefined;
  const drawPlayer = (no: number, label: string): HTMLElement => {
    const button = element(
      'button',
      { type: 'button', class: 'small', 'aria-pressed': 'false' },
      foreign(label),
    );
    button.addEventListener('click', () => {
      if (picked && picked.no !== no) return change({ change: 'swap', players: [picked.no, no] });
      picked?.button.setAttribute('aria-pressed', 'false');
      picked = picked ? undefined : { no, button };
      if (picked) button.setAttribute('aria-pressed', 'true');
    });
    return button;
  };
  const drawGame = (game: PreviewGame): HTMLElement => {
    const { numbers, table, handicap } = game;
    const isFixed = isByHand(view, game);
    const does = (wanted: HandChange): HTMLElement => {
      const key = wanted.change === 'stones' ? 'swap' : wanted.change;
      const label = say(`sidebar.hand.${key}`);
      const after = handAfter(view, wanted);
      const drawn = drawButton(
        { label, does: asks({ ask: 'preview', ahead: true, hand: after }) },
        act,
        'small',
      );
      drawn.setAttribute('aria-label', `${label}: ${table}`);
      return drawn;
    };
    const tags = [
      ...(handicap > 0 ? [say('sidebar.preview.handicap', { stones: handicap })] : []),
      ...(isFixed ? [say('sidebar.hand.byHand')] : game.fixed ? [say('sidebar.preview.fixed')] : []),
    ];
    const mayChange = isFixed || !game.fixed;
    const row = element(
      'li',
      {
        tabindex: '0',
        'aria-label': `${say('sidebar.preview.table')} ${table}: ${game.black} – ${game.white}`,
      },
      element('p', { class: 'pair' }, element('b', {}, String(table)), ...tags.map(tag => ` · ${tag}`)),
      ...(mayChange
        ? [
            element(
              'div',
              { class: 'seats' },
              drawPlayer(numbers[0], game.black),
              drawPlayer(numbers[1], game.white),
            ),
            element(
              'div',
              { class: 'choices' },
              does({ change: 'swap', players: numbers }),
              does({ change: isFixed ? 'free' : 'fix', players: numbers }),
              does({ change: 'forbid', players: numbers }),
            ),
          ]
        : [element('p', {}, foreign(`${game.black} – ${game.white}`))]),
      ...(game.remarks.length > 0 ? [element('p', { class: 'mend' }, foreign(game.remarks.join(' ')))] : []),
    );
    if (mayChange)
      row.addEventListener('keydown', event => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
        const wanted = changeOfKey(event.key, game);
        if (!wanted) return;
        event.preventDefault();
        change(wanted);
      });
    return row;
  };
  const bye =
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
  return element('ol', { class: 'results hand' }, ...view.games.map(drawGame), ...bye);
}
