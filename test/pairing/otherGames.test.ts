import { describe, expect, test } from 'vitest';
import type { PairedGame } from '../../src/pairing/game/pairedGame';
import { cannot } from '../../src/pairing/round/cannotPair';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { OpenStage } from '../../src/pairing/round/openEvent';
import { pairWithOthers, problemsWithOthers } from '../../src/pairing/round/otherGames';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makeError, makeWarning } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './pairingText';

/** After a round of a Swiss two play the final, and the others play on. */
const settings = {
  stages: [
    { from: 1, to: 1, system: 'Swiss' },
    { from: 2, to: 3, system: 'Knock-out' },
  ],
  qualifiers: 2,
  notQualified: 'play on',
  pairingTiebreaks: [],
} as const;
const six = `
  Name | R1 | R2 | R3
  Ann  | 2+ | .  | .
  Bo   | 1- | .  | .
  Cy   | 4+ | .  | .
  Di   | 3- | .  | .
  Ed   | 6= | .  | .
  Flo  | 5= | .  | .`;

function openText(list: string, given: Partial<Settings> = {}): OpenStage {
  const { wallList, settings: rules } = standingText(list, { ...settings, ...given });
  const open = makeOpenEvent(wallList, rules).openStage();
  if (open.kind !== 'open') throw new Error(open.problems.map(({ code }) => code).join());
  return open;
}
const game = (black: number, white: number, table: number, more: Partial<PairedGame> = {}): PairedGame => ({
  black,
  white,
  table,
  handicap: 0,
  komi: 13,
  fixed: false,
  remarks: [],
  ...more,
});
const round = (more: Partial<PairedRound>): PairedRound => ({
  kind: 'paired',
  round: 2,
  games: [],
  bye: undefined,
  byeRemarks: [],
  free: [],
  late: [],
  warnings: [],
  ...more,
});

describe('a stage and those who play on beside it', () => {
  const open = openText(six);
  const warn = (code: 'moreByes' | 'byeFollows') => makeWarning(code);
  /** What is made of the round of the stage and that of the others. */
  const together = (stage: Partial<PairedRound>, others: Partial<PairedRound>, of = open): PairedRound => {
    const paired = pairWithOthers(of, part => round(part === of ? stage : others));
    if (paired.kind !== 'paired') throw new Error('It can be paired.');
    return paired;
  };

  test('are paired each by itself', () => {
    expect([open.roster.free, open.playingOn.map(({ roster }) => roster.free)]).toEqual([
      [0, 2],
      [[1, 3, 4, 5]],
    ]);
    expect(open.playingOn.map(({ stage, index }) => [stage.system, index])).toEqual([['Swiss', 0]]);
    const other = { free: [{ player: 5, worth: 'half' }], warnings: [warn('moreByes')] } as const;
    const stage = { free: [{ player: 2, worth: 'nothing' }], warnings: [warn('byeFollows')] } as const;
    expect(together(stage, other)).toMatchObject({
      free: [...stage.free, ...other.free],
      warnings: [...stage.warnings, ...other.warnings],
    });
  });

  test('have one of two byes as the bye of the round', () => {
    const [own, other] = [
      { bye: 0, byeWorth: 'half', byeRemarks: [{ kind: 'bye' }] },
      { bye: 3, byeWorth: 'nothing', byeRemarks: [{ kind: 'bye' }, { kind: 'bye' }] },
    ] as const;
    expect(together(own, {})).toMatchObject({ ...own, free: [] });
    expect(together({}, other)).toMatchObject({ ...other, free: [] });
    expect(together({}, {})).toMatchObject({ bye: undefined, byeWorth: 'win', byeRemarks: [], free: [] });
    expect(together(own, other)).toMatchObject({
      ...own,
      free: [{ player: 3, worth: 'nothing', as: 'bye' }],
    });
    expect(together({ bye: 0 }, { bye: 3 })).toMatchObject({
      byeWorth: 'win',
      free: [{ player: 3, worth: 'win', as: 'bye' }],
    });
  });

  test('sit at tables one after the other, behind all the games that nobody plays', () => {
    const stage = { games: [game(0, 2, 1), game(0, 2, 2, { wonBy: 'black' })] };
    const others = { games: [game(1, 3, 1, { wonBy: 'white' }), game(4, 5, 2)] };
    const seats = (excludedTables: readonly number[]) =>
      together(stage, others, openText(six, { excludedTables })).games.map(({ black, white, table, wonBy }) =>
        `${table} ${black}–${white} ${wonBy ?? ''}`.trim(),
      );
    expect(seats([])).toEqual(['1 0–2', '2 4–5', '3 0–2 black', '4 1–3 white']);
    expect(seats([2, 4])).toEqual(['1 0–2', '3 4–5', '5 0–2 black', '6 1–3 white']);
  });

  test('what stops one of them stops the round', () => {
    const stop = cannot([makeError('noRounds')]);
    for (const stopped of [0, 1])
      expect(pairWithOthers(open, part => (Number(part !== open) === stopped ? stop : round({})))).toBe(stop);
  });

  test('without others, or once all is over, the stage is paired alone', () => {
    const stops = openText(six, { notQualified: 'stop' });
    const asked: OpenStage[] = [];
    const answer = round({});
    const pair = (part: OpenStage) => (asked.push(part), answer);
    expect(pairWithOthers(stops, pair)).toBe(answer);
    const nobody = { ...open.roster, free: [], out: [], pairs: [] };
    const over = {
      ...open,
      roster: nobody,
      playingOn: open.playingOn.map(one => ({ ...one, roster: nobody })),
    };
    expect(pairWithOthers(over, pair)).toBe(answer);
    expect(asked).toEqual([stops, over]);
  });

  test('the stage is paired by its own rules though one alone is in it', () => {
    const one = openText(six, {
      stages: [
        { from: 1, to: 1, system: 'Swiss' },
        { from: 2, to: 3, system: 'Swiss' },
      ],
      qualifiers: 1,
    });
    expect(one.roster.free).toHaveLength(1);
    expect(pairWithOthers(one, part => round({ bye: part === one ? 7 : 8 }))).toMatchObject({ bye: 7 });
    expect(problemsWithOthers(one, part => [makeError(part === one ? 'noRounds' : 'noStarts')])).toHaveLength(
      2,
    );
  });

  test('who has nothing in the round is left out', () => {
    const final = { ...open, roster: { ...open.roster, free: [], out: [], pairs: [] } };
    const [others] = open.playingOn;
    expect(pairWithOthers(final, part => round({ bye: part === others ? 4 : 0 }))).toMatchObject({ bye: 4 });
    const pair = {
      players: [0, 2],
      colours: undefined,
      handicap: 0,
    } as unknown as OpenStage['roster']['pairs'][0];
    for (const roster of [
      { ...final.roster, out: [0] },
      { ...final.roster, pairs: [pair] },
    ])
      expect(
        pairWithOthers({ ...final, roster }, part => round({ bye: part === others ? 4 : 0 })),
      ).toMatchObject({
        bye: 0,
      });
  });
});

describe('one alone who plays on', () => {
  const three = `
    Name | Out | R1 | R2 | R3
    Ann  | .   | 2+ | .  | .
    Bo   | .   | 1- | .  | .
    Cy   | .   | 4+ | .  | .
    Di   | 2   | 3- | .  | .`;
  const open = openText(three);

  test('has the bye, and who is out is out', () => {
    const paired = pairWithOthers(open, part =>
      part === open ? round({}) : cannot([makeError('noRounds')]),
    );
    expect(paired).toEqual({
      kind: 'paired',
      round: 2,
      games: [],
      bye: 1,
      byeWorth: 'win',
      byeRemarks: [{ kind: 'bye' }],
      free: [{ player: 3, worth: 'half' }],
      late: [],
      warnings: [],
    });
  });

  test('is all that there is once the stage is over', () => {
    const over = { ...open, roster: { ...open.roster, free: [], out: [], pairs: [] } };
    const paired = pairWithOthers(over, () => cannot([makeError('noRounds')]));
    expect(paired).toMatchObject({ kind: 'paired', bye: 1, late: [] });
    const stops = openText(six, { notQualified: 'stop' });
    const nobody = { ...stops, roster: over.roster };
    expect(problemsWithOthers(nobody, () => [makeError('noRounds')])).toHaveLength(1);
  });

  test('is asked for no problems', () => {
    const problemsOf = (part: OpenStage) => [makeError(part === open ? 'noRounds' : 'noStarts')];
    expect(problemsWithOthers(open, problemsOf).map(({ code }) => code)).toEqual(['noRounds']);
    expect(problemsWithOthers(openText(six), () => [makeError('noStarts')])).toHaveLength(2);
    expect(problemsWithOthers(openText(six, { notQualified: 'stop' }), problemsOf)).toHaveLength(1);
  });

  test('beside a pair is not alone', () => {
    const five = `
      Name | R1 | R2 | R3
      Ann  | 2+ | .  | .
      Bo   | 1- | 4? | .
      Cy   | 4+ | .  | .
      Di   | 3- | 2? | .
      Ed   | 0- | .  | .`;
    const of = openText(five);
    const asked: number[] = [];
    pairWithOthers(of, part => (asked.push(part.roster.free.length), round({})));
    expect(asked).toEqual([2, 1]);
    expect(of.playingOn[0]!.roster.pairs.map(({ players }) => players)).toEqual([[1, 3]]);
    expect(of.roster.pairs).toEqual([]);
  });
});
