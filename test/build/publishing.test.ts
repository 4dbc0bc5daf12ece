import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStaysHere } from '../../build/checks.mjs';
import { LANGUAGES } from '../../src/tournament/languages';

const PAGE = readFileSync('docs/publishing.md', 'utf8');
const [, short = '', long = ''] = PAGE.split(/\| (?:Short|Long) description/);
const rows = (table: string) =>
  [...table.matchAll(/^\| (\w\w) +\| (.+?) +\|$/gm)].map(([, language, text]) => [language, text] as const);

describe('the pages that Google asks for', () => {
  const privacy = readFileSync('docs/privacy.md', 'utf8');

  it('are led to from the checklist', () => {
    for (const name of ['privacy.md', 'terms.md']) {
      expect(PAGE).toContain(`](${name})`);
      expect(readFileSync(`docs/${name}`, 'utf8').length).toBeGreaterThan(400);
    }
  });

  it('promise what the manifest holds, and what the build looks for', () => {
    const { exceptionLogging } = JSON.parse(readFileSync('appsscript.json', 'utf8')) as {
      exceptionLogging: string;
    };
    expect(privacy).toContain(`\`exceptionLogging\` is \`${exceptionLogging}\``);
    expect(privacy).toContain('no permission to reach any other address');
    expect(privacy).toContain('_this spreadsheet only_');
    expect(checkStaysHere('a page', 'fetch("https://a")')).toHaveLength(1);
  });
});

describe('the listing', () => {
  it('is in every language, the short one as short as Google wants it', () => {
    expect(
      rows(short)
        .map(([language]) => language)
        .sort(),
    ).toEqual([...LANGUAGES].sort());
    expect(
      rows(long)
        .map(([language]) => language)
        .sort(),
    ).toEqual([...LANGUAGES].sort());
    expect(rows(short).filter(([, text = '']) => text.length > 200)).toEqual([]);
    expect(new Set(rows(long).map(([, text]) => text)).size).toBe(LANGUAGES.length);
  });

  it('names the scopes of the manifest', () => {
    const { oauthScopes } = JSON.parse(readFileSync('appsscript.json', 'utf8')) as { oauthScopes: string[] };
    for (const scope of oauthScopes)
      expect(PAGE).toContain(scope.replace('https://www.googleapis.com/auth/', ''));
  });

  it('has up to five screenshots, of the size that Google asks for', () => {
    const pictures = readdirSync('docs/listing');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThanOrEqual(5);
    for (const name of pictures) {
      const header = readFileSync(`docs/listing/${name}`);
      expect([name, header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([name, 1280, 800]);
      expect(PAGE).toContain(`listing/${name}`);
    }
  });
});
