/**
 * The formula with `,` in place of `;` between arguments: Google takes either, by locale, Univer only the
 * comma. Quoted text, sheet names and `{1;2}` keep theirs.
 */
export function useCommas(formula: string): string {
  if (!formula.startsWith('=') || !formula.includes(';')) return formula;
  let quote = '';
  let braces = 0;
  let made = '';
  for (const char of formula) {
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') braces++;
    else if (char === '}') braces--;
    made += char === ';' && quote === '' && braces === 0 ? ',' : char;
  }
  return made;
}
