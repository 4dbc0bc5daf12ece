import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/exchange/readFile';
import { readTournament } from '../../src/exchange/readTournament';
import { LANGUAGES } from '../../src/tournament/languages';
import { readFile as readInWorkbench } from '../../workbench/page/kept/files';
import { hasReference, inReference } from '../reference';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const PAIRGOTH = JSON.stringify(
  {
    id: 1,
    type: 'INDIVIDUAL',
    name: 'Cup',
    gobanSize: 19,
    rounds: 3,
    pairing: { type: 'MAC_MAHON' },
    players: [{ id: 1, name: 'Kask', firstname: 'Mari' }],
    games: [],
  },
  null,
  2,
);

const refusal = (text: string, language: (typeof LANGUAGES)[number] = 'en'): string => {
  const read = readFile('cup.tour', bytesOf(text), language);
  return read.kind === 'refused' ? read.sentence : `read as ${read.format}`;
};

describe('D28 a file that is JSON', () => {
  test.each(LANGUAGES)(
    'of Pairgoth is refused with one sentence that says what to export there, in %s',
    language => {
      expect(refusal(PAIRGOTH, language)).toMatch(/Pairgoth.*Export → OpenGotha/);
      // It breaks off, or somebody has put a byte order mark before it.
      expect(refusal(PAIRGOTH.slice(0, 90), language)).toMatch(/Pairgoth/);
      expect(refusal(`\uFEFF${PAIRGOTH}`, language)).toMatch(/Pairgoth/);
    },
  );

  test('of anything else is refused as such', () => {
    for (const text of ['{}', '[]', '[1, 2]', '{"players": []}', '{ "name": "x", '])
      expect([text, refusal(text)]).toEqual([text, expect.stringMatching(/^This is a JSON file/)]);
  });

  test('is not what a list is that begins with a bracket', () => {
    const list = '[Cup]\nNo;Name;Rank;R1\n1;Ann;3d;2+\n2;Bo;2d;1-\n';
    expect(readFile('list.csv', bytesOf(list), 'en').kind).toBe('read');
    expect(refusal('{x}\tName\tR1\n1\tAnn\t2+\n')).toBe('read as tsv');
  });

  test('is refused in the terminal too', () => {
    const read = readTournament(undefined, { list: PAIRGOTH, settings: undefined });
    expect(read).toMatchObject({ kind: 'refused', problem: { code: 'pairgothFile' } });
  });

  test('goes from the page of the workbench to the panel, unless the workbench saved it', () => {
    expect(readInWorkbench('cup.tour', bytesOf(PAIRGOTH)).kind).toBe('foreign');
    expect(readInWorkbench('cup.txt', bytesOf(PAIRGOTH)).kind).toBe('foreign');
  });

  test.skipIf(!hasReference)('as Pairgoth wrote it', () => {
    const path = inReference('formats/mcmahon-71.pairgoth.tour');
    expect(existsSync(path)).toBe(true);
    expect(refusal(readFileSync(path, 'utf8'))).toMatch(/^This is Pairgoth/);
  });
});
