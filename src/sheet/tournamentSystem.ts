import { makeRank } from '../tournament/rank';
import type { Settings, SettingKey, Tiebreak } from '../tournament/settings';
import { komiText } from './roundSheet';
import type { Text } from './wording';
import { valueWord } from './wording';

/** One line of what is announced before the start (SPEC R10.1). */
export type SystemRow = readonly [label: string, value: string];

export interface Announcement {
  readonly name: string;
  readonly settings: Settings;
  readonly rounds: number;
  /** Undefined without a seed. */
  readonly seedHash: string | undefined;
}

/** The system and all its details, in the organiser's language; the same settings give the same rows. */
export function systemRows(
  { name, settings, rounds, seedHash }: Announcement,
  text: Text,
): readonly SystemRow[] {
  const setting = (key: SettingKey, value: string): SystemRow => [text(`settingName.${key}`), value];
  const word = (value: string): string => valueWord(text, value);
  const rank = (value: Settings['upperBar']): string => (value ? makeRank(value) : text('system.none'));
  const list = (tiebreaks: readonly Tiebreak[]): string => tiebreakList(tiebreaks, settings, word, text);
  const mcMahon: readonly SystemRow[] =
    settings.system === 'McMahon'
      ? [
          setting('upperBar', rank(settings.upperBar)),
          setting('lowerBar', rank(settings.lowerBar)),
          setting('supergroup', word(settings.supergroup ? 'yes' : 'no')),
        ]
      : [];
  const diagonal: readonly SystemRow[] = [
    setting('gamesPerOpponent', String(settings.gamesPerOpponent)),
    setting('fewMax', String(settings.fewMax)),
    setting('middlePlayer', word(settings.middlePlayer)),
    setting('performance', word(settings.performance)),
  ];
  const withinScores: readonly SystemRow[] =
    settings.system === 'Score pairing'
      ? [setting('split', word(settings.split))]
      : settings.system === 'Diagonal'
        ? diagonal
        : [
            setting('earlySeeding', `${word(settings.earlySeeding)} (1–${settings.earlyRounds})`),
            setting('seeding', word(settings.seeding)),
            setting('geography', word(settings.geography)),
          ];
  return [
    [text('system.tournament'), name],
    setting('system', word(settings.system)),
    setting('rounds', String(rounds)),
    ...mcMahon,
    setting('handicap', handicapText(settings, word, text)),
    setting('komi', komiText(settings.komi)),
    [text('system.colours'), text('system.coloursText')],
    [text('system.byes'), text('system.byesText')],
    [
      text('system.absences'),
      text(settings.absence === '0=' ? 'system.absencesHalf' : 'system.absencesNothing'),
    ],
    setting('rounding', word(settings.rounding)),
    [text('system.repeats'), text('system.repeatsText')],
    ...withinScores,
    [text('system.standingsList'), list(settings.tiebreaks)],
    [text('system.pairingList'), list(settings.pairingTiebreaks)],
    [text('system.seedingList'), list(settings.seedingTiebreaks)],
    [text('system.prizeList'), list(settings.prizeTiebreaks)],
    [text('system.prizes'), text('system.prizesText')],
    [text('system.seedHash'), seedHash ?? text('system.none')],
  ];
}

/** The sheet: heading, the two sentences that EGF rules ask for (R10.1, R10.2), the rows. */
export const systemSheet = (announcement: Announcement, text: Text): readonly SystemRow[] => [
  [text('system.heading', { name: announcement.name }), ''],
  [text('system.announce'), ''],
  [text('system.notApproved'), ''],
  ['', ''],
  ...systemRows(announcement, text),
];

/** `DIRECTCOMPARISON, SOS2 (EGF), then equal`: the flavour stands with every SOS-k, whose numbers differ by it (R2.4). */
function tiebreakList(
  tiebreaks: readonly Tiebreak[],
  { sosFlavour }: Settings,
  word: (value: string) => string,
  text: Text,
): string {
  const flavoured = ['SOS1', 'SOS2', 'SOSK'];
  const names = tiebreaks.map(each =>
    flavoured.includes(each) ? `${word(each)} (${sosFlavour})` : word(each),
  );
  const end = tiebreaks[tiebreaks.length - 1] === 'Lottery' ? [] : [text('system.equal')];
  return [...names, ...end].join(', ');
}

function handicapText(settings: Settings, word: (value: string) => string, text: Text): string {
  const { handicap, handicapReduction, handicapLimit, handicapFrom } = settings;
  if (handicap === 'none') return word('none');
  const from = handicapFrom ? `, ${text('settingName.handicapFrom')} ${makeRank(handicapFrom)}` : '';
  return (
    `${word(handicap)}, ${text('settingName.handicapReduction')} ${handicapReduction}, ` +
    `${text('settingName.handicapLimit')} ${handicapLimit}${from}`
  );
}
