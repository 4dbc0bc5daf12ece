import { foldName } from './foldName';

/** Letters alone, without marks: `Müller, T.` and `Muller T` are one. */
const bare = (name: string): string =>
  foldName(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();

const LONGEST = 60;

/** Whether one name may be the other, spelled in another way: a word of both is the same, or few letters differ. */
export function isLikeName(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)].map(name => name.slice(0, LONGEST)) as [string, string];
  const words = b.split(/\s+/);
  return (
    a.split(/\s+/).some(word => word.length > 2 && words.includes(word)) ||
    3 * lettersApart(a, b) <= Math.min(a.length, b.length)
  );
}

/** How many letters have to come, go or change. */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, each] of [...other].entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + (letter === each ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      );
    above = line;
  }
  return above[above.length - 1] ?? 0;
}
