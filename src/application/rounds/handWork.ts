import { pairLabel } from '../../pairing/game/remark';
import type { LogEntry } from '../../sheet/write/logRows';
import { wordsOf } from '../../text/vocabulary';
import { excerpt } from '../../sheet/cells/cell';
import type { View } from '../protocol/protocol';
import { lastRoundWithGames } from '../read/roundInPlay';
import type { Tournament } from '../read/tournament';
import type { RoundNo } from '../../tournament/indices';

/** Games of a round that somebody has typed into cells, and that no press of the panel has taken over yet. */
interface WorkByHand {
  readonly round: RoundNo;
  readonly acts: readonly string[];
}

/** Undefined where a view does not tell. */
function handWorkIn({ reading }: Tournament, view: View): WorkByHand | 'none' | undefined {
  const { wallList } = reading;
  switch (view.view) {
    case 'ready': {
      const { round, fixed } = view;
      if (fixed === 0) return 'none';
      const acts = wallList.entries.flatMap((rounds, player) =>
        (rounds[round - 1] ?? []).flatMap(entry =>
          entry.kind === 'game' && player < entry.opponent
            ? [pairLabel(wallList, [player, entry.opponent])]
            : [],
        ),
      );
      return { round, acts };
    }
    case 'results missing':
      // Of an earlier round somebody only looks at the page; one that was typed as a whole has no sheet to be taken into.
      if (view.round !== lastRoundWithGames(wallList) || view.published === undefined) return undefined;
      return view.byHand ? { round: view.round, acts: view.byHand } : 'none';
    case 'written':
    case 'finished':
      return 'none';
    default:
      return undefined;
  }
}

/**
 * The Log has to say that it begins, or that it has ended; undefined where that is said. `stands`: the sheet of a round lacks
 * games that were typed over.
 */
export function handRow(
  tournament: Tournament,
  actions: readonly LogEntry[],
  view: View,
  stands: (round: RoundNo) => boolean,
): string | undefined {
  const { text, reading } = tournament;
  const work = handWorkIn(tournament, view);
  if (work === undefined) return undefined;
  const open = openRound(reading.wallList.rounds, actions);
  const now = work === 'none' ? undefined : work.round;
  if (open === now) return undefined;
  const isWritten = view.view === 'written' && view.round === open;
  if (open !== undefined) return !isWritten && stands(open) ? undefined : text('hand.ends', { round: open });
  return work === 'none'
    ? undefined
    : text('hand.begins', { round: work.round, acts: excerpt(work.acts.join('; '), SAID) });
}

const SAID = 300;

/** The round of which the Log has said last, in any language, that work by hand begins, and not that it has ended. */
function openRound(rounds: number, actions: readonly LogEntry[]): number | undefined {
  const all = Array.from({ length: rounds }, (_, i) => i + 1);
  const wordsFor = (key: 'hand.begins' | 'hand.ends', round: RoundNo): readonly string[] =>
    wordsOf(key).map(words => words.replace('{round}', String(round)).replace('{acts}', '').trim());
  for (const { what, hasCells } of [...actions].reverse()) {
    if (hasCells) continue;
    if (all.some(round => wordsFor('hand.ends', round).includes(what))) return undefined;
    const begun = all.find(round => wordsFor('hand.begins', round).some(begin => what.startsWith(begin)));
    if (begun !== undefined) return begun;
  }
  return undefined;
}
