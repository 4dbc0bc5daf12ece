import type { Dictionary } from '../en';
import { audit } from './audit';
import { choices } from './choices';
import { diagonal } from './diagonal';
import { exchange } from './exchange';
import { explain } from './explain';
import { functions } from './functions';
import { knockout } from './knockout';
import { list } from './list';
import { meanings } from './meanings';
import { measures } from './measures';
import { ownLists } from './ownLists';
import { pairing } from './pairing';
import { people } from './people';
import { registration } from './registration';
import { settingProblems } from './settingProblems';
import { settings } from './settings';
import { sheets } from './sheets';
import { sidebar } from './sidebar';
import { simulation } from './simulation';
import { system } from './system';
import { teams } from './teams';

export const ru: Dictionary = {
  ...list,
  ...settings,
  ...meanings,
  ...settingProblems,
  ...pairing,
  ...diagonal,
  ...knockout,
  ...teams,
  ...functions,
  ...explain,
  ...sheets,
  ...system,
  ...sidebar,
  ...exchange,
  ...choices,
  ...simulation,
  ...measures,
  ...audit,
  ...registration,
  ...people,
  ...ownLists,
};
