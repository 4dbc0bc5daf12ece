import { nameKey, pinKey } from '../../sheet/registration/sameText';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import type { Player, WallList } from '../../tournament/wallList';
import type { AskOfBoth } from './decisions';

export interface SamePlayers {
  /** By the players of the copy, those of the list here; undefined for whoever is only in the copy. */
  readonly here: readonly (number | undefined)[];
  /** Those of the list here who get the name that the copy has. */
  readonly renamed: ReadonlyMap<number, number>;
  /** Names that stand several times under other numbers, so that nobody can say who is who. */
  readonly unclear: readonly string[];
  /** How many are known by their names or by the number of a federation. */
  readonly known: number;
}

/**
 * By number and name, then by the number of a federation, then by a name that nobody else has. Two names under one number are one
 * person where they have met the same opponents, and are asked about where nothing says so.
 */
export function samePlayers(here: WallList, copy: WallList, ask: AskOfBoth, text: Text): SamePlayers {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const join = (ofCopy: number, ofHere: number): void => {
    found.set(ofCopy, ofHere);
    taken.add(ofHere);
  };
  const joinBy = (key: (player: Player) => string): void => {
    const [ours, theirs] = [byKey(here, key, at => taken.has(at)), byKey(copy, key, at => found.has(at))];
    for (const [one, [player, second]] of theirs) {
      const [own, other] = ours.get(one) ?? [];
      if (player !== undefined && own !== undefined && second === undefined && other === undefined)
        join(player, own);
    }
  };
  joinBy(({ no, name }) => `${no} ${nameKey(name)}`);
  joinBy(({ pin, name }) => (pinKey(pin) === '' ? '' : `${pinKey(pin)} ${nameKey(name)}`));
  joinBy(({ pin }) => pinKey(pin));
  joinBy(({ name }) => nameKey(name));
  joinBy(({ name, rank, club, country }) => JSON.stringify([nameKey(name), rank, club, country]));
  const known = found.size;
  const rest = new Set(here.players.flatMap(({ name }, at) => (taken.has(at) ? [] : [nameKey(name)])));
  const unclear = copy.players.flatMap(({ name }, at) =>
    !found.has(at) && rest.has(nameKey(name)) ? [name] : [],
  );
  const renamed = new Map<number, number>();
  for (const [at, { no }] of copy.players.entries()) {
    const own = found.has(at) ? -1 : here.players.findIndex((one, i) => one.no === no && !taken.has(i));
    if (own < 0 || here.numberedByRow === true || copy.numberedByRow === true) continue;
    const answer = askWho([here, own], [copy, at], isOneByGames(here, own, copy, at, found), ask, text);
    if (answer === 'both') continue;
    join(at, own);
    if (answer === 'copy') renamed.set(own, at);
  }
  for (const [ofCopy, ofHere] of found) {
    const [own, other] = [here.players[ofHere], copy.players[ofCopy]];
    // Those above are asked already.
    if (!own || !other || renamed.has(ofHere) || nameKey(own.name) === nameKey(other.name)) continue;
    if (pinKey(own.pin) === '' || pinKey(own.pin) !== pinKey(other.pin)) continue;
    if (askWho([here, ofHere], [copy, ofCopy], true, ask, text) === 'copy') renamed.set(ofHere, ofCopy);
  }
  return { here: copy.players.map((_, at) => found.get(at)), renamed, unclear: [...new Set(unclear)], known };
}

/** The players of a list that are still open, by a key; '' is none. */
function byKey(
  { players }: WallList,
  key: (player: Player) => string,
  isDone: (at: number) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  players.forEach((player, at) => {
    const own = isDone(at) ? '' : key(player);
    if (own === '') return;
    const same = places.get(own);
    if (same) same.push(at);
    else places.set(own, [at]);
  });
  return places;
}

/** Whether both have met the same opponent in some round. */
function isOneByGames(
  here: WallList,
  own: number,
  copy: WallList,
  other: number,
  found: ReadonlyMap<number, number>,
): boolean {
  return (here.entries[own] ?? []).some((cell, round) =>
    cell.some(
      entry =>
        entry.kind === 'game' &&
        (copy.entries[other]?.[round] ?? []).some(
          theirs =>
            theirs.kind === 'game' && entry.opponent >= 0 && found.get(theirs.opponent) === entry.opponent,
        ),
    ),
  );
}

function askWho(
  [here, own]: readonly [WallList, number],
  [copy, other]: readonly [WallList, number],
  isOne: boolean,
  ask: AskOfBoth,
  text: Text,
): ReturnType<AskOfBoth> {
  const [one, two] = [here.players[own] as Player, copy.players[other] as Player];
  const both = { answer: 'both', label: text('merge.twoPeople') } as const;
  return ask(text('merge.who', { here: makeLabel(one), copy: makeLabel(two) }), [
    { answer: 'here', label: text('merge.onePerson', { name: one.name }) },
    { answer: 'copy', label: text('merge.onePerson', { name: two.name }) },
    ...(isOne ? [] : [both]),
  ]);
}
