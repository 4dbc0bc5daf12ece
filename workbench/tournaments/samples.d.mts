export function playSamples(dist?: string): Promise<string>;
