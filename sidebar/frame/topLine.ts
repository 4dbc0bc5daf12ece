import type { EventNews, RoundNow } from '../../src/application/protocol/protocol';
import { currentRound, type Place } from '../model/place';
import type { Say, WordKey } from '../words';

/** One place of the line at the top. */
export interface TopItem {
  readonly to: Place | 'all rounds';
  readonly text: string;
  /** A screen reader says it so. */
  readonly spoken: string;
  readonly look: 'plain' | 'next' | 'later';
  readonly isHere: boolean;
  /** Too far for a phone, where all rounds stand in the menu. */
  readonly isFar: boolean;
}

/** So many rounds stand beside each other. */
const SHOWN_AT_MOST = 6;
/** And where there are more, so many around the one where somebody is. */
const SHOWN_OF_MANY = 4;

const SIGNS: Readonly<Record<RoundNow['stands'], string>> = {
  complete: '✓',
  playing: '◐',
  written: '▤',
  next: '',
  later: '',
};

const SPOKEN: Readonly<Record<RoundNow['stands'], WordKey>> = {
  complete: 'sidebar.place.complete',
  playing: 'sidebar.place.playing',
  written: 'sidebar.place.written',
  next: 'sidebar.place.next',
  later: 'sidebar.place.later',
};

/** The places from left to right; without a tournament there are none. */
export function topLine(
  event: Pick<EventNews, 'plan'> | undefined,
  here: Place | undefined,
  say: Say,
): readonly TopItem[] {
  if (!event) return [];
  const { plan } = event;
  const at = here?.place === 'round' ? here.round : currentRound(plan);
  const [from, to] = windowAround(at, plan.length);
  const named = (to: Place, key: 'players' | 'places'): TopItem => {
    const text = say(key === 'players' ? 'sidebar.place.players' : 'sidebar.place.places');
    return { to, text, spoken: text, look: 'plain', isHere: here?.place === key, isFar: false };
  };
  return [
    named({ place: 'players' }, 'players'),
    ...(from > 1 ? [more('‹', say('sidebar.place.earlierRounds'))] : []),
    ...plan.slice(from - 1, to).map((round, i) => roundItem(round, from + i, at, here, say)),
    ...(to < plan.length
      ? [more(`› ${plan.length}`, say('sidebar.place.laterRounds', { rounds: plan.length }))]
      : []),
    named({ place: 'places' }, 'places'),
  ];
}

const more = (text: string, spoken: string): TopItem => ({
  to: 'all rounds',
  text,
  spoken,
  look: 'later',
  isHere: false,
  isFar: true,
});

export function roundItem(
  { stands, known, total }: RoundNow,
  round: number,
  at: number,
  here: Place | undefined,
  say: Say,
): TopItem {
  const place = say('sidebar.place.round', { round });
  return {
    to: { place: 'round', round },
    text: `${round}${SIGNS[stands]}`,
    spoken: say(SPOKEN[stands], { place, known, total }),
    look: stands === 'next' || stands === 'later' ? stands : 'plain',
    isHere: here?.place === 'round' && here.round === round,
    isFar: Math.abs(round - at) > 1,
  };
}

function windowAround(at: number, rounds: number): readonly [number, number] {
  if (rounds <= SHOWN_AT_MOST) return [1, rounds];
  const from = Math.max(1, Math.min(at - 1, rounds - SHOWN_OF_MANY + 1));
  return [from, from + SHOWN_OF_MANY - 1];
}
