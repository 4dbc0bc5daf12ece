import { describe, expect, test } from 'vitest';
import { makeDice } from '../pairing/simulatedEvent';
import { dropSheet, sheetNamed, type Book } from './book';
import type { Answering, Entry } from './byAlerts';
import {
  all,
  created,
  menuOver,
  setSetting,
  typeCell,
  typePlayers,
  valuesOf,
  type Menu,
} from './eventByAlerts';

const ENTRIES: readonly Entry[] = [
  'createTournament',
  'players',
  'pairNextRound',
  'recordResults',
  'checkWallList',
  'standingsAndPrizes',
  'undoLastAction',
  'help',
];

const titlesOf = ({ google }: Menu): readonly string[] =>
  (valuesOf(google, 'Wall list')[0] ?? []).map(String);

function typeInto(menu: Menu, no: number, title: string, value: string): void {
  typeCell(menu.google, 'Wall list', no, titlesOf(menu).indexOf(title), value);
}

const recording =
  (typed: string): Answering =>
  ({ text }, nth) =>
    text.includes('Type a table')
      ? nth === 0
        ? typed
        : ''
      : text.includes('enter or change')
        ? 'NO'
        : 'YES';

/** Moments of an event at which an entry of the menu asks something else. */
function moments(): ReadonlyMap<string, Book> {
  const found = new Map<string, Book>();
  const empty = menuOver();
  found.set('nothing there', empty.google.book());
  const menu = created({ name: '', system: 'McMahon', rounds: 4, players: 7 });
  const keep = (name: string, of = menu): unknown => found.set(name, of.google.book());
  keep('players typed');
  menu.pick('pairNextRound');
  keep('round 1 paired');
  typePlayers(menu.google, 1, 8);
  keep('a latecomer');
  menu.pick('players', (_, nth) => (nth === 0 ? '8 seat' : ''));
  menu.pick('recordResults', recording('1b 2w'));
  keep('half of the results');
  const typed = menu.google.book();
  typeCell(menu.google, 'Round 1', 5, 5, 'b');
  keep('a result in the sheet of the round');
  menu.google.setBook(typed);
  menu.pick('recordResults', recording('3b 4w'));
  keep('round 1 complete');
  setSetting(menu.google, 'settingName.handicap', 'rank');
  keep('a setting has changed');
  menu.google.setBook(found.get('round 1 complete')!);
  menu.pick('pairNextRound');
  typeInto(menu, 2, 'Rank', '9k');
  keep('a rank has changed');
  typeInto(menu, 2, 'Rank', '4d');
  const [black, white] = [1, 2].map(at =>
    Number.parseInt(String(valuesOf(menu.google, 'Round 1')[3]?.[at]), 10),
  );
  const at = titlesOf(menu).indexOf('R1');
  for (const no of [black!, white!]) {
    const cell = String(valuesOf(menu.google, 'Wall list')[no]?.[at]);
    typeInto(
      menu,
      no,
      'R1',
      cell.replace(/[+-]/, sign => (sign === '+' ? '-' : '+')),
    );
  }
  typeCell(menu.google, 'Round 1', 3, 5, 'w');
  keep('a past result has changed');
  const died = menuOver(found.get('players typed'));
  const calls = (died.pick('pairNextRound'), died.google.calls().length);
  died.google.setBook(found.get('players typed')!);
  died.google.failAt(call => (call === calls - 12 ? 'dies' : undefined));
  died.pick('pairNextRound');
  keep('a run that died', died);
  const lots = created({ name: '', system: 'Score pairing', rounds: 3, players: 6 });
  keep('numbers by lot', lots);
  const drawn = created({ name: '', system: 'Knock-out', rounds: 3, players: 8 });
  drawn.pick('pairNextRound');
  drawn.pick('recordResults', recording('1b 2b 3b'));
  const pairOfLast = valuesOf(drawn.google, 'Round 1')[6] ?? [];
  for (const label of [pairOfLast[1], pairOfLast[2]]) {
    const no = Number.parseInt(String(label), 10);
    const column = titlesOf(drawn).indexOf('R1');
    typeInto(drawn, no, 'R1', String(valuesOf(drawn.google, 'Wall list')[no]?.[column]).replace('?', '='));
  }
  keep('a draw of a knock-out', drawn);
  return found;
}

const MOMENTS = moments();

/** Answers as somebody does who goes on, up to this question; there something happens, and this is the answer. */
function until(question: number, happens: () => void, answer: string | undefined): Answering {
  let asked = 0;
  return ({ text }, nth) => {
    if (asked++ >= question) {
      if (asked === question + 1) happens();
      return answer;
    }
    if (text.includes('Type a table')) return nth === 0 ? '1b 2w' : '';
    if (text.includes('Type a number and what')) return nth === 0 ? '3 out' : '';
    if (text.includes('Type name')) return 'City Open; Swiss; 3';
    return text.includes('Type the number') ? '1' : 'YES';
  };
}

/** Questions of an entry that goes on as long as it is asked. */
function questionsOf(start: Book, entry: Entry): number {
  let asked = 0;
  const menu = menuOver(start);
  const goOn = until(MOST, () => undefined, undefined);
  menu.pick(entry, (said, nth) => {
    asked += 1;
    return goOn(said, nth);
  });
  return Math.min(asked, MOST);
}
const MOST = 6;

/** All questions of all entries at all moments. */
const QUESTIONS = [...MOMENTS].flatMap(([moment, start]) =>
  ENTRIES.flatMap(entry =>
    Array.from({ length: questionsOf(start, entry) }, (_, question) => ({ moment, entry, question, start })),
  ),
);

/** So many of them in an order by dice, all where RUNS asks for as many. */
const some = (
  seed: number,
  most = Number(process.env['RUNS'] ?? 30),
): readonly (typeof QUESTIONS)[number][] => {
  const random = makeDice(seed + Number(process.env['SEED'] ?? 0));
  return QUESTIONS.map(one => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one);
};

/** What somebody else does to the sheets while a question stands, where they have it; what was typed, by its sheet and cell. */
const HAPPENS: Readonly<
  Record<string, (menu: Menu) => readonly [string, number, number, string] | undefined>
> = {
  'a name is corrected': menu => typed(menu, 'Wall list', 2, 1, 'Somebody Else'),
  'a player comes': menu => typed(menu, 'Wall list', 12, 1, 'Latest of All'),
  'a result is typed into the list': menu => {
    const column = titlesOf(menu).indexOf('R1');
    return column < 0 ? undefined : typed(menu, 'Wall list', 1, column, '4+/b');
  },
  'a result is typed into the sheet of the round': menu => typed(menu, 'Round 1', 4, 5, 'w'),
  'the sheet of the round is deleted': menu => {
    const sheet = sheetNamed(menu.google.book(), 'Round 1');
    if (sheet) menu.google.setBook(dropSheet(menu.google.book(), sheet.id));
    return undefined;
  },
};

function typed(
  menu: Menu,
  sheet: string,
  row: number,
  column: number,
  value: string,
): readonly [string, number, number, string] | undefined {
  if (!sheetNamed(menu.google.book(), sheet)) return undefined;
  typeCell(menu.google, sheet, row, column, value);
  return [sheet, row, column, value];
}

describe('each question of each entry, at every moment of an event', () => {
  test('there are many of them', () => expect(QUESTIONS.length).toBeGreaterThan(80));

  test('cancelled or closed: nothing more is written, and it is said where the question says so', () => {
    for (const { moment, entry, question, start } of some(1))
      for (const answer of ['CANCEL', undefined]) {
        const menu = menuOver(start);
        let then: Book | undefined;
        const said = menu.pick(
          entry,
          until(question, () => (then = menu.google.book()), answer === 'CANCEL' ? answer : undefined),
        );
        const at = `${moment}, ${entry}, question ${question + 1}, ${answer ?? 'closed'}`;
        // A question that says it beforehand is answered by it.
        const asked = said.findLast(({ text }) => text !== 'Nothing was written.')?.text ?? '';
        if (/(NO|CANCEL): nothing is written/.test(asked))
          expect(said[said.length - 1]?.text, `${at}\n${all(said)}`).toContain('Nothing was written.');
        expect(menu.google.book(), `${at}\n${all(said)}`).toEqual(then);
      }
  });

  test.each(Object.keys(HAPPENS))(
    '%s meanwhile, and all goes on: what was typed stays, and one sentence says it',
    name => {
      for (const { moment, entry, question, start } of some(name.length, Number(process.env['RUNS'] ?? 12))) {
        const menu = menuOver(start);
        let cell: ReturnType<(typeof HAPPENS)[string]>;
        let asked = 0;
        const goOn = until(MOST, () => undefined, undefined);
        const said = menu.pick(entry, (one, nth) => {
          if (asked++ === question) cell = HAPPENS[name]!(menu);
          return goOn(one, nth);
        });
        const at = `${moment}, ${entry}, question ${question + 1}\n${all(said)}`;
        expect(all(said), at).not.toMatch(/undefined|\[object|Something unexpected/);
        if (!cell) continue;
        const [sheet, row, column, value] = cell;
        // What is put back or taken back was asked for with the cell in sight; its name is in the sentence.
        const isBack = /Undone|Put|put back/.test(all(said));
        if (!isBack)
          expect(String(valuesOf(menu.google, sheet)[row]?.[column]), at).toContain(value.slice(0, 2));
      }
    },
  );
});
