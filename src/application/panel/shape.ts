/** Whether a value may stand in a request where there has to be one of this type. */
export type Test<T> = (value: unknown) => value is T;

/** A test for each field; a field that may be missing is tested as undefined. */
export type Form<T> = { readonly [K in keyof T]-?: Test<T[K]> };

/** More players than a list has rows. */
const MANY = 5000;

/** What is typed is read where it is used: a text stands for any of the words that are meant. */
export const textShape =
  <T extends string = string>(most: number): Test<T> =>
  (value): value is T =>
    typeof value === 'string' && value.length <= most;
export const oneOf =
  <const T>(...choices: readonly T[]): Test<T> =>
  (value): value is T =>
    choices.includes(value as T);
export const isYesNo: Test<boolean> = value => typeof value === 'boolean';
/** An empty or unreadable field is no number, which travels as null. */
export const isTypedNumber: Test<number> = (value): value is number =>
  typeof value === 'number' || value === null;
export const isNumber: Test<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isCount: Test<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= 0;
/** For a field that may be missing. */
export const optional =
  <T>(test: Test<T>): Test<T> =>
  (value): value is T =>
    value === undefined || test(value);
export const listOf =
  <T>(test: Test<T>, most = MANY): Test<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(test);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf =
  <K extends string, T>(key: Test<K>, test: Test<T>): Test<Readonly<Record<K, T>>> =>
  (value): value is Readonly<Record<K, T>> =>
    isRecord(value) &&
    Object.keys(value).length <= MANY &&
    Object.entries(value).every(([name, one]) => key(name) && test(one));

export const shaped =
  <T>(form: Form<T>): Test<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.keys(value).every(name => Object.prototype.hasOwnProperty.call(form, name)) &&
    (Object.entries(form) as [string, Test<unknown>][]).every(([name, test]) => test(ownValue(value, name)));

export const ownValue = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined;
