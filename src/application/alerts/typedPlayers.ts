import { cleanUp } from '../../sheet/cells/notation';
import type { Text } from '../../sheet/wording';
import {
  missing,
  playingRound,
  returning,
  withdrawing,
  type MissedRounds,
} from '../../tournament/person/missedRounds';
import type { PersonOfList, View } from '../protocol/protocol';
import type { RoundNo } from '../../tournament/indices';

export type PlayersFound = Extract<View, { readonly view: 'players' }>;

/** Typed about a player; `reason` where it is not done. */
export type TypedDeed =
  | {
      readonly kind: 'rounds';
      readonly typed: string;
      readonly person: PersonOfList;
      /** Undefined for all that come. */
      readonly round: RoundNo | undefined;
      readonly plays: boolean;
    }
  | { readonly kind: 'seat'; readonly typed: string; readonly person: PersonOfList }
  | {
      readonly kind: 'refused';
      readonly typed: string;
      readonly reason: 'alert.noPlayer' | 'alert.noRound' | 'alert.noResult';
    };

/** `12 out, 14 in 3, 41 seat`: in the words of the language, or in English. */
export function typedDeeds(typed: string, view: PlayersFound, text: Text): readonly TypedDeed[] {
  return typed
    .split(/[,;\n、，；،]/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => deedOf(part, view, text));
}

const WORDS = { out: 'alert.wordOut', in: 'alert.wordIn', seat: 'alert.wordSeat' } as const;
const NAMES = ['out', 'in', 'seat'] as const;

function deedOf(typed: string, view: PlayersFound, text: Text): TypedDeed {
  const [, no, word = '', round] = /^(\d{1,6})\s*([^\d\s]+)\s*(\d{1,3})?$/.exec(cleanUp(typed).trim()) ?? [];
  const does = NAMES.find(name => [name, text(WORDS[name])].includes(word.toLowerCase()));
  if (does === undefined || (does === 'seat' && round !== undefined))
    return { kind: 'refused', typed, reason: 'alert.noResult' };
  const people = view.people.filter(candidate => candidate.no === Number(no));
  const [person] = people;
  if (!person || people.length > 1) return { kind: 'refused', typed, reason: 'alert.noPlayer' };
  if (does === 'seat') return { kind: 'seat', typed, person };
  const first = round === undefined ? view.round : Number(round);
  if (first < view.round || first > view.rounds) return { kind: 'refused', typed, reason: 'alert.noRound' };
  return {
    kind: 'rounds',
    typed,
    person,
    round: round === undefined ? undefined : first,
    plays: does === 'in',
  };
}

export function missedAfter(
  missed: MissedRounds,
  { round, plays }: Extract<TypedDeed, { readonly kind: 'rounds' }>,
  view: PlayersFound,
): MissedRounds {
  if (round === undefined) return plays ? returning(missed, view.round) : withdrawing(missed, view.round);
  return plays ? playingRound(missed, round, view.rounds) : missing(missed, round);
}
