export const PLAYED: readonly string[];

export function playSample(name: string, dist?: string, language?: string): Promise<string>;
