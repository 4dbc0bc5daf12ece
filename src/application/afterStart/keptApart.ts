import type { Tournament } from '../read/tournament';
import { KEPT_APART, type KeptApart } from '../protocol/protocol';
import { getSetting } from '../../tournament/settings';

export const mayKeepApart = ({ settingsAt, settings }: Tournament): boolean =>
  settingsAt !== undefined && settings.criteria === 'weighed' && settings.geography !== 'never';

export const isKeptApart = ({ settings }: Tournament, which: KeptApart): boolean =>
  Number(getSetting(settings, KEPT_APART[which])) > 0;
