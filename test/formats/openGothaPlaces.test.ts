import { describe, expect, test } from 'vitest';
import { movedPlayers, teamSeats } from '../../src/formats/openGotha/teams';

/** Line-ups as `round board player`, a team each. */
const teams = (...lineUps: readonly (readonly string[])[]) =>
  lineUps.map((seats, team) => ({
    number: `${team + 1}`,
    name: 'AB'.charAt(team),
    seats: seats.map(seat => {
      const [round = 0, board = 0, player = 0] = seat.split(' ').map(Number);
      return { round, board, player };
    }),
  }));

describe('team and board of a player', () => {
  test('are those of the first line-up; a reserve gets the next free board, and other rounds have their own', () => {
    const juvisy = teams(
      ['1 1 10', '1 2 11', '1 3 12', '2 1 10', '2 2 11', '2 3 13'],
      ['1 1 20', '2 2 20', '2 1 21'],
    );
    expect([...teamSeats(juvisy, 2)].map(([player, { team, board }]) => `${player} ${team}${board}`)).toEqual([
      '10 A1', '11 A2', '12 A3', '13 A4', '20 B1', '21 B3',
    ]); // prettier-ignore
    const other = [...teamSeats(juvisy, 2)].flatMap(([player, { boards = [] }]) =>
      boards.map((board, round) => `${player} R${round} ${board}`).filter(said => said),
    );
    expect(other).toEqual(['12 R2 0', '13 R1 0', '13 R2 3', '20 R2 2', '21 R1 0', '21 R2 1']);
    expect(movedPlayers(juvisy, 2)).toEqual([]);
  });

  test('who is in two teams, or twice in a round, is told of', () => {
    expect(movedPlayers(teams(['1 1 10', '1 2 11'], ['2 1 10', '1 1 20', '1 2 20']), 2)).toEqual([10, 20]);
  });

  test('who has two boards in the last round is told of, who has another behind it is not', () => {
    expect(movedPlayers(teams(['1 1 10', '2 1 10', '2 2 10']), 2)).toEqual([10]);
    expect(movedPlayers(teams(['1 1 10', '2 1 10', '3 2 10']), 2)).toEqual([]);
  });

  test('of thousands are found at once: each seat is looked at a fixed number of times', () => {
    const rounds = Array.from({ length: 20 }, (_, round) => round + 1);
    let looks = 0;
    const seats = rounds.flatMap(round =>
      Array.from({ length: 4000 }, (_, player) => ({
        round,
        board: (player % 4) + 1,
        get player() {
          looks += 1;
          return player;
        },
      })),
    );
    const many = Array.from({ length: 1000 }, (_, team) => ({
      number: `${team}`,
      name: `T${team}`,
      seats: seats.slice(team * 80, team * 80 + 80),
    }));
    movedPlayers(many, 20);
    expect(looks).toBeLessThan(12 * seats.length);
  });
});
