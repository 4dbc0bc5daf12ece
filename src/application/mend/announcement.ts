import { kindOf } from './kind';
import { excerpt, textOf, type Values } from '../../sheet/cells/cell';
import { isNamed } from '../../sheet/write/sheetNames';
import type { Block } from '../../sheet/cells/block';
import { readText } from '../../text/vocabulary';
import { systemRows } from '../../sheet/announcement/tournamentSystem';
import type { SystemRow } from '../../sheet/announcement/rows';
import { makeText } from '../../sheet/wording';
import { sha256 } from '../../lots/sha256';
import { eventRounds } from '../../tournament/playoffRounds';
import type { Problem } from '../../tournament/problem';
import { LANGUAGES, type Language } from '../../tournament/languages';
import type { Settings } from '../../tournament/settings';
import type { MendableRemark } from '../write/mendPlan';
import type { Remarkable } from '../protocol/protocol';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

/** Lines of the Tournament system sheet that contradict the settings (R10.1). */
export function announcementProblems(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { remarks, blocks } = outdated(workbook, tournament);
  // Once a round is paired, a change is asked about and told below the announcement instead.
  const isPaired = isBegun(tournament);
  const renewal = { label: tournament.text('mendBy.announcement'), blocks };
  return remarks.map((warning, i) => ({ remark: warning, plans: i === 0 && !isPaired ? [renewal] : [] }));
}

/** As if the settings were these. */
export const renewedBy = (
  workbook: Workbook,
  tournament: Tournament,
  settings: Partial<Settings>,
): readonly Block[] =>
  outdated(workbook, { ...tournament, settings: { ...tournament.settings, ...settings } }).blocks;

function outdated(
  workbook: Workbook,
  tournament: Tournament,
): { readonly remarks: readonly Remarkable[]; readonly blocks: readonly Block[] } {
  const { settings } = tournament;
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = (sheet === undefined ? undefined : workbook.read(sheet)?.values) ?? [];
  const now = announcedRows(tournament, values);
  const blocks: Block[] = [];
  const remarks = values.flatMap((line, row): readonly Remarkable[] => {
    const [label, announced] = [textOf(line[0]), textOf(line[1])];
    const rows = label === '' ? undefined : now.find(languages => languages.some(([text]) => text === label));
    if (!rows || sheet === undefined || rows.some(([text, value]) => text === label && value === announced))
      return [];
    const value = rows.find(([text]) => text === label)?.[1] ?? '';
    const problem: Problem = {
      code: 'announcedDiffers',
      severity: 'warning',
      place: { kind: 'cell', row, column: 1 },
      values: { label, announced: excerpt(announced, LONG), now: excerpt(value, LONG) },
    };
    blocks.push({ sheet, row, column: 1, before: [[announced]], after: [[value]] });
    const systemRemark = remark(settings.language, problem, { sheet, origin: { row: 0, column: 0 } });
    return [{ ...systemRemark, ...kindOf(tournament, problem) }];
  });
  return { remarks, blocks };
}

const isBegun = ({ reading }: Tournament): boolean =>
  reading.wallList.entries.some(row => row.some(entries => entries.length > 0));

/** None as soon as one button would not renew it. */
export const renewable = (workbook: Workbook, tournament: Tournament): readonly MendableRemark[] =>
  tournament.settingsAt && !isBegun(tournament) ? announcementProblems(workbook, tournament) : [];

/** Longer than a list of all tiebreaks. */
const LONG = 400;

export function announcedNow({ settings, reading, text }: Tournament, name: string): readonly SystemRow[] {
  const rounds = settings.rounds ?? eventRounds(reading.wallList, settings);
  const seedHash = settings.seed === '' ? undefined : sha256(settings.seed);
  return systemRows({ name, settings, rounds, seedHash }, text);
}

/**
 * The lines of the announcement, each in every language that the sheet may have, without the name, which is
 * no setting.
 */
function announcedRows({ settings, reading }: Tournament, values: Values) {
  const rounds = settings.rounds ?? eventRounds(reading.wallList, settings);
  const seedHash = settings.seed === '' ? undefined : sha256(settings.seed);
  const languages = languagesOf(values).map(language =>
    systemRows({ name: '', settings, rounds, seedHash }, makeText(language)).slice(1),
  );
  return (languages[0] ?? []).map((_row, i) => languages.flatMap(rows => (rows[i] ? [rows[i]] : [])));
}

/**
 * The languages of the sheet, known by the word for tournament in its first column; all languages where it
 * has none.
 */
function languagesOf(values: Values): readonly Language[] {
  const labels = new Set(values.map(([label]) => textOf(label)));
  const languages = LANGUAGES.filter(language => labels.has(readText(language)('system.tournament')));
  return languages.length > 0 ? languages : LANGUAGES;
}
