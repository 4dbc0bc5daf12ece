import { kindOfTitle, type ColumnKind } from '../cells/titles';

/** Kinds that a question may ask for; a `no` or a `start` in a sentence means something else. */
const ASKED: readonly ColumnKind[] = [
  'name',
  'surname',
  'firstName',
  'rank',
  'rating',
  'country',
  'club',
  'pin',
  'category',
  'group',
  'team',
];

const LONGEST_RUN = 6;

/**
 * `What is your rank?`, `あなたの段位`: the longest title inside decides, but no name of a club or a team; undefined for
 * none or several.
 */
export function kindOfQuestion(question: string): ColumnKind | undefined {
  const words = question.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|[\p{L}\p{N}]+/gu) ?? [];
  for (let length = Math.min(LONGEST_RUN, words.length); length > 0; length--) {
    const kinds = new Set<ColumnKind>();
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length).join(' ');
      const kind = run.length < 2 ? undefined : kindOfTitle(run);
      if (kind !== undefined && kind !== 'pl' && ASKED.includes(kind)) kinds.add(kind);
    }
    if (kinds.size > 1) kinds.delete('name');
    if (kinds.size > 0) return kinds.size === 1 ? [...kinds][0] : undefined;
  }
  return undefined;
}
