import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook, type OpenWorkbook } from '../../workbench/headless';
import { DIST } from './built';

describe('the self-test in the workbench', () => {
  let workbook: OpenWorkbook;
  beforeAll(async () => {
    workbook = openWorkbook({ sheets: { 'Wall list': [['Name', 'R1']] } });
    workbook.menu('Self-test');
    await workbook.settled();
  });
  afterAll(() => workbook.close());

  it('passes', () => {
    const lines = workbook.getValues('Self-test', 'A4:C60').filter(([name]) => name !== '');
    expect(lines.filter(([, verdict]) => verdict !== 'pass')).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
    expect(workbook.getValues('Self-test', 'A1:B1')).toEqual([['Wallist self-test', 'everything passes']]);
  });

  it('asks every custom function', () => {
    const names = workbook.getValues('Self-test', 'A4:A60').map(([name]) => name);
    const functions = JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[];
    expect(names).toEqual(expect.arrayContaining(functions.map(({ name }) => name)));
  });

  it('opens the panel', () => {
    expect(workbook.seen.panels).toHaveLength(1);
  });

  it('leaves the sheets of the organiser alone, and uses its own again', async () => {
    workbook.menu('Self-test');
    await workbook.settled();
    expect(workbook.sheets()).toEqual(['Wall list', 'Self-test']);
    expect(workbook.getValues('Self-test', 'B1:B1')).toEqual([['everything passes']]);
    expect(workbook.getValues('Wall list', 'A1:B1')).toEqual([['Name', 'R1']]);
  });
});

describe('the self-test fails', () => {
  const failed = (workbook: OpenWorkbook) =>
    workbook
      .getValues('Self-test', 'A4:B60')
      .filter(([, verdict]) => verdict === 'fail')
      .map(([name]) => name);

  it('where somebody else holds the lock, and says so above', async () => {
    const workbook = openWorkbook();
    workbook.holdLock(true);
    workbook.menu('Self-test');
    await workbook.settled();
    expect(failed(workbook)).toEqual(['Document lock']);
    expect(workbook.getValues('Self-test', 'B1:B1')).toEqual([['see below']]);
    workbook.close();
  });

  it('where a function answers something else', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'wallist-'));
    cpSync(DIST, dist, { recursive: true });
    const globals = readFileSync(join(dist, 'globals.js'), 'utf8').replace('Wallist.SOS2(', 'Wallist.SOS1(');
    writeFileSync(join(dist, 'globals.js'), globals);
    const workbook = openWorkbook({ dist });
    workbook.menu('Self-test');
    await workbook.settled();
    expect(failed(workbook)).toEqual(['SOS2']);
    workbook.close();
  });

  it('where the file of the texts is missing, and only there', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'wallist-'));
    cpSync(DIST, dist, { recursive: true });
    rmSync(join(dist, 'texts.html'));
    const workbook = openWorkbook({ dist });
    workbook.menu('Self-test');
    await workbook.settled();
    expect(failed(workbook)).toEqual(['Texts of the languages', 'PLACE in Spanish']);
    workbook.close();
  });

  it('never over a sheet of that name which is somebody else’s', async () => {
    const workbook = openWorkbook({ sheets: { 'Self-test': [['mine']] } });
    workbook.menu('Self-test');
    await workbook.settled();
    expect(workbook.getValues('Self-test', 'A1:A1')).toEqual([['mine']]);
    expect(workbook.getValues('Self-test 2', 'B1:B1')).toEqual([['everything passes']]);
    workbook.close();
  });
});
