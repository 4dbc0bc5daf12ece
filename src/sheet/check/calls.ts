export interface CheckedFunction {
  readonly name: string;
  readonly beforeSettings: number;
  readonly readsList: boolean;
  /** Its answer is a column beside the wall list, one value for each row. */
  readonly isBesideList: boolean;
}

export interface Call {
  readonly called: CheckedFunction;
  readonly arguments: readonly string[];
  readonly starts: readonly number[];
  readonly end: number;
  readonly isWhole: boolean;
}

export function callFinder(functions: readonly CheckedFunction[]): (formula: string) => readonly Call[] {
  const byName = new Map(functions.map(customFunction => [customFunction.name, customFunction]));
  const call = new RegExp(`\\b(${[...byName.keys()].join('|')})\\s*\\(`, 'gi');
  return formula => callsIn(formula, call, byName);
}

/** Calls of a formula that are looked at: each is read to its end, and many may stand within one another. */
const MOST_CALLS = 50;

function callsIn(
  formula: string,
  call: RegExp,
  functions: ReadonlyMap<string, CheckedFunction>,
): readonly Call[] {
  if (!formula.startsWith('=')) return [];
  const masked = withoutQuotes(formula);
  const matches: RegExpExecArray[] = [];
  for (let match = call.exec(masked); match && matches.length < MOST_CALLS; match = call.exec(masked))
    matches.push(match);
  call.lastIndex = 0;
  return matches.flatMap(match => {
    const called = functions.get((match[1] as string).toUpperCase());
    if (!called || masked.charAt(match.index - 1) === '.') return [];
    const begin = match.index + match[0].length;
    const commas: number[] = [];
    let [end, depth] = [begin, 0];
    for (; end < masked.length && (depth > 0 || masked.charAt(end) !== ')'); end++) {
      const sign = masked.charAt(end);
      if (sign === '(' || sign === '{') depth++;
      else if (sign === ')' || sign === '}') depth--;
      else if (depth === 0 && (sign === ',' || sign === ';')) commas.push(end);
    }
    const parts = [...commas, end]
      .map((to, i) => {
        const from = i === 0 ? begin : (commas[i - 1] as number) + 1;
        const text = formula.slice(from, to);
        return { text: text.trim(), start: from + text.length - text.trimStart().length };
      })
      .filter(part => part.text !== '');
    const isWhole = /^=\s*$/.test(formula.slice(0, match.index)) && formula.slice(end + 1).trim() === '';
    return [
      {
        called,
        arguments: parts.map(part => part.text),
        starts: parts.map(part => part.start),
        end,
        isWhole,
      },
    ];
  });
}

/** The formula with quoted texts and sheet names overwritten by `_`; positions stay. */
const withoutQuotes = (formula: string): string =>
  formula.replace(/"[^"]*"|'[^']*'/g, quoted => '_'.repeat(quoted.length));
