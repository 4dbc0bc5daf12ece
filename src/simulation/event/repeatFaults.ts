import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { PlayedRound } from './playedRound';
import { isPossibleWithoutRepeat } from './withoutRepeat';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Games that two players had in earlier rounds. Games by default count, as they do for the pairing. */
const metBefore = ({ entries }: WallList, player: PlayerIndex, other: number, round: RoundNo): number =>
  (entries[player] ?? [])
    .slice(0, round - 1)
    .filter(cell => cell.some(entry => entry.kind === 'game' && entry.opponent === other)).length;

export function hasFaultyRepeat({ paired, before, system }: PlayedRound, settings: Settings): boolean {
  const allowed = repeatsAllowed(system, settings);
  if (allowed === undefined || settings.teams) return false;
  if (paired.warnings.some(isRepeatWarning)) return false;
  return paired.games.some(({ black, white }) => metBefore(before, black, white, paired.round) > allowed);
}

export const needlessRepeat = (round: PlayedRound, settings: Settings): boolean =>
  round.paired.warnings.some(isRepeatWarning) && isPossibleWithoutRepeat(round, settings) === true;

const isRepeatWarning = ({ code }: Problem): boolean => code === 'noPairingWithoutRepeat';

/** Undefined where repeats are no fault, as between stages. */
function repeatsAllowed(
  system: PlayedRound['system'],
  { stages, cycles, ...settings }: Settings,
): number | undefined {
  if (system === 'playoff') return undefined;
  switch (SYSTEMS[system].pairs) {
    case 'weighed':
    case 'sections':
      return 0;
    case 'table':
      return stages.length > 0 ? undefined : cycles - 1;
    case 'draw':
      return stages.length > 0 || settings.system !== system || SYSTEMS[system].lives > 1 ? undefined : 0;
    case 'pattern':
    case 'parts':
      return undefined;
  }
}
