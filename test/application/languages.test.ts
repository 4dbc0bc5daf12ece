import { expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { View } from '../../src/application/protocol/protocol';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { memoryWorkbook } from './memoryWorkbook';

test.each(LANGUAGES)(
  'create, pair, record and undo with sheets in the organiser’s language: %s',
  language => {
    const book = memoryWorkbook();
    const text = makeText(language);
    const workbook = { ...book.workbook, userLanguage: () => language };
    const ask = (request: Parameters<typeof answer>[1]): View => answer(workbook, request).view;
    const tournament = {
      name: 'Cup',
      system: 'McMahon',
      teams: false,
      rounds: 3,
      upperBar: '3d',
      lowerBar: '',
      seed: '',
    } as const;
    expect(ask({ ask: 'create', tournament }).view).toBe('created');
    const list = text('sheet.wallList');
    expect(workbook.sheetNames()).toEqual([
      list,
      text('sheet.settings'),
      text('sheet.system'),
      text('sheet.log'),
    ]);
    expect(ask({ ask: 'check' })).toEqual({ view: 'problems', problems: [], mayPair: true });
    const preview = ask({ ask: 'preview' });
    if (preview.view !== 'preview') throw new Error(JSON.stringify(preview));
    expect(ask({ ask: 'write', seen: preview.seen })).toMatchObject({
      view: 'written',
      games: 4,
      different: [],
    });
    const round = text('sheet.round', { round: 1 });
    expect(book.choices(round, 'F4')).toContain(text('result.white'));
    book.type(round, 'F4', text('result.white'));
    book.type(round, 'F5', text('result.bothLose'));
    book.type(round, 'F6', '½-½');
    book.type(round, 'F7', text('result.black'));
    const recorded = ask({ ask: 'record' });
    expect(recorded).toMatchObject({ view: 'recorded', results: 4, left: [] });
    expect(
      book
        .values(list)
        .map(line => String(line[7]))
        .join(' '),
    ).not.toContain('?');
    const offer = recorded.view === 'recorded' ? recorded.undo : undefined;
    expect(offer?.what).toBe(text('action.record', { results: 4, round: 1 }));
    expect(ask({ ask: 'undo', action: offer?.action ?? '' })).toMatchObject({ view: 'undone', restored: 8 });
    expect(ask({ ask: 'state' })).toMatchObject({ view: 'results missing', recordable: 4 });
  },
);
