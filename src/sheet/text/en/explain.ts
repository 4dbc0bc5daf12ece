import type { ExplainKind } from '../../../standings/explain/explanation';

/** EXPLAIN in English: one sentence for each kind of line; the value itself stands beside it. */
export const explain = {
  'explain.start': 'Starting score',
  'explain.won': 'Won against {opponent}',
  'explain.lost': 'Lost against {opponent}',
  'explain.jigo': 'Jigo with {opponent}',
  'explain.wonByDefault': 'Won by default against {opponent}',
  'explain.lostByDefault': 'Lost by default against {opponent}',
  'explain.bye': 'Bye',
  'explain.absent': 'Absent',
  'explain.takenOut': 'Taken out of the table: counts for nobody',
  'explain.empty': 'Nothing entered',
  'explain.absenceIgnored': 'Absent by agreement; not counted as wins',
  'explain.rounding': 'Rounded down',

  'explain.opponentScore': 'Score of {opponent}',
  'explain.correctedScore': 'Score of {opponent}, {score}, corrected by handicap ({stones})',
  'explain.product': '{part} × {score}, the score of {opponent}',
  'explain.opponentSos': 'SOS of {opponent}',
  'explain.byeAddsStart': 'Bye: adds the own starting score (0 outside McMahon)',
  'explain.absenceAddsStart': 'Absent: adds the own starting score (0 outside McMahon)',
  'explain.emptyAddsStart': 'Nothing entered: adds the own starting score (0 outside McMahon)',
  'explain.phantom': 'No opponent: a phantom with the own start who won half of the rounds',
  'explain.freeAddsNothing': 'No opponent: adds nothing',
  'explain.roundsTimesStart': 'No opponent: adds {rounds} times the own starting score (0 outside McMahon)',
  'explain.pending': 'No result yet against {opponent}: adds nothing',
  'explain.outside': 'No {no} is not in the list',
  'explain.noStart': '{name} has no starting score',
  'explain.runningScore': 'Own score after the round',

  'explain.directComparison': 'DC-{step}: the games among {players}',
  'explain.uneven':
    '{first} and {second} met {games} times, other pairs of the tied differently: not compared',
  'explain.alone': 'Tied with nobody',
  'explain.rating': 'Rating before the tournament',
  'explain.ratingOfRank': 'Rating of the rank {rank}, as none is in the list',
  'explain.noRating': 'Neither rating nor rank in the list',
  'explain.previousOrder': 'Position in the list supplied',
  'explain.category': 'Position of category {category}',
  'explain.notListed': 'Not in the list supplied: behind all who are',
  'explain.lot': 'Lot {lot}, the SHA-256 of “{drawn}”',
  'explain.ratedGame': 'Score against {opponent}, whose rating is {rating}',
  'explain.unratedOpponent': '{opponent} has neither rating nor rank',
  'explain.boards': 'Boards against {opponent}',
  'explain.noTeams': 'Only team events have board wins',
  'explain.playoffWon': 'Playoff: won against {opponent}',
  'explain.playoffBye': 'Playoff: bye',
  'explain.playoffLost': 'Playoff: lost against {opponent}',
  'explain.playoffDrawn': 'Playoff: jigo with {opponent}',
  'explain.playoffOpen': 'Playoff: no result yet against {opponent}',
  'explain.playoffAbsent': 'Playoff: absent',
  'explain.noPlayoff': '{name} was not in a playoff.',

  'explain.dropped.smallest': 'left out, one of the smallest',
  'explain.dropped.first rounds': 'left out, one of the first rounds',
} as const satisfies Readonly<
  Record<
    'explain.noPlayoff' | `explain.${ExplainKind}` | `explain.dropped.${'smallest' | 'first rounds'}`,
    string
  >
>;
