import { sealText } from '../../../src/eventFile/sealText';
import type { Snapshot } from './store';

/**
 * The snapshot with the seal of each sheet, by its name: whoever opens the file sees whether a sheet was changed after it was saved. Without
 * one where the browser computes none, as on a page that came without https.
 */
export async function sealed(snapshot: Snapshot): Promise<Snapshot> {
  try {
    return { ...snapshot, seal: await sealOf(snapshot) };
  } catch {
    // The file is saved in any case.
    return snapshot;
  }
}

async function sealOf({ workbook: { sheets = {} } }: Snapshot): Promise<Readonly<Record<string, string>>> {
  const entries = Object.values(sheets).map(async ({ name = '', cellData = {} }) => {
    // As it will be read back: what is undefined is gone in a file.
    const text = sealText(JSON.parse(JSON.stringify(cellData)) as Parameters<typeof sealText>[0]);
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return [name, [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
