export function buildPage(): Promise<string>;
export function forgetOldPages(current: string): void;

export function otherLanguages(): Promise<readonly { readonly language: string; readonly locale: string }[]>;
