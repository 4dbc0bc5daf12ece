/** The formats by the names to type. A file that ends in .xml may be MacMahon's as well: its contents tell. */
export const FORMATS = [
  { name: 'opengotha', ends: ['.xml'], help: 'OpenGotha, both ways' },
  { name: 'h9', ends: ['.h9'], help: 'result file of the EGF, both ways' },
  { name: 'tou', ends: ['.tou'], help: 'result file of the FFG, both ways' },
  { name: 'aga', ends: ['.aga'], help: 'results for the AGA, both ways' },
  { name: 'macmahon', ends: [], help: 'MacMahon 3.x, to read' },
  { name: 'tsv', ends: ['.tsv'], help: 'our wall list and its settings, both ways' },
  { name: 'csv', ends: ['.csv'], help: 'the same with commas or semicolons' },
  { name: 'html', ends: ['.html', '.htm'], help: 'one page for a website, to write' },
  { name: 'xlsx', ends: ['.xlsx'], help: 'the whole book for other spreadsheets, to write' },
] as const;

export type FormatName = (typeof FORMATS)[number]['name'];

export const isFormat = (name: string): name is FormatName => FORMATS.some(format => format.name === name);

/** Result files that a federation rates by; it may be sent a part of the rounds, such as one weekend of several. */
export const RATED_FORMATS = ['h9', 'tou', 'aga'] as const satisfies readonly FormatName[];

export const isRatedFormat = (name: string): boolean => RATED_FORMATS.some(format => format === name);

/** Formats of which no file that another program made for use has been read yet (docs/exchange.md). */
export const UNTESTED: ReadonlySet<FormatName> = new Set(['macmahon']);

/** The format that a file's name tells: `cup.h9`. */
export function formatByName(path: string): FormatName | undefined {
  const end = /\.[^./\\]+$/.exec(path.toLowerCase())?.[0] ?? '';
  return FORMATS.find(({ ends }) =>
    ends.some(ending => ending === end || (ending === '.h9' && /^\.h\d$/.test(end))),
  )?.name;
}
