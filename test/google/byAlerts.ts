import type { BuiltAddon } from '../application/built';
import type { FakeGoogle } from './fakeGoogle';
import { DEAD } from './fakeGoogle';

/** An entry of the menu, as somebody chooses it. */
export type Entry =
  | 'createTournament'
  | 'pairNextRound'
  | 'players'
  | 'recordResults'
  | 'checkWallList'
  | 'standingsAndPrizes'
  | 'undoLastAction'
  | 'simulate'
  | 'files'
  | 'checkWholeEvent'
  | 'selfTest'
  | 'help';

export interface Said {
  readonly title: string;
  readonly text: string;
}

/** `nth`: how many prompts came before it in the same run. */
export type Answering = (
  said: Said,
  nth: number,
) => 'YES' | 'NO' | 'CANCEL' | 'OK' | 'CLOSE' | string | undefined;

/** Goes on with everything, but enters no more results where all are in. */
export const onward: Answering = ({ text }) => (text.includes('enter or change results') ? 'NO' : 'YES');

/** Questions after which nobody would answer any more. */
const PATIENCE = 60;

/** Chooses an entry and answers; all that was said. */
export function choose(
  google: FakeGoogle,
  addon: BuiltAddon,
  entry: Entry,
  answering: Answering = onward,
): readonly Said[] {
  const said: Said[] = [];
  let prompts = 0;
  const answer: Answering = (asked, nth) => {
    if (said.length > PATIENCE) throw new Error(`asked without end: ${asked.title}, ${asked.text}`);
    return answering(asked, nth);
  };
  google.person({
    alert: (title, text, buttons) => {
      said.push({ title, text });
      if (buttons === 'OK') return 'OK';
      return (answer({ title, text }, prompts) ?? 'CLOSE') as 'YES';
    },
    prompt: (title, text) => {
      said.push({ title, text });
      const typed = answer({ title, text }, prompts++);
      return typed === 'CANCEL' ? undefined : typed;
    },
  });
  const done = google.run(() => addon[entry]!());
  return done === DEAD ? [...said, { title: 'dead', text: '' }] : said;
}
