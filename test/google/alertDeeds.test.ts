import { describe, expect, test } from 'vitest';
import { addSheet, changeSheet, sheetNamed, type Book } from './book';
import type { Answering, Said } from './byAlerts';
import {
  all,
  created as createdEvent,
  eventOf,
  menuOver,
  typeCell,
  typePlayers,
  valuesOf,
  type Menu,
} from './eventByAlerts';
import type { System } from '../../src/tournament/systems';
import type { FakeGoogle } from './fakeGoogle';

const created = (system: System, rounds: number, players = 8): Menu =>
  createdEvent({ name: system, system, rounds, players });

/** Results of a round, typed by tables. */
function record(menu: Menu, typed: string): readonly Said[] {
  const rest = [typed];
  return menu.pick('recordResults', ({ text }) =>
    text.includes('Type a table') ? (rest.shift() ?? '') : 'YES',
  );
}

const cellsOf = (google: FakeGoogle, title: string): readonly string[] => {
  const [titles = [], ...rows] = valuesOf(google, 'Wall list');
  return rows.map(row => String(row[titles.indexOf(title)] ?? ''));
};

const typeInto = (google: FakeGoogle, no: number, title: string, value: string): void => {
  const [titles = []] = valuesOf(google, 'Wall list');
  typeCell(google, 'Wall list', no, titles.indexOf(title), value);
};

/** Round 2 is paired, and a result of round 1 is the other way round since. */
function pastTurned(): Menu {
  const menu = created('Swiss', 4);
  menu.pick('pairNextRound');
  record(menu, '1b 2b 3b 4b');
  menu.pick('pairNextRound');
  const row = valuesOf(menu.google, 'Round 1')[3]!;
  const [black, white] = [row[1], row[2]].map(label => Number.parseInt(String(label), 10));
  for (const no of [black!, white!]) {
    const typed = cellsOf(menu.google, 'R1')[no - 1]!;
    typeInto(
      menu.google,
      no,
      'R1',
      typed.replace(/[+-]/, sign => (sign === '+' ? '-' : '+')),
    );
  }
  typeCell(menu.google, 'Round 1', 3, 5, 'w');
  return menu;
}

/** Chooses what is called so in a list of numbers, and goes on with YES. */
const choosing =
  (label: string): Answering =>
  ({ text }) => {
    const line = text.split('\n').find(one => one.includes(label));
    return line ? (/^(\d+): /.exec(line)?.[1] ?? (line.startsWith('NO') ? 'NO' : 'YES')) : 'YES';
  };

describe('a past result that has changed', () => {
  test('is shown with all that the panel offers', () => {
    const said = pastTurned().pick('pairNextRound', () => undefined);
    expect(all(said)).toMatch(
      /1: Pair the affected games again\n2: Pair all open games again\n3: Keep the pairing of round 2\n4: Count it for ratings alone/,
    );
    expect(all(said)).toContain('Nothing was written.');
  });

  test.each(['Pair the affected games again', 'Pair all open games again'])('%s', label => {
    const menu = pastTurned();
    const before = cellsOf(menu.google, 'R1');
    const said = all(menu.pick('pairNextRound', choosing(label)));
    expect(said).toMatch(/Round 2 is changed|The games are the same/);
    expect(cellsOf(menu.google, 'R1')).toEqual(before);
    const state = all(menu.pick('recordResults', () => undefined));
    expect(state).toContain('Results of round 2');
  });

  test('counts for ratings alone, or the pairing is kept', () => {
    for (const label of ['Count it for ratings alone', 'Keep the pairing of round 2']) {
      const menu = pastTurned();
      const paired = cellsOf(menu.google, 'R2');
      menu.pick('recordResults', (asked, nth) =>
        asked.text.includes('Type a table') ? undefined : choosing(label)(asked, nth),
      );
      expect(cellsOf(menu.google, 'R2')).toEqual(paired);
      expect(all(menu.pick('recordResults', () => undefined))).toContain('Results of round 2');
      const log = valuesOf(menu.google, 'Log').flat().join(' ');
      expect(log).toMatch(label.startsWith('Count') ? /rating/i : /kept|keep/i);
    }
  });

  test('a No behind the preview of it writes nothing', () => {
    const menu = pastTurned();
    // That somebody has typed it stands in the Log from the first look on.
    menu.pick('recordResults', () => undefined);
    const before = menu.google.book();
    const said = menu.pick('pairNextRound', (asked, nth) =>
      asked.title.includes('Preview') ? 'NO' : choosing('Pair all open games again')(asked, nth),
    );
    expect(all(said)).toContain('Nothing was written.');
    expect(menu.google.book()).toEqual(before);
  });
});

describe('results that players report by a form', () => {
  const FORM = 'Form responses 1';
  /** Round 1 of eight is paired, and players have answered. */
  function reported(rows: readonly (readonly [number, string])[]): Menu {
    const menu = created('Swiss', 4);
    menu.pick('pairNextRound');
    menu.google.setBook(addSheet(menu.google.book(), FORM, 0));
    [['Timestamp', 'Round', 'Table', 'Result'], ...rows.map(one => [new Date(), 1, ...one])].forEach(
      (line, row) => line.forEach((value, column) => typeCell(menu.google, FORM, row, column, value)),
    );
    const { id } = sheetNamed(menu.google.book(), 'Wall list')!;
    menu.google.setBook({ ...menu.google.book(), active: id });
    return menu;
  }
  const ROWS = [
    [1, 'Black wins'],
    [2, '0-1'],
    [3, '1-0'],
    [3, '0-1'],
  ] as const;
  const known = (menu: Menu): number =>
    cellsOf(menu.google, 'R1').filter(cell => /^\d[+=-]/.test(cell)).length;
  /** Answers the question about reports, and types nothing. */
  const answering = (menu: Menu, answer: 'YES' | 'NO') => {
    const said = menu.pick('recordResults', ({ title }) =>
      title === 'Results by players' ? answer : undefined,
    );
    return { said, asked: said.find(({ title }) => title === 'Results by players')?.text ?? '' };
  };

  test('are asked about before anything is typed: each by names, what differs with its cell; YES records, NO does not', () => {
    const menu = reported(ROWS);
    const before = menu.google.book();
    const no = answering(menu, 'NO');
    expect(no.asked).toMatch(/^1\. Player .* won against Player .*\n2\. Player .* won against Player /);
    expect(no.asked).toContain(`To be decided\n${FORM} D5: Round 1, table 3`);
    expect(no.asked).toContain('YES: Record these results: 2');
    expect(known(menu)).toBe(0);
    expect(menu.google.book().sheets.length).toBe(before.sheets.length);
    const { said } = answering(menu, 'YES');
    expect(known(menu)).toBe(4);
    expect(said.at(-1)?.text).toContain('Results recorded as players reported them: 2.');
    expect(said.at(-1)?.text).toContain('is reported as');
    // Nothing is asked twice; what is left to decide is told.
    const later = answering(menu, 'YES');
    expect(later.asked).toBe('');
    expect(all(later.said)).toContain('is reported as');
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(known(menu)).toBe(0);
  });

  test('when they were the last, the round is over; without a form nothing is said', () => {
    const menu = reported([1, 2, 3, 4].map(table => [table, 'b'] as const));
    const { said } = answering(menu, 'YES');
    expect(known(menu)).toBe(8);
    expect(all(said)).toContain('Results recorded as players reported them: 4.');
    const plain = created('Swiss', 4);
    plain.pick('pairNextRound');
    expect(answering(plain, 'YES').asked).toBe('');
  });

  test('one that comes while the question stands is not taken unseen', () => {
    const menu = reported([[1, 'Black wins']]);
    menu.pick('recordResults', ({ title }) => {
      if (title !== 'Results by players') return undefined;
      [new Date(), 1, 1, '0-1'].forEach((value, column) => typeCell(menu.google, FORM, 2, column, value));
      return 'YES';
    });
    expect(known(menu)).toBe(0);
  });
});

describe('players', () => {
  const typing = (menu: Menu, lines: readonly string[]): readonly Said[] => {
    const rest = [...lines];
    return menu.pick('players', () => rest.shift());
  };

  test('withdraw, come back, miss a round and play it, in one act that is taken back', () => {
    const menu = created('McMahon', 4);
    const said = typing(menu, ['2 out, 3 out 2; ４ out、5 OUT 1, 99 out, 1 go, 2 in 7']);
    expect(said[1]?.title).toBe('Round 1: 5 of 8');
    expect(said[1]?.text).toMatch(
      /^2 Player 2.*: Withdraws\n3 Player 3.*: Misses 2\n4 Player 4.*: Withdraws\n5 Player 5.*: Misses 1\n99 out: there is no such player\n1 go: cannot be read\n2 in 7: there is no such round ahead/,
    );
    expect(cellsOf(menu.google, 'Out').slice(0, 6)).toEqual(['', '1-', '2', '1-', '1', '']);
    expect(all(typing(menu, ['2 in, 5 in 1']))).toContain('2 Player 2 (4d): Plays again\n5 Player 5');
    expect(cellsOf(menu.google, 'Out').slice(0, 6)).toEqual(['', '', '2', '1-', '', '']);
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(cellsOf(menu.google, 'Out').slice(0, 6)).toEqual(['', '1-', '2', '1-', '1', '']);
    menu.pick('pairNextRound');
    const paired = cellsOf(menu.google, 'R1');
    expect([1, 3, 4].map(at => /^\d+\?/.test(paired[at]!))).toEqual([false, false, false]);
  });

  test('what stands otherwise in the list meanwhile is not replaced, and said', () => {
    const menu = created('Swiss', 4);
    let asked = 0;
    const said = menu.pick('players', () => {
      if (asked++ > 0) return undefined;
      typeInto(menu.google, 2, 'Out', '3');
      return '2 out, 3 out';
    });
    expect(said[1]?.text).toMatch(/^3 Player 3.*: Withdraws\nSomebody else has changed it meanwhile/);
    expect(cellsOf(menu.google, 'Out').slice(0, 3)).toEqual(['', '3', '1-']);
  });

  test('closed, nothing is written, and said', () => {
    const menu = created('Swiss', 4);
    const before = menu.google.book();
    expect(all(menu.pick('players', () => undefined))).toContain('Nothing was written.');
    expect(menu.google.book()).toEqual(before);
  });

  test('a latecomer gets the place against the bye of the round in play, and where there is none the bye', () => {
    const menu = created('Swiss', 4, 7);
    menu.pick('pairNextRound');
    typePlayers(menu.google, 1, 8);
    const said = typing(menu, ['8 seat, 3 seat']);
    expect(said[0]?.text).toMatch(/8 Player 8 .* is in\. Round 1 is paired; \d Player \d.* has the bye\./);
    expect(said[1]?.text).toMatch(/^Seat 8 Player 8 .* in round 1 against/);
    expect(said[1]?.text).toContain('3 seat: there is no place in the round in play');
    const r1 = cellsOf(menu.google, 'R1').slice(0, 8);
    expect(r1.every(cell => /^\d+\?/.test(cell))).toBe(true);
    typePlayers(menu.google, 1, 9);
    const bye = typing(menu, ['9 seat']);
    expect(bye[0]?.text).toMatch(/9 Player 9 .* is in\. Round 1 is paired\.$/m);
    expect(cellsOf(menu.google, 'R1')[8]).toMatch(/^0/);
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(cellsOf(menu.google, 'R1')[8]).toBe('');
  });

  test('those who have no game in a round in play are paired in it, once somebody says so', () => {
    const menu = created('Swiss', 4);
    menu.pick('pairNextRound');
    typePlayers(menu.google, 2, 9);
    const before = menu.google.book();
    const asked = menu.pick('pairNextRound', () => 'NO');
    expect(all(asked)).toContain('Without a game in round 1 so far: 2');
    expect(menu.google.book()).toEqual(before);
    menu.pick('pairNextRound');
    expect(cellsOf(menu.google, 'R1').slice(8, 10)).toEqual([
      expect.stringMatching(/^10\?/),
      expect.stringMatching(/^9\?/),
    ]);
  });

  test('in a list without players, or where all rounds are paired, it says so', () => {
    const empty = created('Swiss', 1, 0);
    expect(all(empty.pick('players'))).toContain('When the players are typed');
    const menu = created('Swiss', 1, 4);
    menu.pick('pairNextRound');
    expect(all(typing(menu, ['2 out', '']))).toMatch(
      /All rounds are paired\.[^]*2 out: there is no such round ahead/,
    );
  });
});

describe('tables that are out of order', () => {
  /** The first two games sit at each other's table. */
  function exchanged(players = 8): Menu {
    const menu = created('Swiss', 4, players);
    menu.pick('pairNextRound');
    typeCell(menu.google, 'Round 1', 3, 0, '2');
    typeCell(menu.google, 'Round 1', 4, 0, '1');
    return menu;
  }
  const tablesOf = ({ google }: Menu): readonly string[] =>
    valuesOf(google, 'Round 1')
      .slice(3)
      .flatMap(([table, , white]) => (white === '' ? [] : [String(table)]));

  test('are numbered anew where somebody says so, before any result is in, and given back by an undo', () => {
    const menu = exchanged();
    const said = all(menu.pick('pairNextRound'));
    expect(said).toMatch(/^Tables of round 1\n0 of 4 results are in/);
    expect(said).toMatch(/\n2 → 1: Player \d.* – Player \d.*\n1 → 2: Player /);
    expect(said).toContain('Round 1 is changed');
    expect(tablesOf(menu)).toEqual(['1', '2', '3', '4']);
    expect(all(menu.pick('undoLastAction'))).toContain('Undone');
    expect(tablesOf(menu)).toEqual(['2', '1', '3', '4']);
  });

  test('stay at a No or a closed window, and nothing is written', () => {
    for (const answer of ['NO', undefined] as const) {
      const menu = exchanged();
      const before = menu.google.book();
      expect(all(menu.pick('pairNextRound', () => answer))).toContain('Nothing was written.');
      expect(menu.google.book()).toEqual(before);
    }
  });

  test('are told when the list changes between the question and the answer', () => {
    const menu = exchanged();
    const said = menu.pick('pairNextRound', () => {
      typeCell(menu.google, 'Round 1', 5, 0, '9');
      return 'YES';
    });
    expect(all(said)).not.toContain('Round 1 is changed');
    expect(tablesOf(menu)).toEqual(['2', '1', '9', '4']);
  });

  test('are not asked about where all are in order', () => {
    const menu = created('Swiss', 4);
    menu.pick('pairNextRound');
    const said = all(menu.pick('pairNextRound', () => 'YES'));
    expect(said).not.toContain('Tables of round');
    expect(said).toContain('Results of round 1');
  });
});

describe('numbers by lot', () => {
  const lots = (): Menu => created('Score pairing', 3);

  test('are offered, shown and written, and taken back', () => {
    const menu = lots();
    const before = cellsOf(menu.google, 'Name');
    const said = all(menu.pick('pairNextRound'));
    expect(said).toContain('The numbers are to be drawn by lot.');
    expect(said).toContain('The numbers are written.');
    expect(cellsOf(menu.google, 'No').slice(0, 8)).not.toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(cellsOf(menu.google, 'Name')).toEqual(before);
    expect(all(menu.pick('pairNextRound'))).toContain('Round 1 is written');
  });

  test('a No or a closed window at any of its questions writes nothing', () => {
    for (const answer of ['NO', undefined] as const)
      for (const at of [0, 1]) {
        const menu = lots();
        const before = menu.google.book();
        let asked = 0;
        const said = menu.pick('pairNextRound', ({ title }) =>
          title === 'Numbers by lot' && asked++ === at
            ? answer
            : title.includes('Preview')
              ? undefined
              : 'YES',
        );
        expect(all(said)).toContain('Nothing was written.');
        expect(menu.google.book()).toEqual(before);
      }
  });
});

describe('several lists', () => {
  /** A second tournament beside the one that was created. */
  function second(): Menu {
    const menu = created('Swiss', 3);
    const { google } = menu;
    const book: Book = addSheet(google.book(), 'Juniors', 9);
    const { id } = sheetNamed(book, 'Juniors')!;
    const lines = [
      ['No', 'Name', 'Rank', 'R1', 'R2'],
      ...Array.from({ length: 4 }, (_, i) => [i + 1, `Junior ${i + 1}`, '9k', '', '']),
    ];
    google.setBook(
      changeSheet(book, id, sheet => ({
        ...sheet,
        cells: lines.map(line => line.map(value => ({ value, formula: '', isText: true }))),
      })),
    );
    return menu;
  }

  test('one is chosen by its number, and every title names it', () => {
    for (const [typed, name] of [
      ['1', 'Wall list'],
      ['2', 'Juniors'],
      ['', 'Juniors'],
    ] as const) {
      const menu = second();
      const said = menu.pick('checkWallList', ({ text }) =>
        text.includes('several lists') ? typed : undefined,
      );
      expect(said[0]?.text).toMatch(/1: Wall list A1:\w+ · Players: 8\n2: Juniors A1:E5 · Players: 4/);
      expect(said.slice(1).map(({ title }) => title.endsWith(`(${name})`))).toEqual(
        said.slice(1).map(() => true),
      );
      expect(said.length).toBeGreaterThan(1);
    }
  });

  test('a round is paired, recorded and taken back in the one that was chosen, and the other stays', () => {
    const menu = second();
    const before = eventOf(menu.google);
    const goOn: Answering = ({ text }) => {
      if (text.includes('several lists')) return '2';
      if (text.includes('Type a table')) return text.includes('Missing tables') ? '1b 2w' : '';
      if (text.includes('Type the number of what is to be done')) return '1';
      return text.includes('enter or change') ? 'NO' : 'YES';
    };
    const paired = all(menu.pick('pairNextRound', goOn));
    expect(paired).toMatch(/Round 1 is written \(Juniors\)/);
    menu.pick('recordResults', goOn);
    const juniors = valuesOf(menu.google, 'Juniors')
      .slice(1)
      .map(line => String(line[3]));
    expect(juniors.filter(cell => /^\d[+-]/.test(cell))).toHaveLength(4);
    expect(eventOf(menu.google).filter(([name]) => name === 'Wall list')).toEqual(
      before.filter(([name]) => name === 'Wall list'),
    );
    expect(all(menu.pick('undoLastAction', goOn))).toContain('Undone');
    expect(
      valuesOf(menu.google, 'Juniors')
        .slice(1)
        .some(line => /\?/.test(String(line[3]))),
    ).toBe(true);
  });

  test('of two in one sheet a round is paired, recorded and taken back in the one that was chosen', () => {
    const menu = menuOver();
    const { google } = menu;
    const own = (name: string, count: number): readonly (readonly (string | number)[])[] => [
      ['No', 'Name', 'Rank', 'R1', 'R2'],
      ...Array.from({ length: count }, (_, i) => [i + 1, `${name} ${i + 1}`, `${i + 1}k`, '', '']),
    ];
    const lines = [...own('Senior', 6), ['', '', '', '', ''], ...own('Junior', 4)];
    const [{ id = 0, name: sheet = '' } = {}] = google.book().sheets;
    google.setBook(
      changeSheet(google.book(), id, one => ({
        ...one,
        cells: lines.map(line => line.map(value => ({ value, formula: '', isText: true }))),
      })),
    );
    const cells = (): readonly (readonly string[])[] =>
      valuesOf(google, sheet).map(line => line.slice(0, 5).map(String));
    const start = cells();
    const goOn: Answering = ({ text }) => {
      if (text.includes('several lists')) return '2';
      if (text.includes('Type a table')) return text.includes('Missing tables') ? '1b 2w' : '';
      if (text.includes('Type the number of what is to be done')) return '1';
      return text.includes('enter or change') ? 'NO' : 'YES';
    };
    const said = all(menu.pick('pairNextRound', goOn));
    expect(said).toMatch(/1: .*A1:E7 · Players: 6\n2: .*A9:E13 · Players: 4/);
    expect(said).toContain('Round 1 is written');
    menu.pick('recordResults', goOn);
    const results = cells()
      .slice(9)
      .map(line => line[3] ?? '');
    expect(results.filter(cell => /^\d[+-]/.test(cell))).toHaveLength(4);
    expect(cells().slice(0, 8)).toEqual(start.slice(0, 8));
    for (let press = 0; press < 2; press++)
      expect(all(menu.pick('undoLastAction', goOn))).toContain('Undone');
    expect(cells()).toEqual(start);
  });

  test('closed, nothing is written, and rubbish is asked again', () => {
    const menu = second();
    const before = menu.google.book();
    const typed: (string | undefined)[] = ['3', 'x', undefined];
    const said = menu.pick('pairNextRound', () => typed.shift());
    expect(said[1]?.text).toContain('“3” cannot be read.');
    expect(said[2]?.text).toContain('“x” cannot be read.');
    expect(said[3]?.text).toContain('Nothing was written.');
    expect(menu.google.book()).toEqual(before);
  });
});
