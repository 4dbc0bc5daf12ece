import { presetSettings } from '../../src/tournament/presets';
import type { Settings, Stage } from '../../src/tournament/settings';
import type { SingleSystem } from '../../src/tournament/systems';
import type { Player, WallList } from '../../src/tournament/wallList';
import { makeDice, makeField } from './simulatedEvent';

/** An event of stages by dice: which systems, how many rounds, who goes on, single players or teams. */
export interface RandomStages {
  readonly field: WallList;
  readonly settings: Settings;
  /** Typed into the list only after some round. */
  readonly newcomers: readonly Player[];
  /** For what else happens in it. */
  readonly dice: () => number;
}

const KINDS: readonly SingleSystem[] = [
  'Swiss',
  'McMahon',
  'Score pairing',
  'Knock-out',
  'Round robin',
  'Diagonal',
  'Swiss by categories',
];

export const pickFrom = <Value>(dice: () => number, values: readonly Value[]): Value =>
  values[Math.floor(dice() * values.length)] as Value;

/** Of teams or not where the caller says so, else by dice. */
export function randomStages(seed: number, ofTeams?: boolean): RandomStages {
  const dice = makeDice(seed);
  const rolled = dice() < 0.2;
  const teams = ofTeams ?? rolled;
  const count = 4 + Math.floor(6 * dice());
  const late = teams ? 0 : Math.floor(3 * dice());
  const stages = stagesByDice(dice, teams);
  const rounds = stages[stages.length - 1]!.to;
  const whole = makeField({ players: (teams ? 2 * count : count) + late, rounds, seed });
  const all = whole.players.map((player, i) => ({
    ...player,
    category: i % 2 === 0 ? '1' : '2',
    ...(teams && { team: `Team ${i % count}`, board: 1 + Math.floor(i / count) }),
  }));
  const size = all.length - late;
  const qualifiers = dice() < 0.35 ? 2 + Math.floor(dice() * count) : undefined;
  const settings: Settings = {
    ...presetSettings('EGF', stages[0]!.system),
    seed: `dice ${seed}`,
    stages,
    gamesPerOpponent: 1,
    notQualified: dice() < 0.3 ? 'play on' : 'stop',
    knockoutDraw: pickFrom(dice, ['lot', 'bracket by lot', 'seeded'] as const),
    ...(qualifiers !== undefined && { qualifiers }),
    ...(teams && { teams: true, boards: 2, tiebreaks: [] }),
  };
  return {
    field: { ...whole, players: all.slice(0, size), entries: whole.entries.slice(0, size) },
    settings,
    newcomers: all.slice(size),
    dice,
  };
}

/** Two or three of all kinds after all kinds; the Diagonal has several games a round, which no team plays. */
function stagesByDice(dice: () => number, teams: boolean): readonly Stage[] {
  const kinds = teams ? KINDS.filter(kind => kind !== 'Diagonal' && kind !== 'Swiss by categories') : KINDS;
  const stages: Stage[] = [];
  let from = 1;
  for (let k = dice() < 0.6 ? 2 : 3; k > 0; k--) {
    const to = from + Math.floor(3 * dice());
    stages.push({ from, to, system: pickFrom(dice, kinds) });
    from = to + 1;
  }
  return stages;
}
