import type { TextKey } from '../../text/en';
import { SYSTEMS } from '../../tournament/systems';
import type { AnnounceRules, AnnouncedPart } from './rows';

export const announceKnockout: AnnounceRules = (part, { row, said, setting, word, colours, earlier }) => {
  const { settings } = part;
  const isSingle = SYSTEMS[settings.system].lives === 1;
  const pairs = part.afterGroups
    ? 'system.pairs.afterGroups'
    : (`system.pairs.${settings.knockoutDraw}` as const);
  return [
    isSingle
      ? row('system.pairs', pairs)
      : said('system.pairs', 'system.pairsUnbeaten', pairs, 'system.pairsBeaten'),
    // Unless the settings say otherwise, two of each group go on.
    ...(part.afterGroups ? [setting('qualifiers', String(settings.qualifiers ?? 2))] : []),
    row('system.score', isSingle ? 'system.scoreRounds' : 'system.scoreRoundsUnbeaten'),
    row('system.out', isSingle ? 'system.outLost' : 'system.outTwice'),
    ...(isSingle
      ? [setting('thirdPlace', word(settings.thirdPlace))]
      : [row('system.winner', 'system.winnerTwice')]),
    row('system.draws', 'system.drawsAgain'),
    colours('system.coloursText', ...earlier),
    said(
      'system.byes',
      byesOf(part),
      ...(hasBracket(part) ? (['system.byesBracket'] as const) : []),
      ...(isSingle ? [] : (['system.byesBeaten'] as const)),
    ),
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
