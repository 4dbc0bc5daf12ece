import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { settingsSheet } from '../../sheet/settings/settingsSheet';
import { isNamed } from '../../sheet/write/sheetNames';
import { NAME_WIDTH, PLAYER_ROWS, type FormulaSheet } from '../../sheet/write/template';
import { systemSheet } from '../../sheet/announcement/tournamentSystem';
import type { Text } from '../../sheet/wording';
import type { Settings, SettingKey } from '../../tournament/settings';
import { place, TITLE_LOOK, type NewSheet } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { SETTINGS } from '../read/tournament';
import type { Page } from './newWallList';

/** The sheets with their places: each stands before the next one that is made earlier, else before the Log, else last. */
export function inOrder(
  made: readonly Page[],
  order: readonly string[],
  workbook: Workbook,
): readonly NewSheet[] {
  const log = (): string | undefined => workbook.sheetNames().find(name => isNamed(name, 'sheet.log'));
  return made.map(({ sheet }, i) => {
    const earlier = made.slice(0, i).map(page => page.sheet.name);
    const next = order.slice(order.indexOf(sheet.name) + 1).find(name => earlier.includes(name));
    return { ...sheet, before: next === undefined ? log : () => next };
  });
}

/** A sheet with one formula. As many rows are formatted as a wall list has, because the answer spills into them. */
export function formulaPage({ name, formula, widths }: FormulaSheet): Page {
  const whole = place(0, 0, PLAYER_ROWS + 1, widths.length);
  const looks = widths.map(
    (width, column) =>
      [place(0, column, PLAYER_ROWS + 1, 1), { align: width < NAME_WIDTH ? 'center' : 'left' }] as const,
  );
  const title = [place(0, 0, 1, widths.length), TITLE_LOOK] as const;
  return {
    sheet: { name, design: { place: whole, looks: [...looks, title], widths, frozen: [1, 0] } },
    cells: [[{ formula }]],
  };
}

export function settingsPage(
  name: string,
  settings: Settings,
  typed: ReadonlySet<SettingKey>,
  text: Text,
): Page {
  const { titles, lines, rows } = settingsSheet(settings, typed, text);
  const height = Math.max(SETTING_ROWS, lines.length + 1);
  const whole = place(0, 0, height, 4);
  const design = {
    place: whole,
    looks: [
      [place(1, 2, lines.length, 2), { ink: '#5f6368' }],
      [place(1, 0, lines.length, 4), { wrap: true }],
      ...rows.flatMap((row, i) => (row ? [] : [[place(i + 1, 0, 1, 4), { bold: true }] as const])),
      [place(0, 0, 1, 4), TITLE_LOOK],
    ],
    offers: rows.flatMap((row, i) =>
      row && row.allowed.length > 0
        ? [{ place: place(i + 1, 1, 1, 1), choices: row.allowed, help: row.meaning }]
        : [],
    ),
    // All four columns stand beside the panel on a screen of 1280 pixels; columns of one width are one call.
    widths: [200, 160, 160, 390],
    frozen: [1, 1],
  } as const;
  const blank = ['', '', '', ''];
  const cells = [titles, ...lines, ...Array.from({ length: height - lines.length - 1 }, () => blank)];
  return { sheet: { name, design, range: { name: SETTINGS, place: whole } }, cells };
}

/** The announcement. */
export function systemPage(
  sheet: string,
  { name, rounds }: { readonly name: string; readonly rounds: number },
  settings: Settings,
  seedHash: string,
  text: Text,
): Page {
  const announcement = { name, settings, rounds, seedHash };
  const lines = systemSheet(announcement, text);
  const design = {
    place: place(0, 0, lines.length, 2),
    looks: [
      [place(0, 0, 1, 1), { bold: true, size: 16 }],
      [place(1, 0, 2, 1), { italic: true }],
      [place(4, 0, lines.length - 4, 1), { bold: true }],
      [place(4, 1, lines.length - 4, 1), { wrap: true }],
    ],
    widths: [280, 520],
  } as const;
  return { sheet: { name: sheet, design }, cells: lines };
}
