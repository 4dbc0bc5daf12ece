/**
 * Which labels of players (`12 Kask Mari (3d)`) somebody means by a few letters: who has that number, else whose words begin so, else in
 * whose label the letters stand anywhere. A rank is nobody's name: “12” is player 12 before all of 12 kyu. Everybody, where nothing is typed.
 */
export function meant(typed: string, labels: readonly string[]): readonly boolean[] {
  const wanted = plain(typed).trim();
  const plainLabels = labels.map(label => plain(label));
  const ways: readonly ((label: string) => boolean)[] = [
    label => /^\d+/.exec(label)?.[0] === wanted,
    label => {
      const words = wordsOf(label.replace(/ \([^()]*\)$/, ''));
      return wordsOf(wanted).every(part => words.some(word => word.startsWith(part)));
    },
    label => label.includes(wanted),
  ];
  return (
    ways.map(way => plainLabels.map(way)).find(hits => hits.includes(true)) ?? plainLabels.map(() => false)
  );
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,-]+/).filter(word => word !== '');

/** Without accents and capitals, as whoever is in a hurry types. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
