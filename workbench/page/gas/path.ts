export const extname = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? '';
