import fc from 'fast-check';
import { begin } from './begin';
import { split } from './beside';
import { mendTiebreaks } from './changes';
import { errorsOf, expectEnd } from './end';
import { HANDS } from './hands';
import { anyKind, ROUNDS, type Kind } from './kind';
import { REQUESTS } from './requests';
import { record, write } from './rounds';
import type { Step } from './step';
import type { World } from './world';

/** Something that is done, by its name and dice: plain data, which shrinks and prints well. */
export interface Doing {
  readonly what: string;
  readonly dice: readonly number[];
}

export const STEPS: readonly { readonly what: string; readonly step: Step; readonly weight: number }[] = [
  ...Object.entries(REQUESTS).flatMap(([what, entry]) =>
    'step' in entry ? [{ what, step: entry.step, weight: entry.weight ?? 1 }] : [],
  ),
  ...Object.entries(HANDS).map(([what, step]) => ({ what, step, weight: what === 'forTheBye' ? 4 : 2 })),
];

/** Dice by which all games get a result, and nothing is made anew. */
const ALL = [1, 1, 0, 1];

export const anyDoing: fc.Arbitrary<Doing> = fc.record({
  what: fc.oneof(...STEPS.map(({ what, weight }) => ({ weight, arbitrary: fc.constant(what) }))),
  dice: fc.array(fc.nat(11), { minLength: 4, maxLength: 4 }),
});

export interface Event {
  readonly kind: Kind;
  readonly doings: readonly Doing[];
  /** Whether all rounds are played after it. */
  readonly toEnd: boolean;
}

export const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: anyKind,
  doings: fc.array(anyDoing, { minLength: 1, maxLength: 16 * (ROUNDS / 3) ** 2, size: 'max' }),
  toEnd: fc.constantFrom(false, false, true),
});

const isSound = (world: World): boolean => errorsOf(world).length === 0;

/** Plays an event and expects after each thing that was done whatever must hold; a failure tells what was done. */
export function play({ kind, doings, toEnd }: Event): ReadonlySet<string> {
  const done = new Set<string>();
  const world: World = {
    book: begin(kind),
    script: [],
    deeds: [],
    odd: new Set(),
    pairedFrom: new Map(),
    view: { view: 'busy' },
    kind: kind.begins === 'bare' || kind.begins === 'in one column' ? { system: 'Swiss', stages: '' } : kind,
    foretold: new Map(),
  };
  try {
    if (split(world, [])) done.add('split');
    if (mendTiebreaks(world, [])) done.add('mend');
    // Too few players for a system, say: there is nothing to be played.
    fc.pre(isSound(world));
    for (const { what, dice } of doings) {
      const step = STEPS.find(one => one.what === what)?.step;
      if (step?.(world, dice)) done.add(what);
    }
    for (let round = 1; toEnd && round <= ROUNDS; round++) {
      record(world, ALL);
      write(world, ALL);
      record(world, ALL);
    }
    expectEnd(world, kind);
  } catch (error) {
    if (error instanceof fc.PreconditionFailure) throw error;
    const told = Object.entries(kind).filter(([, value]) => value !== '' && value !== false);
    const [first = ''] = String((error as Error).message).split('\n\n');
    const script = [told.map(([name, value]) => `${name} ${String(value)}`).join(', '), ...world.script];
    throw new Error(`${first}\n  ${script.join('\n  ')}\n`, { cause: error });
  }
  return done;
}
