import { label } from '../pairing/game/remark';
import { SIGN_OF, type Entry, type Game } from '../tournament/game';
import { SETTING_NAMES, type SettingKey } from '../tournament/settingNames';
import { entriesIn, type WallList } from '../tournament/wallList';
import type { AuditedEvent, LoggedRound } from './auditedEvent';
import type { Finding } from './finding';
import { asNumberedNow, lotNumber } from '../tournament/lotNumbers';

/**
 * Results and settings that were others when the round was paired. What was the same already when an earlier round was paired was told
 * there.
 */
export function changedSince(
  { wallList, settings, known: all }: AuditedEvent,
  known: LoggedRound,
  now: (player: number) => number,
): readonly Finding[] {
  const { round } = known;
  const then = known.wallList;
  const before = lastBefore(all, round);
  const placeBefore = new Map(before?.wallList.players.map((one, index) => [lotNumber(one), index]));
  // The list may have been numbered anew since.
  const wasNow = (entries: readonly Entry[]): readonly Entry[] =>
    withOpponents(entries, entry => wallList.players[now(entry.opponent)]?.no);
  const found: Finding[] = [];
  const done = new Set<string>();
  for (let earlier = 1; earlier < round; earlier++) {
    then.players.forEach((one, player) => {
      const at = now(player);
      const [was, is] = [entriesIn(then, player, earlier), at < 0 ? [] : entriesIn(wallList, at, earlier)];
      // What nobody has typed is filled in when a later round is paired.
      if (at < 0 || was.length === 0 || words(wasNow(was)) === words(is)) return;
      const opponent = was.find(entry => entry.kind === 'game')?.opponent ?? -1;
      if (done.has(`${earlier} ${opponent}`)) return;
      done.add(`${earlier} ${player}`);
      const told =
        before !== undefined &&
        before.round > earlier &&
        byLots(before.wallList, placeBefore.get(lotNumber(one)) ?? -1, earlier) ===
          byLots(then, player, earlier);
      if (told) return;
      const about = opponent < 0 ? label(then, player) : `${label(then, player)} – ${label(then, opponent)}`;
      found.push({
        kind: 'corrected',
        weight: 'note',
        round,
        players: [at],
        values: { games: about, of: earlier, was: words(wasNow(was)), now: words(is) || '–' },
      });
    });
  }
  const as = (one: LoggedRound): AuditedEvent['settings'] => asNumberedNow(one.settings, wallList, settings);
  const settingsThen = as(known);
  const changed = (Object.keys(SETTING_NAMES) as SettingKey[])
    .filter(key => !OF_NO_PAIRING.includes(key))
    .filter(key => textOf(settingsThen, key) !== textOf(settings, key));
  const isTold = before && changed.every(key => textOf(as(before), key) === textOf(settingsThen, key));
  if (changed.length === 0 || isTold === true) return found;
  const names = changed.join(', ');
  return [
    ...found,
    { kind: 'settingsChanged', weight: 'note', round, players: [], values: { settings: names } },
  ];
}

/** What the last round before it was paired from. */
const lastBefore = (all: AuditedEvent['known'], round: number): LoggedRound | undefined =>
  all.reduce<LoggedRound | undefined>(
    (last, one) => (one.round < round && one.round > (last?.round ?? 0) ? one : last),
    undefined,
  );

const withOpponents = (
  entries: readonly Entry[],
  numberOf: (game: Game) => number | undefined,
): readonly Entry[] =>
  entries.map(entry =>
    entry.kind === 'game' ? { ...entry, opponentNo: numberOf(entry) ?? entry.opponentNo } : entry,
  );

const byLots = (list: WallList, player: number, round: number): string =>
  words(
    withOpponents(entriesIn(list, player, round), ({ opponent, opponentNo }) =>
      opponent < 0 ? opponentNo : lotNumber(list.players[opponent]),
    ),
  );

/** The results alone: `+`; opponents, colours and lengths are not what a score follows from. */
const words = (entries: readonly Entry[]): string =>
  entries
    .map(entry =>
      entry.kind === 'game'
        ? `${entry.opponentNo}${SIGN_OF[entry.outcome]}${entry.byDefault ? '!' : ''}`
        : `0${{ win: '+', half: '=', nothing: '-' }[entry.worth]}`,
    )
    .join(' ');

function textOf(settings: AuditedEvent['settings'], key: SettingKey): string {
  const weight = /^weight(.+)$/.exec(key)?.[1];
  const all = settings as unknown as Readonly<Record<string, unknown>>;
  if (weight === undefined) return JSON.stringify(all[key] ?? null);
  const weights = settings.weights as Readonly<Record<string, number>>;
  return String(weights[weight.charAt(0).toLowerCase() + weight.slice(1)]);
}

/** No pairing follows from them. */
const OF_NO_PAIRING: readonly SettingKey[] = [
  'language',
  'throughRound',
  'wallListSheet',
  'version',
  'confirmedChanges',
  'excludedTables',
  'fixedTables',
  'ratedResults',
  'expert',
  'eventName',
  'eventPlace',
  'eventCountry',
  'eventBegins',
  'eventEnds',
  'eventDirector',
  'timeLimits',
  'rulesOfPlay',
  'lateness',
  'timetable',
  'boardSize',
  'online',
  'tournamentClass',
  'performance',
  'prizeTiebreaks',
  'prizeUnit',
];
