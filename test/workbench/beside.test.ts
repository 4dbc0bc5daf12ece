import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { answerFromCopy } from '../../workbench/beside/answerFromCopy';
import { copyOf } from '../../workbench/beside/bookCopy';
import { openWorkbook, readDist, type OpenWorkbook } from '../../workbench/headless';
import { loadProject, type GasRequire } from '../../workbench/project';
import { playedSample } from './playedSample';

const gasRequire = (createRequire(import.meta.url)('gas-local') as { require: GasRequire }).require;

/** A sample that the add-on has played, opened by a person of this language. */
async function sample(name: string, locale: string): Promise<OpenWorkbook> {
  const workbook = openWorkbook({ snapshot: await playedSample(name), locale });
  await workbook.settled();
  return workbook;
}

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

/** What a worker answers: the copy crosses to it as messages do. */
function beside(workbook: OpenWorkbook, request: object, language: string): unknown {
  const copy = structuredClone(copyOf(workbook.book));
  const { folder, html } = readDist('dist');
  return answerFromCopy({ id: 1, copy, language }, html, services =>
    loadProject(gasRequire, folder, services).call('sidebar', [request]),
  ).value;
}

describe.each(['mcmahon', 'swiss'])('%s, beside the page', name => {
  test.each(['en', 'ja'])('%s: a preview is the one that the page computes', async language => {
    open = await sample(name, language);
    for (const request of [{ ask: 'preview' }, { ask: 'state' }, { ask: 'preview', words: language }]) {
      const here = open.run('sidebar', request);
      expect(beside(open, request, language)).toEqual(here);
    }
  });
});

test('what would write, or speaks of something that a copy does not have, is left to the page', async () => {
  open = await sample('swiss', 'en');
  const { view } = open.run('sidebar', { ask: 'preview' }) as { view: { view: string; seen: string } };
  expect(view.view).toBe('preview');
  const before = structuredClone(open.save().sheets);
  expect(beside(open, { ask: 'write', seen: view.seen }, 'en')).toBe(undefined);
  expect(open.save().sheets).toEqual(before);
});
