import type { Values } from '../../sheet/cells/cell';
import { PER_UNIT, readPrizes, type PrizeColumn } from '../../sheet/read/readPrizes';
import { foldName } from '../../tournament/foldName';
import { makePlacement, type Placement, type Purpose } from '../../standings/placement/placement';
import { aboveExpectation, expectationOf, HUNDREDTHS } from '../../standings/placement/aboveExpectation';
import { giveItems, sharePrizes, type PrizeWinner } from '../../standings/placement/prizes';
import type { Standing } from '../../standings/score/standing';
import type { Event } from '../../standings/stages/event';
import { expelled } from '../../standings/stages/stageRanking';
import { LIST, type Problem } from '../../tournament/problem';
import { valuesOf, readArguments, type Argument, type Cell, type Table } from './argument';
import { answeredIfReadable } from './answer';
import type { TournamentInput } from '../read/input';
import { provisionalPrizes, withNotes } from './notes';
import { firstOf } from './placeInRange';
import { eligibleFor, type CellsOfList } from '../read/prizeCondition';
import { SYSTEMS } from '../../tournament/systems';

/**
 * The players with their prizes (R3). Equal players share amounts and have the title of their place; prize
 * tiebreaks decide indivisible things. A last row has prizes that nobody gets.
 */
export function PRIZES(wallList: Argument, prizes: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const { text } = input;
  const read = readPrizes(valuesOf(prizes));
  if (read.kind === 'unreadable') {
    const { why, row, column, text: typed } = read;
    return [[text(`prizes.wrong.${why}`, { row: row + 1, column: column + 1, text: typed })]];
  }
  if (read.columns.length === 0) return [[text('prizes.none')]];
  return answeredIfReadable(
    input,
    event => prizesTable(input, event, read.columns),
    'contestants',
    input.settings.throughRound,
  );
}

/** The problems of players' starts; teams have no cell of their own. */
const ofContestants = ({ problems, wallList }: Standing): readonly Problem[] =>
  wallList.boardResults === undefined ? problems : problems.map(problem => ({ ...problem, place: LIST }));

/** Without those who have lost their place: nothing is left for them. */
function placed(event: Event, purpose: Purpose): Placement {
  const lost = new Set(expelled(event));
  const placement = makePlacement(event, purpose);
  if (lost.size === 0) return placement;
  const classes = placement.classes.map(group => group.filter(player => !lost.has(player)));
  return { ...placement, classes: classes.filter(({ length }) => length > 0) };
}

/** The prizes of one column by player, and the rest that nobody gets. */
interface PrizeCells {
  readonly cells: readonly Cell[];
  readonly left: Cell;
}

function prizesTable(input: TournamentInput, event: Event, columns: readonly PrizeColumn[]): Table {
  const { text } = input;
  const { players } = event.wallList;
  const standing = event.standing();
  if (standing.problems.length > 0) return [[firstOf(input, ofContestants(standing))]];
  const final = placed(event, 'final');
  const refined = placed(event, 'prizes').classes;
  const unclear = unclearIn(input, event, columns);
  if (unclear !== undefined) return [[unclear]];
  const { handed, out, passed } = handedIn(input, event, columns);
  const header = [
    text('title.place'),
    text('column.no'),
    text('column.name'),
    ...columns.map(({ title }) => (title === '' ? text('prizes.prize') : title)),
  ];
  const winners = refined.flat().filter(player => handed.some(({ cells }) => cells[player] !== ''));
  const rows = winners.map(player => [
    final.place[player] ?? '',
    players[player]?.no ?? '',
    players[player]?.name ?? '',
    ...handed.map(({ cells }) => cells[player] ?? ''),
  ]);
  const left = handed.some(one => one.left !== '')
    ? [['', '', text('prizes.left'), ...handed.map(one => one.left)]]
    : [];
  return withNotes(
    [header, ...rows, ...left],
    [
      provisionalPrizes(input),
      ...passed.map(({ title, player }) =>
        text('prizes.passesOn', { title, player: players[player]?.name ?? '' }),
      ),
      ...prizeNotes(input, event, columns, out),
      ...expectationNotes(input, event, columns, handed),
    ],
  );
}

/** What those made, and what was expected, whose result is above it. */
const expectationNotes = (
  input: ListForPrizes,
  event: Event,
  columns: readonly PrizeColumn[],
  handed: readonly PrizeCells[],
): readonly string[] =>
  columns.flatMap(({ title }, at) => {
    if (eligibleFor(input, title).kind !== 'above expectation') return [];
    const standing = event.standing();
    return aboveExpectation(standing)
      .flat()
      .flatMap(player => {
        const found = expectationOf(standing, player);
        if (!found || (handed[at]?.cells[player] ?? '') === '') return [];
        const { name } = event.wallList.players[player] ?? {};
        return [
          input.text('prizes.expected', {
            player: name ?? '',
            points: found.points / 2,
            games: found.games,
            expected: found.expected / HUNDREDTHS,
          }),
        ];
      });
  });

/** Why a column cannot be given out: its condition names no column of the list, or a cell that cannot be compared. */
function unclearIn(input: ListForPrizes, event: Event, columns: readonly PrizeColumn[]): string | undefined {
  for (const { title } of columns) {
    const who = eligibleFor(input, title);
    if (who.kind !== 'all' && event.wallList.boardResults !== undefined)
      return input.text('prizes.ofTeams', { title });
    if (who.kind === 'no column') return input.text('prizes.noColumn', { title, text: who.condition });
    if (who.kind === 'unclear')
      return input.text('prizes.unclear', { title, cell: who.cell, text: who.text });
  }
  return undefined;
}

/** Names prizes that nobody would get, or others than it seems, or in other parts than was typed. */
function prizeNotes(
  input: TournamentInput,
  event: Event,
  columns: readonly PrizeColumn[],
  out: HeldBack,
): readonly string[] {
  const { text } = input;
  const { wallList, settings } = event;
  const rounds = settings.rounds ?? wallList.rounds;
  const categories = new Set(wallList.players.map(({ category }) => foldName(category)));
  const classes = placed(event, 'final').classes;
  return columns.flatMap(column => {
    const { title, byWins = [] } = column;
    const who = eligibleFor(input, title);
    const isTrap =
      SYSTEMS[settings.system].contests !== 'category' &&
      who.kind === 'all' &&
      title !== '' &&
      categories.has(foldName(title));
    return [
      ...(isTrap ? [text('prizes.ofAll', { title })] : []),
      ...(who.kind === 'some' && who.players.size === 0 ? [text('prizes.nobody', { title })] : []),
      ...byWins.flatMap(({ wins, of }) =>
        of === rounds ? [] : [text('prizes.otherRounds', { prize: `${wins}/${of}`, rounds })],
      ),
      ...(column.kind === 'amounts'
        ? sharesOf(input, event, column, classesFor(input, event, column, classes, out))
        : column.kind === 'items'
          ? lotsOf(input, event, column, out)
          : []),
    ];
  });
}

/** How each sum that equal players share comes about. */
function sharesOf(
  { text }: ListForPrizes,
  { settings }: Event,
  { amounts, unit }: Extract<PrizeColumn, { readonly kind: 'amounts' }>,
  classes: readonly (readonly number[])[],
): readonly string[] {
  const smallest = unit ?? Math.round(Number(settings.prizeUnit) * PER_UNIT);
  let taken = 0;
  return classes.flatMap(({ length }) => {
    const own = amounts.slice(taken, taken + length).filter(amount => amount > 0);
    const places = `${taken + 1}–${taken + length}`;
    taken += length;
    if (length < 2 || own.length === 0) return [];
    const sum = own.reduce((all, amount) => all + amount, 0);
    const share = smallest * Math.floor(sum / (length * smallest));
    const parts = own.map(amount => amount / PER_UNIT).join(' + ');
    return share === 0
      ? [text('prizes.undivided', { places, parts, count: length })]
      : [text('prizes.share', { places, parts, count: length, share: share / PER_UNIT })];
  });
}

/** Where nothing but lots parts two who share a place, and one of them gets another thing than the other. */
function lotsOf(
  input: ListForPrizes,
  event: Event,
  column: Extract<PrizeColumn, { readonly kind: 'items' }>,
  out: HeldBack,
): readonly string[] {
  const { text } = input;
  const { place } = placed(event, 'final');
  const { classes, columns } = placed(event, 'prizes');
  if (eligibleFor(input, column.title).kind === 'above expectation') return [];
  if (!columns.some(({ tiebreak }) => tiebreak === 'Lottery')) return [];
  const order = classesFor(input, event, column, classes, out).flat();
  const isDrawn = (one: number, other: number): boolean =>
    place[one] === place[other] &&
    columns.every(
      ({ tiebreak, column: { values } }) => tiebreak === 'Lottery' || values[one] === values[other],
    );
  const drawn = order.flatMap((player, at) => {
    const next = order[at + 1];
    const isOther = (column.items[at] ?? '') !== (column.items[at + 1] ?? '');
    return next !== undefined && isOther && isDrawn(player, next) ? [place[player] ?? ''] : [];
  });
  const title = column.title === '' ? text('prizes.prize') : column.title;
  return [...new Set(drawn)].map(one => text('prizes.lots', { title, place: one }));
}

export type ListForPrizes = CellsOfList & Pick<TournamentInput, 'text'>;

/** By what belongs together as one prize: the players who have a more valuable one. */
type HeldBack = ReadonlyMap<string, ReadonlySet<number>>;

/** The places of columns for the same players are one prize, money with a cup. */
const prizeOf = ({ settings }: Event, { title }: PrizeColumn): string =>
  /\[[^\]]*\]\s*$/.exec(title)?.[0] ?? (SYSTEMS[settings.system].contests === 'category' ? title : '');

/** The prizes by wins of such columns are another one. */
const prizeByWins = (event: Event, column: PrizeColumn): string => `${prizeOf(event, column)}/`;

/** With *One prize each*: those who leave what a column gives for wins, by column. */
export const leftByWins = (
  input: ListForPrizes,
  event: Event,
  columns: readonly PrizeColumn[],
): readonly (ReadonlySet<number> | undefined)[] => {
  const { out } = handedIn(input, event, columns);
  return columns.map(column => out.get(prizeByWins(event, column)));
};

interface HandedPrizes {
  readonly handed: readonly PrizeCells[];
  readonly out: HeldBack;
  /** The prizes that somebody has not kept. */
  readonly passed: readonly { readonly player: number; readonly title: string }[];
}

/**
 * With *One prize each* the most valuable prize that anybody is due is given first: its player, with those of the same place who are due as
 * much of it, leaves all others, in which those behind move up (R3.5). A sum is worth more than a thing, of equal prizes the one further
 * left. Titles are no prizes.
 */
function handedIn(input: ListForPrizes, event: Event, columns: readonly PrizeColumn[]): HandedPrizes {
  const out = new Map<string, Set<number>>();
  const passed: { player: number; title: string }[] = [];
  const give = (): readonly PrizeCells[] => givenIn(input, event, columns, out);
  if (!event.settings.onePrize) return { handed: give(), out, passed };
  const parts = columns.flatMap(column => {
    const { byWins = [], ...places } = column;
    const { title } = column;
    const asked = (part: PrizeColumn): readonly Cell[] => givenIn(input, event, [part], out)[0]!.cells;
    return [
      ...(column.kind === 'titles'
        ? []
        : [
            {
              prize: prizeOf(event, column),
              title: title || input.text('prizes.prize'),
              cells: () => asked(places),
            },
          ]),
      ...byWins.map(one => ({
        prize: prizeByWins(event, column),
        title: `${title} ${one.wins}/${one.of}`.trim(),
        cells: () => asked({ kind: 'amounts', title, amounts: [], unit: undefined, byWins: [one] }),
      })),
    ];
  });
  const prizes = [...new Set(parts.map(({ prize }) => prize))];
  for (const prize of prizes) out.set(prize, new Set());
  const open = placed(event, 'final').classes.map(group => new Set(group));
  for (;;) {
    const held = parts.map(part => ({ ...part, cells: part.cells() }));
    const dueTo = (player: number, prize: string): typeof held =>
      held.filter(one => one.prize === prize && (one.cells[player] ?? '') !== '');
    // Below 0 for nothing.
    const worthOf = (player: number, prize: string): number =>
      dueTo(player, prize).reduce((sum, { cells }) => Math.max(0, sum) + (Number(cells[player]) || 0), -1);
    let [most, kept, equals]: [number, string, Set<number> | undefined] = [-1, '', undefined];
    for (const prize of prizes)
      for (const group of open)
        for (const player of group) {
          const worth = worthOf(player, prize);
          if (worth > most) [most, kept, equals] = [worth, prize, group];
        }
    if (equals === undefined) return { handed: give(), out, passed };
    for (const player of [...equals].filter(one => worthOf(one, kept) === most)) {
      equals.delete(player);
      for (const prize of prizes.filter(one => one !== kept)) {
        const due = dueTo(player, prize);
        out.get(prize)?.add(player);
        if (due.length > 0) passed.push({ player, title: due.map(({ title }) => title).join(', ') });
      }
    }
  }
}

function givenIn(
  input: ListForPrizes,
  event: Event,
  columns: readonly PrizeColumn[],
  out: HeldBack,
): readonly PrizeCells[] {
  const final = placed(event, 'final');
  const refined = placed(event, 'prizes').classes;
  const byPlace = (column: PrizeColumn): PrizeCells => {
    switch (column.kind) {
      case 'amounts':
        return shared(event, classesFor(input, event, column, final.classes, out), column);
      case 'titles':
        return entitled(amongThose(input, event, column, final), column.items);
      case 'items': {
        const winners = giveItems(classesFor(input, event, column, refined, out), column.items);
        return handedOut(input, event, winners, column.items);
      }
    }
  };
  return columns.map(column => withWins(input, event, column, byPlace(column), out));
}

/** All prizes of each contestant in a line, '' for none; undefined where the range has none, or nobody can be placed. */
export function prizeLines(
  input: ListForPrizes,
  event: Event,
  prizes: Values,
): readonly string[] | undefined {
  const read = readPrizes(prizes);
  if (read.kind === 'unreadable' || read.columns.length === 0) return undefined;
  if (event.standing().problems.length > 0) return undefined;
  if (unclearIn(input, event, read.columns) !== undefined) return undefined;
  const { handed } = handedIn(input, event, read.columns);
  return event.wallList.players.map((_, player) =>
    handed
      .map(({ cells }) => String(cells[player] ?? ''))
      .filter(cell => cell !== '')
      .join(' · '),
  );
}

/** The prizes by wins beside those by place: each is given whole to everybody who has won so many (R3.4). */
function withWins(
  input: ListForPrizes,
  event: Event,
  column: PrizeColumn,
  { cells, left }: PrizeCells,
  out: HeldBack,
): PrizeCells {
  const { byWins = [] } = column;
  if (byWins.length === 0) return { cells, left };
  const { wins } = event.standing();
  const { wallList, settings } = event;
  const who = eligibleFor(input, column.title);
  const prized = new Set(placed(event, 'final').classes.flat());
  const given = cells.map((cell, player): Cell => {
    const halves = wins[player]?.[(wins[player]?.length ?? 0) - 1] ?? 0;
    const isMeant =
      prized.has(player) &&
      (who.kind !== 'some' || who.players.has(player)) &&
      out.get(prizeByWins(event, column))?.has(player) !== true;
    const own = byWins.filter(
      one =>
        isMeant && one.of === (settings.rounds ?? wallList.rounds) && one.wins === Math.floor(halves / 2),
    );
    if (own.length === 0) return cell;
    const amounts = own.flatMap(({ amount }) => amount ?? []);
    if (amounts.length === own.length && column.kind === 'amounts')
      return Number(cell === '' ? 0 : cell) + amounts.reduce((all, one) => all + one, 0) / PER_UNIT;
    return [String(cell), ...own.map(({ prize }) => prize)].filter(text => text !== '').join(' · ');
  });
  return { cells: given, left };
}

/** The order of those alone whom a column is for; equals among them share a place. */
function amongThose(input: ListForPrizes, event: Event, { title }: PrizeColumn, order: Placement): Placement {
  const who = eligibleFor(input, title);
  if (who.kind !== 'some' && who.kind !== 'above expectation') return order;
  const classes =
    who.kind === 'some'
      ? only(order.classes, who.players)
      : only(aboveExpectation(event.standing()), new Set(order.classes.flat()));
  const place = [...order.place];
  let better = 0;
  for (const group of classes) {
    for (const player of group) place[player] = better + 1;
    better += group.length;
  }
  return { ...order, classes, place };
}

const only = (
  classes: readonly (readonly number[])[],
  players: ReadonlySet<number>,
): readonly (readonly number[])[] => filtered(classes, player => players.has(player));

const filtered = (
  classes: readonly (readonly number[])[],
  isIn: (player: number) => boolean,
): readonly (readonly number[])[] =>
  classes.map(group => group.filter(isIn)).filter(group => group.length > 0);

/**
 * The classes of a column of prizes: those of whom its condition is true; in a Swiss by categories, a column named like a category is for its
 * players only.
 */
function classesFor(
  input: ListForPrizes,
  event: Event,
  column: PrizeColumn,
  all: readonly (readonly number[])[],
  out: HeldBack,
): readonly (readonly number[])[] {
  const { players } = event.wallList;
  const { title } = column;
  const gone = out.get(prizeOf(event, column));
  const who = eligibleFor(input, title);
  const order =
    who.kind === 'above expectation' ? only(aboveExpectation(event.standing()), new Set(all.flat())) : all;
  const classes = gone?.size ? filtered(order, player => !gone.has(player)) : order;
  if (who.kind === 'some') return only(classes, who.players);
  const isOf = (player: number): boolean => foldName(players[player]?.category ?? '') === foldName(title);
  const own = classes.filter(group => group.every(isOf));
  return SYSTEMS[event.settings.system].contests === 'category' && title !== '' && own.length > 0
    ? own
    : classes;
}

/** The title of the place for each player; the rest are titles of places that nobody has. */
function entitled({ place, classes }: Placement, titles: readonly string[]): PrizeCells {
  const placed = new Set(classes.flat());
  const taken = new Set([...placed].map(player => place[player]));
  const left = titles.filter((title, index) => title !== '' && !taken.has(index + 1));
  const cells = place.map((one, player) => (placed.has(player) ? (titles[one - 1] ?? '') : ''));
  return { cells, left: left.join('; ') };
}

function shared(
  { wallList, settings }: Event,
  classes: readonly (readonly number[])[],
  { amounts, unit }: Extract<PrizeColumn, { readonly kind: 'amounts' }>,
): PrizeCells {
  const smallest = unit ?? Math.round(Number(settings.prizeUnit) * PER_UNIT);
  const { paid, remainder } = sharePrizes(classes, amounts, smallest);
  return {
    cells: wallList.players.map((_, player) => {
      const amount = paid[player] ?? 0;
      return amount > 0 ? amount / PER_UNIT : '';
    }),
    left: remainder > 0 ? remainder / PER_UNIT : '',
  };
}

function handedOut(
  { text }: Pick<TournamentInput, 'text'>,
  { wallList }: Event,
  winners: readonly PrizeWinner[],
  items: readonly string[],
): PrizeCells {
  const cells = wallList.players.map(() => '');
  const left: string[] = [];
  winners.forEach((winner, index) => {
    const item = items[index] ?? '';
    if (item === '') return;
    if (winner.kind === 'player') cells[winner.player] = item;
    else if (winner.kind === 'nobody') left.push(item);
    else {
      const numbers = winner.players.map(player => wallList.players[player]?.no).join(', ');
      left.push(text('prizes.tied', { item, players: numbers }));
    }
  });
  return { cells, left: left.join('; ') };
}
