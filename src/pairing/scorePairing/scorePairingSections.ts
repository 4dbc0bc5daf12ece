import { countedScore } from '../../standings/score/standing';
import { bestFirst, type Round } from '../game/round';
import { floatsOf } from '../criteria/float';
import type { PossiblePairs } from './canBePaired';
import { carriedPlayers } from './scorePairingCarry';
import { pairSection } from './scorePairingSection';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Sections of equal scores, from the top in odd rounds (R5.5, R5.7); one section and neighbours in round 1 (R5.3).
 */
export function pairSections(
  round: Round,
  players: readonly PlayerIndex[],
  number: number,
  possible: PossiblePairs,
): readonly (readonly [number, number])[] {
  const split = number === 1 ? 'neighbours' : round.standing.settings.sectionSplit;
  const sections = sectionsOf(round, inDirection(round, players, number));
  const pairs: (readonly [number, number])[] = [];
  let carried: readonly number[] = [];
  sections.forEach((ownPlayers, index) => {
    const section = [...carried, ...ownPlayers];
    const preferred = byPreference(round, section, new Set(carried), number);
    carried = carriedPlayers(section, sections.slice(index + 1).flat(), preferred, possible);
    const rest = section.filter(player => !carried.includes(player));
    pairs.push(...pairSection(rest, split, possible));
  });
  return pairs;
}

/** R5.5, A19: the ranking order in odd rounds, the reverse in even ones. */
function inDirection(round: Round, players: readonly PlayerIndex[], number: number): readonly number[] {
  const ranked = bestFirst(round, players);
  return number % 2 === 1 ? ranked : [...ranked].reverse();
}

function sectionsOf(round: Round, players: readonly PlayerIndex[]): readonly (readonly number[])[] {
  const sections = new Map<number, number[]>();
  for (const player of players) {
    const score = countedScore(round.standing, player);
    const section = sections.get(score);
    if (section) section.push(player);
    else sections.set(score, [player]);
  }
  return [...sections.values()];
}

/** Not carried already, then moved least in this direction, then the last (R5.7); odd rounds go down. */
function byPreference(
  round: Round,
  section: readonly number[],
  carried: ReadonlySet<number>,
  number: number,
): readonly number[] {
  const balance = new Map(
    section.map(player => {
      const { ups, downs } = floatsOf(round.standing, player, round.number);
      return [player, number % 2 === 1 ? downs - ups : ups - downs];
    }),
  );
  return [...section].reverse().sort((a, b) => {
    const already = Number(carried.has(a)) - Number(carried.has(b));
    return already || (balance.get(a) as number) - (balance.get(b) as number);
  });
}
