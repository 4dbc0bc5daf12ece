import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import type { GameWithoutTable } from './pairedGame';
import { label } from './remark';
import type { Round } from './round';
import type { PlayerIndex } from '../../tournament/indices';

/** Colours of games that somebody chose: a third time the same in a row, and those that neither player is due. */
export function colourWarnings(round: Round, games: readonly GameWithoutTable[]): readonly Problem[] {
  const { wallList } = round.standing;
  return games.flatMap(game => {
    const { black, white, remarks } = game;
    const say = (code: 'thirdColour' | 'coloursUndue', players: readonly PlayerIndex[]): Problem => {
      const named = players.map(player => label(wallList, player)).join(', ');
      const [player, opponent] = [label(wallList, black), label(wallList, white)];
      const values = { player, opponent, players: named, round: round.number };
      return makeWarning(code, values, atEntry(black, round.number));
    };
    const third = thirdOf(game);
    return [
      ...(third.length > 0 ? [say('thirdColour', third)] : []),
      ...(remarks.some(({ kind }) => kind === 'coloursUndue') ? [say('coloursUndue', [black, white])] : []),
    ];
  });
}

export const thirdOf = ({ remarks }: GameWithoutTable): readonly number[] =>
  remarks.flatMap(remark =>
    remark.kind === 'thirdBlack' || remark.kind === 'thirdWhite' ? [remark.player] : [],
  );
