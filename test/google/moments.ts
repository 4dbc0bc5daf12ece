import { makeDice } from '../pairing/simulatedEvent';
import type { Book } from './book';
import type { Answering, Entry } from './byAlerts';
import { created, menuOver, setSetting, typeCell, typePlayers, valuesOf, type Menu } from './eventByAlerts';

/** Entries of the menu that do something by alerts. */
export const ENTRIES: readonly Entry[] = [
  'createTournament',
  'players',
  'pairNextRound',
  'recordResults',
  'checkWallList',
  'standingsAndPrizes',
  'undoLastAction',
  'help',
];

export const titlesOf = ({ google }: Menu): readonly string[] =>
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

/** The moments, found once. */
export const moments = (): ReadonlyMap<string, Book> => (found ??= findMoments());
let found: ReadonlyMap<string, Book> | undefined;

/** Moments of an event at which an entry of the menu asks something else. */
function findMoments(): ReadonlyMap<string, Book> {
  const all = new Map<string, Book>();
  const empty = menuOver();
  all.set('nothing there', empty.google.book());
  const menu = created({ name: '', system: 'McMahon', rounds: 4, players: 7 });
  const keep = (name: string, of = menu): unknown => all.set(name, of.google.book());
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
  menu.google.setBook(all.get('round 1 complete')!);
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
  const died = menuOver(all.get('players typed'));
  const calls = (died.pick('pairNextRound'), died.google.calls().length);
  died.google.setBook(all.get('players typed')!);
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
  const long = created({ name: '', system: 'Swiss', rounds: 3, players: 26 });
  long.pick('pairNextRound', () => 'NO');
  keep('a preview in its sheet', long);
  return all;
}

/** Answers as somebody does who goes on, up to this question; there something happens, and this is the answer. */
export function until(question: number, happens: () => void, answer: string | undefined): Answering {
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

/** Questions of an entry that goes on as long as it is asked, and not beyond. */
export const MOST = 6;

const counted = new Map<string, number>();

function questionsOf(moment: string, entry: Entry): number {
  const known = counted.get(`${moment} ${entry}`);
  if (known !== undefined) return known;
  let asked = 0;
  const goOn = until(MOST, () => undefined, undefined);
  menuOver(moments().get(moment)).pick(entry, (said, nth) => {
    asked += 1;
    return goOn(said, nth);
  });
  counted.set(`${moment} ${entry}`, Math.min(asked, MOST));
  return Math.min(asked, MOST);
}

export interface Question {
  readonly moment: string;
  readonly entry: Entry;
  readonly start: Book;
  readonly question: number;
}

/** Entries at moments in an order by dice; only what is asked for is found out. */
const inOrder = (seed: number): readonly Omit<Question, 'question'>[] => {
  const random = makeDice(seed + Number(process.env['SEED'] ?? 0));
  return [...moments()]
    .flatMap(([moment, start]) => ENTRIES.map(entry => ({ moment, entry, start, at: random() })))
    .sort((a, b) => a.at - b.at);
};

/** So many entries at moments. */
export const someEntries = (seed: number, most: number): readonly Omit<Question, 'question'>[] =>
  inOrder(seed).slice(0, most);

/** So many questions of entries at moments; of each all, where that many are asked for. */
export function someQuestions(seed: number, most: number): readonly Question[] {
  const found: Question[] = [];
  const random = makeDice(seed);
  const isAll = most >= moments().size * ENTRIES.length;
  for (const one of inOrder(seed)) {
    if (found.length >= most) break;
    const count = questionsOf(one.moment, one.entry);
    const which = isAll
      ? Array.from({ length: count }, (_, question) => question)
      : count === 0
        ? []
        : [Math.floor(random() * count)];
    found.push(...which.map(question => ({ ...one, question })));
  }
  return found;
}
