import { rankedTeams } from '../functions/teams';
import { standingsTable } from '../functions/standings';
import { provisional } from '../functions/notes';
import { makeText, type Text } from '../../sheet/wording';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { lastCountedRound } from '../../standings/score/lastCountedRound';
import { printedOrder } from '../../standings/placement/finalOrder';
import { makePlacement, type Placement } from '../../standings/placement/placement';
import type { Event } from '../../standings/stages/event';
import { heading } from '../../sheet/settings/headings';
import type { RankedLines, RankedNow } from '../../exchange/fileRows';

/** For paper and pages. */
export function rankedNow(event: OpenEvent, text: Text): RankedNow {
  const { wallList, settings } = event;
  const teams =
    settings.teams && wallList.players.some(({ team }) => team !== '') ? rankedTeams(event) : undefined;
  const order = teams && printedOrder(teams.event.wallList, teams.placement);
  return {
    counted: lastCountedRound(wallList, settings),
    provisional: provisional({ event, text }),
    provisionalInEnglish: provisional({ event, text: makeText('en') }),
    players: linesOf(event, makePlacement(event, 'final'), text),
    teams: teams &&
      order && {
        ...order,
        criteria: order.criteria.map(criterion => ({ ...criterion, title: heading(criterion.title, text) })),
        ...linesOf(teams.event, teams.placement, text),
        names: teams.event.wallList.players.map(({ team, name }) => team || name),
      },
  };
}

function linesOf(event: Event, placement: Placement, text: Text): RankedLines {
  const [titles = [], ...lines] = standingsTable(event.standing(), placement, text, []);
  const columns = titles.flatMap((title, at) => (/^R\d+$/.test(String(title)) ? [at] : []));
  const remarks = titles.indexOf(text('next.remarks'));
  return {
    rounds: columns.map(at => Number(String(titles[at]).slice(1))),
    games: lines.map(line => columns.map(at => String(line[at] ?? ''))),
    remarks: lines.map(line => String(line[remarks] ?? '')),
  };
}
