import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST, loadAddon, range, type BuiltAddon } from './built';

const FILE = readFileSync(join(DIST, 'program.html'), 'utf8');

/** The add-on of a script with these files; `read` has the names of those that were asked for. */
function opened(files: Readonly<Record<string, string>>): {
  readonly addon: BuiltAddon;
  readonly read: string[];
} {
  const read: string[] = [];
  const addon = loadAddon({
    HtmlService: {
      createTemplateFromFile: (name: string) => {
        read.push(name);
        const content = files[name];
        if (content === undefined) throw new Error(`No HTML file named ${name} was found.`);
        return { getRawContent: () => content };
      },
    },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => {
        throw new Error('no spreadsheet here');
      },
    },
  });
  return { addon, read };
}

const asked = ({ addon }: Pick<ReturnType<typeof opened>, 'addon'>) => addon.sidebar!({ ask: 'state' });

/** What is unforeseen is told in the panel. */
const NO_SPREADSHEET = {
  view: {
    view: 'stopped',
    reasons: [{ sentence: expect.stringContaining('no spreadsheet here') as string }],
  },
};

describe('the program of the panel', () => {
  it('is not read by a formula', () => {
    const { addon, read } = opened({ program: FILE });
    const list = range(`
      | No | Name | R1 |
      | 1  | Ada  | 2+ |
      | 2  | Ben  | 1- |
    `);
    expect(addon.NEXTROUND!(list, 'System=Swiss; Rounds=2')[0]).toHaveLength(1);
    expect(addon.WINS!(list, 'System=Swiss').slice(1)).toEqual([[1], [0]]);
    expect(read).toEqual([]);
  });

  it('is read once by a script, and answers with what it finds', () => {
    const script = opened({ program: FILE });
    expect(asked(script)).toMatchObject(NO_SPREADSHEET);
    expect(asked(script)).toMatchObject(NO_SPREADSHEET);
    expect(script.read).toEqual(['program']);
  });

  it('declares nothing beside the script', () => {
    const { addon } = opened({ program: FILE });
    const before = Object.keys(addon);
    expect(asked({ addon })).toMatchObject(NO_SPREADSHEET);
    expect(Object.keys(addon)).toEqual(before);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['of another version', { program: FILE.replace(/^(Wallist program) \w+/m, '$1 0123') }],
    ['cut short', { program: FILE.slice(0, 400_000) }],
    ['changed on its way', { program: FILE.replace('var Program', 'var  Program') }],
    ['another file', { program: '<html></html>' }],
  ])('is not run where the file is %s', (_what, files) => {
    expect(() => asked(opened(files))).toThrow('program.html is of another version');
  });

  it('names the spare script where text may not be evaluated, and the self-test says so above the sheet', () => {
    const toasts: unknown[][] = [];
    const addon = loadAddon({
      Function: () => {
        throw new EvalError('Code generation from strings disallowed');
      },
      SpreadsheetApp: {
        getActiveSpreadsheet: () => ({ toast: (...given: unknown[]) => toasts.push(given) }),
      },
    });
    const words = 'add the file spare/program-script.txt as a script';
    expect(() => asked({ addon })).toThrow(words);
    expect(() => addon.selfTest!()).toThrow(words);
    expect(toasts).toEqual([[expect.stringContaining(words), 'Wallist', -1]]);
  });

  it('is missed by its name', () => {
    expect(() => asked(opened({}))).toThrow('No HTML file named program was found.');
  });
});
