import type { Settings } from '../../tournament/settings';
import { atSetting, makeWarning, type Problem } from '../../tournament/problem';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { forbiddenPairs, makeIsForbidden } from './forbidden';
import type { Roster } from '../game/fixedPairs';
import { label } from '../game/remark';
import type { RoundNo } from '../../tournament/indices';

/** Pairs that the setting Must meet names for the round are paired as if they were typed (R4.6); those that cannot be are told. */
export function withNamedPairs(
  roster: Roster,
  wallList: WallList,
  settings: Settings,
  round: RoundNo,
): Roster {
  const named = settings.mustMeet.filter(meeting => meeting.round === round);
  if (named.length === 0) return roster;
  const isForbidden = makeIsForbidden(forbiddenPairs({ wallList, settings }), wallList.players.length);
  const free = new Set(roster.free);
  const pairs: Roster['pairs'][number][] = [];
  const problems: Problem[] = [];
  for (const { players } of named) {
    const [one, other] = players.map(no => wallList.players.findIndex(player => player.no === no));
    if (one === undefined || other === undefined || one < 0 || other < 0) continue;
    const both = [one, other] as const;
    // Two of one team have the same number here.
    const canMeet = one !== other && !isForbidden(one, other);
    if (canMeet && both.every(player => free.has(player))) {
      both.forEach(player => free.delete(player));
      pairs.push({ players: both, colour: undefined, handicap: 0, isNamed: true });
    } else if (!meet(wallList, round, both)) {
      const values = { player: label(wallList, one), opponent: label(wallList, other), round };
      problems.push(makeWarning('mustMeetCannot', values, atSetting('Must meet')));
    }
  }
  return {
    ...roster,
    free: roster.free.filter(player => free.has(player)),
    pairs: [...roster.pairs, ...pairs],
    problems: [...roster.problems, ...problems],
  };
}

const meet = (wallList: WallList, round: RoundNo, [one, other]: readonly [number, number]): boolean =>
  entriesIn(wallList, one, round).some(entry => entry.kind === 'game' && entry.opponent === other);
