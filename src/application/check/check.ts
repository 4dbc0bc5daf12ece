import { hasExamples } from '../create/examplesLeft';
import { kindOf } from '../mend/kind';
import { lastRoundWithGames, roundsInSight } from '../read/roundInPlay';
import { boardsMissing } from '../../pairing/teams/withoutBoard';
import { contestProblems } from '../../pairing/teams/contestProblems';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { contestWarnings } from '../../pairing/contestWarnings';
import { playedRoundWarnings } from '../../pairing/roundWarnings';
import { startProblems } from '../../pairing/round/topGroupWarnings';
import { checkWallList } from '../../sheet/check/checkWallList';
import { inOneLine } from '../../sheet/check/departures';
import { unreadBeside } from '../../sheet/check/unreadBeside';
import { tiebreakWarnings } from '../../standings/placement/tiebreakWarnings';
import { isError, type Problem, type ProblemCode } from '../../tournament/problem';
import { listPlans } from '../mend/listPlans';
import { otherForms } from '../mend/otherForms';
import { readRecords, recordProblems } from '../results/records';
import { shown, type MendableRemark, type MendPlan } from '../write/mendPlan';
import { rowPlan } from '../mend/rowPlan';
import { roundPlans } from '../mend/roundPlans';
import { settingsPlan } from '../mend/settingsPlan';
import { barPlans, tableRoundsPlans } from '../registration/proposals';
import { feeProblems } from '../registration/fees';
import { tableRoundsProblems } from '../registration/tableRounds';
import { columnsFound } from '../mend/columnsPlan';
import { languageFound } from '../mend/languagePlan';
import { missingSheets } from './missingSheets';
import { fromFile } from '../afterStart/fromFile';
import type { Remarkable } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { formatsFound } from './textFormats';
import { settingsElsewhere, strangeSheet, roundsWithoutColumn, rowsBelow } from './aroundList';
import { movedList } from '../mend/followList';
import { replayPlans } from '../mend/replayPlans';
import { renamedPlan } from '../mend/renamed';
import { lostRound } from '../mend/roundTitles';
import { formulaProblems } from '../formulas/formulas';
import { asleepRemarks } from '../formulas/asleepFormulas';
import { staleRemarks } from '../formulas/staleFormulas';
import { addRoundPlans, addRoundRemarks } from '../mend/addRound';
import { absenceProblems, emptyRoundPlans } from '../mend/emptyRounds';
import { announcementProblems } from '../mend/announcement';
import { printedScore } from './printedScore';

/**
 * Remarks before a pairing, errors that stop it among them: on the list, the settings and the Round sheets. Of
 * starts only those that can still change; nothing of the round that is being played. What only departs from the EGF's rules stands in
 * Check: each screen has the line on the rules.
 */
export const checkTournament = (workbook: Workbook, tournament: Tournament): readonly Remarkable[] =>
  [
    ...movedList(workbook, tournament),
    ...foundIn(workbook, tournament),
    ...asleepRemarks(workbook, tournament, false),
    ...staleRemarks(workbook, tournament, false),
  ]
    .map(shown)
    .filter(({ kind }) => kind !== 'departures');

function problemsOfList(workbook: Workbook, tournament: Tournament, readable: boolean): readonly Problem[] {
  const { reading, settings, event, problems } = tournament;
  return [
    ...problems.filter(({ place }) => place.kind === 'setting'),
    ...checkWallList(reading, settings),
    ...contestProblems(event, readable ? contestWarnings : ofStarts).filter(
      // The numbers of example players are nobody's choice.
      ({ code }) => code !== 'numbersByRating' || !hasExamples(tournament),
    ),
    ...(readable ? boardsMissing(event) : []),
    ...rowsBelow(workbook, tournament),
    ...roundsWithoutColumn(tournament),
    ...absenceProblems(tournament),
    ...unreadBeside(tournament.list.values, reading),
    ...strangeSheet(workbook, tournament),
    ...missingSheets(workbook, tournament),
    ...settingsElsewhere(workbook, tournament),
    ...(readable ? startsToCome(tournament) : []),
    ...(readable && lastRoundWithGames(reading.wallList) === 0 ? tableRoundsProblems(tournament) : []),
  ];
}

function foundIn(
  workbook: Workbook,
  tournament: Tournament,
  more?: (said: readonly Problem[]) => readonly Problem[],
): readonly MendableRemark[] {
  const readable = !tournament.problems.some(isError);
  const ofList = problemsOfList(workbook, tournament, readable);
  const list = inOneLine([...ofList, ...(more?.(ofList) ?? [])], tournament.text, fromFile(workbook));
  const forms = otherForms(tournament);
  // A close look reads all sheets of rounds, another one only where the list has what moved rows bring about.
  const isSuspect = more !== undefined || ofList.some(({ code }) => OF_ROWS.includes(code));
  const sheets = isSuspect ? undefined : roundsInSight(tournament);
  const moved = inAllSheets(sheets, rounds => rowPlan(workbook, tournament, rounds));
  const renamed = moved
    ? undefined
    : inAllSheets(sheets, rounds => renamedPlan(workbook, tournament, rounds));
  // One sentence says what the cells of moved rows would say one by one.
  if (moved)
    return [
      { ...mendableRemark(workbook, tournament, moved.problem), plans: moved.plans },
      ...list
        .filter(({ code }) => !OF_ROWS.includes(code))
        .map(problem => mendableRemark(workbook, tournament, problem)),
    ];
  const lost = lostRound(workbook, tournament);
  // Without its title a round looks as if its sheet told of games that nobody played.
  const rounds = readable && !lost ? foundInRounds(workbook, tournament, sheets) : [];
  const language = languageFound(workbook, tournament);
  const columns = columnsFound(workbook, tournament);
  const formats = formatsFound(workbook, tournament);
  const names = renamed
    ? [{ ...mendableRemark(workbook, tournament, renamed.problem), plans: renamed.plans }]
    : [];
  const inForms = forms.found.map(({ problem, plans }) => ({
    ...mendableRemark(workbook, tournament, problem),
    plans,
  }));
  const otherProblems = list.filter(problem => !forms.replaces(problem));
  const titles = lost ? [{ ...mendableRemark(workbook, tournament, lost.problem), plans: lost.plans }] : [];
  return [
    ...titles,
    ...inForms,
    ...otherProblems.map(problem => mendableRemark(workbook, tournament, problem)),
    ...names,
    ...rounds,
    ...formats,
    ...language,
    ...columns,
  ];
}

/** Rows that moved bring these about. */
const OF_ROWS: readonly ProblemCode[] = [
  'opponentDisagrees',
  'opponentEmpty',
  'opponentElsewhere',
  'colourDisagrees',
  'handicapDisagrees',
  'unlistedOpponent',
  'selfPlay',
  'metTwice',
  'byeTwice',
];

const mendableRemark = (workbook: Workbook, tournament: Tournament, problem: Problem): MendableRemark => ({
  remark: { ...remarkOn(tournament, problem), ...kindOf(tournament, problem) },
  plans: plansFor(workbook, tournament, problem),
});

function plansFor(workbook: Workbook, tournament: Tournament, problem: Problem): readonly MendPlan[] {
  switch (problem.code) {
    case 'sheetMissing':
      return isError(problem) ? [settingsPlan(workbook, tournament)] : [];
    case 'knockoutDraw':
      return replayPlans(tournament, problem);
    case 'allAbsent':
      return emptyRoundPlans(tournament);
    case 'roundWithoutColumn':
      return addRoundPlans(workbook, tournament);
    case 'topGroupSize':
    case 'topGroupTooBig':
      return barPlans(workbook, tournament);
    case 'tableRounds':
      return tableRoundsPlans(workbook, tournament);
    default:
      return listPlans(tournament, problem);
  }
}

const inAllSheets = <T>(
  some: ReadonlySet<number> | undefined,
  find: (rounds?: ReadonlySet<number>) => T | undefined,
): T | undefined => (some === undefined || find(some) !== undefined ? find() : undefined);

const foundInRounds = (
  workbook: Workbook,
  tournament: Tournament,
  rounds: ReadonlySet<number> | undefined,
): readonly MendableRemark[] =>
  readRecords(workbook, tournament, rounds).flatMap(record =>
    record.problems.map((problem, i) => ({
      remark: { ...(recordProblems(tournament, [record])[i] as Remarkable), ...kindOf(tournament, problem) },
      plans: roundPlans(workbook, tournament, record, problem),
    })),
  );

/** The problems that do not depend on the cells of rounds. */
const ofStarts = (contest: OpenEvent): readonly Problem[] => contest.standing().problems;

/**
 * Remarks on the start of McMahon stages that begin in round `from` or later: until a stage begins, its bar
 * can move.
 */
const starts = (tournament: Tournament, from: number): readonly Problem[] => {
  // The starts of example players are nobody's choice.
  if (hasExamples(tournament)) return [];
  return contestProblems(tournament.event, contest => startProblems(contest, from));
};

/** Remarks on the start of stages still to come, except those that only name the top group. */
function startsToCome(tournament: Tournament): readonly Problem[] {
  const { round = Infinity } = tournament.event.openRound();
  return starts(tournament, round).filter(({ code }) => !NAMES_ONLY.includes(code));
}

const NAMES_ONLY: readonly ProblemCode[] = ['topGroupOffered', 'topGroupNamed'];

/**
 * All remarks of Check: those of `checkTournament`, and those for a close look only: tiebreak lists,
 * formulas, the announcement, the top group, and the start of the stage that is being played.
 */
export const checkEverything = (workbook: Workbook, tournament: Tournament): readonly Remarkable[] =>
  mendableRemarks(workbook, tournament).map(shown);

export function mendableRemarks(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const remarks = foundIn(workbook, tournament, problems => closeLook(workbook, tournament, problems));
  return [
    ...remarks,
    ...asleepRemarks(workbook, tournament, true),
    ...staleRemarks(workbook, tournament, true),
    ...addRoundRemarks(workbook, tournament),
    ...movedList(workbook, tournament),
    ...formulaProblems(workbook, tournament).map(remark => ({ remark, plans: [] })),
    // Without the settings nothing is as it was announced.
    ...(tournament.named && !tournament.settingsAt ? [] : announcementProblems(workbook, tournament)),
  ];
}

/** Only a close look tells this: rounds that were played, the start of the stage that is being played, lists of tiebreaks. */
function closeLook(
  workbook: Workbook,
  tournament: Tournament,
  problems: readonly Problem[],
): readonly Problem[] {
  const isReadable = !tournament.problems.some(isError);
  const sentences = new Set(problems.map(problem => remarkOn(tournament, problem).sentence));
  return [
    ...(isReadable ? contestProblems(tournament.event, playedRoundWarnings) : []),
    ...(isReadable ? starts(tournament, 1) : []).filter(
      problem => !sentences.has(remarkOn(tournament, problem).sentence),
    ),
    // The panel has room for notes on a preset's own list too, which CHECKWALLLIST leaves out.
    ...tiebreakWarnings(tournament.settings, tournament.settings.teams),
    ...(isReadable ? printedScore(workbook, tournament) : []),
    ...feeProblems(workbook, tournament),
  ];
}
