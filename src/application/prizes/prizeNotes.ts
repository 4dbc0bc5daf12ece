import { PER_UNIT, type PrizeColumn } from '../../sheet/read/readPrizes';
import { aboveExpectation, expectationOf, HUNDREDTHS } from '../../standings/placement/aboveExpectation';
import type { Event } from '../../standings/stages/event';
import { foldName } from '../../tournament/name/foldName';
import { SYSTEMS } from '../../tournament/systems';
import { eligibleFor } from '../read/prizeCondition';
import type { PrizeCells } from './prizeCells';
import { classesFor, placed, type HeldBack, type ListForPrizes } from './prizeOrder';

/** Why a column cannot be given out: its condition names no column of the list, or a cell that cannot be compared. */
export function unclearIn(
  input: ListForPrizes,
  event: Event,
  columns: readonly PrizeColumn[],
): string | undefined {
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

/** A note tells the result and the expectation of whoever is above it. */
export const expectationNotes = (
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
        const expectation = expectationOf(standing, player);
        if (!expectation || (handed[at]?.cells[player] ?? '') === '') return [];
        const { name } = event.wallList.players[player] ?? {};
        return [
          input.text('prizes.expected', {
            player: name ?? '',
            points: expectation.points / 2,
            games: expectation.games,
            expected: expectation.expected / HUNDREDTHS,
          }),
        ];
      });
  });

/** Names prizes that nobody would get, or others than it seems, or in other parts than was typed. */
export function prizeNotes(
  input: ListForPrizes,
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
    const groupAmounts = amounts.slice(taken, taken + length).filter(amount => amount > 0);
    const places = `${taken + 1}–${taken + length}`;
    taken += length;
    if (length < 2 || groupAmounts.length === 0) return [];
    const sum = groupAmounts.reduce((all, amount) => all + amount, 0);
    const share = smallest * Math.floor(sum / (length * smallest));
    const parts = groupAmounts.map(amount => amount / PER_UNIT).join(' + ');
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
  return [...new Set(drawn)].map(value => text('prizes.lots', { title, place: value }));
}
