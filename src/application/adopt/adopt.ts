import { SETTING_NAMES } from '../../tournament/settings';
import { stoppedBy } from '../read/stoppedBy';
import { nameOfProposal, type SystemProposal } from '../../pairing/systemProposals';
import { settingsOf, readSettingValues } from '../../sheet/settings/readSettings';
import type { LogEntry } from '../../sheet/write/logRows';
import { intoNewSheet } from '../../sheet/cells/block';
import { makeRank } from '../../tournament/rank';
import { inOrder, settingsPage } from '../create/pages';
import type { Workbook } from '../workbook/workbook';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { nameFor } from '../write/takenNames';
import { unwritten, write } from '../write/writing';
import { nameIn, proposalsFor } from './ways';

/**
 * Makes a sheet of settings for a list of one's own, by what was taken of the ways that are offered. To be called under
 * the lock.
 */
export function adopt(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  way: string,
): Reply {
  const { text, reading, list } = tournament;
  const taken = proposalsFor(workbook, tournament, actions).find(
    proposal => nameOfProposal(proposal) === way,
  );
  if (!taken) return stoppedBy(tournament, 'changedSincePreview');
  const hasStart = reading.columns.start !== undefined;
  const { settings, typed } = settingsOf(readSettingValues(wordsOf(taken)), { hasStart });
  const { language } = tournament.settings;
  const page = settingsPage(
    nameFor(workbook, text('sheet.settings')),
    { ...settings, language },
    language === 'en' ? typed : new Set([...typed, 'language' as const]),
    text,
  );
  // The name Settings belongs to a created tournament, or to nobody: each list finds its own sheet.
  const { name, design } = page.sheet;
  const deed = {
    what: text('action.adopt', { list: list.sheet, settings: nameIn(text, taken) }),
    blocks: [intoNewSheet(name, page.cells)],
    makes: inOrder([{ ...page, sheet: { name, design } }], [name], workbook),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stoppedBy(tournament, unwritten(written, 'changedSincePreview'));
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

/** The settings as somebody would type them behind a formula. */
const wordsOf = ({ system, teams, upperBar, lowerBar, handicap }: SystemProposal): string =>
  [
    [SETTING_NAMES.system, system],
    [SETTING_NAMES.teams, teams ? 'yes' : ''],
    [SETTING_NAMES.upperBar, upperBar ?? ''],
    [SETTING_NAMES.lowerBar, lowerBar ?? ''],
    [SETTING_NAMES.handicap, handicap?.handicap ?? ''],
    [SETTING_NAMES.handicapReduction, handicap ? String(handicap.handicapReduction) : ''],
    [SETTING_NAMES.handicapFrom, handicap?.handicapFrom ? makeRank(handicap.handicapFrom) : ''],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
