import { PER_UNIT, type PrizeColumn } from '../../sheet/read/readPrizes';
import type { Placement } from '../../standings/placement/placement';
import { giveItems, sharePrizes, type PrizeWinner } from '../../standings/placement/prizes';
import type { Event } from '../../standings/stages/event';
import { eligibleFor } from '../read/prizeCondition';
import type { TournamentInput } from '../read/tournament';
import { amongThose, classesFor, placed, prizeByWins, type HeldBack, type ListForPrizes } from './prizeOrder';

export type PrizeCell = string | number;

/** The prizes of one column by player, and the rest that nobody gets. */
export interface PrizeCells {
  readonly cells: readonly PrizeCell[];
  readonly left: PrizeCell;
}

export function givenIn(
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
  const given = cells.map((cell, player): PrizeCell => {
    const halves = wins[player]?.[(wins[player]?.length ?? 0) - 1] ?? 0;
    const isMeant =
      prized.has(player) &&
      (who.kind !== 'some' || who.players.has(player)) &&
      out.get(prizeByWins(event, column))?.has(player) !== true;
    const winsPrizes = byWins.filter(
      prize =>
        isMeant && prize.of === (settings.rounds ?? wallList.rounds) && prize.wins === Math.floor(halves / 2),
    );
    if (winsPrizes.length === 0) return cell;
    const amounts = winsPrizes.flatMap(({ amount }) => amount ?? []);
    if (amounts.length === winsPrizes.length && column.kind === 'amounts')
      return Number(cell === '' ? 0 : cell) + amounts.reduce((all, amount) => all + amount, 0) / PER_UNIT;
    return [String(cell), ...winsPrizes.map(({ prize }) => prize)].filter(text => text !== '').join(' · ');
  });
  return { cells: given, left };
}

/** The title of the place for each player; the rest are titles of places that nobody has. */
function entitled({ place, classes }: Placement, titles: readonly string[]): PrizeCells {
  const placed = new Set(classes.flat());
  const taken = new Set([...placed].map(player => place[player]));
  const left = titles.filter((title, index) => title !== '' && !taken.has(index + 1));
  const cells = place.map((position, player) => (placed.has(player) ? (titles[position - 1] ?? '') : ''));
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
