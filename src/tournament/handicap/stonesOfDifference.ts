/** R4.4: a whole number of stones, none where the difference is less than one, whatever is added. */
export function stonesOfDifference(difference: number, reduction: number, limit: number): number {
  const whole = Math.floor(Math.abs(difference));
  const stones = whole === 0 ? 0 : Math.min(limit, Math.max(0, whole - reduction));
  return stones === 0 ? 0 : Math.sign(difference) * stones;
}
