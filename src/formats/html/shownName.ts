import type { ExchangedPlayer } from '../exchange';

/** All of a name, the surname with initials, or initials alone. */
export const SHOWN_NAMES = ['full', 'short', 'initials'] as const;
export type ShownNames = (typeof SHOWN_NAMES)[number];

/** `Novák Jan`, `Novák J.`, `N. J.`; hidden players by initials, whatever the others have. */
export function shownName(player: ExchangedPlayer, shown: ShownNames, isHidden = false): string {
  const { surname, firstName } = player;
  const kind = isHidden ? 'initials' : shown;
  const parts =
    kind === 'full'
      ? [surname, firstName]
      : [kind === 'short' ? surname : initials(surname), initials(firstName)];
  return parts.filter(part => part !== '').join(' ');
}

const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap(part => {
      const [letter] = [...part.replace(/^[^\p{L}\p{N}]+/u, '')];
      return letter === undefined ? [] : [`${letter}.`];
    })
    .join(' ');
