import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Column } from '../../src/standings/column';
import { wins, mms } from '../../src/standings/tiebreaks/primaryScore';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import type { Standing } from '../../src/standings/score/standing';
import type { Settings } from '../../src/tournament/settings';
import { hasReference, inReference } from '../reference';
import { points, standingText } from './standingText';

/**
 * The final wall lists that OpenGotha wrote, one list for score and wins, as an organiser pastes them: with the preset
 * alone, and the two options that an event may have changed.
 */
const FOLDER = inReference('opengotha');
const names = hasReference
  ? readdirSync(`${FOLDER}/wallListsFull`)
      .map(file => file.replace('.tsv', ''))
      .sort()
  : [];

const COLUMNS: Readonly<Record<string, (standing: Standing) => Column>> = {
  MMS: mms,
  NBW: wins,
  SOSM: standing => sosK(standing, 0),
  SOSW: standing => sosK(standing, 0),
  SODOSM: sodos,
  SODOSW: sodos,
  SOSOSM: sosos,
  SOSOSW: sosos,
};

function optionsOf(name: string): Partial<Settings> {
  const data = JSON.parse(readFileSync(`${FOLDER}/data/${name}.json`, 'utf8')) as {
    params: { general: { roundDownUnplayed: boolean; sosCountsUnplayedAsHalf: boolean } };
  };
  const { roundDownUnplayed, sosCountsUnplayedAsHalf } = data.params.general;
  return {
    rounding: roundDownUnplayed ? 'absences' : 'none',
    opponentsUnplayed: sosCountsUnplayedAsHalf ? 'half' : 'as scored',
  };
}

/** One event gave ½ win and 1 point for a bye, which one cell cannot say. */
const BYE_OF_TWO_WORTHS = { event: 'mm25-gp2020-sodos', players: 5 };

describe.runIf(hasReference)('the wall list as published', () => {
  test.each(names)('%s', name => {
    const text = readFileSync(`${FOLDER}/wallListsFull/${name}.tsv`, 'utf8');
    const [header = [], ...rows] = text.split('\n').map(line => line.split('\t'));
    const system = header.includes('MMS') ? 'McMahon' : 'Swiss';
    const list = text.replace(/^Pl/, 'No').replace(/\t/g, '|');
    const standing = standingText(list, { preset: 'OpenGotha', system, ...optionsOf(name) });
    const wrong = Object.entries(COLUMNS)
      .filter(([title]) => header.includes(title))
      .flatMap(([title, column]) => {
        const ours = points(column(standing));
        const theirs = rows.slice(0, ours.length).map(row => Number(row[header.indexOf(title)]));
        return ours.flatMap((value, player) => (value === theirs[player] ? [] : [{ title, player }]));
      });
    if (name !== BYE_OF_TWO_WORTHS.event) return expect(wrong).toEqual([]);
    expect(wrong.filter(({ title }) => title !== 'NBW')).toEqual([]);
    expect(wrong).toHaveLength(BYE_OF_TWO_WORTHS.players);
  });
});
