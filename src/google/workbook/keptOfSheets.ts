/** Every question is a slow call, so answers are kept until this run changes what they are about. */
export interface KeptOfSheets {
  /** Goes with a sheet that gets another name. */
  readonly follow: (sheet: string, to: string) => void;
  readonly forget: (sheet: string) => void;
  readonly forgetAll: () => void;
}

/** Looks for what the map does not hold, and puts it into it unless it is undefined. */
export function kept<T>(map: Map<string, T>, key: string, find: () => T): T;
export function kept<T>(map: Map<string, T>, key: string, find: () => T | undefined): T | undefined;
export function kept<T>(map: Map<string, T>, key: string, find: () => T | undefined): T | undefined {
  const value = map.get(key) ?? find();
  if (value !== undefined) map.set(key, value);
  return value;
}
