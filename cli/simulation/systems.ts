import type { Preset, System } from '../../src/tournament/settings';

interface Named {
  readonly system: System;
  readonly preset?: Preset;
}

/** Short names that are easy to type; the names of the setting System are understood too. */
const NAMES: Readonly<Record<string, Named>> = {
  mcmahon: { system: 'McMahon' },
  swiss: { system: 'Swiss' },
  categories: { system: 'Swiss by categories' },
  wmsg: { system: 'Score pairing', preset: 'WMSG 2008' },
  knockout: { system: 'Knock-out' },
  'round-robin': { system: 'Round robin' },
  diagonal: { system: 'Diagonal' },
  groups: { system: 'Groups + knock-out' },
};

export const SYSTEM_NAMES: readonly string[] = Object.keys(NAMES);

export function systemNamed(text: string): Named | undefined {
  const wanted = folded(text);
  const [found] = Object.entries(NAMES).filter(
    ([name, { system }]) => folded(name) === wanted || folded(system) === wanted,
  );
  return found?.[1];
}

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
