import { label } from '../pairing/game/remark';
import { SIGN_OF, type Entry, type Game } from '../tournament/game';
import { getSetting, SETTING_KEYS, SETTINGS, type Settings, type SettingKey } from '../tournament/settings';
import { entriesIn, lotNumber, type WallList } from '../tournament/wallList';
import type { AuditedEvent, LoggedRound } from './auditedEvent';
import type { Finding } from './finding';
import { asNumberedNow } from '../tournament/lotNumbers';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** Results and settings other than when the round was paired; those of an earlier round were told there. */
export function changedSince(
  { wallList, settings, known: all }: AuditedEvent,
  logged: LoggedRound,
  now: (player: PlayerIndex) => number,
): readonly Finding[] {
  const { round } = logged;
  const then = logged.wallList;
  const before = lastBefore(all, round);
  const placeBefore = new Map(before?.wallList.players.map((player, index) => [lotNumber(player), index]));
  // The list may have been numbered anew since.
  const wasNow = (entries: readonly Entry[]): readonly Entry[] =>
    withOpponents(entries, entry => wallList.players[now(entry.opponent)]?.no);
  const findings: Finding[] = [];
  const done = new Set<string>();
  for (let earlier = 1; earlier < round; earlier++) {
    then.players.forEach((person, player) => {
      const at = now(player);
      const [was, is] = [entriesIn(then, player, earlier), at < 0 ? [] : entriesIn(wallList, at, earlier)];
      // Cells that nobody has typed are filled in when a later round is paired.
      if (at < 0 || was.length === 0 || words(wasNow(was)) === words(is)) return;
      const opponent = was.find(entry => entry.kind === 'game')?.opponent ?? -1;
      if (done.has(`${earlier} ${opponent}`)) return;
      done.add(`${earlier} ${player}`);
      const lastFinding =
        before !== undefined &&
        before.round > earlier &&
        byLots(before.wallList, placeBefore.get(lotNumber(person)) ?? -1, earlier) ===
          byLots(then, player, earlier);
      if (lastFinding) return;
      const about = opponent < 0 ? label(then, player) : `${label(then, player)} – ${label(then, opponent)}`;
      findings.push({
        kind: 'corrected',
        weight: 'note',
        round,
        players: [at],
        values: { games: about, of: earlier, was: words(wasNow(was)), now: words(is) || '–' },
      });
    });
  }
  const as = (pairing: LoggedRound): Settings => asNumberedNow(pairing.settings, wallList, settings);
  const settingsThen = as(logged);
  const changed = SETTING_KEYS.filter(key => SETTINGS[key].change.pairing).filter(
    key => textOf(settingsThen, key) !== textOf(settings, key),
  );
  const isTold = before && changed.every(key => textOf(as(before), key) === textOf(settingsThen, key));
  if (changed.length === 0 || isTold === true) return findings;
  const names = changed.join(', ');
  return [
    ...findings,
    { kind: 'settingsChanged', weight: 'note', round, players: [], values: { settings: names } },
  ];
}

const lastBefore = (all: AuditedEvent['known'], round: RoundNo): LoggedRound | undefined =>
  all.reduce<LoggedRound | undefined>(
    (last, pairing) => (pairing.round < round && pairing.round > (last?.round ?? 0) ? pairing : last),
    undefined,
  );

const withOpponents = (
  entries: readonly Entry[],
  numberOf: (game: Game) => number | undefined,
): readonly Entry[] =>
  entries.map(entry =>
    entry.kind === 'game' ? { ...entry, opponentNo: numberOf(entry) ?? entry.opponentNo } : entry,
  );

const byLots = (list: WallList, player: PlayerIndex, round: RoundNo): string =>
  words(
    withOpponents(entriesIn(list, player, round), ({ opponent, opponentNo }) =>
      opponent < 0 ? opponentNo : lotNumber(list.players[opponent]),
    ),
  );

/** Scores follow from results, `+`, alone, and not from opponents, colours and lengths. */
const words = (entries: readonly Entry[]): string =>
  entries
    .map(entry =>
      entry.kind === 'game'
        ? `${entry.opponentNo}${SIGN_OF[entry.outcome]}${entry.byDefault ? '!' : ''}`
        : `0${{ win: '+', half: '=', nothing: '-' }[entry.worth]}`,
    )
    .join(' ');

const textOf = (settings: Settings, key: SettingKey): string =>
  JSON.stringify(getSetting(settings, key) ?? null);
