/** `index` is the McMahon ladder (R4.1): 1d 0, 1k -1, 30k -30; a professional's follows from the rating (R8.1). */
export type Rank =
  | { readonly kind: 'amateur'; readonly index: number }
  | { readonly kind: 'professional'; readonly dan: number };

/** Marks behind a rank (`1D*`, `30K+`, `10k-`, `3d?`) and remarks (`4d (AGA)`) are no part of it. */
const RANK =
  /^(pro|ama?(?:teur)?|amat)?\.?\s*(\d{1,2})\s*(k|kyu|gup|d|dan|p|pro|級|级|급|段|단)[.?!*+-]{0,2}\s*(pro|ama?(?:teur)?|amat)?\.?\s*(?:\([^)\d]*\)|\[[^\]\d]*\])?$/i;

/** `3d`, `12K`, `1 dan`, `5 kyu`, `3p`, `1d pro`, `amat 6d`, `2段`; undefined for anything else. */
export function parseRank(text: string): Rank | undefined {
  const match = RANK.exec(text.normalize('NFKC').replace(/\s+/g, ' ').trim());
  if (!match) return undefined;
  const grade = Number(match[2]);
  const isPro = /^p/i.test(match[1] ?? match[4] ?? '');
  const unit = (match[3] as string).toLowerCase();
  if (isPro)
    return grade >= 1 && grade <= 9 && !/^k/.test(unit) ? { kind: 'professional', dan: grade } : undefined;
  if (grade < 1) return undefined;
  if (/^(k|gup|級|级|급)/.test(unit)) return grade <= 50 ? { kind: 'amateur', index: -grade } : undefined;
  if (unit.startsWith('p')) return grade <= 9 ? { kind: 'professional', dan: grade } : undefined;
  return grade <= 9 ? { kind: 'amateur', index: grade - 1 } : undefined;
}

/** The inverse of `parseRank`: `3d`, `12k`, `2p`. */
export function makeRank(rank: Rank): string {
  if (rank.kind === 'professional') return `${rank.dan}p`;
  return rank.index >= 0 ? `${rank.index + 1}d` : `${-rank.index}k`;
}
