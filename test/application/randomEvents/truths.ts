import { expect } from 'vitest';
import type { Request, View } from '../../../src/application/protocol/protocol';
import { isReading } from '../../../src/application/protocol/requests';
import { expectEverybody } from './everybody';
import { mayChange } from './mayChange';
import { plainSheets } from './roundSheets';
import { cellsOf, labelOf, roundOf, type CellGame, type Fact, type PlainList } from './wallList';
import type { Deed, Moment, World } from './world';

/** Whatever must hold after each request. */
export function expectTruths(
  world: World,
  request: Request,
  view: View,
  before: Moment,
  after: Moment,
): void {
  expectHonest(request, view, before, after);
  expectNothingLost(request, before, after);
  expectBothSides(world, after.list);
  expectTables(world, after.list);
  expectNoFalseAlarm(world, view, after.list);
  if (view.view === 'written') world.pairedFrom.set(view.round, earlier(after.list, view.round));
  const isPart = request.ask === 'write' && request.hand?.part !== undefined;
  if (view.view === 'written' && !isPart) expectEverybody(world, view.round, after.list);
  if (request.ask === 'record' && view.view === 'recorded') expectRecorded(request, view, before, after);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a view says that something was done. */
function saysDone(view: View): boolean {
  switch (view.view) {
    case 'written':
    case 'created':
    case 'imported':
    case 'ratings written':
      return true;
    case 'print sheet':
      // A preview that stands in its sheet already is told as the same.
      return view.preview?.isSame !== true;
    case 'changed':
      return view.unchanged !== true;
    case 'recorded':
      return view.results > 0;
    case 'cleared':
      return view.cleared > 0;
    case 'registration':
      return view.done !== undefined;
    case 'players':
      return view.undo !== undefined;
    case 'undone':
      return view.restored > 0;
    default:
      return false;
  }
}

/** An action that changed no cell does not say that it did; one that was stopped, or only looks, changes none. */
function expectHonest(request: Request, view: View, before: Moment, after: Moment): void {
  const changed = Object.keys({ ...before.sheets, ...after.sheets }).filter(
    sheet => !isSame(before.sheets[sheet], after.sheets[sheet]),
  );
  if (saysDone(view))
    expect(changed, `${request.ask} says ${view.view} and changed no sheet`).not.toEqual([]);
  const mayWrite = !isReading(request.ask) && view.view !== 'stopped' && view.view !== 'busy';
  if (!mayWrite || (view.view === 'print sheet' && !saysDone(view)))
    expect(changed, `${request.ask} says ${view.view} and changed sheets`).toEqual([]);
}

/** Cells of rounds change only as the request is allowed to change them. */
function expectNothingLost(request: Request, before: Moment, after: Moment): void {
  // A merge that takes somebody who was renamed for two people leaves two of one mark: one of them has the cell.
  const now = new Map<string, string[]>();
  for (const { mark, title, fact } of cellsOf(after.list))
    now.set(`${mark} ${title}`, [...(now.get(`${mark} ${title}`) ?? []), fact.text]);
  for (const { mark, title, fact } of cellsOf(before.list)) {
    const then = now.get(`${mark} ${title}`) ?? [];
    const was = fact.text;
    const is = then.includes(was) ? was : (then[then.length - 1] ?? '(no cell)');
    if (was !== is && !mayChange(request, { mark, title, was, is, before: before.list }))
      expect(`${mark} ${title}: ${is}`, `${request.ask} must not change this cell`).toBe(
        `${mark} ${title}: ${was}`,
      );
  }
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '=': '=',
  '?': '?',
  '+!': '-!',
  '-!': '+!',
};
const BY_DECISION = ['+!', '-!'];

/** Both cells of a game agree, unless a person typed into one alone. */
function expectBothSides({ odd }: World, list: PlainList): void {
  const cells = new Map(cellsOf(list).map(one => [`${one.mark} ${one.title}`, one]));
  for (const { mark, title, fact } of cells.values())
    for (const game of fact.games) {
      const answers = [...cells.values()].filter(
        one => one.mark === game.opponent && roundOf(one.title) === roundOf(title),
      );
      if (odd.has(`${mark} R${roundOf(title)}`) || odd.has(`${game.opponent} R${roundOf(title)}`)) continue;
      const mirrored = answers
        .flatMap(one => one.fact.games)
        .filter(one => one.opponent === mark)
        .some(one => {
          const isResult =
            one.result === OPPOSITE[game.result] ||
            (BY_DECISION.includes(one.result) && BY_DECISION.includes(game.result));
          return isResult && one.stones === game.stones && (one.colour === '' || one.colour !== game.colour);
        });
      const theirs = answers.map(one => one.fact.text).join(' ');
      if (!mirrored)
        expect(
          `${mark} ${title} ${fact.text}, ${game.opponent} ${theirs}`,
          'the cells of a game disagree',
        ).toBe('');
    }
}

/** The number in a label: a name that was mended stands on a sheet as it was until the panel mends it, too. */
const noOf = (label: string): string => /^\d+/.exec(label)?.[0] ?? label;

/**
 * A table stands once in a round, nobody has two lines, and the lines are those of the list; but for rounds into which a person typed
 * half a game, and where several games are played at a time.
 */
function expectTables({ book, odd }: World, list: PlainList): void {
  if (cellsOf(list).some(({ title, fact }) => fact.games.length > 1 || /[a-d]$/.test(title))) return;
  for (const { sheet, round, games, alone } of plainSheets(book)) {
    if ([...odd].some(one => one.endsWith(` R${round}`))) continue;
    expectOnce(
      `${sheet}: a table`,
      games.map(({ table }) => table).filter(table => table !== ''),
    );
    const labels = [
      ...games.flatMap(({ black, white }) => [black, white]),
      ...alone.map(({ label }) => label),
    ];
    expectOnce(`${sheet}: a player`, labels.map(noOf));
    const inList = list.rows.flatMap(row => {
      const fact = row.rounds[`R${round}`];
      return playedIn(fact).flatMap(({ opponent, colour }) => {
        const other = list.rows.find(one => one.mark === opponent);
        return colour === 'b' && other ? [`${row.no} – ${other.no}`] : [];
      });
    });
    const byDefault = list.rows.flatMap(row => {
      const fact = row.rounds[`R${round}`];
      return (fact?.games ?? []).some(({ result }) => result.includes('!')) ? [String(row.no)] : [];
    });
    const onSheet = games
      .filter(({ black }) => !byDefault.includes(noOf(black)))
      .map(({ black, white }) => `${noOf(black)} – ${noOf(white)}`);
    expect(onSheet.sort(), `${sheet}: its games are those of the list`).toEqual(inList.sort());
    for (const { word, label } of alone) {
      const fact = list.rows.find(({ no }) => String(no) === noOf(label))?.rounds[`R${round}`];
      expect(playedIn(fact).length, `${sheet}: “${word} ${label}”, and the list has ${fact?.text}`).toBe(0);
    }
  }
}

/** The games that are sat down to: where one side of a table has left the event, the sheet has a line of a walk-over instead. */
const playedIn = (fact: Fact | undefined): readonly CellGame[] =>
  (fact?.games ?? []).filter(({ result }) => !result.includes('!'));

const expectOnce = (what: string, some: readonly string[]): void =>
  expect(
    some.filter((one, i) => some.indexOf(one) !== i),
    `${what} stands twice`,
  ).toEqual([]);

/** What stands in the rounds before one, for each player. */
const earlier = (list: PlainList, round: number): ReadonlyMap<string, string> =>
  new Map(
    list.rows.map(({ mark }): [string, string] => [
      mark,
      cellsOf(list)
        .filter(cell => cell.mark === mark && roundOf(cell.title) < round)
        .map(({ title, fact }) => `${title} ${fact.text}`)
        .sort()
        .join('\n'),
    ]),
  );

/** Whoever has come since changes nobody's results. */
function isAsBefore(list: PlainList, round: number, then: ReadonlyMap<string, string> | undefined): boolean {
  const now = earlier(list, round);
  return then !== undefined && [...then].every(([mark, text]) => now.get(mark) === text);
}

/** Nobody is asked about results that did not change; and a game that has a table keeps it. */
function expectNoFalseAlarm({ book, odd, pairedFrom }: World, view: View, list: PlainList): void {
  if (view.view === 'past changed' && isAsBefore(list, view.round, pairedFrom.get(view.round)))
    expect(
      view.changes.map(({ sentence }) => sentence),
      'no past result has changed',
    ).toEqual([]);
  if (view.view !== 'results missing' || odd.size > 0) return;
  const sheet = plainSheets(book).find(({ round }) => round === view.round);
  const lost = (view.games ?? []).filter(({ table, cell }) => table === '' && cell !== undefined);
  if (sheet)
    expect(
      lost.map(({ black, white }) => `${black} – ${white}`),
      'every game has its table',
    ).toEqual([]);
}

/** A result that was sent stands in both cells, or a sentence names the game. */
function expectRecorded(
  request: Extract<Request, { readonly ask: 'record' }>,
  view: Extract<View, { readonly view: 'recorded' }>,
  before: Moment,
  after: Moment,
): void {
  let fresh = 0;
  for (const { round, black, white, result } of request.results ?? []) {
    const [one, other] = [black, white].map(label => after.list.rows.find(row => labelOf(row) === label));
    const cellsOfGame = (of: Moment['list']): readonly CellGame[] =>
      cellsOf(of).flatMap(({ mark, title, fact }) =>
        roundOf(title) === round && mark === one?.mark
          ? fact.games.filter(({ opponent }) => opponent === other?.mark)
          : roundOf(title) === round && mark === other?.mark
            ? fact.games.filter(({ opponent }) => opponent === one?.mark)
            : [],
      );
    const wasOpen = cellsOfGame(before.list).every(game => game.result === '?');
    const isIn = cellsOfGame(after.list).some(game => game.result === BLACK_SIGN[result]);
    const isTold = view.left.some(({ sentence }) => sentence.includes(black) && sentence.includes(white));
    if (wasOpen && isIn) fresh += 1;
    expect(isIn || isTold, `${black} – ${white} ${result}: neither recorded nor told`).toBe(true);
    if (wasOpen && isTold)
      expect(
        view.left.map(({ sentence }) => sentence),
        'an open game is not recorded',
      ).toEqual([]);
  }
  expect(view.results, 'as many results as were recorded').toBeGreaterThanOrEqual(fresh);
}

const BLACK_SIGN: Readonly<Record<string, string>> = {
  '1-0': '+',
  '0-1': '-',
  '=': '=',
  '1-0!': '+!',
  '0-1!': '-!',
  '0-0!': '-!',
  '1-1!': '+!',
};

/** An undo of what was done last gives back the sheets as they were before it. */
export function expectUndone(deed: Deed | undefined, after: Moment, view: View): void {
  if (deed?.by !== 'panel' || view.view !== 'undone') return;
  for (const sheet of Object.keys({ ...deed.before, ...after.sheets }))
    expect(after.sheets[sheet], `undo gives back the sheet ${sheet}`).toEqual(deed.before[sheet]);
}
