/** A sample that the add-on has played, as the page reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IWorkbookData } from '@univerjs/core';
import { unpack } from '../../workbench/page/kept/packed';
import { playSample } from '../../workbench/tournaments/samples.mjs';

export async function playedSample(name: string, language = 'en'): Promise<IWorkbookData> {
  const packed = readFileSync(join(await playSample(name, undefined, language), `${name}.txt`), 'utf8');
  return JSON.parse(unpack(packed) ?? '') as IWorkbookData;
}
