import type { RatingList } from './readRatingList';

const [SEARCHED_ABOVE, SEARCHED_BELOW] = [40, 10];
/** `29 Nov 2018`, as the list of the EGF has it. */
const NAMED = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})\b/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NUMERIC = /\b(\d{4})-(\d{2})-(\d{2})\b|\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/;

/**
 * From its heading or end, as `2026-11-01`, day first; the AGA's has none. Players' lines have days of their own
 * and are not looked at.
 */
export function listDate(text: string, { federation }: RatingList): string | undefined {
  if (federation === 'AGA') return undefined;
  const lines = text.split('\n');
  const below = Math.max(SEARCHED_ABOVE, lines.length - SEARCHED_BELOW);
  for (const rawLine of [...lines.slice(0, SEARCHED_ABOVE), ...lines.slice(below)]) {
    const line = rawLine.replace(
      NAMED,
      (_all, day: string, month: string, year: string) => `${day}.${MONTHS.indexOf(month) + 1}.${year}`,
    );
    const [match, year, month, day, before, between, after] = NUMERIC.exec(line) ?? [];
    if (match === undefined) continue;
    const [y, m, d] = year === undefined ? [after, between, before] : [year, month, day];
    if (Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= 31)
      return `${y}-${pad(m)}-${pad(d)}`;
  }
  return undefined;
}

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');

export const listLabel = ({ federation }: RatingList, date: string): string => `${federation} ${date}`.trim();
