export function buildPage(): Promise<string>;
export function forgetOldPages(current: string): void;

export function languagesOfPage(): Promise<readonly string[]>;
export function otherLanguages(): Promise<readonly { readonly language: string; readonly locale: string }[]>;
