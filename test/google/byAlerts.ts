import type { BuiltAddon } from '../application/built';
import type { FakeGoogle } from './fakeGoogle';
import { DEAD } from './fakeGoogle';

/** An entry of the menu, as somebody chooses it. */
export type Entry =
  | 'createTournament'
  | 'pairNextRound'
  | 'recordResults'
  | 'checkWallList'
  | 'standingsAndPrizes'
  | 'undoLastAction'
  | 'simulate'
  | 'help';

export interface Said {
  readonly title: string;
  readonly text: string;
}

export type Answering = (said: Said) => 'YES' | 'NO' | 'CANCEL' | 'OK' | 'CLOSE' | string | undefined;

/** Chooses an entry and answers; all that was said. */
export function choose(
  google: FakeGoogle,
  addon: BuiltAddon,
  entry: Entry,
  answer: Answering = () => 'YES',
): readonly Said[] {
  const said: Said[] = [];
  google.person({
    alert: (title, text, buttons) => {
      said.push({ title, text });
      if (buttons === 'OK') return 'OK';
      return (answer({ title, text }) ?? 'CLOSE') as 'YES';
    },
    prompt: (title, text) => {
      said.push({ title, text });
      return answer({ title, text });
    },
  });
  const done = google.run(() => addon[entry]!());
  return done === DEAD ? [...said, { title: 'dead', text: '' }] : said;
}
