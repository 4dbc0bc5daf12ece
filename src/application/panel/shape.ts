/** Whether a value may stand in a request. */
export type Test = (value: unknown) => boolean;

/** A test for each field; a field that may be missing is tested as undefined. */
export type Form<T> = { readonly [K in keyof T]-?: Test };

/** More players than a list has rows. */
const MANY = 5000;

export const text =
  (most: number): Test =>
  value =>
    typeof value === 'string' && value.length <= most;
export const oneOf =
  (...choices: readonly unknown[]): Test =>
  value =>
    choices.includes(value);
export const isYesNo: Test = value => typeof value === 'boolean';
/** What a field of numbers holds: an empty or unreadable one is no number, which travels as null. */
export const isTypedNumber: Test = value => typeof value === 'number' || value === null;
export const isNumber: Test = value => typeof value === 'number' && Number.isFinite(value);
export const isCount: Test = value => Number.isInteger(value) && (value as number) >= 0;
export const optional =
  (test: Test): Test =>
  value =>
    value === undefined || test(value);
export const listOf =
  (test: Test, most = MANY): Test =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(test);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf =
  (key: Test, test: Test): Test =>
  value =>
    isRecord(value) &&
    Object.keys(value).length <= MANY &&
    Object.entries(value).every(([name, one]) => key(name) && test(one));

/** An object with these fields and no others. */
export const shaped =
  <T>(form: Form<T>): Test =>
  value =>
    isRecord(value) &&
    Object.keys(value).every(name => Object.prototype.hasOwnProperty.call(form, name)) &&
    (Object.entries(form) as [string, Test][]).every(([name, test]) => test(own(value, name)));

export const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined;
