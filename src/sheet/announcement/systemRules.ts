import { settingsForSystem } from '../../tournament/presets';
import type { Settings } from '../../tournament/settings';
import { partsOf, type SingleSystem } from '../../tournament/systems';
import { valueWord, type Text } from '../wording';
import { announceDiagonal } from './diagonal';
import { announceKnockout } from './knockout';
import { announceRoundRobin } from './roundRobin';
import { makeRows, type AnnounceRules, type AnnouncedPart, type SystemRow } from './rows';
import { announceScorePairing } from './scorePairing';
import { announceCategories, announceMcMahon, announceSwiss } from './swiss';

/** A line a system; those that consist of others are announced part by part. */
const ANNOUNCE: Readonly<Record<SingleSystem, AnnounceRules>> = {
  McMahon: announceMcMahon,
  Swiss: announceSwiss,
  'Swiss by categories': announceCategories,
  'Score pairing': announceScorePairing,
  'Knock-out': announceKnockout,
  'Double elimination': announceKnockout,
  'Round robin': announceRoundRobin,
  Diagonal: announceDiagonal,
};

/** The rules of play of a tournament (R10.1): how pairs are made, colours, byes and so on; of each stage its own. */
export function playRows(settings: Settings, text: Text): readonly SystemRow[] {
  const parts = stageParts(settings).flatMap((stage, index) => partsOfStage(stage, text, index > 0));
  return parts.flatMap(part =>
    rulesOf(part, text).map(([label, rule]): SystemRow => [part.of ? `${label} (${part.of})` : label, rule]),
  );
}

type AnnouncedStage = Omit<AnnouncedPart, 'afterGroups' | 'isLater'>;

/** The stages with their settings and their rounds (`R1–R3`); without stages one entry, its rounds ''. */
export const stageParts = (settings: Settings): readonly AnnouncedStage[] =>
  settings.stages.length > 0
    ? settings.stages.map(({ from, to, system }) => ({
        settings: settingsForSystem(settings, system),
        of: `R${from}–R${to}`,
        from,
        to,
      }))
    : [{ settings, of: '', from: 1, to: settings.rounds }];

/** The systems that a tournament is played by; groups with a knock-out are two. */
export const systemsOf = (settings: Settings): readonly SingleSystem[] =>
  (settings.stages.length > 0 ? settings.stages.map(({ system }) => system) : [settings.system]).flatMap(
    partsOf,
  );

function partsOfStage(stage: AnnouncedStage, text: Text, isLater: boolean): readonly AnnouncedPart[] {
  const { settings, of } = stage;
  const [first, second] = partsOf(settings.system);
  if (second === undefined) return [{ ...stage, afterGroups: false, isLater }];
  const part = (system: SingleSystem, word: string, afterGroups: boolean): AnnouncedPart => ({
    ...stage,
    settings: { ...settings, system, groups: 'apart' },
    of: [of, word].filter(Boolean).join(', '),
    afterGroups,
    isLater: isLater || afterGroups,
  });
  return [part(first, text('system.inGroups'), false), part(second, valueWord(text, second), true)];
}

const rulesOf = (part: AnnouncedPart, text: Text): readonly SystemRow[] =>
  ANNOUNCE[partsOf(part.settings.system)[0]](part, makeRows(part, text));
