import { expect, test } from 'vitest';
import { makeTable, parseTable } from '../../workbench/tsv';
import { BEGINNINGS } from '../google/hostileEvent';

test.each(BEGINNINGS)(
  'a saved sheet has no formula of text that begins with %j, and has it again',
  beginning => {
    const text = `${beginning}IMPORTXML("x")`;
    for (const separator of ['\t', ','] as const) {
      const saved = makeTable([[text, '-3', '14+/w']], separator);
      expect(saved.replace(/^"/, '')[0]).not.toMatch(/[\s=+\-@＝＋]/);
      expect(parseTable(saved, separator)).toEqual([[text, '-3', '14+/w']]);
    }
  },
);
