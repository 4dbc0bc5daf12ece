import type { FileRows } from '../../exchange/fileRows';
import { readFrame } from '../../sheet/frame/frame';
import { readSettingValues } from '../../sheet/settings/readSettings';
import type { SettingKey } from '../../tournament/settings';
import type { TournamentInput } from '../read/tournament';
import { forNextEvent } from './formerSettings';
import { makeInput } from '../read/input';

export interface RowsRead {
  readonly input: TournamentInput;
  readonly stated: ReadonlySet<SettingKey>;
}

/** The tournament that the rows of a file are; its own settings say everything of it. */
export function readRows({ list, settings, isFormer }: FileRows): RowsRead {
  const read = readSettingValues(settings.length === 0 ? undefined : settings);
  const typed = isFormer ? forNextEvent(read) : read;
  return { input: makeInput(readFrame(list), typed), stated: new Set(typed.values.keys()) };
}
