import { languageOf } from '../read/languageOf';
import { checkNewTournament } from '../../sheet/write/newTournament';
import { makeFreeName } from '../../sheet/write/sheetNames';
import { wallListTemplate } from '../../sheet/write/template';
import { makeText } from '../../sheet/wording';
import { sha256 } from '../../lots/sha256';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { refusedTiebreaks } from '../../standings/placement/refusedTiebreaks';
import { presetSettings } from '../../tournament/presets';
import { parseRank } from '../../tournament/rank';
import type { Language } from '../../tournament/languages';
import { withSetting, type Settings, type SettingKey } from '../../tournament/settings';
import { intoNewSheet } from '../../sheet/cells/block';
import { write } from '../write/writing';
import { blankSheet, removeBlank } from './blankSheet';
import { roundLook, wallListPage } from './newWallList';
import { whatBlocksCreating } from './mayCreate';
import { formulaPage, inOrder, settingsPage, systemPage } from './pages';
import type { FieldRemark, NewTournamentForm, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import type { Workbook } from '../workbook/workbook';
import { SYSTEMS } from '../../tournament/systems';
import { VERSION } from '../workbook/version';
import { takenNames } from '../write/takenNames';

/** Creates the sheets of a tournament; existing sheets stay as they are. To be called under the lock. */
export function createTournament(workbook: Workbook, draft: NewTournamentForm): View {
  const language = draft.language ?? languageOf(workbook);
  const problems = problemsOf(workbook, draft, language);
  const blank = blankSheet(workbook);
  if (problems.length > 0) return { view: 'create', problems, draft };
  const text = makeText(language);
  const seed = draft.seed.trim() || workbook.drawSeed();
  const rest = restOf(draft);
  const settings = withRest({ ...settingsOf(draft, language), seed }, rest);
  const template = wallListTemplate({ ...draft, tiebreaks: settings.tiebreaks }, text);
  const free = makeFreeName(takenNames(workbook));
  const [list, settingsName, system] = [
    free(text('sheet.wallList')),
    free(text('sheet.settings')),
    free(text('sheet.system')),
  ];
  // The settings come first, because the formulas of the others read them.
  const made = [
    settingsPage(settingsName, settings, new Set([...typedIn(settings), ...rest.keys()]), text),
    wallListPage(list, template, roundLook(draft.system)),
    ...template.sheets.map(sheet => formulaPage({ ...sheet, name: free(sheet.name) })),
    systemPage(
      system,
      { name: draft.name.trim(), rounds: draft.rounds },
      settings,
      sha256(settings.seed),
      text,
    ),
  ];
  const order = [list, ...made.slice(2, -1).map(({ sheet }) => sheet.name), settingsName, system];
  const written = write(workbook, text, {
    what: text('action.create', { name: draft.name.trim() }),
    blocks: made.map(({ sheet, cells }) => intoNewSheet(sheet.name, cells)),
    makes: inOrder(made, order, workbook),
    undoes: undefined,
    seen: '',
  });
  workbook.activate({ sheet: list, row: 1, column: template.kinds.indexOf('name') });
  removeBlank(workbook, blank);
  if (written.kind === 'written' && written.different.length > 0)
    return {
      view: 'stopped',
      reasons: written.different.map(({ problem, cell }) => ({ ...remark(language, problem), cell })),
    };
  return { view: 'created', examples: true, seed };
}

function problemsOf(
  workbook: Workbook,
  draft: NewTournamentForm,
  language: Language,
): readonly FieldRemark[] {
  const inTheWay = whatBlocksCreating(workbook);
  if (inTheWay) return [remark(language, inTheWay)];
  const problems = checkNewTournament(draft);
  // What fits is told of a system that there is.
  const unfit = problems.some(({ field }) => field === 'system')
    ? []
    : refusedTiebreaks(withRest(settingsOf(draft, language), restOf(draft)));
  return [
    ...problems,
    ...[...readSettingValues(draft.rest ?? '').problems, ...unfit].map(problem => ({
      field: 'rest' as const,
      problem,
    })),
  ].map(({ field, problem }) => ({ ...remark(language, problem), field }));
}

const settingsOf = (
  { system, teams, rounds, upperBar, lowerBar, handicap }: NewTournamentForm,
  language: Language,
): Settings => ({
  ...presetSettings(SYSTEMS[system].preset, system, teams),
  rounds: SYSTEMS[system].end === 'losses' ? undefined : rounds,
  upperBar: SYSTEMS[system].score === 'MMS' ? parseRank(upperBar.trim()) : undefined,
  lowerBar: SYSTEMS[system].score === 'MMS' ? parseRank(lowerBar.trim()) : undefined,
  ...(SYSTEMS[system].handicaps && handicap !== undefined && { handicap }),
  language,
  version: VERSION,
});

const withRest = (settings: Settings, rest: ReadonlyMap<SettingKey, unknown>): Settings =>
  [...rest].reduce((changed, [key, value]) => withSetting(changed, key, value), settings);

/** Whatever is neither chosen nor typed is missing. */
function restOf({ order, system, teams, rest = '' }: NewTournamentForm): ReadonlyMap<SettingKey, unknown> {
  const { values } = readSettingValues(rest);
  if (order === undefined || values.has('tiebreaks')) return values;
  return new Map([...values, ['tiebreaks', presetSettings(order, system, teams).tiebreaks]]);
}

function typedIn(settings: Settings): ReadonlySet<SettingKey> {
  const typed = new Set<SettingKey>(['system', 'seed', 'version']);
  if (settings.preset !== 'EGF') typed.add('preset');
  if (settings.rounds !== undefined) typed.add('rounds');
  if (settings.teams) typed.add('teams');
  if (settings.handicap !== presetSettings(settings.preset, settings.system, settings.teams).handicap)
    typed.add('handicap');
  if (settings.upperBar) typed.add('upperBar');
  if (settings.lowerBar) typed.add('lowerBar');
  if (settings.language !== 'en') typed.add('language');
  return typed;
}
