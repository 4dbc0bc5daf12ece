import { describe, expect, test } from 'vitest';
import { keyOfName } from '../../src/sheet/settings/settingWords';
import { COLUMN_KINDS, foldTitle, kindOfTitle, TITLES } from '../../src/sheet/cells/titles';
import { parseRoundTitle } from '../../src/sheet/frame/roundTitle';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { en } from '../../src/text/en';
import type { TextKey } from '../../src/text/en';
import { makeText, sentenceAtCell, problemMend, problemSentence, valueWord } from '../../src/sheet/wording';
import { PROBLEM_CODES } from '../../src/tournament/problem';
import type { Problem } from '../../src/tournament/problem';
import { LANGUAGES } from '../../src/tournament/languages';
import { allowedValues } from '../../src/sheet/settings/makeSettingValue';
import { parseSettingValue } from '../../src/sheet/settings/settingValues';
import type { SettingKind } from '../../src/tournament/setting/kinds';
import { SETTING_NAMES, SETTINGS as SETTING_TABLE, type SettingKey } from '../../src/tournament/settings';

const SETTINGS = Object.keys(SETTING_NAMES) as SettingKey[];
const placeholders = (text: string): readonly string[] => (text.match(/\{\w+(?:\|\w+)?\}/g) ?? []).sort();

describe.each(LANGUAGES)('the dictionary of %s', language => {
  const own = DICTIONARIES[language];
  const text = makeText(language);

  test('keeps the placeholders of English', () => {
    for (const [key, sentence] of Object.entries(own)) {
      const english = placeholders(en[key as TextKey]);
      expect([key, placeholders(sentence as string).filter(one => !english.includes(one))]).toEqual([
        key,
        [],
      ]);
    }
  });

  test('has titles that are recognised when they are read again', () => {
    for (const kind of COLUMN_KINDS) expect(kindOfTitle(text(`column.${kind}`))).toBe(kind);
  });

  test('has a name of its own for every setting', () => {
    for (const key of SETTINGS) expect([key, keyOfName(text(`settingName.${key}`))]).toEqual([key, key]);
    expect(new Set(SETTINGS.map(key => foldTitle(text(`settingName.${key}`)))).size).toBe(SETTINGS.length);
  });

  test('says something in the place of every text', () => {
    for (const key of Object.keys(en) as TextKey[]) expect(text(key).trim()).not.toBe('');
  });
});

test('no title of a column means two things, and none is a round', () => {
  const meanings = new Map<string, string>();
  for (const kind of COLUMN_KINDS) {
    for (const title of TITLES[kind].split(/[,\n]/).map(foldTitle)) {
      if (title === '') continue;
      expect([title, meanings.get(title) ?? kind]).toEqual([title, kind]);
      meanings.set(title, kind);
      expect([title, parseRoundTitle(title)]).toEqual([title, undefined]);
    }
  }
});

describe('sentences', () => {
  const text = makeText('en');
  const problem = (code: Problem['code'], values: Problem['values'], place: Problem['place']): Problem => ({
    code,
    severity: 'warning',
    place,
    values,
  });

  test('have one for every problem, and one that says how to mend it', () => {
    expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
    for (const code of PROBLEM_CODES) {
      const any = problem(code, {}, { kind: 'list' });
      expect(problemSentence(text, any)).toMatch(/[.…]$/);
      expect(problemMend(text, any)).toMatch(/[.…]$/);
    }
  });

  test('name the cell where there is one', () => {
    const here = problem('resultMissing', { text: '14' }, { kind: 'cell', row: 6, column: 3 });
    expect(sentenceAtCell(text, here)).toBe('D7: “14” names an opponent and no result.');
    expect(sentenceAtCell(text, here, { row: 2, column: 1 })).toBe(
      'E9: “14” names an opponent and no result.',
    );
    const at = { row: 0, column: 1 };
    const setting = problem(
      'duplicateSetting',
      { name: 'upperBar' },
      { kind: 'setting', name: 'Upper bar', at },
    );
    expect(sentenceAtCell(text, setting)).toBe(
      'B1: Upper bar is set more than once; the first value counts.',
    );
    expect(sentenceAtCell(text, problem('noPlayers', {}, { kind: 'list' }))).toBe('No players yet.');
  });

  test('speak of settings and values in the reader’s language', () => {
    const wrong = problem(
      'wrongValue',
      { name: 'seeding', text: 'x', allowed: 'random, fold' },
      { kind: 'list' },
    );
    expect(problemSentence(makeText('de'), wrong)).toBe('Setzen kann nicht „x“ sein.');
    expect(problemMend(makeText('de'), wrong)).toContain('zufällig, Erster gegen Letzten');
    const about = problem('tiebreakW1', {}, { kind: 'setting', name: 'Prize tiebreaks' });
    expect(problemSentence(text, about)).toBe('Prize tiebreaks has more than one of SOS-2, SOS-1 and SOS.');
  });

  test('read well for one place as for several', () => {
    const playoff = (places: number) => problem('playoffNotNeeded', { places }, { kind: 'list' });
    expect(problemSentence(text, playoff(1))).toBe(
      'No playoff is needed: nobody shares a place that it would decide (Playoff places: 1).',
    );
    for (const language of LANGUAGES)
      expect(problemSentence(makeText(language), playoff(1))).not.toMatch(
        /first 1|ersten 1|1 premi|1 primer/,
      );
  });

  test('name a group where there is one', () => {
    const tied = (group: string) => problem('qualifiersTied', tieIn(group), { kind: 'list' });
    const tieIn = (group: string) => ({ where: group === '' ? 'all' : 'group', group, players: 'Ann, Bo' });
    expect(problemSentence(text, tied('A'))).toBe(
      'Tied for the last place of group A that goes on: Ann, Bo.',
    );
    expect(problemSentence(text, tied(''))).toBe('Tied for the last place that goes on: Ann, Bo.');
    for (const language of LANGUAGES) expect(problemSentence(makeText(language), tied('Xy'))).toContain('Xy');
  });

  test('have addresses that follow the range, one or several, and leave what is none', () => {
    const here = makeText('en', { row: 2, column: 1 });
    expect(here('problem.rowsLeftOut', { rows: 'A4, A9', text: 'B2' })).toBe(
      'Rows that are not read as players: B6, B11. The first one says “B2”.',
    );
    expect(here('problem.rowsLeftOut', { rows: 'A4, all', text: 'x' })).toContain('players: B6, all.');
    expect(text('problem.rowsLeftOut', { rows: 'A4, A9', text: 'B2' })).toContain('players: A4, A9.');
  });

  test('have dots for what is missing, English for what a language lacks, and a key for what none has', () => {
    expect(text('problem.rowsLeftOut', { rows: 'A4' })).toBe(
      'Rows that are not read as players: A4. The first one says “…”.',
    );
    expect(text('nobody.hasThis' as TextKey)).toBe('nobody.hasThis');
    for (const language of LANGUAGES) {
      const lacking = Object.keys(en).find(key => !(key in DICTIONARIES[language])) as TextKey | undefined;
      if (lacking) expect(makeText(language)(lacking)).toBe(text(lacking));
    }
  });

  test('have the words of a kind of value before those of values, and what has none stays', () => {
    const mend = (allowed: string, values = {}) =>
      problemMend(
        text,
        problem('wrongValue', { name: 'seeding', text: 'x', allowed, ...values }, { kind: 'list' }),
      );
    expect(mend('count', { min: 1, max: 9 })).toContain('Allowed: a whole number from 1 to 9.');
    expect(mend('fold, sideways')).toContain(`Allowed: ${text('value.fold')}, sideways.`);
    expect(mend('constructor')).toContain('Allowed: constructor.');
    expect([valueWord(text, 'fold'), valueWord(text, 'sideways')]).toEqual([text('value.fold'), 'sideways']);
    expect(valueWord(makeText('de'), 'fold, random')).toBe(
      `${makeText('de')('value.fold')}, ${makeText('de')('value.random')}`,
    );
  });

  test.each(LANGUAGES)('tell what each kind of setting may be, in words: %s', language => {
    for (const key of SETTINGS) {
      const { kind }: { kind: SettingKind } = SETTING_TABLE[key];
      const { allowed } = allowedValues(kind);
      if (['choice', 'worth', 'yes or no'].includes(kind.kind)) continue;
      expect(DICTIONARIES[language], key).toHaveProperty([`allowed.${String(allowed)}`]);
    }
  });

  test.each(LANGUAGES)('list each word that a setting takes once, and it takes it: %s', language => {
    for (const key of SETTINGS) {
      const { kind }: { kind: SettingKind } = SETTING_TABLE[key];
      if (kind.kind !== 'choice') continue;
      const mend = problemMend(
        makeText(language),
        problem('wrongValue', { name: key, text: 'x', ...allowedValues(kind) }, { kind: 'list' }),
      );
      const listed = valueWord(makeText(language), kind.choices.join(', '));
      expect(mend).toContain(listed);
      expect(new Set(listed.split(', ')).size).toBe(kind.choices.length);
      for (const choice of kind.choices)
        expect(parseSettingValue(valueWord(makeText(language), choice), kind)).toEqual({ value: choice });
    }
  });

  test.each(LANGUAGES)('N95: on Handicap take what form and hint call it: %s', language => {
    const { kind } = SETTING_TABLE.handicap;
    for (const choice of kind.choices) {
      const label = DICTIONARIES[language][`sidebar.handicap.${choice}`] ?? '';
      const [word = ''] = label.split(/[:：（]/);
      expect(parseSettingValue(word, kind)).toEqual({ value: choice });
      expect(parseSettingValue(` ${word.toUpperCase()} `, kind)).toEqual({ value: choice });
    }
    const said = (DICTIONARIES[language]['setting.handicap'] ?? '')
      .replace(/[.。]$/, '')
      .split(/[,、]| (?:or|oder|o|ou|или) /);
    for (const word of said.slice(-2))
      expect([word, parseSettingValue(word.trim(), kind)]).toEqual([
        word,
        { value: word === said.at(-1) ? 'MMS' : 'rank' },
      ]);
  });

  test('have names of settings one by one, and what was typed in no other word', () => {
    expect(text('problem.duplicateSetting', { name: 'upperBar, lowerBar' })).toContain(
      'Upper bar, Lower bar is set',
    );
    expect(makeText('de')('problem.unreadableCell', { text: 'random' })).toContain('„random“');
  });

  test('about a setting take its name in the reader’s language, or as it was typed', () => {
    const about = (place: Problem['place']) =>
      problemSentence(makeText('de'), problem('tiebreakW1', {}, place));
    const name = makeText('de')('settingName.prizeTiebreaks');
    expect(about({ kind: 'setting', name: 'Prize tiebreaks' })).toContain(name);
    expect(about({ kind: 'list' })).toContain('…');
    expect(about({ kind: 'setting' } as Problem['place'])).toContain('…');
    expect(about({ kind: 'setting', name: 'My own' } as unknown as Problem['place'])).toContain('My own');
  });

  test('take what was typed as it is, braces and dollar signs too', () => {
    const typed = problem('unreadableCell', { text: '{text} $& $1' }, { kind: 'list' });
    expect(problemSentence(text, typed)).toBe('“{text} $& $1” is not a result.');
  });
});
