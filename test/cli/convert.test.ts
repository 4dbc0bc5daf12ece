import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finalOrder } from '../../cli/convert/finalOrder';
import { readArguments } from '../../cli/convert/options';
import { readOurs, writeOurs } from '../../src/exchange/ourTables';
import { readTournament } from '../../src/exchange/readTournament';
import { writeTournament } from '../../cli/convert/writeTournament';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { changed } from '../formats/aspects';
import { madeTournaments } from '../formats/generated';
import { unzip } from '../unzip';
import { hasReference, inReference } from '../reference';

const order = (line: string) => readArguments(line.split(' '));

describe('what is asked on the command line', () => {
  test('formats by the end of a name, or as said', () => {
    expect(order('cup.xml cup.h9')).toMatchObject({ options: { from: 'opengotha', to: 'h9' } });
    expect(order('cup.h3 cup.HTML --names short --hide 3,7')).toMatchObject({
      options: { from: 'h9', to: 'html', names: 'short', hide: [3, 7], club: false },
    });
    expect(order('cup --to tsv out')).toMatchObject({ options: { from: undefined, to: 'tsv' } });
  });

  test.each([
    ['cup.xml', 'one to write'],
    ['cup.xml out.doc', 'no format'],
    ['cup.xml out.h9 --from chess', 'no format'],
    ['cup.xml out.h9 --sise 3', '--sise'],
    ['cup.xml out.csv --table prizes', 'no table'],
    ['cup.xml out.html --hide Ann', 'numbers of players'],
    ['cup.xml out.h9 --encoding morse', 'no encoding'],
  ])('%s is told in words', (line, words) => {
    const read = order(line);
    expect(read.kind === 'wrong' ? read.sentence : '').toContain(words);
  });
});

describe('a tournament as wall list and settings', () => {
  test('comes back with everything but OpenGotha’s own', () => {
    for (const { name, tournament } of madeTournaments(16)) {
      const { list, settings } = writeOurs(tournament, '\t', 'By the rules of the EGF, but not in: Komi');
      const read = readOurs({ list, settings }, '\t');
      if (read.kind !== 'read') throw new Error(`${name}: ${JSON.stringify(read)}`);
      expect([name, changed(tournament, read.tournament)]).toEqual([name, []]);
      expect([name, read.tournament.settings]).toEqual([name, tournament.settings]);
    }
  });

  // N33 of docs/faults.md
  test('a remark has what to do beside what is wrong, and so has a list of nobody', () => {
    const list = 'No\tName\tRank\tRating\tR1\n1\tAnn\t3q\tmany\t2+\n2\tBo\t2k\t\t1-\n';
    const read = readOurs({ list, settings: undefined });
    expect(read.kind === 'read' && read.remarks).toEqual([
      expect.stringContaining('“3q” is not a rank. Type it as 3d, 12k or 2p.'),
      'D2: “many” is not a number for Rating. Type a plain number, or leave the cell empty.',
    ]);
    expect(readOurs({ list: 'No\tName\tR1\n', settings: undefined })).toMatchObject({
      sentence: expect.stringMatching(/^No players yet\. Type the players below the header row/),
    });
  });

  test('a cell that is not a result refuses it, and says what to type', () => {
    const list = 'No\tName\tR1\n1\tAnn\t2+\n2\tBo\tlost\n';
    expect(readOurs({ list, settings: undefined })).toMatchObject({
      kind: 'unreadable',
      sentence:
        'C3: “lost” is not a result. Type the opponent’s number with + (won), - (lost), = (jigo) or ? (not yet played); ' +
        '0+ for a bye, 0= (agreed) or 0- for a round not played.',
    });
  });

  test('the players of OpenGotha’s own table of players', () => {
    const list = '\nName;FirstName;Rank;Country;Club;\nVannier;Remi;2D;FR;35Re;\n马;超;1D;;;\n';
    const read = readTournament('csv', { list, settings: undefined });
    if (read.kind !== 'read') throw new Error(read.kind);
    expect(read.tournament.players.map(({ surname, firstName, club }) => [surname, firstName, club])).toEqual(
      [
        ['Vannier', 'Remi', '35Re'],
        ['马', '超', ''],
      ],
    );
  });
});

describe('a part of the rounds', () => {
  const [made] = [...madeTournaments(1)];
  const written = (line: string) => {
    const read = readArguments(`cup.tsv ${line}`.split(' '));
    if (read.kind !== 'options') return read;
    return writeTournament(made!.tournament, read.options, undefined);
  };

  test('goes to a federation; nowhere else, and no round that was not played', () => {
    const part = written('cup.aga --rounds 2-3');
    expect(
      'files' in part && part.files.map(file => 'text' in file && file.text.match(/^GAMES \d/gm)),
    ).toEqual([['GAMES 1', 'GAMES 2']]);
    const none = written('cup.h9 --rounds 9');
    expect('problems' in none && none.problems[0]).toMatchObject({
      code: 'roundsUnclear',
      severity: 'error',
    });
    expect(written('cup.html --rounds 2')).toEqual({
      kind: 'wrong',
      sentence: '--rounds is for h9, tou and aga.',
    });
  });
});

describe('the page for a website', () => {
  const [made] = [...madeTournaments(1)];
  const tournament: ExchangedTournament = {
    ...made!.tournament,
    players: made!.tournament.players.map((player, index) => ({
      ...player,
      surname: index === 0 ? '<img onerror=x>' : `Surname${index}`,
      firstName: `First${index}`,
      club: `Club${index}`,
      pin: `1000000${index}`,
    })),
  };
  const page = (line: string): string => {
    const read = readArguments(`cup.tsv cup.html ${line}`.trim().split(' '));
    if (read.kind !== 'options') throw new Error(read.kind);
    const [file] = writeTournament(tournament, read.options, undefined).files;
    return file && 'text' in file ? file.text : '';
  };

  test('what people typed is text in it, and nothing comes from elsewhere', () => {
    expect(page('')).toContain('&lt;img onerror=x&gt; First0');
    expect(page('')).not.toMatch(/<img|src=|href=/);
    expect(page('').match(/<script/g)).toHaveLength(1);
  });

  test('shows standings, rounds and cross table, in the language asked for', () => {
    const titles = [...page('--language de').matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(titles[0]).toBe('Rangliste · Runde 3');
    expect(titles).toContain('Runde 1');
    expect(titles[titles.length - 1]).toBe('Kreuztabelle');
  });

  test('of people what was chosen, and of who is hidden nothing but initials', () => {
    expect(page('')).not.toMatch(/Club1|10000001/);
    expect(page('--club --pin')).toMatch(/Club1.*10000001/);
    expect(page('--names short')).toContain('Surname1 F.');
    expect(page('--names initials')).not.toMatch(/Surname|First/);
    const hidden = page('--club --pin --hide 2');
    expect(hidden).toContain('S. F.');
    expect(hidden).not.toMatch(/Surname1|First1|Club1|10000001/);
  });

  test('its order is the one of the standings', () => {
    const first = finalOrder(tournament).order[0]!;
    const { surname } = tournament.players[first]!;
    expect(page('').split('<tbody>')[1]).toMatch(
      new RegExp(`^\\s*<tr><td>1</td><td>1</td><td>${surname.replace('<', '&lt;').replace('>', '&gt;')}`),
    );
  });
});

describe('npm run convert', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallist-'));
  const at = (name: string): string => join(folder, name);
  const run = (...args: string[]) => spawnSync('node', ['cli/convert.mjs', ...args], { encoding: 'utf8' });

  test('writes a file, says what is not in it, and never writes over another', () => {
    writeFileSync(
      at('cup.tsv'),
      'No\tName\tRank\tRating\tR1\n1\tAnn\t3d\t2300\t2+/b\n2\tBo\t1k\t2000\t1-/w\n',
    );
    const first = run(at('cup.tsv'), at('cup.h9'));
    expect(first.status).toBe(0);
    expect(first.stderr).toContain('Not carried over: ratings (2)');
    expect(readFileSync(at('cup.h9'), 'latin1')).toMatch(/ 1 Ann +3D XX xxxx .* 2\+\/b0\n/);
    expect(readFileSync(at('cup.h9'), 'latin1')).toContain('\n; By the rules of the EGF\n');
    const second = run(at('cup.tsv'), at('cup.h9'));
    expect([second.status, second.stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(second.stderr).toContain('exists already');
  });

  // N52 of docs/faults.md
  test('a column of McMahon scores that the list does not give: the bars that would', () => {
    const list =
      'No\tName\tRank\tMMS\tR1\tR2\n1\tAnn\t5d\t34\t2+\t3+\n2\tBob\t3d\t33\t1-\t4+\n' +
      '3\tCid\t2d\t32\t4+\t1-\n4\tDee\t1k\t29\t3-\t2-\n5\tEve\t4k\t30\t6+\t6-\n6\tFay\t6k\t30\t5-\t5+\n';
    writeFileSync(at('scores.tsv'), list);
    const { status, stderr } = run(at('scores.tsv'), at('scores.csv'));
    expect(status).toBe(0);
    expect(stderr).toContain('D2: The column MMS has other scores than the list gives (3: D2, D6, D7).');
    expect(stderr).toContain(
      'With System=McMahon; Upper bar=3d; Lower bar=1k all of them are those after round 2.',
    );
    expect(stderr).not.toContain('such as MMS.');
    writeFileSync(at('scores-settings.tsv'), 'System\tMcMahon\nUpper bar\t3d\nLower bar\t1k\n');
    expect(run(at('scores.tsv'), at('scores.csv'), '--replace').stderr).not.toContain('MMS');
  });

  // N51 of docs/faults.md
  test('results in another form are refused with what each cell becomes; nothing is written', () => {
    writeFileSync(at('ids.tsv'), 'ID\tName\tR1\n11\tAnn\t12+\n12\tBob\t11-\n13\tCid\t14+\n14\tDee\t13-\n');
    const ids = run(at('ids.tsv'), at('ids.csv'));
    expect([ids.status, existsSync(at('ids.csv'))]).toEqual([2, false]);
    expect(ids.stderr).toMatch(/ids\.tsv: A1: Opponents are the numbers of the column ID.*title No\.\n$/);
    writeFileSync(at('names.tsv'), 'Name\tR1\nAnn\tBob+\nBob\tAnn-\nCid\tRob+\nDee\tCid-\n');
    const { status, stderr } = run(at('names.tsv'), at('names.csv'));
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain(
      'B4: “Rob+”: nobody else in the list is called Rob. Write numbers: 3+ for a win',
    );
    expect(stderr).toContain('B2: Bob+ → 2+; B3: Ann- → 1-; B5: Cid- → 3-');
  });

  test('a book of sheets holds list, settings, standings and rounds, and a name stays a text', () => {
    writeFileSync(at('book.tsv'), 'No\tName\tRank\tR1\n1\t=1+1\t3d\t2+/b\n2\tBo\t1k\t1-/w\n');
    expect(run(at('book.tsv'), at('book.xlsx')).status).toBe(0);
    const parts = unzip(readFileSync(at('book.xlsx')));
    const sheets = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
    expect(sheets.map(([, name]) => name)).toEqual(['Wall list', 'Settings', 'Standings', 'Round 1']);
    expect(parts['xl/sharedStrings.xml']).toContain('<t>=1+1</t>');
    expect(parts['xl/sharedStrings.xml']).toContain('<t>By the rules of the EGF</t>');
    expect(Object.values(parts).join('')).not.toContain('<f>');
  });

  test('a rating list fills in who is found, and names who is not', () => {
    const line =
      ' 10000001  Ann                                   CZ  Plze    4d   --   2398     5  T120128E';
    writeFileSync(at('egf.txt'), `All ratings, 2026-11-01\n${line}\n`);
    writeFileSync(at('new.tsv'), 'No\tName\tRank\n1\tAnn\t3d\n2\tBo\t1k\n');
    const { status, stderr } = run(at('new.tsv'), at('rated.tsv'), '--ratings', at('egf.txt'));
    expect([status, readFileSync(at('rated.tsv'), 'utf8').split('\n')[1]]).toEqual([
      0,
      '1\tAnn\t4d\t2398\tEGF 2026-11-01\t10000001',
    ]);
    expect(stderr).toContain('Ann: rank 3d → 4d');
    expect(stderr).toContain('Bo is not in the list of the EGF.');
  });

  test('a bad file: exit code 2, one line with its place, and nothing is written', () => {
    writeFileSync(at('bad.xml'), '<Tournament><Players>\n<Player name="x"/></Players></Tournament>');
    const { status, stderr, stdout } = run(at('bad.xml'), at('bad.tsv'));
    expect([status, stdout, stderr.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(stderr).toContain('bad.xml:2:18: Player has no rank.');
    expect(readdirSync(folder).filter(name => name.startsWith('bad'))).toEqual(['bad.xml']);
  });

  test.runIf(hasReference)('an OpenGotha file becomes a wall list, is ranked, and goes to the EGF', () => {
    expect(run(inReference('opengotha/xml/mm37-seygo6.xml'), at('sey.tsv')).status).toBe(0);
    expect(existsSync(at('sey-settings.tsv'))).toBe(true);
    expect(run(at('sey.tsv'), at('sey.h9')).status).toBe(0);
    const points = readFileSync(inReference('opengotha/wallLists/mm37-seygo6.tsv'), 'utf8').split('\n');
    const header = points[0]!.split('\t');
    const theirs = points
      .slice(1)
      .filter(Boolean)
      .map(line => line.split('\t')[header.indexOf('MMS')]);
    const ours = [...readFileSync(at('sey.h9'), 'utf8').matchAll(/^ *\d+ .{30} .{3} .. .{4} (.{4})/gm)].map(
      ([, mms]) => mms!.trim(),
    );
    expect(ours).toEqual(theirs);
  });
});
