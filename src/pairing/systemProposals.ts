import { startingScores } from '../standings/score/startingScore';
import type { HandicapRule } from '../tournament/handicap/handicapOfGames';
import { presetSettings } from '../tournament/presets';
import { parseRank } from '../tournament/rank';
import type { Settings } from '../tournament/settings';
import {
  SYSTEM_NAMES,
  SYSTEM_WITH_STARTS,
  SYSTEM_WITHOUT_STARTS,
  SYSTEMS,
  type System,
  type SystemFacts,
} from '../tournament/systems';
import type { WallList } from '../tournament/wallList';
import { handicapOfList } from './handicapOfList';
import {
  isWithin,
  listedGames,
  losersStop,
  meetings,
  partsBy,
  rankDistances,
  scoreDistances,
  takingPart,
  type ListedGame,
} from './listFacts';
import { rankCounts, startProposals } from './startProposals';

/** Evidence for a system, as the list shows it. */
export type SystemFact =
  | { readonly fact: 'starts' | 'noStarts' | 'equalStarts' | 'losersStop' | 'allMet' }
  | {
      readonly fact: 'teams' | 'categories' | 'groups' | 'stones' | 'stonesUnknown';
      readonly count: number;
    }
  | { readonly fact: 'tableRounds'; readonly rounds: number; readonly players: number }
  | { readonly fact: 'ranks'; readonly from: string; readonly to: string }
  | { readonly fact: 'nearRanks' | 'farRanks'; readonly played: number; readonly field: number }
  | ScoreFact;

/** Opponents of later rounds were near by McMahon scores, or by wins: the tenths of a point between them, and between any two players. */
type ScoreFact = {
  readonly fact: 'nearScores' | 'nearWins';
  readonly last: number;
  readonly played: number;
  readonly field: number;
};

export interface SystemProposal {
  readonly system: System;
  readonly teams: boolean;
  readonly upperBar: string | undefined;
  readonly lowerBar: string | undefined;
  /** The rule of its stones; undefined where there are none, or no rule. */
  readonly handicap?: HandicapRule | undefined;
  readonly because: readonly SystemFact[];
}

/** Systems for a list without settings, the likeliest first, with the handicap of its games; never empty. */
export const systemProposals = (wallList: WallList): readonly SystemProposal[] =>
  systemsFor(wallList).map(proposal => withHandicap(wallList, proposal));

/** A handicap that no rule gives is said, and stays none. */
function withHandicap(wallList: WallList, proposal: SystemProposal): SystemProposal {
  const { system, because } = proposal;
  if (!SYSTEMS[system].handicaps) return proposal;
  const starts = SYSTEMS[system].score === 'MMS' ? startsBy(wallList, proposal) : [];
  const listed = handicapOfList(wallList, starts);
  switch (listed.kind) {
    case 'none':
      return proposal;
    case 'rule':
      return {
        ...proposal,
        handicap: listed.rule,
        because: [...because, { fact: 'stones', count: listed.count }],
      };
    case 'unknown':
      return { ...proposal, because: [...because, { fact: 'stonesUnknown', count: listed.count }] };
  }
}

function startsBy(
  wallList: WallList,
  { system, upperBar, lowerBar }: SystemProposal,
): ReturnType<typeof startingScores> {
  const bars = { upperBar: upperBar && parseRank(upperBar), lowerBar: lowerBar && parseRank(lowerBar) };
  return startingScores(wallList, { ...presetSettings('EGF', system), ...bars } as Settings);
}

function systemsFor(wallList: WallList): readonly SystemProposal[] {
  const games = listedGames(wallList);
  const starts = wallList.players.some(({ start }) => start !== undefined);
  const parts = [...byCategories(wallList), ...byGroups(wallList)];
  const ranks = starts ? [] : fromRanks(wallList, games);
  const mcMahon = starts ? withStarts : ranks[0];
  const byScores = mcMahon && scoreFact('nearScores', wallList, games, startsBy(wallList, mcMahon));
  const byWins = scoreFact(
    'nearWins',
    wallList,
    games,
    wallList.players.map(() => 0),
  );
  const [near, others] = split(
    ranks.map(proposal => withFact(proposal, byScores)),
    proposal => isNear(proposal, byWins),
  );
  const [certain, doubtful] = split(parts, ({ system }) => isWithin(games, keysOf(wallList, system)));
  const swiss = withFact(withoutStarts(wallList, games), byWins);
  const usual = starts ? withFact(withStarts, byScores) : swiss;
  const plain = starts ? [swiss] : [];
  return [
    ...byTeams(wallList, usual),
    ...certain,
    ...byDraw(wallList, games),
    ...(starts ? [usual] : []),
    ...byTable(wallList, games),
    ...near,
    ...(starts ? plain : [usual]),
    ...others,
    ...doubtful,
  ];
}

/** That opponents were near, where they were at most half as far apart as any two players. */
function scoreFact(
  fact: ScoreFact['fact'],
  wallList: WallList,
  games: readonly ListedGame[],
  starts: ReturnType<typeof startingScores>,
): ScoreFact | undefined {
  const distances = scoreDistances(wallList, games, starts);
  if (!distances) return undefined;
  const [played, field] = [Math.round(10 * distances.played), Math.round(10 * distances.field)];
  return field > 0 && 2 * played <= field ? { fact, last: distances.last, played, field } : undefined;
}

/** Whether a McMahon from ranks is likelier than a Swiss: by round 1, or by the scores of later rounds where they speak for it alone. */
function isNear({ because }: SystemProposal, byWins: ScoreFact | undefined): boolean {
  const says = (name: SystemFact['fact']): boolean => because.some(({ fact }) => fact === name);
  return says('nearRanks') || (says('nearScores') && byWins === undefined);
}

const withFact = (proposal: SystemProposal, fact: SystemFact | undefined): SystemProposal =>
  fact ? { ...proposal, because: [...proposal.because, fact] } : proposal;

export const nameOfProposal = ({ system, teams, upperBar, lowerBar, handicap }: SystemProposal): string =>
  JSON.stringify([system, teams, upperBar ?? '', lowerBar ?? '', ...(handicap ? [handicap] : [])]);

const systemWith = (fits: (facts: SystemFacts) => boolean): System =>
  SYSTEM_NAMES.find(name => fits(SYSTEMS[name])) ?? SYSTEM_WITHOUT_STARTS;

const plainly = (system: System, ...because: readonly SystemFact[]): SystemProposal => ({
  system,
  teams: false,
  upperBar: undefined,
  lowerBar: undefined,
  because,
});

const withStarts: SystemProposal = {
  system: SYSTEM_WITH_STARTS,
  teams: false,
  upperBar: undefined,
  lowerBar: undefined,
  because: [{ fact: 'starts' }],
};

function withoutStarts(wallList: WallList, games: readonly ListedGame[]): SystemProposal {
  const starts = wallList.players.some(({ start }) => start !== undefined);
  const apart = rankFact(wallList, games);
  return plainly(
    SYSTEM_WITHOUT_STARTS,
    { fact: starts ? 'equalStarts' : 'noStarts' },
    ...(apart?.fact === 'farRanks' ? [apart] : []),
  );
}

function byTeams(wallList: WallList, usual: SystemProposal): readonly SystemProposal[] {
  const teams = partsBy(wallList, 'team');
  const isComplete = wallList.players.every(({ board }) => board !== undefined);
  if (!teams || !isComplete) return [];
  const { system } = usual;
  const because = [{ fact: 'teams', count: new Set(teams).size } as const];
  return [{ ...plainly(system), teams: true, because }];
}

function byCategories(wallList: WallList): readonly SystemProposal[] {
  const keys = partsBy(wallList, 'category');
  const system = systemWith(({ contests }) => contests === 'category');
  return keys ? [plainly(system, { fact: 'categories', count: new Set(keys).size })] : [];
}

function byGroups(wallList: WallList): readonly SystemProposal[] {
  const keys = partsBy(wallList, 'group');
  const system = systemWith(({ contests }) => contests === 'group');
  return keys ? [plainly(system, { fact: 'groups', count: new Set(keys).size })] : [];
}

const keysOf = (wallList: WallList, system: System): readonly string[] =>
  partsBy(wallList, SYSTEMS[system].contests === 'category' ? 'category' : 'group') ?? [];

const byDraw = (wallList: WallList, games: readonly ListedGame[]): readonly SystemProposal[] =>
  losersStop(wallList, games)
    ? [
        plainly(
          systemWith(({ pairs }) => pairs === 'draw'),
          { fact: 'losersStop' },
        ),
      ]
    : [];

/** Everybody meets everybody once: nobody has met twice, and all have, or the list has the rounds for it. */
function byTable(wallList: WallList, games: readonly ListedGame[]): readonly SystemProposal[] {
  const players = takingPart(wallList, games).length;
  const { pairs, isTwice } = meetings(games);
  const rounds = players - 1 + (players % 2);
  if (players < 3 || isTwice) return [];
  const system = systemWith(facts => facts.pairs === 'table');
  if (pairs === (players * (players - 1)) / 2) return [plainly(system, { fact: 'allMet' })];
  return wallList.rounds === rounds ? [plainly(system, { fact: 'tableRounds', rounds, players })] : [];
}

/** Starts by ranks, with the bars that suit the field. */
function fromRanks(wallList: WallList, games: readonly ListedGame[]): readonly SystemProposal[] {
  const counts = rankCounts(wallList);
  const [first, last] = [counts[0], counts[counts.length - 1]];
  const gameCount = counts.reduce((sum, { count }) => sum + count, 0);
  const playing = wallList.players.filter(({ out }) => out.from !== 1).length;
  if (!first || !last || first === last || gameCount < playing) return [];
  const settings = presetSettings('EGF', SYSTEM_WITH_STARTS);
  const bars = startProposals(wallList, settings);
  const bar = (setting: 'upperBar' | 'lowerBar'): string | undefined =>
    bars.find(proposal => proposal.setting === setting)?.value;
  const near = rankFact(wallList, games);
  return [
    {
      system: SYSTEM_WITH_STARTS,
      teams: false,
      upperBar: bar('upperBar'),
      lowerBar: bar('lowerBar'),
      because: [
        { fact: 'ranks', from: first.rank, to: last.rank },
        ...(near?.fact === 'nearRanks' ? [near] : []),
      ],
    },
  ];
}

/** In a McMahon neighbours in rank begin with each other; anywhere else halves of the field do, or anybody. */
function rankFact(
  wallList: WallList,
  games: readonly ListedGame[],
): Extract<SystemFact, { readonly played: number }> | undefined {
  const distances = rankDistances(wallList, games);
  if (!distances || distances.field < 1) return undefined;
  const [played, field] = [Math.round(distances.played * 10), Math.round(distances.field * 10)];
  return { fact: 2 * played <= field ? 'nearRanks' : 'farRanks', played, field };
}

const split = <T>(all: readonly T[], fits: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  all.filter(fits),
  all.filter(item => !fits(item)),
];
