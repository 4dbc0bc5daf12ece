import { describe, expect, test } from 'vitest';
import { resultOfKey } from '../../sidebar/draw/results';
import { asks, gameKey } from '../../sidebar/model/panel';
import { answered, asking, STARTING, typing } from '../../sidebar/state';
import { resultsMissing } from '../../sidebar/view/round/resultsMissing';
import { makeSay } from '../../sidebar/words';
import { answer, VIEWS } from './views';

describe('results typed in the panel', () => {
  test('stay through looks and failures until they are recorded', () => {
    const typed = typing(typing(STARTING, 'a', '1-0'), 'b', '=');
    expect(typed.typed).toEqual({ a: '1-0', b: '=' });
    const looked = answered(asking(typed, { ask: 'state' }), 1, answer(VIEWS.missingGames));
    expect(looked.typed).toEqual({ a: '1-0', b: '=' });
    expect(typing(looked, 'a', undefined).typed).toEqual({ b: '=' });
    const recorded = answered(asking(looked, { ask: 'record' }), 2, answer(VIEWS.recorded));
    expect(recorded.typed).toEqual({});
  });

  test('one key a game, on the keypad too, and ! for by default', () => {
    const keys = ['b', 'W', '=', '0', '1', 'Backspace', 'x'];
    expect(keys.map(key => resultOfKey(key, undefined))).toEqual([
      '1-0',
      '0-1',
      '=',
      '0-0!',
      '1-0',
      null,
      undefined,
    ]);
    expect(['1-0', '0-1', '='].map(now => resultOfKey('!', now as '1-0'))).toEqual([
      '1-0!',
      '0-1!',
      undefined,
    ]);
  });

  test('only what this round still lacks is sent', () => {
    const view = VIEWS.missingGames;
    const key = (i: number) => gameKey(4, view.games[i] as { black: string; white: string });
    const say = makeSay(answer(view).text);
    const shown = resultsMissing(view, { [key(0)]: '0-1', [key(1)]: '1-0', other: '=' }, say);
    expect(shown.primary).toEqual({
      label: 'Record results (1)',
      does: asks({
        ask: 'record',
        results: [{ round: 4, black: '7 Dupont (2d)', white: '1 Šimůnek (4d)', result: '1-0' }],
      }),
    });
  });
});
