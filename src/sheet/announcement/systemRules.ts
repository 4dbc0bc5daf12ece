import { absenceWorth, countedFree, type UnplayedValue } from '../../tournament/unplayed';
import { settingsForSystem } from '../../tournament/presets';
import type { SettingKey, Settings, System } from '../../tournament/settings';
import { SETTING_KINDS } from '../settings/settingKinds';
import { makeSettingValue } from '../settings/settingValues';
import type { TextKey } from '../../text/en';
import { worthText } from '../settings/unplayedSettings';
import { valueWord, type Text } from '../wording';

/** One line of the announcement before the start (R10.1). */
export type SystemRow = readonly [label: string, value: string];

/**
 * Consecutive rounds that one system plays: a stage, the groups or the knock-out of a stage, or the whole
 * event.
 */
interface Part {
  readonly settings: Settings;
  /** The rounds or the part, put behind each label (`R1–R3, in groups`); '' where there is only one part. */
  readonly of: string;
  /** Whether the players come out of groups of the same stage; `isLater`: out of anything played before. */
  readonly afterGroups: boolean;
  readonly isLater: boolean;
}

/** The rules of play of a tournament (R10.1): how pairs are made, colours, byes and so on; of each stage its own. */
export function playRows(settings: Settings, text: Text): readonly SystemRow[] {
  const parts = stageParts(settings).flatMap((stage, index) =>
    partsOf(stage.settings, stage.of, text, index > 0),
  );
  return parts.flatMap(part =>
    rulesOf(part, text).map(([label, rule]): SystemRow => [part.of ? `${label} (${part.of})` : label, rule]),
  );
}

/** The stages with their settings and their rounds (`R1–R3`); without stages one entry, its rounds ''. */
export const stageParts = (
  settings: Settings,
): readonly { readonly settings: Settings; readonly of: string }[] =>
  settings.stages.length > 0
    ? settings.stages.map(({ from, to, system }) => ({
        settings: settingsForSystem(settings, system),
        of: `R${from}–R${to}`,
      }))
    : [{ settings, of: '' }];

/** The systems that a tournament is played by; groups with a knock-out are two. */
export const systemsOf = (settings: Settings): readonly System[] =>
  (settings.stages.length > 0 ? settings.stages.map(({ system }) => system) : [settings.system]).flatMap(
    system => (system === 'Groups + knock-out' ? (['Round robin', 'Knock-out'] as const) : [system]),
  );

function partsOf(settings: Settings, of: string, text: Text, isLater: boolean): readonly Part[] {
  if (settings.system !== 'Groups + knock-out') return [{ settings, of, afterGroups: false, isLater }];
  const part = (system: System, word: string, afterGroups: boolean): Part => ({
    settings: { ...settings, system, groups: 'apart' },
    of: [of, word].filter(Boolean).join(', '),
    afterGroups,
    isLater: isLater || afterGroups,
  });
  return [
    part('Round robin', text('system.inGroups'), false),
    part('Knock-out', valueWord(text, 'Knock-out'), true),
  ];
}

function rulesOf(part: Part, text: Text): readonly SystemRow[] {
  const { settings } = part;
  const row = (label: TextKey, rule: TextKey): SystemRow => [text(label), text(rule)];
  const setting = (key: SettingKey, value: string): SystemRow => [text(`settingName.${key}`), value];
  const word = (value: string | boolean): string =>
    valueWord(text, value === true ? 'yes' : value === false ? 'no' : value);
  const isApart = settings.groups === 'apart';
  const apart = isApart ? [setting('groups', text('system.groupsApart'))] : [];
  const leftOver = isApart ? (['system.byeApart'] as const) : [];
  const earlier = part.isLater ? (['system.earlierStages'] as const) : [];
  const said = (label: TextKey, ...rules: readonly TextKey[]): SystemRow => [
    text(label),
    rules.map(key => text(key)).join(' '),
  ];
  const colours = (...rules: readonly TextKey[]): SystemRow => {
    const hasStones = settings.handicap !== 'none' && hasHandicaps(settings.system);
    const stones = !hasStones ? [] : (['system.coloursStones'] as const);
    const boards = settings.teams ? (['system.coloursBoards'] as const) : [];
    return said('system.colours', ...rules, ...stones, ...boards);
  };
  switch (settings.system) {
    case 'McMahon':
    case 'Swiss':
    case 'Swiss by categories':
      return [
        row('system.pairs', `system.pairs.${settings.system}`),
        row('system.score', SCORES[settings.system]),
        row('system.draws', 'system.drawsHalf'),
        colours('system.coloursText', ...earlier),
        [text('system.byes'), byesText(settings, text)],
        said('system.byeFor', ...leftOver, BYES[settings.system], ...earlier),
        [text('system.absences'), absencesText(settings, text)],
        setting('rounding', word(settings.rounding)),
        row('system.repeats', 'system.repeatsText'),
        ...apart,
        setting('earlySeeding', `${word(settings.earlySeeding)} (1–${settings.earlyRounds})`),
        setting('seeding', word(settings.seeding)),
        setting('drawUpFrom', word(settings.drawUpFrom)),
        setting('drawDownFrom', word(settings.drawDownFrom)),
        setting('geography', word(settings.geography)),
        setting('criteria', word(settings.criteria)),
      ];
    case 'Score pairing':
      return [
        row('system.pairs', 'system.pairs.Score pairing'),
        setting('split', word(settings.split)),
        row('system.score', 'system.scorePoints'),
        row('system.draws', 'system.drawsPoint'),
        colours('system.coloursPoints', ...earlier),
        setting('colourLimit', makeSettingValue(settings.colourLimit, SETTING_KINDS.colourLimit, word)),
        [
          text('system.byes'),
          [
            ...leftOver.map(key => text(key)),
            text('system.byesPoints', { points: byeWorth(settings).score }),
            ...earlier.map(key => text(key)),
          ].join(' '),
        ],
        [text('system.absences'), absencesText(settings, text)],
        row('system.repeats', 'system.repeatsNever'),
        ...apart,
      ];
    case 'Knock-out':
      return [
        row('system.pairs', part.afterGroups ? 'system.pairs.afterGroups' : `system.pairs.${settings.draw}`),
        // Unless the settings say otherwise, two of each group go on.
        ...(part.afterGroups ? [setting('qualifiers', String(settings.qualifiers ?? 2))] : []),
        row('system.score', 'system.scoreRounds'),
        row('system.out', 'system.outLost'),
        setting('thirdPlace', word(settings.thirdPlace)),
        row('system.draws', 'system.drawsAgain'),
        colours('system.coloursText', ...earlier),
        said('system.byes', byesOf(part), ...(hasBracket(part) ? (['system.byesBracket'] as const) : [])),
        row('system.absent', 'system.absentOut'),
      ];
    case 'Round robin':
      return [
        row('system.pairs', tableOf(part)),
        setting('cycles', String(settings.cycles)),
        setting('leavers', word(settings.leavers)),
        row('system.score', isApart ? 'system.scoreGroups' : 'system.scoreWins'),
        row('system.draws', 'system.drawsHalf'),
        colours('system.coloursTable'),
        row('system.byes', 'system.byesRest'),
        row('system.absent', 'system.absentLost'),
      ];
    case 'Diagonal':
      return [
        row('system.pairs', 'system.pairs.Diagonal'),
        setting('diagonalOrder', word(settings.diagonalOrder)),
        setting('gamesPerOpponent', String(settings.gamesPerOpponent)),
        setting('fewMax', String(settings.fewMax)),
        setting('middlePlayer', word(settings.middlePlayer)),
        row('system.out', settings.gamesPerOpponent === 1 ? 'system.outLosses' : 'system.outHalfLosses'),
        row('system.draws', settings.gamesPerOpponent === 1 ? 'system.drawsLoss' : 'system.drawsHalfLoss'),
        row('system.winner', 'system.winnerDiagonal'),
        row('system.score', 'system.scorePerformance'),
        setting('performance', word(settings.performance)),
        colours(settings.gamesPerOpponent === 1 ? 'system.coloursWalk' : 'system.coloursBoth'),
        row('system.byes', 'system.byesNone'),
        row('system.absent', 'system.absentOut'),
        row('system.repeats', 'system.repeatsFew'),
      ];
    case 'Groups + knock-out':
      return [];
  }
}

/** Whether the system gives handicap stones at all: a Diagonal event never does, whatever the settings. */
export const hasHandicaps = (system: System): boolean => system !== 'Diagonal';

/** How the byes of a knock-out are given: drawn with the pairs, unless there are seeds. */
const byesOf = ({ settings, afterGroups }: Part): TextKey =>
  afterGroups ? 'system.byesGroups' : settings.draw === 'seeded' ? 'system.byesSeeds' : 'system.byesLot';

/** Whether a bracket is drawn before the first round; after groups it always is. */
const hasBracket = ({ settings, afterGroups }: Part): boolean => afterGroups || settings.draw !== 'lot';

/** How the tables of a round robin are made: in a later stage, with groups or without, the numbers are drawn. */
const tableOf = ({ settings, isLater }: Part): TextKey =>
  isLater
    ? 'system.pairs.drawnTable'
    : settings.groups === 'apart'
      ? 'system.pairs.groups'
      : 'system.pairs.Round robin';

const SCORES = {
  McMahon: 'system.scoreMcMahon',
  Swiss: 'system.scoreWins',
  'Swiss by categories': 'system.scoreCategory',
} as const satisfies Partial<Record<System, TextKey>>;

const BYES = {
  McMahon: 'system.byeFewest',
  Swiss: 'system.byeFewest',
  'Swiss by categories': 'system.byeCategory',
} as const satisfies Partial<Record<System, TextKey>>;

const byeWorth = (settings: Settings): UnplayedValue =>
  countedFree({ kind: 'free', as: 'bye', worth: 'win' }, settings);

function byesText(settings: Settings, text: Text): string {
  const worth = byeWorth(settings);
  return isWorth(worth, 2) ? text('system.byesText') : text('system.byesWorth', wordsOf(worth));
}

function absencesText(settings: Settings, text: Text): string {
  const worth = countedFree({ kind: 'free', as: 'absence', worth: absenceWorth(settings) }, settings);
  if (isWorth(worth, 0) && settings.absence === '0-') return text('system.absencesNothing');
  // In McMahon the wins only inform, and some programs leave absences out of them.
  const isUsual = worth.score === 1 && (settings.absenceWins === undefined || worth.wins === 1);
  return isUsual ? text('system.absencesHalf') : text('system.absencesWorth', wordsOf(worth));
}

const isWorth = ({ score, wins }: UnplayedValue, points: number): boolean =>
  score === points && wins === points;

const wordsOf = ({ score, wins }: UnplayedValue) => ({ score: worthText(score), wins: worthText(wins) });
