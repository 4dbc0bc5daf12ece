import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { push } from '../../build/push.mjs';

const OURS = '{"oauthScopes":["ours"]}';

/** A folder with a built add-on and a clasp that does what clasp 3.4.1 does: commands/create-script.js and core/files.js. */
function folder(scriptId: string | undefined, isSignedIn = true) {
  const root = mkdtempSync(join(tmpdir(), 'wallist-'));
  const at = (name: string) => join(root, name);
  const log: string[] = [];
  let pushed: Readonly<Record<string, string>> = {};
  if (scriptId !== undefined) writeFileSync(at('.clasp.json'), JSON.stringify({ scriptId, rootDir: 'dist' }));
  const clasp = ([command, ...options]: readonly string[]): boolean => {
    log.push([command, ...options].join(' '));
    if (!isSignedIn) return false;
    if (command === 'create-script') {
      if (existsSync(at('.clasp.json'))) return false;
      writeFileSync(at('.clasp.json'), JSON.stringify({ scriptId: 'made', rootDir: 'dist' }));
      writeFileSync(at('dist/appsscript.json'), '{"timeZone":"of Google"}');
      return true;
    }
    const files = readdirSync(at('dist'));
    pushed = Object.fromEntries(files.map(name => [name, readFileSync(at(`dist/${name}`), 'utf8')]));
    return true;
  };
  const rebuild = () => {
    rmSync(at('dist'), { recursive: true, force: true });
    mkdirSync(at('dist'));
    writeFileSync(at('dist/appsscript.json'), OURS);
    writeFileSync(at('dist/bundle.js'), 'var Wallist;');
    return Promise.resolve();
  };
  return {
    push: (isNew: boolean) => push({ root, isNew, clasp, rebuild }),
    log,
    pushed: () => pushed,
    names: () => readdirSync(root).sort(),
    clasp: () => (JSON.parse(readFileSync(at('.clasp.json'), 'utf8')) as { scriptId: string }).scriptId,
  };
}

describe('npm run push -- --new', () => {
  it.each(['REPLACE_ME', 'mine', undefined])(
    'makes a spreadsheet and pushes our manifest, where .clasp.json names %s',
    async id => {
      const one = folder(id);
      await one.push(true);
      expect(one.log.map(line => line.split(' ')[0])).toEqual(['create-script', 'push']);
      expect(one.pushed()).toEqual({ 'appsscript.json': OURS, 'bundle.js': 'var Wallist;' });
      expect(one.clasp()).toBe('made');
      expect(one.names()).toEqual(
        [...(id === 'mine' ? ['.clasp.mine.json'] : []), '.clasp.json', 'dist'].sort(),
      );
    },
  );

  it('leaves everything as it was where nobody is signed in', async () => {
    const one = folder('mine', false);
    await expect(one.push(true)).rejects.toThrow('clasp login');
    expect([one.clasp(), one.names()]).toEqual(['mine', ['.clasp.json', 'dist']]);
  });
});

describe('npm run push', () => {
  it('sends what was built', async () => {
    const one = folder('mine');
    await one.push(false);
    expect([one.log, one.pushed()['appsscript.json']]).toEqual([['push'], OURS]);
  });

  it('says what to do where Google answers 500 to a large file', async () => {
    const one = folder('mine', false);
    await expect(one.push(false)).rejects.toThrow(/500.*paste dist\/program\.html by hand/);
  });

  it('asks for a script where none is named', async () => {
    const one = folder('REPLACE_ME');
    await expect(one.push(false)).rejects.toThrow('--new');
    expect(one.log).toEqual([]);
  });
});
