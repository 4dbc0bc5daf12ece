export function playSample(name: string, dist?: string, language?: string): Promise<string>;
