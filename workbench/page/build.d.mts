export function buildPage(): Promise<string>;
export function forgetOldPages(current: string): void;
