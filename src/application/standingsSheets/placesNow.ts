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
  const order = named.slice(score + 1).flatMap(title => tiebreakMeans(tournament, title));
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
    ...(order.length > 0 && { order }),
    provisional: provisional(tournament),
    isOver: round === undefined && missing.length === 0,
  };
}

/** By the title of its column; what everybody knows, such as a rating, is not explained. */
function tiebreakMeans({ text, settings }: Tournament, title: string): readonly string[] {
  if (/^SOS-\d/.test(title)) return [text(`summary.tiebreak.SOS.${settings.sosFlavour}`, { title })];
  const key = (['DC', 'SOS', 'SODOS', 'SOSOS', 'CUSS'] as const).find(name => name === title);
  return key ? [text(`summary.tiebreak.${key}`)] : [];
}

/** The columns of rounds stand before those of the score; without a round, those about the player do. */
const lastRoundIn = (titles: readonly string[]): number =>
  Math.max(...titles.map((title, i) => (/^R\d+$/.test(title) ? i : -1)));
