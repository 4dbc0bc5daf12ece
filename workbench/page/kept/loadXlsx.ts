import { make } from '../elements';
import { word } from '../words';
import type {} from './xlsxPart';

/** The script that writes and reads .xlsx files, loaded when it is first asked for. */
export async function loadXlsx(): Promise<NonNullable<Window['wallistXlsx']>> {
  const src = 'xlsx.js';
  if (window.wallistXlsx === undefined) await loadScript(src);
  const loaded = window.wallistXlsx;
  if (loaded === undefined) throw new Error(word('workbench.partMissing', { file: src }));
  return loaded;
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = make('script', { src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(word('workbench.partMissing', { file: src })));
    document.head.append(script);
  });
