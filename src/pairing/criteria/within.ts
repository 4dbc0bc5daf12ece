export const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

export function forEachWithin(
  numbers: readonly number[],
  from: number,
  to: number,
  action: (number: number) => void,
): void {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < from) low = middle + 1;
    else high = middle;
  }
  for (; low < numbers.length && numbers[low]! < to; low++) action(numbers[low]!);
}
