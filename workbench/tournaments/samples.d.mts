export const PLAYED: readonly string[];
export function playSample(name: string, dist?: string, language?: string): Promise<string>;
export function playSamples(
  names: readonly string[],
  dist?: string,
  language?: string,
): Promise<readonly string[]>;
