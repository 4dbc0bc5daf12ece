import type { TournamentNow } from '../fileRows';

export const sayOf =
  ({ words }: TournamentNow) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_hole, name: string) => String(values[name] ?? ''));
