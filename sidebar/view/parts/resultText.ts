import type { GameOfRound, ResultCode } from '../../../src/application/protocol/protocol';
import type { Say } from '../../words';
import type { ShownName } from './names';

/** A result in words, with the winner's name. */
export function resultText(
  result: ResultCode | '' | undefined,
  { black, white }: Pick<GameOfRound, 'black' | 'white'>,
  names: ReadonlyMap<string, ShownName>,
  say: Say,
): string {
  const player = (label: string): string => names.get(label)?.short ?? label;
  switch (result) {
    case undefined:
      return say('sidebar.enter.open');
    case '':
      return say('sidebar.enter.other');
    case '1-0':
      return say('sidebar.enter.wins', { player: player(black) });
    case '0-1':
      return say('sidebar.enter.wins', { player: player(white) });
    case '1-0!':
      return say('sidebar.enter.byDefault', { player: player(black) });
    case '0-1!':
      return say('sidebar.enter.byDefault', { player: player(white) });
    case '=':
      return say('sidebar.result.jigo');
    case '0-0!':
      return say('sidebar.result.bothLose');
    case '1-1!':
      return say('sidebar.result.bothWin');
  }
}
