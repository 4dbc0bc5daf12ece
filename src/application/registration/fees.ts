import { amountText, parseAmount } from '../../sheet/cells/amount';
import { textOf } from '../../sheet/cells/cell';
import { foldTitle } from '../../sheet/cells/titles';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { wordsOf } from '../../text/vocabulary';
import { makeWarning, type Problem } from '../../tournament/problem';
import type { FeeTotals } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { PlayerIndex } from '../../tournament/indices';

/** In cents; undefined where a cell cannot be read. */
interface PlayerFee {
  readonly due: number;
  readonly paid: number;
}

interface Fees {
  readonly currency: string;
  readonly players: readonly (PlayerFee | undefined)[];
  /** By the cells of the list. */
  readonly problems: readonly Problem[];
}

/** Paid whole: a tick box, or a mark. */
const WHOLE = /^(?:x|✓|✔|☑|true|ok)$/i;
const NOTHING = /^(?:|-|–|0|false|☐)$/i;

/**
 * The columns *Fee* and *Paid* of the list, in any language, beside it too; undefined without the first. A currency is that of the first
 * amount that has one: a sum of two would be none.
 */
function readFees(workbook: Workbook, { list, reading }: Tournament): Fees | undefined {
  const { row: top, column: left } = list.origin;
  const values = workbook.read(list.sheet)?.values ?? [];
  const titles = reading.header === undefined ? [] : (values[top + reading.header] ?? []).map(textOf);
  const columnOf = (key: 'fee.title' | 'fee.paid'): number => {
    const words = wordsOf(key).map(foldTitle);
    return titles.findIndex(title => title !== '' && words.includes(foldTitle(title)));
  };
  const [fee, paid] = [columnOf('fee.title'), columnOf('fee.paid')];
  if (fee < 0) return undefined;
  const problems: Problem[] = [];
  let currency = '';
  const cellOf = (player: PlayerIndex, column: number): string =>
    column < 0 ? '' : textOf(values[top + (reading.rows[player] ?? 0)]?.[column]);
  const centsOf = (player: PlayerIndex, column: number): number | undefined => {
    const text = cellOf(player, column);
    if (NOTHING.test(text)) return 0;
    const amount = parseAmount(text);
    if (amount && currency === '') ({ currency } = amount);
    if (amount && (amount.currency === '' || amount.currency === currency)) return amount.cents;
    const place = { kind: 'cell', row: reading.rows[player] ?? 0, column: column - left } as const;
    const name = reading.wallList.players[player]?.name ?? '';
    problems.push(makeWarning('feeUnclear', { text, name }, place));
    return undefined;
  };
  const players = reading.wallList.players.map((_, player) => {
    const due = centsOf(player, fee);
    const given = WHOLE.test(cellOf(player, paid)) ? due : centsOf(player, paid);
    return due === undefined || given === undefined ? undefined : { due, paid: given };
  });
  return { currency, players, problems };
}

/** Amounts that cannot be read, for Check. */
export const feeProblems = (workbook: Workbook, tournament: Tournament): readonly Problem[] =>
  readFees(workbook, tournament)?.problems ?? [];

/** Players of whom a cell cannot be read are named, and in none of the sums. */
export function feeTotals(workbook: Workbook, tournament: Tournament): FeeTotals | undefined {
  const fees = readFees(workbook, tournament);
  if (!fees) return undefined;
  const { currency, players, problems } = fees;
  const sum = (of: (fee: PlayerFee) => number): string =>
    amountText(
      players.reduce((all, fee) => all + (fee ? of(fee) : 0), 0),
      currency,
    );
  return {
    due: sum(({ due }) => due),
    paid: sum(({ paid }) => paid),
    open: sum(openOf),
    owing: players.flatMap((fee, player) => {
      const who = tournament.reading.wallList.players[player];
      return fee && who && openOf(fee) > 0 ? [`${makeLabel(who)}: ${amountText(openOf(fee), currency)}`] : [];
    }),
    unclear: problems.map(problem => remarkOn(tournament, problem)),
  };
}

/** The open fee of each, for the desk; `?` where a cell cannot be read. Undefined without fees. */
export const owedBy = (workbook: Workbook, tournament: Tournament): readonly string[] | undefined => {
  const fees = readFees(workbook, tournament);
  return fees?.players.map(fee =>
    fee === undefined ? '?' : openOf(fee) === 0 ? '' : amountText(openOf(fee), fees.currency),
  );
};

/** Whoever has paid more than the fee does not pay for others. */
const openOf = ({ due, paid }: PlayerFee): number => Math.max(0, due - paid);
