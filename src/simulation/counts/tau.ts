/**
 * Tau-b (Kendall 1945) of strength, more being better, and place: 1 for equal orders, -1 for opposite ones;
 * undefined where either is all equal.
 */
export function kendallTau(strength: readonly number[], place: readonly number[]): number | undefined {
  let [agreed, strengthPairs, placePairs] = [0, 0, 0];
  for (let i = 1; i < strength.length; i++) {
    const [ownStrength, ownPlace] = [strength[i] as number, place[i] as number];
    for (let j = 0; j < i; j++) {
      const byStrength = Math.sign(ownStrength - (strength[j] as number));
      const byPlace = Math.sign((place[j] as number) - ownPlace);
      agreed += byStrength * byPlace;
      strengthPairs += byStrength * byStrength;
      placePairs += byPlace * byPlace;
    }
  }
  const pairs = Math.sqrt(strengthPairs * placePairs);
  return pairs === 0 ? undefined : agreed / pairs;
}
