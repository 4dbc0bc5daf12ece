import { lastListed } from '../../pairing/listFacts';
import {
  nameOfProposal,
  systemProposals,
  type SystemFact,
  type SystemProposal,
} from '../../pairing/systemProposals';
import type { HandicapRule } from '../../tournament/handicap/handicapOfGames';
import { LANGUAGE_FACTS, type Language } from '../../tournament/languages';
import { makeRank } from '../../tournament/rank';
import type { LogEntry } from '../../sheet/write/logRows';
import type { Text } from '../../sheet/wording';
import { lastPairing } from '../afterStart/lastPairing';
import type { Workbook } from '../workbook/workbook';
import { listNow } from '../lists/listsNow';
import type { ListWays } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';

/** Empty where the list has settings, or a round was paired here. */
export const proposalsFor = (
  workbook: Workbook,
  { named, settingsAt, reading }: Tournament,
  actions: readonly LogEntry[],
): readonly SystemProposal[] =>
  named || settingsAt || lastPairing(workbook, actions) ? [] : systemProposals(reading.wallList);

/** The proposed one comes first; undefined where nothing is asked. */
export function waysOf(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): ListWays | undefined {
  const proposals = proposalsFor(workbook, tournament, actions);
  if (proposals.length === 0) return undefined;
  const { text, reading, list } = tournament;
  const last = lastListed(reading.wallList);
  const range = listNow(workbook, tournament)?.range ?? '';
  return {
    list: text('registration.list', {
      list: `${list.sheet}!${range}`,
      players: reading.wallList.players.length,
      rounds: last < 2 ? last : `1–${last}`,
    }),
    choices: proposals.map(proposal => ({
      value: nameOfProposal(proposal),
      label: nameIn(text, proposal),
      means: proposal.because.map(fact => factIn(tournament, fact)).join(' '),
    })),
  };
}

/** `McMahon, Upper bar 3d, Handicap rank −1` */
export const nameIn = (text: Text, { system, teams, upperBar, lowerBar, handicap }: SystemProposal): string =>
  [
    text(`value.${system}`),
    ...(teams ? [text('settingName.teams')] : []),
    ...(upperBar === undefined ? [] : [`${text('settingName.upperBar')} ${upperBar}`]),
    ...(lowerBar === undefined ? [] : [`${text('settingName.lowerBar')} ${lowerBar}`]),
    ...(handicap === undefined ? [] : handicapIn(text, handicap)),
  ].join(', ');

const handicapIn = (
  text: Text,
  { handicap, handicapReduction, handicapFrom }: HandicapRule,
): readonly string[] => [
  `${text('settingName.handicap')} ${handicap === 'rank' ? text('value.rank') : handicap}${reductionIn(handicapReduction)}`,
  ...(handicapFrom ? [`${text('settingName.handicapFrom')} ${makeRank(handicapFrom)}`] : []),
];

const reductionIn = (reduction: number): string =>
  reduction === 0 ? '' : reduction > 0 ? ` −${reduction}` : ` +${-reduction}`;

export function factIn({ text, settings }: Tournament, because: SystemFact): string {
  switch (because.fact) {
    case 'starts':
    case 'noStarts':
    case 'equalStarts':
    case 'losersStop':
    case 'allMet':
      return text(`registration.fact.${because.fact}`);
    case 'teams':
    case 'categories':
    case 'groups':
    case 'stones':
    case 'stonesUnknown':
      return text(`registration.fact.${because.fact}`, { count: because.count });
    case 'tableRounds':
      return text('registration.fact.tableRounds', { rounds: because.rounds, players: because.players });
    case 'ranks':
      return text('registration.fact.ranks', { from: because.from, to: because.to });
    case 'nearScores':
    case 'nearWins':
      return text(`registration.fact.${because.fact}`, {
        rounds: because.last === 2 ? 2 : `2–${because.last}`,
        played: tenths(because.played, settings.language),
        field: tenths(because.field, settings.language),
      });
    case 'nearRanks':
    case 'farRanks':
      return text(`registration.fact.${because.fact}`, {
        played: tenths(because.played, settings.language),
        field: tenths(because.field, settings.language),
      });
  }
}

const tenths = (value: number, language: Language): string =>
  `${Math.floor(value / 10)}${LANGUAGE_FACTS[language].decimal}${value % 10}`;
