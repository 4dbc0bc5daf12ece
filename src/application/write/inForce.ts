import { excerpt, textOf, type Values } from '../../sheet/cells/cell';
import { readSettingValues, settingsOf } from '../../sheet/settings/readSettings';
import { inForceChanges } from '../../sheet/settings/settingsSheet';
import { makeText, type Origin } from '../../sheet/wording';
import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import type { Settings } from '../../tournament/settings';
import { findSettings, openTournament } from '../read/openTournament';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

/** The cells that bring the column *In force* up to date with the values beside it, from the sheet's A1. */
function changesIn(
  { values, origin }: { readonly values: Values; readonly origin: Origin },
  settings: Settings,
  hasStart: boolean,
): readonly CellChange[] {
  return inForceChanges(values, settings, hasStart, makeText(settings.language)).map(change => ({
    ...change,
    row: change.row + origin.row,
    column: change.column + origin.column,
  }));
}

const hasStart = ({ reading }: Tournament): boolean => reading.columns.start !== undefined;

/** The blocks that bring the column *In force* up to date, and what they change in words; undefined where it is. */
export function inForceBlocks(
  tournament: Tournament,
): { readonly blocks: readonly Block[]; readonly what: string } | undefined {
  const { settingsAt, settings, text } = tournament;
  const changes = settingsAt ? changesIn(settingsAt, settings, hasStart(tournament)) : [];
  if (!settingsAt || changes.length === 0) return undefined;
  const { values, origin, sheet } = settingsAt;
  const nameOf = (row: number): string =>
    textOf((values[row - origin.row] ?? []).find(cell => textOf(cell) !== ''));
  const changeWords = changes.map(
    ({ row, before, after }) => `${nameOf(row)} ${before || '–'} → ${after || '–'}`,
  );
  return {
    blocks: contiguousRuns(sheet, changes),
    what: `${text('settings.inForce')}: ${excerpt(changeWords.join('; '), SAID)}`,
  };
}

/** Characters of a row of the Log that say what has changed; its cells have it whole. */
const SAID = 300;

/** The blocks of an action that changes settings together with what is in force then, so that both are one action. */
export function withInForce(workbook: Workbook, blocks: readonly Block[]): readonly Block[] {
  const isOf = ({ sheet, isNew }: Block): boolean =>
    isNew !== true && sheet === findSettings(workbook)?.sheet;
  const settingBlocks = blocks.filter(isOf);
  const tournament = settingBlocks.length === 0 ? undefined : openTournament(workbook);
  if (!tournament?.settingsAt) return blocks;
  const { sheet, origin } = tournament.settingsAt;
  const values = written(workbook.read(sheet)?.values ?? [], settingBlocks);
  const range = { values: values.slice(origin.row).map(line => line.slice(origin.column)), origin };
  const { settings } = settingsOf(readSettingValues(range.values), { hasStart: hasStart(tournament) });
  const all = changesIn(range, settings, hasStart(tournament));
  const changes = all.filter(change => !settingBlocks.some(block => covers(block, change)));
  // A value and what is in force beside it are one run.
  const beside = changes.filter(change => settingBlocks.some(block => isBeside(block, change)));
  const apart = changes.filter(change => !beside.includes(change));
  const wider = blocks
    .map(block => (settingBlocks.includes(block) ? withinBlock(block, all) : block))
    .map((block, i) => {
      const neighbour = settingBlocks.includes(blocks[i] as Block)
        ? beside.find(change => isBeside(block, change))
        : undefined;
      if (!neighbour) return block;
      const cells = block.cells?.map(line => [...line, neighbour.after]);
      return {
        ...block,
        before: block.before.map(line => [...line, neighbour.before]),
        after: block.after.map(line => [...line, neighbour.after]),
        ...(cells && { cells }),
      };
    });
  return [...wider, ...contiguousRuns(sheet, apart)];
}

/** A block of many rows with what comes into force in those of their cells that it leaves as they are. */
function withinBlock(block: Block, changes: readonly CellChange[]): Block {
  const inside = changes.filter(change => !block.cells && block.after.length > 1 && covers(block, change));
  if (inside.length === 0) return block;
  const after = block.after.map((line, r) =>
    line.map((text, c) => {
      const change = inside.find(({ row, column }) => row === block.row + r && column === block.column + c);
      return change && text === block.before[r]?.[c] ? change.after : text;
    }),
  );
  return { ...block, after };
}

function written(values: Values, blocks: readonly Block[]): readonly (readonly unknown[])[] {
  const table = values.map(line => [...line]);
  for (const { row, column, after } of blocks)
    after.forEach((line, r) =>
      line.forEach((text, c) => {
        for (let added = table.length; added <= row + r; added++) table.push([]);
        (table[row + r] as unknown[])[column + c] = text;
      }),
    );
  return table;
}

const covers = ({ row, column, after }: Block, change: CellChange): boolean =>
  change.row >= row &&
  change.row < row + after.length &&
  change.column >= column &&
  change.column < column + (after[0]?.length ?? 0);

const isBeside = ({ row, column, after, of }: Block, change: CellChange): boolean =>
  !of && after.length === 1 && change.row === row && change.column === column + (after[0]?.length ?? 0);
