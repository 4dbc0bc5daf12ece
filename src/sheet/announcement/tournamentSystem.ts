import { prizeList, SETTINGS, type Settings, type SettingKey } from '../../tournament/settings';
import { makeRank } from '../../tournament/rank';
import { TIEBREAK_FACTS, type Tiebreak } from '../../tournament/tiebreaks';
import { komiText } from '../rounds/roundSheet';
import { canNameBye } from '../settings/unplayedSettings';
import { makeSettingValue } from '../settings/makeSettingValue';
import { eventRows } from './event';
import type { SystemRow } from './rows';
import { playRows, stageParts, systemsOf } from './systemRules';
import type { TextKey } from '../../text/en';
import type { Text } from '../wording';
import { valueWord } from '../wording';
import { hasTablesApart, SYSTEMS, type System } from '../../tournament/systems';

export interface Announcement {
  readonly name: string;
  readonly settings: Settings;
  readonly rounds: number;
  /** Undefined without a seed. */
  readonly seedHash: string | undefined;
}

/** The system and all its details, in the organiser's language; the same settings give the same rows. */
export function systemRows(announcement: Announcement, text: Text): readonly SystemRow[] {
  const { name, settings, seedHash } = announcement;
  const words = wordsOf(settings, text);
  return [
    [text('system.tournament'), name],
    ...eventRows(settings, text),
    ...formatRows(announcement, words),
    ...startRows(words),
    ...gameRows(words),
    [text('system.byHand'), text('system.byHandText')],
    ...listRows(words),
    [text('system.prizes'), text('system.prizesText')],
    [text('system.seedHash'), seedHash ?? text('system.none')],
    ...when(settings.confirmedChanges !== '', words.setting('confirmedChanges', settings.confirmedChanges)),
  ];
}

interface AnnouncementWords {
  readonly settings: Settings;
  readonly systems: readonly System[];
  readonly text: Text;
  readonly word: (value: string) => string;
  readonly setting: (key: SettingKey, value: string) => SystemRow;
}

const wordsOf = (settings: Settings, text: Text): AnnouncementWords => ({
  settings,
  systems: systemsOf(settings),
  text,
  word: value => valueWord(text, value),
  setting: (key, value) => [text(`settingName.${key}`), value],
});

const when = (isSo: boolean, ...rows: readonly SystemRow[]): readonly SystemRow[] => (isSo ? rows : []);

function formatRows(
  { rounds }: Announcement,
  { settings, text, word, setting }: AnnouncementWords,
): readonly SystemRow[] {
  const { stages } = settings;
  const isOpen = SYSTEMS[settings.system].end === 'losses' && stages.length === 0;
  return [
    setting('system', word(settings.system)),
    ...when(
      settings.teams,
      setting('teams', text('system.teams')),
      setting('boards', settings.boards === undefined ? text('system.boards') : String(settings.boards)),
    ),
    ...when(stages.length > 0, setting('stages', makeSettingValue(stages, SETTINGS.stages.kind, word))),
    ...when(
      stages.length > 0 && settings.qualifiers !== undefined,
      setting('qualifiers', String(settings.qualifiers)),
    ),
    ...when(
      stages.length > 1 && settings.notQualified === 'play on',
      setting('notQualified', word(settings.notQualified)),
    ),
    setting('rounds', isOpen ? text('system.roundsOpen') : String(rounds)),
    ...when(
      settings.playoffRounds.length > 0,
      setting('playoffRounds', makeSettingValue(settings.playoffRounds, SETTINGS.playoffRounds.kind, word)),
      setting('playoffPlaces', String(settings.playoffPlaces)),
      [text('system.playoff'), text('system.playoffText')],
    ),
  ];
}

function startRows({ settings, systems, text, word, setting }: AnnouncementWords): readonly SystemRow[] {
  const rank = (value: Settings['upperBar']): string => (value ? makeRank(value) : text('system.none'));
  return when(
    systems.some(system => SYSTEMS[system].score === 'MMS'),
    setting('upperBar', rank(settings.upperBar)),
    setting('lowerBar', rank(settings.lowerBar)),
    // Without a bar nobody starts above it, or below it.
    ...when(
      settings.upperBar !== undefined,
      setting('supergroup', word(settings.supergroup ? 'yes' : 'no')),
      setting('absentStart', word(settings.absentStart)),
    ),
  );
}

function gameRows({ settings, systems, text, word, setting }: AnnouncementWords): readonly SystemRow[] {
  const { forbiddenPairs, mustMeet, bye, defaultsAsByes } = settings;
  const forbidden = makeSettingValue(forbiddenPairs, SETTINGS.forbiddenPairs.kind, word);
  const isNumbered = systems.some(system => ['table', 'pattern'].includes(SYSTEMS[system].pairs));
  return [
    ...when(
      systems.some(system => SYSTEMS[system].handicaps),
      setting('handicap', handicapText(settings, word, text)),
    ),
    setting('komi', komiText(settings.komi)),
    ...playRows(settings, text),
    ...when(
      forbiddenPairs.length > 0,
      setting('forbiddenPairs', isNumbered ? text('system.forbiddenKept', { pairs: forbidden }) : forbidden),
    ),
    ...when(
      mustMeet.length > 0 && systems.some(system => SYSTEMS[system].pairs === 'weighed'),
      setting('mustMeet', makeSettingValue(mustMeet, SETTINGS.mustMeet.kind, word)),
    ),
    ...when(
      defaultsAsByes &&
        (settings.playoffRounds.length > 0 ||
          systems.some(system => ['weighed', 'sections'].includes(SYSTEMS[system].pairs))),
      setting('defaultsAsByes', word('yes')),
    ),
    ...when(bye !== 'automatic' && canNameBye(settings), setting('bye', String(bye))),
  ];
}

function listRows({ settings, systems, text, word, setting }: AnnouncementWords): readonly SystemRow[] {
  const list = (tiebreaks: readonly Tiebreak[], of = settings): string =>
    tiebreakList(tiebreaks, of, word, text);
  const parts = stageParts(settings);
  const lists = (label: TextKey, tiebreaksOf: (one: Settings) => readonly Tiebreak[]): readonly SystemRow[] =>
    parts.map(({ settings: partSettings, of }) => [
      of === '' ? text(label) : `${text(label)} (${of})`,
      list(tiebreaksOf(partSettings), partSettings),
    ]);
  const hasScores = systems.some(system => SYSTEMS[system].pairs === 'weighed');
  return [
    ...lists('system.standingsList', stage => stage.tiebreaks),
    ...when(
      settings.globalTiebreaks.length > 0 && hasTablesApart(settings),
      setting('globalTiebreaks', list(settings.globalTiebreaks)),
    ),
    ...when(hasScores, ...lists('system.pairingList', stage => stage.pairingTiebreaks)),
    ...when(hasSeeds(settings, systems), [text('system.seedingList'), list(settings.seedingTiebreaks)]),
    ...lists('system.prizeList', prizeList),
    ...when(settings.disqualifiedUnplaced && !settings.teams, setting('disqualifiedUnplaced', word('yes'))),
  ];
}

/** Where the seeding tiebreaks decide: a pattern's order, groups that are proposed, and a seeded draw that begins the event. */
const hasSeeds = (settings: Settings, [first, ...others]: readonly System[]): boolean =>
  hasTablesApart(settings) ||
  [first, ...others].some(system => system && SYSTEMS[system].pairs === 'pattern') ||
  (first !== undefined && SYSTEMS[first].pairs === 'draw' && settings.knockoutDraw === 'seeded');

/** The Tournament system sheet: heading, the two sentences that EGF rules ask for (R10.1, R10.2), the rows. */
export const systemSheet = (announcement: Announcement, text: Text): readonly SystemRow[] => [
  [text('system.heading', { name: announcement.name }), ''],
  [text('system.announce'), ''],
  [text('system.notApproved'), ''],
  ['', ''],
  ...systemRows(announcement, text),
];

/** `DIRECTCOMPARISON, SOS2 (EGF), then equal`: the numbers of SOS-k depend on its flavour (R2.4). */
function tiebreakList(
  tiebreaks: readonly Tiebreak[],
  { sosFlavour }: Settings,
  word: (value: string) => string,
  text: Text,
): string {
  const names = tiebreaks.map(each =>
    TIEBREAK_FACTS[each].hasFlavour ? `${word(each)} (${sosFlavour})` : word(each),
  );
  if (names.length === 0) return text('system.share');
  const end = tiebreaks[tiebreaks.length - 1] === 'Lottery' ? [] : [text('system.equal')];
  return [...names, ...end].join(', ');
}

function handicapText(settings: Settings, word: (value: string) => string, text: Text): string {
  const { handicap, handicapReduction, handicapLimit, handicapFrom } = settings;
  // The EGF's rule has numbers of its own (R4.4).
  if (handicap === 'none' || handicap === 'EGF') return word(handicap);
  const from = handicapFrom ? `, ${text('settingName.handicapFrom')} ${makeRank(handicapFrom)}` : '';
  return (
    `${word(handicap)}, ${text('settingName.handicapReduction')} ${handicapReduction}, ` +
    `${text('settingName.handicapLimit')} ${handicapLimit}${from}`
  );
}
