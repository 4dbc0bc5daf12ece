export const debuglog = () => () => undefined;
export const format = (...given: readonly unknown[]): string => given.map(String).join(' ');
