import { settingBlock } from '../afterStart/settingBlock';
import { stoppedBy } from '../read/stoppedBy';
import { lastRoundWithGames } from '../read/roundInPlay';
import { rankCounts, startProposals, type StartProposal } from '../../pairing/startProposals';
import type { Block } from '../../sheet/cells/block';
import { isError } from '../../tournament/problem';
import { parseRank } from '../../tournament/rank';
import type { Workbook } from '../workbook/workbook';
import { addRoundsPlans } from '../mend/addRound';
import { renewedBy } from '../mend/announcement';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';
import { fingerprint } from '../write/fingerprint';
import { roundsWithoutColumns, roundTitleBlocks, tableRoundsAsked } from './tableRounds';

/** Whether rounds and bars can still follow from the players: before the first pairing, in a system that has them. */
export const mayPropose = (tournament: Tournament): boolean =>
  tournament.settingsAt !== undefined &&
  !tournament.problems.some(isError) &&
  lastRoundWithGames(tournament.reading.wallList) === 0 &&
  proposalsOf(tournament).length > 0;

export const proposalsOf = ({ reading, settings }: Tournament): readonly StartProposal[] =>
  startProposals(reading.wallList, settings);

export const isOpen = ({ suits, isPossible }: StartProposal): boolean => !suits && isPossible;

/** Nothing is written. */
export function proposalsView(tournament: Tournament): View {
  if (!mayPropose(tournament)) return stoppedBy(tournament, 'noProposals');
  const { reading, text } = tournament;
  const proposals = proposalsOf(tournament);
  const counts = rankCounts(reading.wallList);
  return {
    view: 'proposals',
    seen: printOfProposals(proposals),
    chart: {
      title: text('registration.ranks'),
      unit: '',
      most: Math.max(1, ...counts.map(({ count }) => count)),
      groups: counts.map(({ rank, count }) => ({
        label: rank,
        bars: [{ value: count, low: count, high: count, text: String(count) }],
      })),
    },
    proposals: proposals.filter(isOpen).map(proposal => proposalWords(tournament, proposal)),
    suiting: proposals
      .filter(proposal => !isOpen(proposal))
      .map(proposal => proposalWords(tournament, proposal)),
  };
}

/** `Upper bar 3d: 9 players start at the top; 6 to 12 suit 5 rounds.` */
const proposalWords = ({ text, settings }: Tournament, proposal: StartProposal): string => {
  const { setting, value, players, rounds, from, to } = proposal;
  const reason =
    setting !== 'rounds'
      ? setting
      : proposal.isPossible
        ? from === 1
          ? 'roundsOfAll'
          : 'rounds'
        : 'roundsWithoutColumn';
  return text(`registration.${reason}`, {
    name: text(`settingName.${setting}`),
    value,
    players,
    rounds,
    from,
    to,
    system: text(`value.${settings.system}`),
  });
};

export const printOfProposals = (proposals: readonly StartProposal[]): string =>
  fingerprint([[JSON.stringify(proposals)]]);

/** The cells of Settings with the proposals, and the lines of the announcement that change with them. */
export function proposalBlocks(
  workbook: Workbook,
  tournament: Tournament,
  open: readonly Pick<StartProposal, 'setting' | 'value'>[],
): readonly Block[] {
  const { settingCells } = tournament;
  const withCell = open.filter(({ setting }) => settingCells.get(setting));
  const added = open.filter(({ setting }) => !settingCells.get(setting));
  const blocks = [
    ...withCell.flatMap(({ setting, value }) => settingBlock(tournament, setting, value)),
    ...added.flatMap(({ setting, value }, i): readonly Block[] =>
      settingBlock(tournament, setting, value).map(block => ({ ...block, row: block.row + i })),
    ),
  ];
  if (blocks.length === 0) return [];
  const taken = Object.fromEntries(
    open.map(({ setting, value }) => [setting, setting === 'rounds' ? Number(value) : parseRank(value)]),
  );
  const rounds = open.find(({ setting }) => setting === 'rounds');
  return [
    ...blocks,
    ...renewedBy(workbook, tournament, taken),
    ...(rounds ? roundTitleBlocks(tournament, Number(rounds.value)) : []),
  ];
}

export function tableRoundsPlans(workbook: Workbook, tournament: Tournament): readonly MendPlan[] {
  const rounds = tableRoundsAsked(tournament);
  const { text } = tournament;
  if (rounds === undefined || !tournament.settingsAt) return [];
  const proposal = { setting: 'rounds', value: String(rounds) } as const;
  const label = text('mendBy.set', { name: text('settingName.rounds'), value: proposal.value });
  const blocks = proposalBlocks(workbook, tournament, [proposal]);
  if (roundsWithoutColumns(tournament, rounds) <= 0) return [{ label, blocks }];
  const count = rounds - tournament.reading.wallList.rounds;
  const also = blocks.filter(({ sheet }) => sheet !== tournament.list.sheet);
  return addRoundsPlans(workbook, tournament, { label, count, also });
}

/** The button of a warning of the top group: the bar that suits the players. None once a round is paired. */
export function barPlans(workbook: Workbook, tournament: Tournament): readonly MendPlan[] {
  const open = mayPropose(tournament)
    ? proposalsOf(tournament).filter(proposal => isOpen(proposal) && proposal.setting === 'upperBar')
    : [];
  const { text } = tournament;
  return open.map(proposal => ({
    label: text('mendBy.set', { name: text(`settingName.${proposal.setting}`), value: proposal.value }),
    blocks: proposalBlocks(workbook, tournament, [proposal]),
  }));
}
