import { nameKey, pinKey } from '../../sheet/registration/sameText';
import { isLikeName } from '../../tournament/name/likeName';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import type { Player, WallList } from '../../tournament/wallList';
import type { AskOfBoth } from './decisions';

export interface SamePlayers {
  /** By the players of the copy, those of the list here; undefined for whoever is only in the copy. */
  readonly here: readonly (number | undefined)[];
  readonly renamed: ReadonlyMap<number, number>;
  /** Names that stand several times under other numbers, so that nobody can say who is who. */
  readonly unclear: readonly string[];
  /** How many are known by their names or by the number of a federation. */
  readonly known: number;
}

/**
 * By number and name, then by the number of a federation, then by a name that nobody else has. Two names under one number are one
 * person or two: that is asked, and so it is where opponents or letters speak for one person.
 */
export function samePlayers(here: WallList, copy: WallList, ask: AskOfBoth, text: Text): SamePlayers {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  const join = (ofCopy: number, ofHere: number): void => {
    partners.set(ofCopy, ofHere);
    taken.add(ofHere);
  };
  const isDoubtful = doubtsIn(here, copy, taken);
  const joinBy = (
    key: (player: Player) => string,
    doubts = (_: Player, __: number): boolean => false,
  ): void => {
    const [ours, theirs] = [byKey(here, key, at => taken.has(at)), byKey(copy, key, at => partners.has(at))];
    for (const [one, [player, second]] of theirs) {
      const [own, other] = ours.get(one) ?? [];
      if (player === undefined || own === undefined || second !== undefined || other !== undefined) continue;
      if (!doubts(copy.players[player] as Player, own)) join(player, own);
    }
  };
  joinBy(({ no, name }) => `${no} ${nameKey(name)}`);
  joinBy(({ pin, name }) => (pinKey(pin) === '' ? '' : `${pinKey(pin)} ${nameKey(name)}`));
  joinBy(({ pin }) => pinKey(pin));
  joinBy(({ name }) => nameKey(name), isDoubtful);
  joinBy(({ name, rank, club, country }) => JSON.stringify([nameKey(name), rank, club, country]), isDoubtful);
  const sureCount = partners.size;
  const rest = new Set(here.players.flatMap(({ name }, at) => (taken.has(at) ? [] : [nameKey(name)])));
  const unclear = copy.players.flatMap(({ name }, at) =>
    !partners.has(at) && rest.has(nameKey(name)) ? [name] : [],
  );
  const renamed = new Map<number, number>();
  for (const [at, player] of copy.players.entries()) {
    if (partners.has(at)) continue;
    const open = here.players.flatMap((_, i) => (taken.has(i) ? [] : [i]));
    const candidate = likeliest(here, open, copy, at, partners);
    if (candidate === undefined) continue;
    const answer = askWho(here.players[candidate] as Player, player, ask, text);
    if (answer === 'both') continue;
    join(at, candidate);
    if (answer === 'copy') renamed.set(candidate, at);
  }
  for (const [ofCopy, ofHere] of partners) {
    const [own, other] = [here.players[ofHere], copy.players[ofCopy]];
    // Those above are asked already.
    if (!own || !other || renamed.has(ofHere) || nameKey(own.name) === nameKey(other.name)) continue;
    if (pinKey(own.pin) === '' || pinKey(own.pin) !== pinKey(other.pin)) continue;
    if (askWho(own, other, ask, text) === 'copy') renamed.set(ofHere, ofCopy);
  }
  return {
    here: copy.players.map((_, at) => partners.get(at)),
    renamed,
    unclear: [...new Set(unclear)],
    known: sureCount,
  };
}

/**
 * Whoever has the number of a player here under a like name may be meant, where the copy has nobody of that name, or just under the
 * number of the other: two namesakes of whom here the one was renamed and there the other.
 */
function doubtsIn(
  here: WallList,
  copy: WallList,
  taken: ReadonlySet<number>,
): (ofCopy: Player, own: number) => boolean {
  const numbers = new Map(copy.players.map(({ name, no }) => [nameKey(name), no]));
  const isNumbered = here.numberedByRow !== true && copy.numberedByRow !== true;
  return ({ no, name }, ofHere) =>
    isNumbered &&
    here.players.some(
      (person, at) =>
        at !== ofHere &&
        !taken.has(at) &&
        person.no === no &&
        isLikeName(person.name, name) &&
        (numbers.get(nameKey(person.name)) ?? here.players[ofHere]?.no) === here.players[ofHere]?.no,
    );
}

/** The players of a list that are still open, by a key; '' is none. */
function byKey(
  { players }: WallList,
  key: (player: Player) => string,
  isDone: (at: number) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  players.forEach((player, at) => {
    const ownKey = isDone(at) ? '' : key(player);
    if (ownKey === '') return;
    const same = places.get(ownKey);
    if (same) same.push(at);
    else places.set(ownKey, [at]);
  });
  return places;
}

function isOneByGames(
  here: WallList,
  ofHere: number,
  copy: WallList,
  other: number,
  partners: ReadonlyMap<number, number>,
): boolean {
  return (here.entries[ofHere] ?? []).some((cell, round) =>
    cell.some(
      entry =>
        entry.kind === 'game' &&
        (copy.entries[other]?.[round] ?? []).some(
          theirs =>
            theirs.kind === 'game' && entry.opponent >= 0 && partners.get(theirs.opponent) === entry.opponent,
        ),
    ),
  );
}

function likeliest(
  here: WallList,
  open: readonly number[],
  copy: WallList,
  at: number,
  partners: ReadonlyMap<number, number>,
): number | undefined {
  const { no, name } = copy.players[at] as Player;
  const isNumbered = here.numberedByRow !== true && copy.numberedByRow !== true;
  return (
    open.find(ofHere => isNumbered && here.players[ofHere]?.no === no) ??
    open.find(ofHere => isOneByGames(here, ofHere, copy, at, partners)) ??
    open.find(ofHere => isLikeName(here.players[ofHere]?.name ?? '', name))
  );
}

const askWho = (own: Player, other: Player, ask: AskOfBoth, text: Text): ReturnType<AskOfBoth> =>
  ask(text('merge.who', { here: makeLabel(own), copy: makeLabel(other) }), [
    { answer: 'here', label: text('merge.onePerson', { name: own.name }) },
    { answer: 'copy', label: text('merge.onePerson', { name: other.name }) },
    { answer: 'both', label: text('merge.twoPeople') },
  ]);
