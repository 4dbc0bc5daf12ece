import { loadScript } from '../loadScript';
import { word } from '../words';
import type {} from './xlsxPart';

/** The script that writes and reads .xlsx files, loaded when it is first asked for. */
export async function loadXlsx(): Promise<NonNullable<Window['wallistXlsx']>> {
  const src = 'xlsx.js';
  if (window.wallistXlsx === undefined) await loadScript(src).catch(() => undefined);
  const loaded = window.wallistXlsx;
  if (loaded === undefined) throw new Error(word('workbench.partMissing', { file: src }));
  return loaded;
}
