import type { PrizeColumn } from '../../sheet/read/readPrizes';
import type { Event } from '../../standings/stages/event';
import { givenIn, type PrizeCell, type PrizeCells } from './prizeCells';
import { placed, prizeByWins, prizeOf, type HeldBack, type ListForPrizes } from './prizeOrder';
import type { PlayerIndex } from '../../tournament/indices';

/** With *One prize each*: those who leave what a column gives for wins, by column. */
export const leftByWins = (
  input: ListForPrizes,
  event: Event,
  columns: readonly PrizeColumn[],
): readonly (ReadonlySet<number> | undefined)[] => {
  const { out } = handedIn(input, event, columns);
  return columns.map(column => out.get(prizeByWins(event, column)));
};

export interface HandedPrizes {
  readonly handed: readonly PrizeCells[];
  readonly out: HeldBack;
  /** The prizes that somebody has not kept. */
  readonly passed: readonly { readonly player: PlayerIndex; readonly title: string }[];
}

/**
 * With *One prize each* the most valuable prize that anybody is due is given first: its player, with those of the same place who are due as
 * much of it, leaves all others, in which those behind move up (R3.5). A sum is worth more than a thing, of equal prizes the one further
 * left. Titles are no prizes.
 */
export function handedIn(input: ListForPrizes, event: Event, columns: readonly PrizeColumn[]): HandedPrizes {
  const out = new Map<string, Set<number>>();
  const passed: { player: PlayerIndex; title: string }[] = [];
  const give = (): readonly PrizeCells[] => givenIn(input, event, columns, out);
  if (!event.settings.onePrize) return { handed: give(), out, passed };
  const parts = columns.flatMap(column => {
    const { byWins = [], ...places } = column;
    const { title } = column;
    const asked = (part: PrizeColumn): readonly PrizeCell[] => givenIn(input, event, [part], out)[0]!.cells;
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
      ...byWins.map(prize => ({
        prize: prizeByWins(event, column),
        title: `${title} ${prize.wins}/${prize.of}`.trim(),
        cells: () => asked({ kind: 'amounts', title, amounts: [], unit: undefined, byWins: [prize] }),
      })),
    ];
  });
  const prizes = [...new Set(parts.map(({ prize }) => prize))];
  for (const prize of prizes) out.set(prize, new Set());
  const open = placed(event, 'final').classes.map(group => new Set(group));
  for (;;) {
    const held = parts.map(part => ({ ...part, cells: part.cells() }));
    const dueTo = (player: PlayerIndex, prize: string): typeof held =>
      held.filter(column => column.prize === prize && (column.cells[player] ?? '') !== '');
    // Below 0 for nothing.
    const worthOf = (player: PlayerIndex, prize: string): number =>
      dueTo(player, prize).reduce((sum, { cells }) => Math.max(0, sum) + (Number(cells[player]) || 0), -1);
    let [most, kept, equals]: [number, string, Set<number> | undefined] = [-1, '', undefined];
    for (const prize of prizes)
      for (const group of open)
        for (const player of group) {
          const worth = worthOf(player, prize);
          if (worth > most) [most, kept, equals] = [worth, prize, group];
        }
    if (equals === undefined) return { handed: give(), out, passed };
    for (const player of [...equals].filter(equal => worthOf(equal, kept) === most)) {
      equals.delete(player);
      for (const prize of prizes.filter(name => name !== kept)) {
        const due = dueTo(player, prize);
        out.get(prize)?.add(player);
        if (due.length > 0) passed.push({ player, title: due.map(({ title }) => title).join(', ') });
      }
    }
  }
}
