import { describe, expect, test } from 'vitest';
import { exampleOf, exampleRows, unmarked } from '../../src/sheet/cells/examples';
import { formulaBeside, RANKS, wallListTemplate } from '../../src/sheet/write/template';
import { makeText } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import { LANGUAGES } from '../../src/tournament/languages';
import { SYSTEM_NAMES, SYSTEMS, type System } from '../../src/tournament/systems';
import { TIEBREAKS, type Tiebreak } from '../../src/tournament/tiebreaks';

const text = makeText('en');
const template = (system: Parameters<typeof wallListTemplate>[0]['system'], teams = false, rounds = 3) =>
  wallListTemplate({ system, teams, rounds }, text);

describe('a new wall list', () => {
  test('has the columns of every player, then the rounds, a blank one in its range, then what is computed', () => {
    const { titles, kinds, firstRound, width, computed, sheets } = template('McMahon');
    expect(titles).toEqual(['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', 'Out', 'R1', 'R2', 'R3']);
    expect([kinds[firstRound - 1], firstRound, width, sheets]).toEqual(['out', 7, 11, []]);
    expect(computed).toEqual({
      formula: '=RANKING(WallList;"PLACE, MMS, WINS, DIRECTCOMPARISON, SOS2";Settings)',
      columns: 5,
    });
  });

  test('has the column of its contests, or those of teams', () => {
    expect(template('Swiss by categories').titles.slice(5, 8)).toEqual(['Club', 'Category', 'Out']);
    expect(template('Groups + knock-out').titles.slice(5, 8)).toEqual(['Club', 'Group', 'Out']);
    expect(template('Swiss', true).titles.slice(5, 9)).toEqual(['Club', 'Team', 'Board', 'Out']);
  });

  test('ranks teams in a sheet of their own, as wide as its rounds', () => {
    const { computed, sheets } = template('Swiss', true, 5);
    expect(computed).toEqual({ formula: '=RANKING(WallList;"WINS, BOARDWINS";Settings)', columns: 2 });
    const [teams, ...others] = sheets;
    expect(teams).toMatchObject({ name: 'Teams', formula: '=TEAMSTANDINGS(WallList;Settings)' });
    expect([teams?.widths.length, others]).toEqual([3 + 5 + 5, []]);
    // A round is as wide as the next.
    expect(new Set(teams?.widths.slice(3, 8)).size).toBe(1);
    expect(Math.min(...(teams?.widths ?? []))).toBeGreaterThan(40);
  });

  test('has a bracket where the event ends with a final', () => {
    expect(template('Knock-out').sheets).toEqual([
      { name: 'Bracket', formula: '=BRACKET(WallList;Settings)', widths: Array(8).fill(216) },
    ]);
    expect(template('Round robin').sheets).toEqual([]);
  });

  test('shows what the settings rank by, in their order', () => {
    const names = (system: System, tiebreaks?: readonly Tiebreak[]) =>
      /"(.*)"/
        .exec(
          wallListTemplate({ system, teams: false, rounds: 3, ...(tiebreaks && { tiebreaks }) }, text)
            .computed.formula,
        )?.[1]
        ?.split(', ') ?? [];
    expect(names('McMahon', ['SOS', 'SOSOS'])).toEqual(['PLACE', 'MMS', 'WINS', 'SOS', 'SOSOS']);
    expect(names('Swiss', ['Rating', 'SODOS', 'WINS', 'Lottery'])).toEqual(['PLACE', 'WINS', 'SODOS']);
    expect(names('Knock-out', ['CUSS'])).toEqual(['PLACE', 'SCORE', 'CUSS']);
    // By its own list each system has the columns that it always had.
    for (const system of SYSTEM_NAMES)
      expect(names(system, presetSettings(SYSTEMS[system].preset, system).tiebreaks)).toEqual(names(system));
    for (const tiebreak of TIEBREAKS) {
      const isShown = !['Rating', 'Previous order', 'Category', 'Lottery', 'BOARDWINS'].includes(tiebreak);
      expect(names('McMahon', [tiebreak]).includes(tiebreak)).toBe(isShown || tiebreak === 'MMS');
    }
  });

  test('calls each function with the arguments that it needs', () => {
    for (const system of SYSTEM_NAMES) {
      const { formula, columns } = template(system).computed;
      expect(formula).toMatch(/^=RANKING\(WallList;"PLACE(, [A-Z0-9]+)+";Settings\)$/);
      expect(formula.split(', ')).toHaveLength(columns);
    }
    expect(formulaBeside(['PLACE'])).toBe('=PLACE(WallList;Settings)');
    expect(formulaBeside(['SOSK'])).toBe('=SOSK(WallList;1;Settings)');
  });

  test('offers the ranks from 9d down to 30k', () =>
    expect([RANKS.length, RANKS[0], RANKS[8], RANKS[9], RANKS[38]]).toEqual([39, '9d', '1d', '1k', '30k']));
});

describe('the example players', () => {
  test('are eight, the strongest first, each with all that a list may ask', () => {
    const players = exampleRows(text);
    expect(players).toHaveLength(8);
    expect(players[0]).toEqual({
      name: 'Anna Apple (example)',
      rank: '4d',
      country: 'FR',
      category: '1',
      group: 'A',
      team: 'Oaks',
      board: '1',
    });
    expect(players.map(({ rank }) => rank)).toEqual(['4d', '2d', '1d', '1k', '4k', '8k', '11k', '15k']);
    for (const player of players)
      for (const cell of Object.values(player)) expect(cell).toMatch(/^\S.*\S$|^\S$/);
  });

  test('are known by their names in every language, and nobody else is one', () => {
    for (const language of LANGUAGES)
      for (const player of exampleRows(makeText(language))) expect(exampleOf(player.name)).toEqual(player);
    expect(exampleOf('Anna Apple')).toBe(undefined);
  });

  test('lose their mark in every language, and nobody else a bracket', () => {
    for (const language of LANGUAGES)
      expect(
        exampleRows(makeText(language))
          .map(({ name }) => unmarked(name))
          .slice(0, 2),
      ).toEqual(['Anna Apple', 'Ben Birch']);
    for (const name of ['Bob (example)', 'Anna Apple (DE)', 'Anna Apple', ''])
      expect(unmarked(name)).toBe(name);
  });
});
