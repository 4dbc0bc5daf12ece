import { provisional } from '../functions/notes';
import { STANDINGS } from '../functions/standings';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';

/** The standings to be read in the panel: place, name, rank and the score that comes first. */
export function placesNow(tournament: Tournament): View {
  const { list, settingsAt, text } = tournament;
  const [titles = [], ...rows] = STANDINGS(list.values, settingsAt?.values);
  const named = titles.map(String);
  const at = (title: string): number => named.indexOf(title);
  const [place, name, rank] = [at(text('title.place')), at(text('column.name')), at(text('column.rank'))];
  const score = named.findIndex((title, i) => i > rank && !/^R\d+$/.test(title) && i > lastRoundIn(named));
  const { round, missing } = tournament.event.openRound();
  return {
    view: 'places',
    score: named[score] ?? '',
    rows: rows
      .filter(row => String(row[name] ?? '') !== '')
      .map(row => ({
        place: String(row[place] ?? ''),
        name: String(row[name] ?? ''),
        rank: String(row[rank] ?? ''),
        score: String(row[score] ?? ''),
      })),
    provisional: provisional(tournament),
    isOver: round === undefined && missing.length === 0,
  };
}

/** The columns of rounds stand before those of the score; without a round, those about the player do. */
const lastRoundIn = (titles: readonly string[]): number =>
  Math.max(...titles.map((title, i) => (/^R\d+$/.test(title) ? i : -1)));
