import type { Request } from '../../../src/application/protocol/protocol';
import { NO_EVENTS } from '../../../src/simulation/counts/tally';
import { WISH } from '../simulationWish';
import {
  confirmChanges,
  keepPairing,
  mend,
  putBack,
  rateAlone,
  settleDetails,
  settleResults,
  takeVersion,
  undo,
} from './changes';
import { addRounds, create, FILE, importFile, mergeCopy, previewMerge, split } from './beside';
import {
  changePlayers,
  enterPerson,
  isHere,
  previewPeople,
  seatLate,
  moveLines,
  changeRanks,
  takeProposals,
  writePeople,
  writeRatings,
} from './people';
import {
  absent,
  adopt,
  costs,
  enterSome,
  finish,
  goToRound,
  keepApart,
  letIn,
  pairPart,
  preview,
  publish,
  record,
  report,
  simulate,
  tables,
  useSystem,
  why,
  write,
  writeAbsence,
  writeNumbers,
  writeTables,
} from './rounds';
import { takeReports } from './reports';
import type { Step } from './step';
import { send } from './world';

/** Asked as it is, in any state. */
const plainly =
  (request: Request): Step =>
  world => {
    send(world, request);
    return true;
  };

/** The first where it can be done, by the dice; else the other. */
const orElse =
  (first: Step, other: Step): Step =>
  (world, dice) =>
    ((dice[0] ?? 0) % 3 === 0 && first(world, dice)) || other(world, dice);

interface Entry {
  readonly step: Step;
  /** How often, against the others; 1 where nothing is said. */
  readonly weight?: number;
}

/** What no event asks for, and why. */
interface Exception {
  readonly never: string;
}

/** A page, or the games of a preview, which have one sheet as long as they are the same; others are in alertPreviews. */
const printSheet: Step = (world, dice) => {
  const printed = { rows: [['a', 'b']], heads: [0], widths: [90, 80] };
  return plainly({ ask: 'print sheet', printed, ...((dice[0] ?? 0) % 2 === 0 && { round: 1 }) })(world, dice);
};

/**
 * How each request of the protocol comes about. Whatever is added to the panel is entered here: the compiler asks, and the test.
 */
export const REQUESTS: { readonly [A in Request['ask']]: Entry | Exception } = {
  state: { step: plainly({ ask: 'state' }) },
  round: { step: goToRound },
  places: { step: plainly({ ask: 'places' }) },
  preview: { step: preview },
  part: { step: pairPart, weight: 3 },
  'keep apart': { step: keepApart },
  'let in': { step: letIn, weight: 2 },
  adopt: { step: adopt },
  write: { step: write, weight: 9 },
  absent: { step: absent },
  'write absence': { step: writeAbsence, weight: 4 },
  'keep pairing': { step: keepPairing },
  'rate alone': { step: rateAlone },
  publish: { step: publish, weight: 2 },
  tables: { step: tables },
  'write tables': { step: writeTables, weight: 2 },
  why: { step: why },
  report: { step: report },
  costs: { step: costs },
  undo: { step: undo, weight: 3 },
  finish: { step: finish },
  'confirm changes': { step: confirmChanges },
  'put back': { step: putBack },
  'take version': { step: takeVersion },
  numbers: { step: plainly({ ask: 'numbers' }) },
  'write numbers': { step: writeNumbers },
  record: { step: record, weight: 4 },
  reports: { step: plainly({ ask: 'reports' }) },
  'take reports': { step: takeReports, weight: 4 },
  enter: { step: enterSome, weight: 8 },
  check: { step: plainly({ ask: 'check' }), weight: 2 },
  mend: { step: mend },
  'self-test': { step: plainly({ ask: 'self-test' }) },
  audit: { step: plainly({ ask: 'audit', done: 0 }) },
  players: { step: plainly({ ask: 'players' }) },
  'change players': { step: orElse(isHere, changePlayers), weight: 3 },
  registration: { step: plainly({ ask: 'registration' }) },
  'preview people': { step: previewPeople },
  'enter person': { step: enterPerson, weight: 2 },
  'write people': { step: writePeople, weight: 3 },
  seat: { step: seatLate, weight: 2 },
  'begin check-in': { step: plainly({ ask: 'begin check-in' }) },
  proposals: { step: plainly({ ask: 'proposals' }) },
  'take proposals': { step: takeProposals },
  groups: { step: plainly({ ask: 'groups' }) },
  'write groups': { step: moveLines, weight: 2 },
  'preview ranks': { step: plainly({ ask: 'preview ranks' }) },
  'write ranks': { step: changeRanks, weight: 2 },
  'settle results': { step: settleResults, weight: 4 },
  'settle details': { step: settleDetails, weight: 2 },
  'sort by place': { step: plainly({ ask: 'sort by place' }) },
  standings: { step: plainly({ ask: 'standings' }) },
  names: { step: plainly({ ask: 'names' }) },
  prizes: { step: plainly({ ask: 'prizes' }) },
  simulation: { step: plainly({ ask: 'simulation' }) },
  simulate: { step: simulate },
  'use system': { step: useSystem },
  'simulation sheet': {
    step: plainly({ ask: 'simulation sheet', wish: WISH, tallies: [{ ...NO_EVENTS, events: 1 }] }),
  },
  go: { step: plainly({ ask: 'go', to: { sheet: 'Round 1', a1: 'A1' } }) },
  'choose list': { step: plainly({ ask: 'choose list' }) },
  create: { step: create },
  'clear examples': { step: plainly({ ask: 'clear examples' }) },
  split: { step: split, weight: 2 },
  files: { step: plainly({ ask: 'files' }) },
  'preview import': { step: plainly({ ask: 'preview import', file: FILE }) },
  import: { step: importFile },
  'preview merge': { step: previewMerge },
  'add rounds': { step: addRounds },
  merge: { step: mergeCopy, weight: 2 },
  'print sheet': { step: printSheet },
  'preview ratings': {
    step: plainly({ ask: 'preview ratings', ratings: { list: 'EGF', players: [] } }),
  },
  'write ratings': { step: writeRatings },
};
