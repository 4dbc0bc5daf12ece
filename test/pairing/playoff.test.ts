import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playoffWarnings } from '../../src/pairing/playoff/playoffProblems';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { gamesOf, nameOf, pairsOf, pairText, remarksOn, standingText, stopText } from './pairingText';
import { playToTheEnd } from './playToTheEnd';
import type { Stage } from '../../src/tournament/settings';
import { makeField } from './simulatedEvent';
import { eventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const playoff = (...playoffRounds: readonly number[]) => ({ playoffRounds });

/** Three rounds of a Swiss of four in which Ann, Bo and Cy won two each: everybody has met. */
const threeWay = `
  Name | R1 | R2 | R3 | R4 | R5 | R6
  Ann  | 2+ | 3- | 4+ | .  | .  | .
  Bo   | 1- | 4+ | 3+ | .  | .  | .
  Cy   | 4+ | 1+ | 2- | .  | .  | .
  Di   | 3- | 2- | 1- | .  | .  | .`;

/** Two rounds of six: Ann and Bo won both of their games and have met nobody of the other's. */
const twoWay = `
  Name | R1 | R2 | R3 | R4
  Ann  | 3+ | 5+ | .  | .
  Bo   | 4+ | 6+ | .  | .
  Cy   | 1- | 4+ | .  | .
  Di   | 2- | 3- | .  | .
  Ed   | 6+ | 1- | .  | .
  Flo  | 5- | 2- | .  | .`;

/** What somebody types into round `round`, by name. */
const typed = (list: string, round: number, cells: Readonly<Record<string, string>>): string =>
  list
    .split('\n')
    .map(line => {
      const parts = line.split('|');
      const cell = cells[(parts[0] ?? '').trim()];
      return cell === undefined
        ? line
        : parts
            .map((part, i) => (i === parts.length - (roundsIn(list) - round) - 1 ? ` ${cell} ` : part))
            .join('|');
    })
    .join('\n');
const roundsIn = (list: string): number => (list.match(/R\d/g) ?? []).length;

const classes = (list: string, settings: Parameters<typeof standingText>[1]): string => {
  const standing = standingText(list, settings);
  const placement = makePlacement(eventOf(standing), 'final');
  const name = (player: number) => standing.wallList.players[player]!.name;
  return placement.classes.map(group => group.map(name).join(' = ')).join(' | ');
};

describe('a playoff', () => {
  test('is played by those who share the first place, and by nobody else', () => {
    const round = pairText(twoWay, playoff(3));
    expect(round.round).toBe(3);
    expect(pairsOf(twoWay, round)).toBe('Ann Bo');
    expect(round.free).toEqual([]);
    expect(remarksOn(twoWay, round, 'Ann')).toEqual(['playoff']);
    expect(classes(typed(twoWay, 3, { Ann: '2-', Bo: '1+' }), playoff(3))).toMatch(/^Bo \| Ann \| /);
  });

  test('decides places and counts in no score and no tiebreak', () => {
    const after = typed(twoWay, 3, { Ann: '2-', Bo: '1+' });
    const settings = {
      ...playoff(3),
      tiebreaks: ['SOS2', 'SOS', 'SODOS', 'SOSOS', 'CUSS', 'DIRECTCOMPARISON'],
    } as const;
    const [before, then] = [twoWay, after].map(list =>
      makePlacement(eventOf(standingText(list, settings)), 'final'),
    );
    const titled = (placement: typeof before, title: string) =>
      placement!.columns.find(({ column }) => column.title === title)?.column.values;
    for (const title of ['Wins', 'SOS-2 (EGF)', 'SOS', 'SODOS', 'SOSOS', 'CUSS', 'DC'])
      expect(titled(then, title)).toEqual(titled(before, title));
    expect(then!.columns.map(({ column }) => column.title).slice(0, 2)).toEqual(['Wins', 'Playoff']);
    expect(titled(then, 'Playoff')).toEqual([2, 1, undefined, undefined, undefined, undefined]);
  });

  test('goes on after a draw as long as there are rounds, between the same two', () => {
    const drawn = typed(twoWay, 3, { Ann: '2=', Bo: '1=' });
    const round = pairText(drawn, playoff(3, 4));
    expect(round.round).toBe(4);
    expect(pairsOf(drawn, round)).toBe('Ann Bo');
    expect(remarksOn(drawn, round, 'Ann')).toEqual(['playoff', 'repeat']);
    expect(classes(typed(drawn, 4, { Ann: '2+', Bo: '1-' }), playoff(3, 4))).toMatch(/^Ann \| Bo/);
    expect(stopText(drawn, playoff(3))).toMatchObject([
      { code: 'playoffUndecided', values: { players: 'Ann (1), Bo (2)', place: 1, round: 3 } },
    ]);
  });

  test('takes the other colours than the last meeting of the two', () => {
    const list = threeWay.replace('2+ | 3- | 4+', '2+/b | 3- | 4+').replace('1- | 4+ | 3+', '1-/w | 4+ | 3+');
    const two = list.replace('3- | 4+', '3- | 4+').replace('Cy   | 4+ | 1+ | 2-', 'Cy   | 4+ | 1- | 2-');
    const round = pairText(two, playoff(4));
    expect(gamesOf(two, round)).toEqual(['1 Bo (b) – Ann (w)']);
  });

  test('is over when it is decided, and is not needed where nobody is equal', () => {
    const decided = typed(twoWay, 3, { Ann: '2-', Bo: '1+' });
    expect(stopText(decided, playoff(3, 4)).map(({ code }) => code)).toEqual(['playoffOver']);
    const alone = twoWay.replace('4+ | 6+', '4+ | 6-');
    expect(stopText(alone, playoff(3, 4)).map(({ code }) => code)).toEqual(['playoffNotNeeded']);
  });

  test('of three with two rounds is a knock-out with a bye by lot', () => {
    const round = pairText(threeWay, playoff(4, 5));
    expect(round.games).toHaveLength(1);
    const bye = round.free[0]!;
    expect(bye).toMatchObject({ worth: 'win', as: 'bye' });
    const { black, white } = round.games[0]!;
    const names = [black, white, bye.player].map(player => nameOf(threeWay, player)!);
    const numbers = [black, white].map(player => player + 1);
    const after = typed(threeWay, 4, {
      [names[0]!]: `${numbers[1]}+`,
      [names[1]!]: `${numbers[0]}-`,
      [names[2]!]: '0+',
    });
    expect(pairsOf(after, pairText(after, playoff(4, 5)))).toBe([names[0], names[2]].sort().join(' '));
    expect(classes(after, { ...playoff(4, 5), tiebreaks: [] }).endsWith(`| ${names[1]} | Di`)).toBe(true);
  });

  test('of three with three rounds is a table, and only its end decides', () => {
    const settings = { ...playoff(4, 5, 6), tiebreaks: [] } as const;
    const round = pairText(threeWay, settings);
    expect(round.games).toHaveLength(1);
    expect(round.free).toMatchObject([{ worth: 'nothing', as: 'rest' }]);
    // 2–3, 3–1, 1–2: Cy wins both games.
    let list = typed(threeWay, 4, { Ann: '0-', Bo: '3-', Cy: '2+' });
    expect(classes(list, settings)).toBe('Ann = Bo = Cy | Di');
    list = typed(list, 5, { Ann: '3-', Bo: '0-', Cy: '1+' });
    list = typed(list, 6, { Ann: '2+', Bo: '1-', Cy: '0-' });
    expect(classes(list, settings)).toBe('Cy | Ann | Bo | Di');
  });

  test('of three who all win once in the table leaves them equal', () => {
    const settings = { ...playoff(4, 5, 6), tiebreaks: [] } as const;
    let list = typed(threeWay, 4, { Ann: '0-', Bo: '3-', Cy: '2+' });
    list = typed(list, 5, { Ann: '3+', Bo: '0-', Cy: '1-' });
    list = typed(list, 6, { Ann: '2-', Bo: '1+', Cy: '0-' });
    expect(classes(list, settings)).toBe('Ann = Bo = Cy | Di');
    expect(stopText(list, settings).map(({ code }) => code)).toEqual(['playoffUndecided']);
  });

  test('for three places is played by everybody equal in one of them', () => {
    const settings = { ...playoff(3), playoffPlaces: 3 } as const;
    expect(pairsOf(twoWay, pairText(twoWay, settings))).toBe('Ann Bo, Cy Ed');
    expect(pairsOf(twoWay, pairText(twoWay, { ...playoff(3), playoffPlaces: 2 }))).toBe('Ann Bo');
  });

  test('who is out of it loses, and the other has a bye', () => {
    const list = twoWay
      .replace('Name |', 'Name | Out |')
      .replace(/^ {2}(Ann|Bo|Cy|Di|Ed|Flo) +\|/gm, '$& . |');
    const out = list.replace(/Bo +\| \./, 'Bo | 3-');
    const round = pairText(out, playoff(3));
    expect(round.games).toEqual([]);
    expect(round.free).toEqual([
      { player: 0, worth: 'win', as: 'bye' },
      { player: 1, worth: 'nothing' },
    ]);
    expect(classes(typed(out, 3, { Ann: '0+', Bo: '0-' }), playoff(3))).toMatch(/^Ann \| Bo/);
  });

  test('a pair typed by hand stays', () => {
    const list = typed(threeWay, 4, { Ann: '3?/w', Cy: '1?/b' });
    const round = pairText(list, playoff(4, 5));
    expect(gamesOf(list, round)).toEqual(['1 Cy (b) – Ann (w)']);
    expect(round.free).toMatchObject([{ player: 1, as: 'bye' }]);
  });

  test('waits for the results of the event and of its own rounds', () => {
    const open = twoWay.replace('3+ | 5+', '3+ | 5?');
    expect(stopText(open, playoff(3)).map(({ code }) => code)).toEqual(['resultsMissing']);
    const going = typed(twoWay, 3, { Ann: '2?', Bo: '1?' });
    expect(stopText(going, playoff(3, 4))).toMatchObject([{ code: 'resultsMissing', values: { round: 3 } }]);
  });

  test('somebody who is not equal in such a place has nothing to play for', () => {
    const list = typed(twoWay, 3, { Cy: '5+', Ed: '3-' });
    const { wallList, settings } = standingText(list, playoff(3));
    expect(
      playoffWarnings(makeOpenEvent(wallList, settings)).map(({ code, place }) => [code, place]),
    ).toEqual([
      ['playoffStranger', { kind: 'entry', player: 2, round: 3 }],
      ['playoffStranger', { kind: 'entry', player: 4, round: 3 }],
    ]);
  });

  test('nobody is a stranger who plays in it, or has no game', () => {
    const list = typed(twoWay.replace(/ \| (R4|\.)$/gm, ''), 3, {
      Ann: '2?',
      Bo: '1?',
      Cy: '5?',
      Ed: '3?',
      Di: '0+',
    });
    const { wallList, settings } = standingText(list, playoff(3, 4));
    expect(playoffWarnings(makeOpenEvent(wallList, settings))).toMatchObject([
      { code: 'playoffStranger', values: { name: 'Cy (3)', round: 3, places: 1 } },
      { code: 'playoffStranger', values: { name: 'Ed (5)', round: 3, places: 1 } },
    ]);
  });

  test('what all its rounds have left equal is said when they are over, and without a playoff never', () => {
    const warned = (list: string, ...rounds: readonly number[]) => {
      const { wallList, settings } = standingText(list, { ...playoff(...rounds), rounds: 2 });
      return playoffWarnings(makeOpenEvent(wallList, settings)).map(({ code, severity }) => [code, severity]);
    };
    const drawn = typed(twoWay, 3, { Ann: '2=', Bo: '1=' });
    expect(warned(drawn, 3)).toEqual([['playoffUndecided', 'warning']]);
    expect(warned(drawn, 3, 4)).toEqual([]);
    expect(warned(typed(twoWay, 3, { Ann: '2?', Bo: '1?' }), 3)).toEqual([]);
    expect(warned(twoWay)).toEqual([]);
  });

  test('a playoff that one category needed is over, and was needed', () => {
    const list = `
      Name | Category | R1 | R2 | R3
      Ann  | A        | 2= | 2+ | .
      Bo   | A        | 1= | 1- | .
      Cy   | B        | 4+ | .  | .
      Di   | B        | 3- | .  | .`;
    const settings = { system: 'Swiss by categories', ...playoff(2, 3), rounding: 'none' } as const;
    expect(stopText(list, settings)).toMatchObject([
      { code: 'playoffOver', severity: 'error', values: { places: 1 } },
    ]);
    const none = list.replace('2= | 2+', '2+ | .').replace('1= | 1-', '1- | .');
    expect(stopText(none, settings)).toMatchObject([{ code: 'playoffNotNeeded', values: { places: 1 } }]);
  });

  test('what is left equal at the end stops with an error', () => {
    const drawn = typed(twoWay, 3, { Ann: '2=', Bo: '1=' });
    expect(stopText(drawn, playoff(3))).toMatchObject([{ code: 'playoffUndecided', severity: 'error' }]);
  });

  test('decided with rounds to spare for which the list has no columns it is over', () => {
    const decided = typed(twoWay, 3, { Ann: '2-', Bo: '1+' });
    expect(stopText(decided, playoff(3, 4, 5)).map(({ code }) => code)).toEqual(['playoffOver']);
  });

  test('two who must not meet play all the same, and it is said', () => {
    const round = pairText(twoWay, { ...playoff(3), forbiddenPairs: [[1, 2]] });
    expect(pairsOf(twoWay, round)).toBe('Ann Bo');
    expect(round.warnings.map(({ code }) => code)).toEqual(['forbiddenByTable']);
    expect(round).toMatchObject({ kind: 'paired', bye: undefined, byeRemarks: [], late: [] });
    expect(pairText(twoWay, playoff(3)).warnings).toEqual([]);
  });

  /** Five who are equal, each drawn with all others. */
  const FIVE = `
    Name | R1 | R2 | R3 | R4
    Ann  | 0= | .  | .  | .
    Bo   | 0= | .  | .  | .
    Cy   | 0= | .  | .  | .
    Di   | 0= | .  | .  | .
    Ed   | 0= | .  | .  | .`;

  test('of five nobody has a second bye while somebody has had none', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const settings = { ...playoff(2, 3, 4), rounding: 'none', seed } as const;
      const first = pairText(FIVE, settings);
      const bye = first.free[0]!.player;
      const cells: Record<string, string> = { [nameOf(FIVE, bye)!]: '0+' };
      for (const { black, white } of first.games) {
        cells[nameOf(FIVE, black)!] = `${white + 1}+`;
        cells[nameOf(FIVE, white)!] = `${black + 1}-`;
      }
      const after = typed(FIVE, 2, cells);
      const second = pairText(after, settings);
      expect(second.free).toMatchObject([{ worth: 'win', as: 'bye' }]);
      expect(second.free[0]!.player).not.toBe(bye);
      expect(second.games.some(({ black, white }) => black === bye || white === bye)).toBe(true);
    }
  });

  test('the lots of a round are drawn for that round, the same for the same seed', () => {
    const byes = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const { free } = pairText(FIVE, { ...playoff(2, 3, 4), rounding: 'none', seed });
      return nameOf(FIVE, free[0]!.player);
    });
    expect(byes.join(' ')).toBe('Bo Ed Bo Di Ed Ann');
  });

  describe('a table of three', () => {
    const settings = { ...playoff(4, 5, 6), tiebreaks: [] } as const;
    const { games, free } = pairText(threeWay, settings);
    const { black, white } = games[0]!;
    const [one, other, rest] = [black, white, free[0]!.player].map(player => nameOf(threeWay, player)!);
    const withOut = (name: string): string =>
      threeWay
        .replace('Name |', 'Name | Out |')
        .replace(/^ {2}(Ann|Bo|Cy|Di) +\|/gm, line => `${line} ${line.includes(name) ? '4' : '.'} |`);
    const told = (list: string) => {
      const round = pairText(list, settings);
      return [
        ...pairsOf(threeWay, round).split(', '),
        ...round.free.map(({ player, worth, as }) => `${nameOf(threeWay, player)} ${worth} ${as ?? 'out'}`),
      ];
    };

    test('whose opponent is out wins, and the third rests', () => {
      expect(told(withOut(one!))).toEqual([
        '',
        `${rest} nothing rest`,
        `${other} win bye`,
        `${one} nothing out`,
      ]);
      expect(told(withOut(other!))).toEqual([
        '',
        `${rest} nothing rest`,
        `${one} win bye`,
        `${other} nothing out`,
      ]);
    });

    test('who rests may be out', () => {
      expect(told(withOut(rest!))).toEqual([[one, other].sort().join(' '), `${rest} nothing out`]);
    });

    test('whose opponent plays somebody else by hand waits', () => {
      const list = typed(threeWay, 4, { [one!]: '4?', Di: `${games[0]!.black + 1}?` });
      expect(told(list)).toEqual([
        [one, 'Di'].sort().join(' '),
        `${rest} nothing rest`,
        `${other} nothing rest`,
      ]);
    });

    test('has its numbers by lots of its first round, the same for the same seed', () => {
      const rests = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed =>
        nameOf(threeWay, pairText(threeWay, { ...settings, seed }).free[0]!.player),
      );
      expect(rests.join(' ')).toBe('Ann Cy Ann Ann Bo Bo');
    });

    test('has those who have met already meet last', () => {
      // Ann and Bo met in round 1; Cy met neither of them.
      const list = `
        Name | R1 | R2 | R3 | R4 | R5 | R6
        Ann  | 2= | 5+ | 6+ | .  | .  | .
        Bo   | 1= | 4+ | 5+ | .  | .  | .
        Cy   | 4= | 6+ | 7+ | .  | .  | .
        Di   | 3= | 2- | 0- | .  | .  | .
        Ed   | 0- | 1- | 2- | .  | .  | .
        Flo  | 0- | 3- | 1- | .  | .  | .
        Gil  | 0- | 0- | 3- | .  | .  | .`;
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        expect(pairsOf(list, pairText(list, { ...settings, rounding: 'none', seed }))).not.toBe('Ann Bo');
    });

    test('has each pair once', () => {
      let list = threeWay;
      const pairs: string[] = [];
      for (const number of [4, 5, 6]) {
        const round = pairText(list, settings);
        pairs.push(pairsOf(list, round));
        const [game] = round.games;
        list = typed(list, number, {
          [nameOf(list, game!.black)!]: `${game!.white + 1}+`,
          [nameOf(list, game!.white)!]: `${game!.black + 1}-`,
          [nameOf(list, round.free[0]!.player)!]: '0-',
        });
      }
      expect(pairs.sort()).toEqual(['Ann Bo', 'Ann Cy', 'Bo Cy']);
    });
  });

  test('without a column for its round asks for one', () => {
    const drawn = typed(typed(twoWay, 3, { Ann: '2=', Bo: '1=' }), 4, { Ann: '2=', Bo: '1=' });
    expect(stopText(drawn, playoff(3, 4, 5))).toMatchObject([
      { code: 'roundWithoutColumn', values: { round: 5 } },
    ]);
  });

  test('each category has its own', () => {
    const list = `
      Name | Category | R1 | R2
      Ann  | A        | 2= | .
      Bo   | A        | 1= | .
      Cy   | B        | 4= | .
      Di   | B        | 3= | .`;
    const settings = { system: 'Swiss by categories', ...playoff(2), rounding: 'none' } as const;
    expect(pairsOf(list, pairText(list, settings))).toBe('Ann Bo, Cy Di');
  });

  test('Through round 2 is the standing before it', () => {
    const after = typed(twoWay, 3, { Ann: '2-', Bo: '1+' });
    expect(classes(after, { ...playoff(3), throughRound: 2, tiebreaks: [] })).toMatch(/^Ann = Bo/);
  });
});

describe('simulated playoffs', () => {
  test.each([
    ['McMahon', 14, 3],
    ['Swiss', 14, 3],
    ['Swiss by categories', 14, 3],
    ['Round robin', 5, 5],
    ['Score pairing', 14, 4],
    ['Swiss after a Swiss', 14, 4],
    ['Round robin', 8, 3],
  ] as const)('%s of %i ends with one winner, or with the rounds', (name, players, rounds) => {
    const [staged, grouped] = [name === 'Swiss after a Swiss', name === 'Round robin' && players === 8];
    const system = name === 'Swiss after a Swiss' ? 'Swiss' : name;
    const stages: readonly Stage[] = staged
      ? [
          { from: 1, to: 2, system: 'Swiss' },
          { from: 3, to: 4, system: 'Swiss' },
        ]
      : [];
    const more = staged
      ? ({ stages, qualifiers: 6, notQualified: 'play on' } as const)
      : grouped
        ? ({ groups: 'apart' } as const)
        : {};
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 3 }), (seed, playoffPlaces) => {
        const last = rounds + 4;
        const given = { players, rounds: last, seed };
        const settings = {
          system,
          rounds,
          playoffPlaces,
          playoffRounds: Array.from({ length: 4 }, (_, i) => rounds + 1 + i),
          ...more,
        };
        const field = makeField(given);
        const list = {
          ...field,
          players: field.players.map((player, i) => ({
            ...player,
            category: i % 2 === 0 ? 'A' : 'B',
            group: grouped ? (i % 2 === 0 ? 'A' : 'B') : '',
          })),
        };
        const played = playToTheEnd({ ...given, settings, drawn: 0 }, list);
        expect(played.rounds.length).toBeGreaterThanOrEqual(rounds);
        const [end] = played.end;
        expect(['playoffNotNeeded', 'playoffOver', 'playoffUndecided']).toContain(end?.code);
        const standing = makeStanding(played.list, { ...played.settings, tiebreaks: [] });
        const { classes: final } = makePlacement(eventOf(standing), 'final');
        if (end?.code !== 'playoffUndecided') expect(final[0]).toHaveLength(grouped ? 2 : 1);
        // Nobody plays on who is decided: games of a round are those of equal players.
        for (const { games, free, round } of played.rounds.slice(rounds)) {
          const before = makePlacement(
            makeEvent(played.list, { ...played.settings, tiebreaks: [], throughRound: round - 1 }),
            'final',
          );
          const classOf = (player: number) => before.classes.findIndex(group => group.includes(player));
          for (const { black, white } of games) expect(classOf(black)).toBe(classOf(white));
          expect(games.length + free.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 8, seed: 2026 },
    );
  });
});
