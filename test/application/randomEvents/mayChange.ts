import type { Request } from '../../../src/application/protocol/protocol';
import { labelOf, roundOf, type PlainList } from './wallList';

/** The change of one cell of a round. */
export interface CellChange {
  readonly mark: string;
  readonly title: string;
  readonly was: string;
  readonly is: string;
  readonly before: PlainList;
}

type May = (change: CellChange, request: Request) => boolean;

const isOpen = (text: string): boolean => text !== '' && text.split(' ').every(game => /\?/.test(game));
const never: May = () => false;
const always: May = () => true;
const fillsEmpty: May = ({ was }) => was === '';

/** An open game gets its result, and stays the same game else. */
const getsResult: May = ({ was, is }) => {
  const games = (text: string): readonly string[] => text.replace(/#\d+/g, '').split(' ');
  return games(was).every((game, i) => {
    const now = games(is)[i] ?? '';
    return now === game || (game.includes('?/') && game.split('?/').every(part => now.includes(part)));
  });
};

const ofHand: May = (change, request) => {
  if (request.ask !== 'write' || request.hand?.again === undefined) return change.was === '';
  // Games made anew: an open one, or a bye; never a result.
  return isOpen(change.was) || change.was === '' || /^(0|bye)/.test(change.was);
};

const ofAbsence: May = ({ title, was, is, mark, before }, request) => {
  if (request.ask !== 'write absence') return false;
  if (roundOf(title) > request.round) return was === '' && is === '0-';
  const wasDefault = /!\//.test(was);
  const isPair = before.rows.some(row => row.mark === mark);
  return isPair && roundOf(title) === request.round && (isOpen(was) || wasDefault || /^(0|bye)/.test(was));
};

/** A latecomer may get the bye's opponent in a round that goes on. */
const ofPeople: May = ({ was }) => was === '' || /^(0|bye)/.test(was);

/** Of a game the result changes, and the stones where the entry has them, and only where it says what stands there. */
const isEntered: May = ({ title, was, is, mark, before }, request) => {
  if (request.ask !== 'enter') return false;
  const bare = (text: string): string => text.replace(/[+\-=?]!?/, '');
  const labels = before.rows.filter(row => row.mark === mark).map(labelOf);
  const entry = request.entries.find(
    ({ round, black, white }) =>
      round === roundOf(title) && labels.some(one => one === black || one === white),
  );
  const withoutStones = (text: string): string => (entry?.stones ? text.replace(/\/([bw])\d*/, '/$1') : text);
  // A Diagonal has several games in a cell.
  const [games, now] = [was.split(' '), is.split(' ')];
  return (
    entry !== undefined &&
    games.length === now.length &&
    games.every((game, i) => {
      const sign = /[+\-=?]/.exec(game)?.[0] ?? '';
      return (
        game === now[i] ||
        (withoutStones(bare(game)) === withoutStones(bare(now[i] ?? '')) && entry.stands.includes(sign))
      );
    })
  );
};

/** An irregular result is open again. */
const opensAgain: May = ({ was, is }) => was.replace(/[+\-=]!?(?=\/|$)/g, '?') === is;

/** What only the copy has, or what somebody has decided for it. */
const ofCopy: May = (change, request) =>
  request.ask === 'merge' &&
  (Object.values(request.answers ?? {}).includes('copy') ||
    fillsEmpty(change, request) ||
    getsResult(change, request));

/** What a request may do to cells of rounds; all others leave them alone. */
const MAY: Readonly<Partial<Record<Request['ask'], May>>> = {
  write: ofHand,
  record: getsResult,
  'take reports': getsResult,
  enter: isEntered,
  'settle results': opensAgain,
  'write absence': ofAbsence,
  'write people': ofPeople,
  'enter person': ofPeople,
  'change players': fillsEmpty,
  'let in': fillsEmpty,
  // The bye's cell too.
  seat: always,
  'rate alone': always,
  merge: ofCopy,
  // Check says what it would change, and the organiser agrees.
  mend: always,
  undo: always,
  finish: always,
};

export const mayChange = (request: Request, change: CellChange): boolean =>
  (MAY[request.ask] ?? never)(change, request);
