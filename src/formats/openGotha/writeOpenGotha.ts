import type { FileProblem } from '../../tournament/fileProblem';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { SYSTEM_WITH_STARTS } from '../../tournament/systems';
import type { Attributes, ExchangedTournament, Writing } from '../exchange';
import { fileError } from '../fileProblems';
import { makeXml } from '../parse/xml';
import { spreadRounds } from '../spreadRounds';
import { keptValue, TEXT } from './attribute';
import { changedAttributes, type WrittenParameters } from './changedSince';
import { categoryAttributes, categoryOf, hasCategories, limitsFor, readLimits } from './categories';
import { makeCriteria, readCriteria } from './criteria';
import { gameAttributes } from './game';
import { byesHeld } from './byes';
import { notHeld } from './notHeld';
import { MOST_ROUNDS } from './participation';
import { parameterAttributes } from './parameters';
import { playerAttributes } from './player';
import { playerKey, turkishKey, withOwnKeys } from './playerKey';
import { teamElement, teamsOf } from './teams';
import { timeAttributes } from './timeLimits';
import { SET_NAMES, USUAL_PARAMETERS, USUAL_TEAM_CRITERIA, type SetName } from './usualParameters';
import type { PlayerIndex } from '../../tournament/indices';

const MOST_PLAYERS = 2000;

/** Values that mean the same are written as read; a tournament too large for OpenGotha is an error without text. */
export function writeOpenGotha(given: ExchangedTournament, rules = ''): Writing {
  if (given.players.length > MOST_PLAYERS) return cannot({ players: MOST_PLAYERS });
  const { tournament, problems } = spreadRounds(given);
  const keyOf = tournament.openGotha?.isTurkish === true ? turkishKey : playerKey;
  const players = withOwnKeys(tournament.players, keyOf);
  const keys = players.map(keyOf);
  const byes = byesHeld(tournament);
  const last = [...tournament.games, ...byes].reduce((latest, { round }) => Math.max(latest, round), 0);
  const freeOf = (player: PlayerIndex) => tournament.free.filter(freeRound => freeRound.player === player);
  const tables = new Map<number, number>();
  const games = tournament.games
    .filter(({ round }) => round <= MOST_ROUNDS)
    .map(game => {
      const table = Math.max(game.table ?? 0, (tables.get(game.round) ?? 0) + 1);
      tables.set(game.round, table);
      return makeXml('Game', gameAttributes(game, keys, table));
    });
  const teams = teamsOf(tournament).map(team => teamElement(team, keys));
  const hasMemberships = players.some(({ membership }) => membership !== undefined);
  const persons = players.map((player, index) =>
    playerAttributes(player, tournament.settings, freeOf(index), last + 1, hasMemberships),
  );
  const parameters = parametersOf(tournament);
  const text = makeXml('Tournament', tournament.openGotha?.root ?? { dataVersion: '201' }, [
    makeXml(
      'Players',
      {},
      persons.map(attributes => makeXml('Player', attributes)),
    ),
    ...elementOf('Games', games),
    ...elementOf(
      'ByePlayers',
      byes.map(({ player, round }) =>
        makeXml('ByePlayer', { player: keys[player] ?? '', roundNumber: String(round) }),
      ),
    ),
    ...elementOf('Teams', teams),
    ...parameterElements(parameters),
    ...elementOf(
      'ClubsGroups',
      tournament.clubGroups.map(({ name, clubs }) =>
        makeXml(
          'ClubsGroup',
          { name },
          clubs.map(club => makeXml('Club', { name: club })),
        ),
      ),
    ),
  ]);
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${makeComment(rules)}${text}\n`,
    problems: [
      ...problems,
      ...changedAttributes(tournament, persons, parameters),
      ...notHeld(tournament, players),
    ],
  };
}

/** No attribute of OpenGotha's is for it; it reads past comments. */
const makeComment = (sentence: string): string =>
  sentence === '' ? '' : `<!-- ${sentence.replace(/-{2,}/g, '-').replace(/[<>&\p{C}]/gu, ' ')} -->\n`;

const cannot = (values: FileProblem['values']): Writing => ({
  text: '',
  problems: [fileError('cannotExport', undefined, { format: 'OpenGotha', ...values })],
});

const elementOf = (name: string, children: readonly string[]): readonly string[] =>
  children.length === 0 ? [] : [makeXml(name, {}, children)];

function parametersOf(tournament: ExchangedTournament): WrittenParameters {
  const { openGotha, facts, settings } = tournament;
  const limits = limitsOf(tournament);
  const before = openGotha?.parameters['GeneralParameterSet'];
  const setOf = (name: SetName): Attributes =>
    parameterAttributes(name, openGotha?.parameters[name] ?? USUAL_PARAMETERS[name], tournament);
  const isOfPlace = openGotha !== undefined && openGotha.criteria.length > 0;
  return {
    sets: {
      ...(Object.fromEntries(SET_NAMES.map(name => [name, setOf(name)])) as Record<SetName, Attributes>),
      GeneralParameterSet: {
        ...setOf('GeneralParameterSet'),
        ...(facts.time && timeAttributes(facts.time)),
        shortName: keptValue(before?.['shortName'], before?.['shortName'] ?? shortNameOf(facts.name), TEXT),
        numberOfCategories: numberOfCategories(before, limits),
      },
      TeamGeneralParameterSet: {
        ...setOf('TeamGeneralParameterSet'),
        ...(settings.teams && settings.boards === undefined
          ? { teamSize: String(usualBoards(tournament)) }
          : {}),
      },
    },
    categories: categoriesOf(tournament, limits),
    criteria: isOfPlace && meansSame(tournament) ? openGotha.criteria : criteriaOf(tournament).criteria,
    teamCriteria: openGotha?.teamCriteria ?? USUAL_TEAM_CRITERIA,
  };
}

function parameterElements({
  sets,
  categories,
  criteria,
  teamCriteria,
}: WrittenParameters): readonly string[] {
  const element = (name: SetName): string => makeXml(name, sets[name]);
  return [
    makeXml('TournamentParameterSet', {}, [
      makeXml(
        'GeneralParameterSet',
        sets.GeneralParameterSet,
        elementOf(
          'Categories',
          categories.map(each => makeXml('Category', each)),
        ),
      ),
      element('HandicapParameterSet'),
      makeXml('PlacementParameterSet', {}, elementOf('PlacementCriteria', criteria.map(criterionElement))),
      element('PairingParameterSet'),
      element('DPParameterSet'),
      element('PublishParameterSet'),
    ]),
    makeXml('TeamTournamentParameterSet', {}, [
      element('TeamGeneralParameterSet'),
      makeXml(
        'TeamPlacementParameterSet',
        {},
        elementOf('PlacementCriteria', teamCriteria.map(criterionElement)),
      ),
    ]),
  ];
}

const criterionElement = (attributes: Attributes): string => makeXml('PlacementCriterion', attributes);

const shortNameOf = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 20);

/** As many boards as the line-ups have. */
const usualBoards = (tournament: ExchangedTournament): number =>
  teamsOf(tournament)
    .flatMap(({ seats }) => seats)
    .reduce((most, { board }) => Math.max(most, board), 1);

const criteriaOf = ({ settings }: ExchangedTournament) =>
  makeCriteria(settings.system ?? SYSTEM_WITH_STARTS, settings.tiebreaks ?? []);

function meansSame({ openGotha, settings }: ExchangedTournament): boolean {
  const { system, tiebreaks } = readCriteria(openGotha?.criteria ?? [], hasCategories(openGotha));
  const now: readonly Tiebreak[] = settings.tiebreaks ?? [];
  return system === settings.system && String(tiebreaks) === String(now);
}

/** The lowest ranks of the categories, for as long as they give everybody theirs. */
function limitsOf({ openGotha, players }: ExchangedTournament): readonly number[] {
  const before = readLimits(openGotha?.categories ?? []) ?? [];
  if (players.every(player => player.category === categoryOf(player, before))) return before;
  return limitsFor(players) ?? [];
}

const categoriesOf = (
  { openGotha }: ExchangedTournament,
  limits: readonly number[],
): readonly Attributes[] => {
  const before = openGotha?.categories ?? [];
  return String(readLimits(before)) === String(limits) ? before : categoryAttributes(limits);
};

const numberOfCategories = (before: Attributes | undefined, limits: readonly number[]): string =>
  before?.['numberOfCategories'] !== undefined && limits.length === 0
    ? before['numberOfCategories']
    : String(limits.length + 1);
