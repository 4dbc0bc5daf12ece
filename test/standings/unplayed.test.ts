import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byesOfPlayer } from '../../src/pairing/optimum/bye';
import { makeRound } from '../../src/pairing/round/openStage';
import { makeEntry, parseEntry } from '../../src/sheet/cells/notation';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { readWallList } from '../../src/sheet/read/readWallList';
import { writeRound } from '../../src/sheet/write/writeRound';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { explain } from '../../src/standings/explain/explain';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { countedScore, countedWins } from '../../src/standings/score/standing';
import { asMcMahon } from '../../src/standings/tiebreaks/primaryScore';
import { freeEntry } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { pairText } from '../pairing/pairingText';
import { range } from '../sheet/range';
import { planOf } from '../simulation/plans';
import { wallListText } from '../wallListText';
import { eventOf } from '../eventOf';

/** Byes and absences of any worth (R1.1, R1.3), against a second statement of what they count. */

const CELLS = ['0+', 'bye', 'bye=', 'bye-', '0=', '0-', '9+', '9-', '9='] as const;
type Cell = (typeof CELLS)[number];
type Values = Pick<Settings, 'byeValue' | 'byeWins' | 'absenceValue' | 'absenceWins' | 'absencesInWins'>;

const points = fc.constantFrom(0, 1, 2);
const maybe = fc.option(points, { nil: undefined });
const values: fc.Arbitrary<Values> = fc.record({
  byeValue: points,
  byeWins: maybe,
  absenceValue: points,
  absenceWins: maybe,
  absencesInWins: fc.constantFrom('count', 'ignore'),
});
const SWISS: readonly System[] = ['McMahon', 'Swiss', 'Swiss by categories'];
const system = fc.constantFrom<System>(...SWISS, 'Round robin', 'Score pairing');
const rounding = fc.constantFrom<Settings['rounding']>('EGF', 'absences', 'none');
const row = fc.array(fc.constantFrom(...CELLS), { minLength: 1, maxLength: 7 });

/** Half points of one cell for the score and for the wins, as docs/sheets.md says it. */
function worthOf(cell: Cell, name: System, given: Values): { score: number; wins: number } {
  const isMcMahon = name === 'McMahon';
  const game = { '9+': 2, '9-': 0, '9=': 1 }[cell as string];
  if (game !== undefined) return { score: game, wins: game };
  if (!SWISS.includes(name)) {
    const typed = { '0+': 2, bye: 2, 'bye=': 1 }[cell as string] ?? 0;
    return { score: typed, wins: typed };
  }
  if (cell === '0-') return { score: 0, wins: 0 };
  if (cell === '0=') {
    const inWins = given.absencesInWins === 'ignore' ? 0 : given.absenceValue;
    const wins = given.absenceWins ?? inWins;
    return { score: isMcMahon ? given.absenceValue : wins, wins };
  }
  const typed = { '0+': 2, bye: 2, 'bye=': 1, 'bye-': 0 }[cell as string] as number;
  if (typed !== 2 && typed !== given.byeValue) return { score: typed, wins: typed };
  const wins = given.byeWins ?? given.byeValue;
  return { score: isMcMahon ? given.byeValue : wins, wins };
}

/** The floor of all, of what came without a game, or of nothing. */
function rounded(cells: readonly Cell[], worths: readonly number[], start: number, how: string): number {
  const sum = (isCounted: (cell: Cell) => boolean): number =>
    worths.reduce((total, worth, i) => total + (isCounted(cells[i]!) ? worth : 0), 0);
  const isGame = (cell: Cell): boolean => cell.startsWith('9');
  if (how === 'EGF') return 2 * Math.floor((start + sum(() => true)) / 2);
  const free = sum(cell => !isGame(cell));
  return start + sum(isGame) + (how === 'absences' ? 2 * Math.floor(free / 2) : free);
}

test('scores and wins after every round, and EXPLAIN adds up to them', () => {
  fc.assert(
    fc.property(row, system, rounding, values, (cells, name, how, given) => {
      const header = ['No', 'Name', 'Start', ...cells.map((_, i) => `R${i + 1}`)].join('|');
      const list = wallListText(`${header}\n${['1', 'Ann', '20', ...cells].join('|')}`);
      const settings = { ...presetSettings('EGF', name), rounding: how, ...given };
      const standing = makeStanding(list, { ...settings, throughRound: cells.length });
      const worths = cells.map(cell => worthOf(cell, name, given));
      const start = name === 'McMahon' ? 40 : 0;
      const floor = SWISS.includes(name) ? how : 'none';
      for (let round = 1; round <= cells.length; round++) {
        const [some, these] = [worths.slice(0, round), cells.slice(0, round)];
        const score = rounded(these, some.map(one => one.score), start, floor); // prettier-ignore
        const wins = rounded(these, some.map(one => one.wins), 0, floor); // prettier-ignore
        expect(countedScore(standing, 0, round)).toBe(score);
        expect(countedWins(standing, 0, round)).toBe(wins);
      }
      for (const of of ['MMS', 'WINS'] as const) {
        const counted = of === 'MMS' ? countedScore(asMcMahon(standing), 0) : countedWins(standing, 0);
        const sum = explain(eventOf(standing), 0, of).lines.reduce(
          (total, { value = 0 }) => total + value,
          0,
        );
        expect(sum).toBe(counted / 2);
      }
    }),
    { numRuns: 300 },
  );
});

test('a bye counts as one whatever it is worth, an absence never', () => {
  fc.assert(
    fc.property(row, cells => {
      const rounds = cells.map((_, i) => `R${i + 1}`);
      const list = wallListText(
        [['Name', ...rounds, `R${cells.length + 1}`].join('|'), ['Ann', ...cells, '.'].join('|')].join('\n'),
      );
      const round = makeRound(list, presetSettings('EGF', 'Swiss'), cells.length + 1, list);
      expect(byesOfPlayer(round, 0)).toBe(cells.filter(cell => /^(0\+|bye)/.test(cell)).length);
    }),
  );
});

test('what is written for a bye says in itself what it counts', () => {
  const text = 'Name | Rating | Category | R1\nAnn | 2000 | A | .\nBo | 1900 | A | .\nCy | 1800 | A | .';
  fc.assert(
    fc.property(fc.constantFrom(...SWISS), values, (name, given) => {
      const settings = {
        ...presetSettings('EGF', name),
        upperBar: undefined,
        rounding: 'none',
        ...given,
      } as const;
      const paired = pairText(text, settings);
      const table = range(text.replace(/\.$/gm, ''));
      const reading = readWallList(table, name);
      const { changes } = writeRound(reading, table, paired);
      const bye = changes.find(({ row: at }) => reading.rows[paired.bye!] === at)!.after;
      const score = worthOf('0+', name, given).score;
      expect(bye).toBe(['bye-', 'bye=', '0+'][score]);
      expect(worthOf(bye as Cell, name, given)).toEqual(worthOf('0+', name, given));
    }),
    { numRuns: 60 },
  );
});

test('a simulated event writes byes as an organiser would, and nobody has two', () => {
  const plan = planOf({ system: 'Swiss', field: 7, rounds: 5, settings: { byeValue: 1 } });
  const { list } = playEvent(plan, simulatedField(plan), 0);
  const byes = list.entries.map(cells => cells.flat().filter(entry => entry.kind === 'free'));
  expect(byes.filter(own => own.length > 0).map(own => own.map(entry => makeEntry(entry)))).toEqual(
    Array.from({ length: 5 }, () => ['bye=']),
  );
});

describe('the notation (R9)', () => {
  test.each([
    ['0+', { as: 'bye', worth: 'win' }],
    ['bye', { as: 'bye', worth: 'win' }],
    ['Bye =', { as: 'bye', worth: 'half' }],
    ['bye½', { as: 'bye', worth: 'half' }],
    ['BYE–', { as: 'bye', worth: 'nothing' }],
    ['0=', { as: 'absence', worth: 'half' }],
    ['0-', { as: 'absence', worth: 'nothing' }],
  ])('“%s”', (cell, meant) => expect(parseEntry(cell)).toEqual({ kind: 'free', ...meant }));

  test.each(['bye+', 'bye?', 'byebye', 'bye==', 'bye/b'])('“%s” is none', cell =>
    expect(parseEntry(cell)).toMatchObject({ kind: 'unreadable' }),
  );

  test('who is there has a bye, who is not has none', () => {
    expect(makeEntry(freeEntry({ worth: 'nothing', as: 'rest' }))).toBe('0-');
    expect(makeEntry(freeEntry({ worth: 'win', as: 'walkOver' }))).toBe('0+');
    expect(makeEntry(freeEntry({ worth: 'nothing', as: 'bye' }))).toBe('bye-');
  });
});

describe('the settings', () => {
  const told = (text: string): readonly string[] =>
    readSettings(text, { hasStart: true }).problems.map(({ code, severity, values: v }) =>
      [severity, code, v.name ?? v.absenceName, v.value ?? v.absence].join(' '),
    );

  test.each([
    ['1/2', 1],
    ['½', 1],
    ['0.5', 1],
    ['0,5', 1],
    ['1', 2],
    ['0', 0],
  ])('“%s” is read as %i half points', (typed, meant) => {
    expect(readSettings([['Bye value', typed]], { hasStart: true }).settings.byeValue).toBe(meant);
  });

  test('other numbers are refused', () => {
    expect(told('Bye value=2')).toEqual(['error wrongValue byeValue ']);
    expect(told('Absence wins=-1')).toEqual(['error wrongValue absenceWins ']);
  });

  test.each([
    ['System=McMahon; Bye value=1; Absence value=½; Bye wins=1; Absence wins=½', []],
    ['System=McMahon; Bye value=½', ['warning worthNotEgf byeValue ½']],
    ['System=McMahon; Absence value=0', ['warning worthNotEgf absenceValue 0']],
    ['System=McMahon; Absence value=1', ['warning worthNotEgf absenceValue 1']],
    [
      'System=McMahon; Bye value=0',
      ['warning worthNotEgf byeValue 0', 'warning absenceAboveBye absenceValue ½'],
    ],
    [
      'System=McMahon; Bye wins=0',
      ['warning worthNotEgf byeWins 0', 'warning absenceAboveBye absenceValue ½'],
    ],
    ['System=Swiss; Bye value=½; Bye wins=1', ['note settingWithoutEffect byeValue 1']],
    ['System=Swiss; Absence wins=0', ['warning worthNotEgf absenceWins 0']],
    [
      'System=McMahon; Absences in wins=ignore; Absence wins=½',
      ['note settingWithoutEffect absencesInWins ½'],
    ],
    ['System=Knock-out; Bye value=½', ['note settingWithoutEffect byeValue Knock-out']],
    ['System=Swiss; Preset=OpenGotha', []],
  ])('%s', (typed, problems) => expect(told(typed)).toEqual(problems));
});
