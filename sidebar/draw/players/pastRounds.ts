import type { PastSign } from '../../../src/application/protocol/protocol';
import { element } from '../../aria/element';
import type { Say, WordKey } from '../../words';

const WORDS: Readonly<Record<PastSign, WordKey>> = {
  '+': 'sidebar.players.won',
  '-': 'sidebar.players.lost',
  '=': 'sidebar.players.jigo',
  '?': 'sidebar.players.open',
  '+!': 'sidebar.players.wonByDefault',
  '-!': 'sidebar.players.lostByDefault',
  '0+': 'sidebar.players.bye',
  'bye=': 'sidebar.players.bye',
  'bye-': 'sidebar.players.bye',
  '0=': 'sidebar.players.agreed',
  '0-': 'sidebar.players.absent',
  '·': 'sidebar.players.out',
};

/** As much as a narrow column holds. */
const SHOWN: Readonly<Record<PastSign, string>> = {
  '+': '+',
  '-': '−',
  '=': '½',
  '?': '?',
  '+!': '+!',
  '-!': '−!',
  '0+': '0+',
  'bye=': '0+',
  'bye-': '0+',
  '0=': '0=',
  '0-': '0−',
  '·': '·',
};

export function pastWords(signs: readonly PastSign[], round: number, say: Say): string {
  const words = signs.length === 0 ? [say('sidebar.players.nothing')] : signs.map(sign => say(WORDS[sign]));
  return say('sidebar.players.past', { round, sign: words.join(', ') });
}

/** A cell that is read, and changed nowhere but in the list: keys and a press come to it, and do nothing to it. */
export function drawPast(signs: readonly PastSign[], round: number, say: Say): HTMLElement {
  const words = pastWords(signs, round, say);
  const shown = signs.map(sign => SHOWN[sign]).join(' ');
  // What is read aloud has what is seen (WCAG 2.5.3).
  const label = `${shown}, ${words}`;
  return element('div', { role: 'gridcell', class: 'past', 'aria-label': label, title: words }, shown);
}
