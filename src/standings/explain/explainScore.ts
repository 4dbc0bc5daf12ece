import { isBye, type Entry } from '../../tournament/game';
import type { ExplainKind, ExplainLine } from './explanation';
import { makeLine } from './explanation';
import { opponentName } from './explainOpponent';
import { playoffLines } from './explainPlayoff';
import { slotEntry } from '../score/slotEntry';
import { FREE } from '../score/slots';
import { countedScore, countedWins, startOf, type Standing } from '../score/standing';
import { SYSTEMS } from '../../tournament/systems';

/** The rounds behind a score: the start, what each round gave, and what is rounded away (R1). */
export function explainScore(standing: Standing, player: number, score: 'MMS' | 'WINS'): ExplainLine[] {
  const { wallList, slots, through, settings } = standing;
  const isMms = score === 'MMS' && SYSTEMS[settings.system].score === 'MMS';
  const lines: ExplainLine[] = isMms ? [startLine(standing, player)] : [];
  const values = isMms ? slots.value : slots.wins;
  for (let round = 1; round <= through; round++) {
    const cell = player * wallList.rounds + round - 1;
    const from = slots.first[cell] as number;
    const to = slots.first[cell + 1] as number;
    if (from === to) lines.push(makeLine('empty', { round, value: 0 }));
    for (let slot = from; slot < to; slot++) lines.push(entryLine(standing, round, slot, values));
  }
  const exact = lines.reduce((sum, line) => sum + (line.value ?? 0), 0);
  const counted = (isMms ? countedScore(standing, player) : countedWins(standing, player)) / 2;
  if (counted !== exact) lines.push(makeLine('rounding', { value: counted - exact }));
  // What comes behind the sum counts for the place alone.
  return [...lines, ...playoffLines(standing, player)];
}

function startLine(standing: Standing, player: number): ExplainLine {
  const name = standing.wallList.players[player]?.name ?? '';
  return standing.starts[player] === undefined
    ? makeLine('noStart', { values: { name } })
    : makeLine('start', { value: startOf(standing, player) / 2 });
}

function entryLine(standing: Standing, round: number, slot: number, values: Uint8Array): ExplainLine {
  const entry = slotEntry(standing, slot) as Entry;
  const value = (values[slot] as number) / 2;
  if ((standing.slots.kind[slot] as number) & FREE) {
    const isIgnored = !isBye(entry) && value === 0 && (standing.slots.value[slot] as number) > 0;
    return makeLine(isIgnored ? 'absenceIgnored' : freeKind(entry), { round, value });
  }
  return makeLine(gameKind(entry), { round, value, ...opponentName(standing, slot) });
}

/** A game with somebody who was taken out of the table is none. */
const freeKind = (entry: Entry): ExplainKind =>
  entry.kind === 'game' ? 'takenOut' : isBye(entry) ? 'bye' : 'absent';

function gameKind(entry: Entry): ExplainKind {
  if (entry.kind === 'free') return 'absent';
  switch (entry.outcome) {
    case 'won':
      return entry.byDefault ? 'wonByDefault' : 'won';
    case 'lost':
      return entry.byDefault ? 'lostByDefault' : 'lost';
    case 'jigo':
      return 'jigo';
    case 'unknown':
      return 'pending';
  }
}
