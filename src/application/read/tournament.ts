import type { Values } from '../../sheet/cells/cell';
import type { WallListReading } from '../../sheet/read/wallListReading';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { SettingsReading } from '../../sheet/settings/settingsReading';
import type { Origin, Text } from '../../sheet/wording';
import type { Settings } from '../../tournament/settings';
import type { Problem } from '../../tournament/problem';
import type { CellValue } from '../workbook/workbook';

/** A wall list and settings as read from cells, for a formula or for the panel, with all problems in them. */
export interface TournamentInput {
  readonly values: Values;
  readonly reading: WallListReading;
  readonly text: Text;
  readonly settingCells: SettingsReading['cells'];
  readonly settings: Settings;
  readonly event: OpenEvent;
  readonly problems: readonly Problem[];
}

/** The names of the ranges that the template makes and its formulas use. */
export const WALL_LIST = 'WallList';
export const SETTINGS = 'Settings';

export interface SheetRange {
  readonly sheet: string;
  readonly origin: Origin;
  readonly values: readonly (readonly CellValue[])[];
}

/** The tournament in a workbook: the places of its wall list and settings, and their contents. */
export interface Tournament extends TournamentInput {
  readonly list: SheetRange;
  /** Whether the list is the named range; otherwise it is the used range of its sheet. */
  readonly named: boolean;
  readonly settingsAt: SheetRange | undefined;
  readonly typed: number;
}
