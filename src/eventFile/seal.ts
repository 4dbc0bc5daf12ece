import { sha256 } from '../lots/sha256';
import { isNamed } from '../sheet/write/sheetNames';
import type { SavedCells } from '../exchange/saved/savedCells';
import { sealText } from './sealText';

export type SealReading =
  | { readonly kind: 'unsealed' }
  | {
      readonly kind: 'sealed';
      /** The first letters of the seal of the Log, to be compared with those that were announced; '' without a Log. */
      readonly mark: string;
      /** Names of sheets whose cells are others than at the saving, that are gone, or that came. */
      readonly changed: readonly string[];
      readonly isLogChanged: boolean;
    };

/** Letters of a mark: enough that nobody finds another Log with it by trying. */
const MARK = 16;

interface SavedEvent {
  readonly seal?: Readonly<Record<string, unknown>>;
  readonly workbook?: {
    readonly sheets?: Readonly<Record<string, { readonly name?: unknown; readonly cellData?: SavedCells }>>;
  };
}

/** Compares the cells of a snapshot, as text, with the seal that it carries. */
export function readSeal(text: string): SealReading {
  const { seal, workbook } = parsed(text);
  if (typeof seal !== 'object' || seal === null) return { kind: 'unsealed' };
  const now = new Map(
    Object.values(workbook?.sheets ?? {}).map(({ name, cellData }) => [
      String(name),
      sha256(sealText(cellData ?? {})),
    ]),
  );
  const names = [...new Set([...Object.keys(seal), ...now.keys()])];
  const changed = names.filter(name => now.get(name) !== seal[name]);
  const isLog = (name: string): boolean => isNamed(name, 'sheet.log');
  const [log] = [...now].filter(([name]) => isLog(name));
  return {
    kind: 'sealed',
    mark: log?.[1].slice(0, MARK) ?? '',
    changed,
    isLogChanged: changed.some(isLog),
  };
}

function parsed(text: string): SavedEvent {
  try {
    return (JSON.parse(text) as SavedEvent | null) ?? {};
  } catch {
    return {};
  }
}
