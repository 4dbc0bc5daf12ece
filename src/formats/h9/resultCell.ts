import { freeEntry, type Colour, type Free, type Outcome } from '../../tournament/game';
import type { FilePlace } from '../../tournament/fileProblem';

export interface LineGame {
  readonly kind: 'game';
  readonly opponentNo: number;
  readonly outcome: Outcome;
  readonly colour: Colour | undefined;
  readonly handicap: number;
  readonly byDefault: boolean;
}

export interface UnknownGame {
  readonly kind: 'unknown game';
}

export interface LineCell {
  readonly entry: LineGame | Free | UnknownGame;
  readonly place: FilePlace;
}

const CELL = /^(\d{1,4})([+\-=?])([/!]?)([bw?]?)(\d{0,2})$/i;
const OUTCOMES: Readonly<Record<string, Outcome>> = { '+': 'won', '-': 'lost', '=': 'jigo', '?': 'unknown' };
export const SIGNS: Readonly<Record<Outcome, string>> = { won: '+', lost: '-', jigo: '=', unknown: '?' };

/** Reads `14+/w2`, `14+w2`, `22+!w0`, `8?/w0`, `0=`, `?`; undefined for anything else. A `/` may be missing. */
export function parseCell(text: string): LineCell['entry'] | undefined {
  if (text === '?') return { kind: 'unknown game' };
  const match = CELL.exec(text);
  if (!match) return undefined;
  const opponentNo = Number(match[1]);
  const outcome = OUTCOMES[match[2] as string] as Outcome;
  if (opponentNo === 0)
    return outcome === 'unknown'
      ? { kind: 'unknown game' }
      : freeEntry({ worth: outcome === 'won' ? 'win' : outcome === 'jigo' ? 'half' : 'nothing' });
  const colour = (match[4] as string).toLowerCase();
  return {
    kind: 'game',
    opponentNo,
    outcome,
    colour: colour === 'b' ? 'black' : colour === 'w' ? 'white' : undefined,
    handicap: Number(match[5]),
    byDefault: match[3] === '!',
  };
}

/** A cell as OpenGotha writes it: `14+/w2`, by default `14+!w2`; for the FFG without these signs. */
export function makeCell(entry: LineGame | Free, signs: 'with signs' | 'without signs'): string {
  if (entry.kind === 'free') return `0${{ win: '+', half: '=', nothing: '-' }[entry.worth]}`;
  const sign = signs === 'without signs' ? '' : entry.byDefault ? '!' : '/';
  const colour = entry.colour === undefined ? '' : entry.colour.charAt(0);
  const end = colour === '' ? sign.replace('/', '') : `${sign}${colour}${entry.handicap}`;
  return `${entry.opponentNo}${SIGNS[entry.outcome]}${end}`;
}
