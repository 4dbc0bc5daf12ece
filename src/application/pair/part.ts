import { topGroup } from '../../standings/score/topGroup';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import type { PartSet, PartView, PersonOfPart } from '../protocol/protocol';
import type { Player } from '../../tournament/wallList';
import { withoutGame } from '../read/leftToPair';
import type { Tournament } from '../read/tournament';
import type { RoundNo } from '../../tournament/indices';

/** Everybody who has no game in a round, by what some of them have in common. Nothing is written. */
export function partOf(tournament: Tournament, round: RoundNo): PartView {
  const { reading, text } = tournament;
  const indexes = withoutGame(tournament, round);
  const players = indexes.flatMap(index => reading.wallList.players[index] ?? []);
  const top = new Set(topNow(tournament));
  const above = indexes.flatMap((index, i) => (top.has(index) ? [players[i]?.no ?? 0] : []));
  return {
    view: 'part',
    round,
    people: players.map(personOf),
    sets: [...setOf(text('summary.topGroup'), above, players.length), ...alike(players, text)],
  };
}

const personOf = (player: Player): PersonOfPart => ({
  no: player.no,
  name: makeLabel(player),
  about: [...new Set(SHARED.map(field => player[field]).filter(value => value !== ''))].join(', '),
});

const SHARED = ['category', 'group', 'club', 'country'] as const;

/** Above the bar, where the open stage has one. */
function topNow({ event }: Tournament): readonly number[] {
  const open = event.openStage();
  return open.kind === 'open' ? topGroup(open.round.standing) : [];
}

/** One that has everybody says nothing. */
const setOf = (name: string, numbers: readonly number[], all: number): readonly PartSet[] =>
  numbers.length === 0 || numbers.length === all ? [] : [{ name, numbers }];

function alike(players: readonly Player[], text: Text): readonly PartSet[] {
  return SHARED.flatMap(field => {
    const names = [...new Set(players.map(player => player[field]).filter(value => value !== ''))].sort();
    return names.flatMap(name =>
      setOf(
        `${text(`column.${field}`)}: ${name}`,
        players.filter(player => player[field] === name).map(({ no }) => no),
        players.length,
      ),
    );
  });
}
