import type { TextKey } from '../../text/en';
import type { AnnounceRules, AnnouncedPart } from './rows';

export const announceKnockout: AnnounceRules = (part, { row, said, setting, word, colours, earlier }) => {
  const { settings } = part;
  return [
    row(
      'system.pairs',
      part.afterGroups ? 'system.pairs.afterGroups' : `system.pairs.${settings.knockoutDraw}`,
    ),
    // Unless the settings say otherwise, two of each group go on.
    ...(part.afterGroups ? [setting('qualifiers', String(settings.qualifiers ?? 2))] : []),
    row('system.score', 'system.scoreRounds'),
    row('system.out', 'system.outLost'),
    setting('thirdPlace', word(settings.thirdPlace)),
    row('system.draws', 'system.drawsAgain'),
    colours('system.coloursText', ...earlier),
    said('system.byes', byesOf(part), ...(hasBracket(part) ? (['system.byesBracket'] as const) : [])),
    row('system.absent', 'system.absentOut'),
  ];
};

/** How the byes of a knock-out are given: drawn with the pairs, unless there are seeds. */
const byesOf = ({ settings, afterGroups }: AnnouncedPart): TextKey =>
  afterGroups
    ? 'system.byesGroups'
    : settings.knockoutDraw === 'seeded'
      ? 'system.byesSeeds'
      : 'system.byesLot';

const hasBracket = ({ settings, afterGroups }: AnnouncedPart): boolean =>
  afterGroups || settings.knockoutDraw !== 'lot';
