import type { FileProblem } from '../../tournament/fileProblem';
import { makeRank, parseRank } from '../../tournament/rank';
import { SYSTEM_WITH_STARTS, SYSTEMS } from '../../tournament/systems';
import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { notCarried } from '../fileProblems';
import { otherIds } from './player';

export function notListed(tournament: ExchangedTournament): readonly FileProblem[] {
  const { players, openGotha } = tournament;
  const correction = openGotha?.parameters['HandicapParameterSet']?.['hdCorrection'] ?? '0';
  return [
    // The most of ours, and of its window, is to add one stone.
    ...notCarried('handicapRule', Number(correction) < -1 ? [`hdCorrection ${correction}`] : []),
    ...notCarried('grades', players.filter(hasOtherGrade).map(fullName)),
    ...notCarried('otherNumbers', players.flatMap(otherIds)),
    ...notCarried('starts', startsOfMembers(tournament)),
    ...notCarried('parameters', ownParts(tournament)),
  ];
}

/** The declared grade is another than the rank, or none that is known. */
function hasOtherGrade({ rank, openGotha }: ExchangedPlayer): boolean {
  const text = openGotha?.['grade']?.trim() ?? '';
  const grade = parseRank(text);
  return text !== '' && (grade ? rank !== undefined && makeRank(grade) !== makeRank(rank) : true);
}

/** Where teams play, a start is the team's: what single players would start with shows nowhere. */
const startsOfMembers = ({ players, settings, openGotha }: ExchangedTournament): readonly string[] =>
  openGotha && settings.teams === true && SYSTEMS[settings.system ?? SYSTEM_WITH_STARTS].score === 'MMS'
    ? players.filter(({ team }) => team !== '').map(fullName)
    : [];

const OF_PLAYERS = ['ratingOrigin', 'agaExpirationDate'] as const;

/** Elements and attributes that mean nothing here, by their names. */
function ownParts({ players, openGotha }: ExchangedTournament): readonly string[] {
  if (!openGotha) return [];
  return [
    ...Object.keys(openGotha.parameters),
    ...(openGotha.teamCriteria.length > 0 ? ['TeamPlacementParameterSet'] : []),
    ...(openGotha.teams.length > 0 ? ['teamNumber'] : []),
    ...Object.keys(openGotha.root).filter(name => name !== 'dataVersion'),
    ...OF_PLAYERS.filter(name => players.some(player => (player.openGotha?.[name] ?? '') !== '')),
  ];
}
