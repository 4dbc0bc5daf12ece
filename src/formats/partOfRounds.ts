import { IN_FILE, type FileProblem } from '../tournament/fileProblem';
import { timeOfRound } from '../tournament/timetable';
import { asRated } from './asRated';
import type { ExchangedTournament, FinalOrder, Writing } from './exchange';
import type { RoundNo } from '../tournament/indices';

/** Chosen rounds of an event as one of its own, such as one of its weekends; with what has to be said of it. */
export interface RoundsPart {
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly problems: readonly FileProblem[];
}

/**
 * The rounds are counted from 1 anew, with the days that the timetable has for them. Players keep the order of the whole event, but not
 * its points, which come of other rounds too. Results that count for ratings alone are named by the rounds of the event.
 */
export function partOfRounds(
  whole: ExchangedTournament,
  final: FinalOrder,
  rounds: readonly number[],
): RoundsPart {
  const { tournament, problems } = asRated(whole);
  const { facts, games, free, settings } = tournament;
  const at = new Map(rounds.map((round, index) => [round, index + 1]));
  const counted = <T extends { readonly round: RoundNo }>(all: readonly T[]): readonly T[] =>
    all.flatMap(item => {
      const round = at.get(item.round);
      return round === undefined ? [] : [{ ...item, round }];
    });
  const dayOf = (round: RoundNo | undefined): string =>
    timeOfRound(settings.timetable ?? [], round ?? 0)?.day ?? '';
  const [begins, ends] = [dayOf(rounds[0]), dayOf(rounds[rounds.length - 1])];
  const days = begins !== '' && ends !== '' ? { begins, ends } : { begins: facts.begins, ends: facts.ends };
  return {
    tournament: {
      ...tournament,
      facts: { ...facts, ...days },
      rounds: rounds.length,
      games: counted(games),
      free: counted(free),
      settings: { ...settings, rounds: rounds.length, ratedResults: [] },
    },
    final: { ...final, criteria: [] },
    problems: [
      ...problems.filter(({ place }) => place.kind !== 'entry' || at.has(place.round)),
      {
        code: begins !== '' && ends !== '' ? 'partOfRounds' : 'partWithoutDays',
        severity: 'note',
        place: IN_FILE,
        values: { rounds: rounds.join(', '), ...days },
      },
    ],
  };
}

/** What is said of such a part speaks of the rounds of the whole event. */
export const ofWholeEvent = ({ text, problems }: Writing, rounds: readonly number[]): Writing => ({
  text,
  problems: problems.map(problem => {
    const { place, values } = problem;
    const whole = (round: RoundNo): number => rounds[round - 1] ?? round;
    return {
      ...problem,
      place: place.kind === 'entry' ? { ...place, round: whole(place.round) } : place,
      values: typeof values['round'] === 'number' ? { ...values, round: whole(values['round']) } : values,
    };
  }),
});
