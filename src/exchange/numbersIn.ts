export const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
