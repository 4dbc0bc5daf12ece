import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { textOf } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { valueWord } from '../../sheet/wording';
import type { SystemCandidate } from '../../simulation/event/candidates';
import { makeRank } from '../../tournament/rank';
import { SETTINGS, type SettingKey } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { carriedOut } from '../afterStart/confirmChanges';
import { belowEachOther, settingBlock } from '../afterStart/settingBlock';
import type { SuggestedSystem } from '../protocol/protocol';
import type { Reply } from '../protocol/reply';
import { lastRoundWithGames } from '../read/roundInPlay';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';

type Way = Pick<SuggestedSystem, 'system' | 'rounds' | 'bar'>;

const wayOf = ({ system, rounds, upperBar }: SystemCandidate): Way => ({
  system,
  rounds: rounds === undefined ? '' : String(rounds),
  bar: upperBar ? makeRank(upperBar) : '',
});

/** Undefined once a round is paired, without a sheet of settings, and where it is so already. */
export function suggestedSystem(
  tournament: Tournament | undefined,
  candidate: SystemCandidate,
): SuggestedSystem | undefined {
  if (!tournament) return undefined;
  const way = wayOf(candidate);
  const plan = planOf(tournament, way);
  return plan && { ...way, changes: plan.changes, seen: plan.seen };
}

/** Writes the system that was suggested, as the screen told it. To be called under the lock. */
export function useSystem(
  workbook: Workbook,
  tournament: Tournament,
  { seen, ...way }: Way & Pick<SuggestedSystem, 'seen'>,
): Reply {
  const plan = planOf(tournament, way);
  if (plan?.seen !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const what = tournament.text('action.useSystem', { changes: plan.changes.join('; ') });
  return carriedOut(workbook, tournament, what, plan.blocks);
}

interface Plan {
  readonly blocks: readonly Block[];
  readonly changes: readonly string[];
  readonly seen: string;
}

function planOf(tournament: Tournament, { system, rounds, bar }: Way): Plan | undefined {
  const { reading, settings, settingsAt, settingCells, text } = tournament;
  if (!settingsAt || lastRoundWithGames(reading.wallList) > 0) return undefined;
  const typed = (key: SettingKey): string => {
    const at = settingCells.get(key);
    return at ? textOf(settingsAt.values[at.row]?.[at.column]) : '';
  };
  const isHeld = settings.system === system && settings.stages.length === 0;
  const isOfBars = SYSTEMS[system].score === 'MMS';
  const barNow = settings.upperBar ? makeRank(settings.upperBar) : '';
  const wanted: readonly (readonly [SettingKey, string])[] = [
    ...(isHeld
      ? []
      : [
          [
            'system',
            makeSettingValue(system, SETTINGS.system.kind, value => valueWord(text, value)),
          ] as const,
        ]),
    ...(rounds !== '' && settings.rounds === Number(rounds) ? [] : [['rounds', rounds] as const]),
    ...(isOfBars && barNow === bar ? [] : [['upperBar', bar] as const]),
    // The suggestion was played without these.
    ...(isOfBars ? [] : [['lowerBar', ''] as const]),
    ['stages', ''],
    ['playoffRounds', ''],
  ];
  const changed = wanted.filter(([key, value]) => typed(key) !== value);
  if (changed.length === 0) return undefined;
  const blocks = belowEachOther(changed.flatMap(([key, value]) => settingBlock(tournament, key, value)));
  const changes = changed.map(
    ([key, value]) => `${text(`settingName.${key}`)} ${typed(key) || '–'} → ${value || '–'}`,
  );
  return { blocks, changes, seen: fingerprint([[JSON.stringify(blocks)]]) };
}
