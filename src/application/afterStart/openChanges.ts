import { GRADES } from '../../tournament/setting/change';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { notByTheRules, rulesLine } from '../../sheet/announcement/rulesLine';
import { sha256 } from '../../lots/sha256';
import { refusedTiebreaks } from '../../standings/placement/refusedTiebreaks';
import { excerpt } from '../../sheet/cells/cell';
import { settingChanges, withChanges, type SettingChange } from '../../sheet/settings/settingChanges';
import type { LogEntry } from '../../sheet/write/logRows';
import type { Problem } from '../../tournament/problem';
import { asNumberedNow } from '../../tournament/lotNumbers';
import { SETTING_NAMES, type Settings } from '../../tournament/settings';
import { lotNumber, type Player } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { Remarkable, View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { lastPairing, lastPairingList, type LastPairing } from './lastPairing';
import { placesMoved } from './placesMoved';
import { placesIn } from './placesAfter';
import type { RoundNo } from '../../tournament/indices';

/** Changes that nobody has confirmed, with the round and the settings before them. */
export interface OpenChanges {
  readonly before: LastPairing;
  readonly changes: readonly SettingChange[];
  /** Changes that cannot be, if there are any; else all. */
  readonly asked: readonly SettingChange[];
  /** Why those of them that are lists of tiebreaks cannot be. */
  readonly unfit: readonly Problem[];
  readonly seen: string;
}

/** Undefined where nothing has changed that has to be asked about. */
export function openChanges(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): OpenChanges | undefined {
  const { settings, settingsAt, text } = tournament;
  const paired = settingsAt && lastPairing(workbook, actions);
  if (!paired) return undefined;
  const before = { ...paired, settings: numberedNow(workbook, tournament, actions, paired.settings) };
  const keysBefore = new Set(refusedTiebreaks(before.settings).map(({ key }) => key));
  const unfit = refusedTiebreaks(settings).filter(({ key }) => !keysBefore.has(key));
  const changes = settingChanges(
    before.settings,
    settings,
    before.round,
    text,
    printOfSeed,
    before.confirmed,
  ).map(change =>
    unfit.some(({ key }) => key === change.key) ? { ...change, grade: 'refuse' as const } : change,
  );
  if (changes.length === 0) return undefined;
  const refused = changes.filter(({ grade }) => grade === 'refuse');
  const seen = fingerprint([[before.round, JSON.stringify(changes), JSON.stringify(settings)]]);
  const asked = refused.length > 0 ? refused : changes;
  return {
    before,
    changes,
    asked,
    unfit: unfit.filter(({ key }) => asked.some(change => change.key === key)),
    seen,
  };
}

/**
 * The settings of then with the numbers of now, where the list was numbered anew since. Whoever changes the numbers for lots
 * otherwise draws other lots: then these stay as they were.
 */
export function numberedNow(
  workbook: Workbook,
  { settings, reading }: Tournament,
  actions: readonly LogEntry[],
  then: Settings,
): Settings {
  const now = asNumberedNow(then, reading.wallList, settings);
  if (now === then) return then;
  const players = lastPairingList(workbook, actions)?.wallList.players ?? [];
  const lots = (list: readonly Player[]) =>
    new Set(list.map(player => `${lotNumber(player)} ${player.name}`));
  const lotsNow = lots(reading.wallList.players);
  const names = new Set(reading.wallList.players.map(({ name }) => name));
  const isSame = [...lots(players.filter(({ name }) => names.has(name)))].every(lot => lotsNow.has(lot));
  return isSame ? now : { ...now, lotNumbers: then.lotNumbers };
}

/** The beginning of the hash that the announcement has of a seed. */
export const printOfSeed = (seed: string): string => sha256(seed).slice(0, 12);

/** The question about them; `again`: the second time, with what follows. */
export function changesView(tournament: Tournament, open: OpenChanges, again = false): View {
  const { before, asked, seen } = open;
  const grade = asked
    .map(change => change.grade)
    .reduce((a, b) => (GRADES.indexOf(a) > GRADES.indexOf(b) ? a : b));
  return {
    view: 'changes',
    round: before.round,
    seen,
    grade,
    again,
    changes: [
      ...asked.map(change => settingRemark(tournament, change, before.round)),
      ...open.unfit.map(problem => remarkOn(tournament, problem)),
    ],
    consequences: again ? consequences(tournament, open) : [],
  };
}

const SEVERITIES = {
  refuse: 'error',
  'confirm twice': 'warning',
  confirm: 'note',
  'take note': 'note',
} as const;

/** Characters of a value in a sentence: a list of pairs may be long. */
const LONG = 160;

const settingRemark = (
  tournament: Tournament,
  { key, before, after, grade, reason }: SettingChange,
  round: RoundNo,
): Remarkable =>
  remarkOn(tournament, {
    code: 'settingChanged',
    severity: SEVERITIES[grade],
    place: { kind: 'setting', name: SETTING_NAMES[key] },
    values: { round, reason, before: excerpt(before, LONG), after: excerpt(after, LONG) },
  });

const MOST_NAMED = 5;

/** The places that move, and in what the event is no longer by the rules. */
function consequences(tournament: Tournament, { before, changes }: OpenChanges): readonly string[] {
  const { reading, settings, text } = tournament;
  const { wallList } = reading;
  const placesBy = (rules: Settings) =>
    placesIn(makeOpenEvent(wallList, { ...rules, throughRound: undefined }));
  const [old, now] = [placesBy(before.settings), placesBy(settings)];
  const all = { ...settings, confirmedChanges: withChanges(settings, before.round, changes, text) };
  const departs = notByTheRules(all, text).length > 0 ? [rulesLine(all, text)] : [];
  return [placesMoved(tournament, old, now, MOST_NAMED), ...departs];
}
