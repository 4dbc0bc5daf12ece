import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clickCell,
  describeInBrowser,
  formulas,
  openWorkbench,
  ready,
  settled,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';
import { unzip } from '../unzip';
import { FIXTURE } from './fixture';

const HOSTILE = [
  'No\tName\tR1',
  '1\t<img src=x onerror="document.title=\'hacked\'">\t2+',
  '2\t=IMPORTXML("http://example.com","//a")\t3-14',
  '3\t+1-2\t1/2',
  '4\t"=SOS2(A1:A2)"\t007',
].join('\n');

describeInBrowser('the workbench in a browser', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('empty', { dist: FIXTURE });
  });
  afterAll(async () => open?.close());
  const LIST = [
    ['No', 'Name', 'R1'],
    [1, 'Ann', '2+'],
    [2, 'Bob', '1-'],
  ];
  // Every test begins with the same three rows and nothing else.
  beforeEach(async () => {
    const { page } = open;
    if (!page.url().endsWith('?open=empty')) {
      await page.goto(`${open.address}?open=empty`);
      await ready(page);
    }
    await page.evaluate(list => {
      const rows = Array.from({ length: 12 }, (_, row) =>
        [0, 1, 2, 3, 4, 5].map(column => list[row]?.[column] ?? ''),
      );
      window.workbench?.setNumberFormat('Sheet1', 'A1:F12', 'General');
      window.workbench?.setValues('Sheet1', 'A1:F12', rows);
    }, LIST);
    await settled(page);
  });

  test('a typed formula spills, follows an edit and an inserted row', async () => {
    const { page } = open;
    expect(await page.locator('#title').textContent()).toBe('A new tournament');
    await typeInCell(page, 'Sheet1', 'E1', '=SOS2(A1:C3)');
    expect(await values(page, 'Sheet1', 'E1:E3')).toEqual([[0], [3], [3]]);
    await typeInCell(page, 'Sheet1', 'C2', '9+');
    expect(await values(page, 'Sheet1', 'E1:E3')).toEqual([[0], [10], [3]]);
    await page.evaluate(() => window.workbench?.insertRows('Sheet1', 2, 1));
    await settled(page);
    expect(await formulas(page, 'Sheet1', 'E1')).toEqual([['=SOS2(A1:C4)']]);
    expect(await values(page, 'Sheet1', 'E1:E4')).toEqual([[0], [0], [10], [3]]);
  });

  test('a typed semicolon separates arguments', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E1', '=SOS2(A2:C3;"a;b")');
    expect(await values(page, 'Sheet1', 'E1:E2')).toEqual([['3 a;b'], ['3 a;b']]);
    expect(await formulas(page, 'Sheet1', 'E1')).toEqual([['=SOS2(A2:C3,"a;b")']]);
  });

  test('copy and paste by keyboard keeps the name SOS2', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E2', '=SOS2(A2:C2)');
    await clickCell(page, 'Sheet1', 'E2');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('before');
    await clickCell(page, 'Sheet1', 'E3');
    await page.keyboard.press('Control+v');
    await settled(page);
    await expect.poll(() => formulas(page, 'Sheet1', 'E3')).toEqual([['=SOS2(A3:C3)']]);
    await settled(page);
    expect(await values(page, 'Sheet1', 'E3')).toEqual([[3]]);
  });

  test('what is typed into a text cell stays as it is', async () => {
    const { page } = open;
    await page.evaluate(() => window.workbench?.setNumberFormat('Sheet1', 'E1:E5', '@'));
    for (const [at, text] of ['3-14', '1/2', '007', '14+', '0='].entries()) {
      await typeInCell(page, 'Sheet1', `E${at + 1}`, text);
    }
    expect(await values(page, 'Sheet1', 'E1:E5')).toEqual([['3-14'], ['1/2'], ['007'], ['14+'], ['0=']]);
  });

  test('the error of a function is told at its cell', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E1', '=FAIL("Round 3 has no results.")');
    expect(await values(page, 'Sheet1', 'E1')).toEqual([['#ERROR!']]);
    await clickCell(page, 'Sheet1', 'E1');
    await page.waitForSelector('#strip:has-text("Round 3 has no results.")');
    await clickCell(page, 'Sheet1', 'G9');
    await page.waitForSelector('#strip', { state: 'hidden' });
  });

  test('a reload does not lose the work, and Start afresh does', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E1', '=SOS2(A1:C3)');
    await typeInCell(page, 'Sheet1', 'A4', 'kept');
    await page.reload();
    await ready(page);
    expect(await values(page, 'Sheet1', 'A4')).toEqual([['kept']]);
    expect(await values(page, 'Sheet1', 'E1:E3')).toEqual([[0], [3], [3]]);
    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Start afresh…' }).click();
    await page.waitForFunction(() => window.workbench?.getValues('Sheet1', 'A1')[0]?.[0] === '');
    expect(await values(page, 'Sheet1', 'A1:E4')).toEqual(Array(4).fill(Array(5).fill('')));
  });

  test('a hostile table opens as text, and saves as it was', async () => {
    const { page } = open;
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Open a table as a plain sheet…' }).click()),
    ]);
    await chooser.setFiles({
      name: '<img src=x onerror=document.title=1>.tsv',
      mimeType: 'text/plain',
      buffer: Buffer.from(HOSTILE),
    });
    await page.waitForURL(/open=file-/);
    await ready(page);
    expect(await values(page, 'Wall list', 'A2:C5')).toEqual([
      [1, '<img src=x onerror="document.title=\'hacked\'">', '2+'],
      [2, '=IMPORTXML("http://example.com","//a")', '3-14'],
      [3, '+1-2', '1/2'],
      [4, '=SOS2(A1:A2)', '007'],
    ]);
    expect((await formulas(page, 'Wall list', 'A1:C5')).flat().join('')).toBe('');
    expect(await page.locator('#title').textContent()).toBe('<img src=x onerror=document.title=1>');
    // A person opens a cell and closes it again, and types over another: still text.
    await clickCell(page, 'Wall list', 'B3');
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    await typeInCell(page, 'Wall list', 'C4', '3-14');
    expect(await formulas(page, 'Wall list', 'B3')).toEqual([['']]);
    expect(await values(page, 'Wall list', 'B3:C4')).toEqual([
      ['=IMPORTXML("http://example.com","//a")', '3-14'],
      ['+1-2', '3-14'],
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Save this sheet as TSV…' }).click()),
    ]);
    const saved = await download.createReadStream().then(async stream => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      return Buffer.concat(parts).toString();
    });
    expect(saved.split('\n').slice(0, 3)).toEqual([
      'No\tName\tR1',
      '1\t"<img src=x onerror=""document.title=\'hacked\'"">"\t2+',
      '2\t"\'=IMPORTXML(""http://example.com"",""//a"")"\t3-14',
    ]);
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Save the workbook as XLSX…' }).click()),
    ]);
    expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
    const parts = unzip(readFileSync(await book.path()));
    expect(parts['xl/sharedStrings.xml']).toContain('=IMPORTXML(');
    expect(Object.values(parts).join('')).not.toContain('<f>');
    expect(await page.evaluate(() => document.querySelectorAll('img').length)).toBe(0);
    expect(await page.title()).toContain('Wallist');
  });

  test('a snapshot file brings everything back', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E1', '=SOS2(A1:C3)');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Save the workbook…' }).click()),
    ]);
    const path = await download.path();
    await page.setInputFiles('#file', []);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Open…', exact: true }).click()),
    ]);
    const { readFileSync } = await import('node:fs');
    await chooser.setFiles({
      name: 'a.wallist.json',
      mimeType: 'application/json',
      buffer: readFileSync(path),
    });
    await page.waitForURL(/open=file-/);
    await ready(page);
    expect(await values(page, 'Sheet1', 'A2:E2')).toEqual([[1, 'Ann', '2+', '', 3]]);
    expect(await formulas(page, 'Sheet1', 'E1')).toEqual([['=SOS2(A1:C3)']]);
  });

  test('the menu works by keyboard and shows its labels as text', async () => {
    const { page } = open;
    await page.getByRole('menuitem', { name: 'File' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open the panel');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Say something');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#dialog[open]');
    expect(await page.locator('#dialog-text').textContent()).toBe('<img src=x onerror=alert(1)>');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Wallist' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await page.locator('[role=menu]:visible').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Wallist');
  });

  test('the menu Edit makes cells bold and coloured, and takes it back', async () => {
    const { page } = open;
    const choose = async (label: string) => {
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    const look = () =>
      page.evaluate(() => {
        const { styles, sheets } = window.workbench?.snapshot() ?? {};
        const cell = Object.values(sheets ?? {})[0]?.cellData?.[1]?.[1];
        const style = typeof cell?.s === 'string' ? styles?.[cell.s] : cell?.s;
        return [style?.bl ?? 0, style?.bg?.rgb ?? ''];
      });
    await clickCell(page, 'Sheet1', 'B2');
    await choose('Bold');
    await expect.poll(look).toEqual([1, '']);
    await choose('Green');
    await expect.poll(look).toEqual([1, '#d9ead3']);
    await choose('Undo');
    await expect.poll(look).toEqual([1, '']);
    await choose('Undo');
    await expect.poll(look).toEqual([0, '']);
  });

  test('the panel talks to the script in plain values only', async () => {
    const { page } = open;
    const panel = await open.panel();
    await panel.waitForSelector('#heard:has-text("state")');
    const ask = (request: unknown, name?: string) =>
      panel.evaluate(
        ([asked, run]) =>
          (window as unknown as { ask: (...given: unknown[]) => void }).ask(asked, run ?? 'sidebar'),
        [request, name] as const,
      );
    await ask({ ask: 'write', text: 'from the panel' });
    await expect.poll(() => values(page, 'Sheet1', 'A1')).toEqual([['from the panel']]);
    await ask({ ask: 'date' });
    await panel.waitForSelector('#heard:has-text("failed: [object Date]")');
    await ask({ ask: 'fail' });
    await panel.waitForSelector('#heard:has-text("failed: The script says no")');
    await ask({ ask: 'hello' }, 'hidden_');
    await panel.waitForSelector('#heard:has-text("cannot be called")');
    await ask({ ask: 'hello' }, 'eval');
    await panel.waitForSelector('#heard:has-text("Script function not found: eval")');
  });

  test('the bridge hears nobody else, not even with the right words', async () => {
    const { page } = open;
    const panel = await open.panel();
    const token = /\("([0-9a-f]{32})", (?:true|false)\)/.exec(
      (await page.getAttribute('#panel-frame iframe', 'srcdoc')) ?? '',
    )?.[1];
    expect(token).toBeDefined();
    // The page itself, a strange frame with the right token, and the panel with a wrong one.
    await page.evaluate(async known => {
      const call = { id: 1, run: 'sidebar', args: [{ ask: 'write', text: 'stranger' }] };
      window.postMessage({ ...call, token: known }, '*');
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify({ ...call, token: known })}, '*')</script>`;
      document.body.append(frame);
      await new Promise(resolve => (frame.onload = resolve));
    }, token);
    await panel.evaluate(() =>
      window.parent.postMessage(
        { id: 1, token: 'x', run: 'sidebar', args: [{ ask: 'write', text: 'wrong' }] },
        '*',
      ),
    );
    // A right call afterwards: by then the wrong ones have been read.
    await panel.click('#ask');
    await panel.waitForSelector('#heard:has-text("hello")');
    expect(await values(page, 'Sheet1', 'A1')).toEqual([['No']]);
    expect(await panel.evaluate(() => window.origin)).toBe('null');
  });

  test('a dropdown offers its list, refuses other text and moves with its row', async () => {
    const { page } = open;
    await page.evaluate(() => window.workbench?.run('sidebar', { ask: 'offer' }));
    await page.evaluate(() => window.workbench?.insertRows('Sheet1', 1, 1));
    await clickCell(page, 'Sheet1', 'B2');
    await page.waitForSelector('#strip:has-text("How opponents are found")');
    await page.locator('select.cell-list').selectOption('Swiss');
    expect(await values(page, 'Sheet1', 'B2')).toEqual([['Swiss']]);
    await clickCell(page, 'Sheet1', 'B2');
    await page.keyboard.type('Chess');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#toasts:has-text("Chess")');
    await page.keyboard.press('Escape');
    expect(await values(page, 'Sheet1', 'B2')).toEqual([['Swiss']]);
    await page.evaluate(() => window.workbench?.deleteRows('Sheet1', 1, 1));
    await page.evaluate(() => window.workbench?.run('sidebar', { ask: 'offer nothing' }));
  });

  test('the script has no names of the web, and the page asks nobody else', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'E1', '=ABSENT()');
    expect(await values(page, 'Sheet1', 'E1')).toEqual([['']]);
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
