import { describe, expect, test } from 'vitest';
import { knockoutEnd, knockoutWarnings } from '../../src/pairing/knockout/knockoutProblems';
import type { Settings } from '../../src/tournament/settings';
import { eventOf } from '../eventOf';
import { standingText } from './pairingText';

const KNOCK_OUT = { system: 'Knock-out', seed: 'a' } as const;

const event = (text: string, given: Partial<Settings> = KNOCK_OUT) => eventOf(standingText(text, given));

describe('what is wrong in a knock-out', () => {
  const told = (text: string) =>
    knockoutWarnings(event(text)).map(({ code, severity, place, values }) => [
      code,
      severity,
      place.kind === 'entry' ? `${place.player} R${place.round}` : '',
      values['own'],
      values['theirs'],
    ]);

  test('is said once for two cells, of every round that there is, as a warning', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2= | 3+
      Bo   | 1= | .
      Cy   | 4+ | 1+
      Di   | 3- | .`;
    expect(told(list)).toEqual([
      ['knockoutDraw', 'warning', '0 R1', '2= 2+', '1= 1-'],
      ['knockoutContradiction', 'warning', '0 R2', '3= 3+', '1= 1-'],
    ]);
    expect(
      told(list.replace('2= | 3+', '2- | .').replace('1= | .', '1- | .').replace('4+ | 1+', '4+ | .')),
    ).toEqual([['nobodyThrough', 'warning', '0 R1', '2= 2+', '1= 1-']]);
    expect(knockoutWarnings(event(list, { system: 'Swiss' }))).toEqual([]);
  });

  test('is said of the cell that has it, and not of open games nor of those who are out', () => {
    const final = `
      Name | R1 | R2
      Ann  | 2+ | 3+
      Bo   | 1- | 4=
      Cy   | 4+ | 1-
      Di   | 3- | 2=`;
    expect(told(final)).toEqual([]);
    expect(told(final.replace('3+\n', '3-\n'))).toEqual([
      ['nobodyThrough', 'warning', '0 R2', '3= 3+', '1= 1-'],
    ]);
    expect(told(final.replace('3+\n', '3?\n').replace('1-\n      Di', '1?\n      Di'))).toEqual([]);
    expect(told('Name | R1\nAnn | 2+\nBo | 1=')).toEqual([
      ['knockoutDraw', 'warning', '1 R1', '1= 1+', '2= 2-'],
    ]);
  });

  test('a playoff behind it is none of it', () => {
    const list = 'Name | R1 | R2\nAnn | 2+ | 3=\nBo | 1- | .\nCy | 4+ | 1=\nDi | 3- | .';
    const playoff = { ...KNOCK_OUT, playoffRounds: [2], playoffPlaces: 2 };
    expect(knockoutWarnings(event(list, playoff))).toEqual([]);
  });

  test('of a stage in its own rounds', () => {
    const list = 'Name | R1 | R2 | R3\nAnn | 2= | 2= | 2=\nBo | 1= | 1= | 1=';
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 3, system: 'Knock-out' },
    ] as const;
    const rounds = knockoutWarnings(event(list, { stages, qualifiers: 2 })).map(
      ({ values }) => values['round'],
    );
    expect(rounds).toEqual([2, 3]);
  });

  test('keeps its end open, and else the last who is in has won', () => {
    const end = (text: string) =>
      knockoutEnd(event(text), 0).map(({ code, values }) => [code, values['player']]);
    expect(end('Name | R1\nAnn | 2+\nBo | 1-')).toEqual([['knockoutOver', 'Ann (1)']]);
    expect(end('Name | R1\nAnn | 2=\nBo | 1=')).toEqual([['knockoutDraw', 'Ann (1)']]);
    expect(end('Name | R1\nAnn | 2-\nBo | 1-')).toEqual([]);
    expect(knockoutEnd(event('Name | R1\nAnn | 2+\nBo | 1-\nCy | 4+\nDi | 3-'), 0)).toMatchObject([
      { code: 'nobodyHasWon', values: { players: 'Ann (1), Cy (3)' } },
    ]);
  });
});
