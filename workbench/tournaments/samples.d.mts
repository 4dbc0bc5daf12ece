export function playSamples(dist?: string, language?: string): Promise<string>;
