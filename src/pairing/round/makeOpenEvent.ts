import type { Event } from '../../standings/stages/event';
import { makeEvent } from '../../standings/stages/makeEvent';
import { once } from '../../tournament/once';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { eligibilityIn, eligibilityOfPlayers } from './eligibility';
import type { OpenEvent } from './openEvent';
import { findOpenRound, withUnwritten } from './openRound';
import { findOpenStage } from './openStage';
import { onBoards, withoutBegun } from './openTeamRound';

export const makeOpenEvent = (wallList: WallList, settings: Settings): OpenEvent =>
  openEvent(makeEvent(wallList, settings));

function openEvent(event: Event): OpenEvent {
  const { wallList, settings } = event;
  const eligibility = once(() => {
    const teams = event.teams();
    return teams ? eligibilityOfPlayers(teams, open.contest().isEligible) : eligibilityIn(event);
  });
  const open: OpenEvent = {
    ...event,
    isEligible: (player, round) => eligibility()(player, round),
    openRound: once(() => {
      const teams = event.teams();
      if (!teams) return findOpenRound(event, open.isEligible);
      const list = withoutBegun(teams);
      const contest = open.contest();
      return onBoards(
        teams,
        (list === contest.wallList ? contest : makeOpenEvent(list, contest.settings)).openRound(),
      );
    }),
    openStage: once(() => findOpenStage(open)),
    filled: once(() => {
      const list = withUnwritten(wallList, open.openRound().late);
      return list === wallList ? open : makeOpenEvent(list, settings);
    }),
    contest: once(() => (event.contest() === event ? open : openEvent(event.contest()))),
    singles: once(() => (event.singles() === event ? open : openEvent(event.singles()))),
  };
  return open;
}
