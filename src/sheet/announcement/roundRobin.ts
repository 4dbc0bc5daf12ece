import type { TextKey } from '../../text/en';
import type { AnnounceRules, AnnouncedPart } from './rows';

export const announceRoundRobin: AnnounceRules = (part, { row, setting, word, colours }) => {
  const { settings } = part;
  return [
    row('system.pairs', tableOf(part)),
    setting('cycles', String(settings.cycles)),
    setting('leavers', word(settings.leavers)),
    row('system.score', settings.groups === 'apart' ? 'system.scoreGroups' : 'system.scoreWins'),
    row('system.draws', 'system.drawsHalf'),
    colours('system.coloursTable'),
    row('system.byes', 'system.byesRest'),
    row('system.absent', 'system.absentLost'),
  ];
};

/** How the tables of a round robin are made: in a later stage, with groups or without, the numbers are drawn. */
const tableOf = ({ settings, isLater }: AnnouncedPart): TextKey =>
  isLater
    ? 'system.pairs.drawnTable'
    : settings.groups === 'apart'
      ? 'system.pairs.groups'
      : 'system.pairs.Round robin';
