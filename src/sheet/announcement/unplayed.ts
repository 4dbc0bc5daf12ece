import { absenceWorth, countedFree, type UnplayedValue } from '../../tournament/unplayed';
import type { Settings } from '../../tournament/settings';
import { worthText } from '../settings/unplayedSettings';
import type { Text } from '../wording';

export const announcedBye = (settings: Settings): UnplayedValue =>
  countedFree({ kind: 'free', as: 'bye', worth: 'win' }, settings);

export function byesText(settings: Settings, text: Text): string {
  const worth = announcedBye(settings);
  return isWorth(worth, 2) ? text('system.byesText') : text('system.byesWorth', wordsOf(worth));
}

export function absencesText(settings: Settings, text: Text): string {
  const worth = countedFree({ kind: 'free', as: 'absence', worth: absenceWorth(settings) }, settings);
  if (isWorth(worth, 0) && settings.absence === '0-') return text('system.absencesNothing');
  // In McMahon the wins only inform, and some programs leave absences out of them.
  const isUsual = worth.score === 1 && (settings.absenceWins === undefined || worth.wins === 1);
  return isUsual ? text('system.absencesHalf') : text('system.absencesWorth', wordsOf(worth));
}

const isWorth = ({ score, wins }: UnplayedValue, points: number): boolean =>
  score === points && wins === points;

const wordsOf = ({ score, wins }: UnplayedValue) => ({ score: worthText(score), wins: worthText(wins) });
