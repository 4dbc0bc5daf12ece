import { settingsForSystem } from '../../tournament/presets';
import { SYSTEM_WITH_STARTS, SYSTEMS } from '../../tournament/systems';
import { makeStanding, type Standing } from './standing';

/** The standing that has McMahon scores: itself, or in a system without starting scores the same rounds with starts from the ranks. */
export const asMcMahon = (standing: Standing): Standing => {
  const { wallList, settings } = standing;
  return SYSTEMS[settings.system].score === 'MMS'
    ? standing
    : makeStanding(wallList, settingsForSystem(settings, SYSTEM_WITH_STARTS));
};
