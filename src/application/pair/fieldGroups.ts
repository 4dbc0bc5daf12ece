import { ladderIndex, ladderOf } from '../../rating/rankRating';
import { startProposals } from '../../pairing/startProposals';
import { GUIDE, roundsOfStage } from '../../pairing/round/topGroupWarnings';
import { excerpt, textOf } from '../../sheet/cells/cell';
import type { Block, CellChange } from '../../sheet/cells/block';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { valueWord } from '../../sheet/wording';
import { scoreOfRank } from '../../standings/score/startingScore';
import { stageSettings } from '../../standings/stages/stage';
import { isError } from '../../tournament/problem';
import { makeRank, parseRank, type Rank } from '../../tournament/rank';
import { hasTablesApart, SYSTEMS } from '../../tournament/systems';
import { SETTINGS, type Settings } from '../../tournament/settings';
import { hasOut, type Player } from '../../tournament/wallList';
import { belowEachOther, settingBlock } from '../afterStart/settingBlock';
import { renewedBy } from '../mend/announcement';
import type { FieldLines, FieldPerson, GroupSize, View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { listBlocks } from '../read/listRows';
import { lastRoundWithGames } from '../read/roundInPlay';
import { cellLink } from '../read/sentence';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { carryOut } from '../registration/carryOut';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';
import { shown } from '../write/mendPlan';
import { pairingStops } from './beforePairing';

type GroupsView = Extract<View, { readonly view: 'groups' }>;

/** The field by rank with its lines, groups and who is odd. Nothing is written. */
export function groupsView(tournament: Tournament): View {
  const { reading, settings, event } = tournament;
  const { wallList } = reading;
  // Whoever plays in no round is no part of the field.
  const players = [...wallList.players.keys()].filter(i => wallList.players[i]?.out.from !== 1);
  if (players.length === 0) return stoppedBy(tournament, 'noProposals');
  const rules = rulesOfStarts(tournament);
  const people = players.map(i => personOf(tournament, i, rules));
  const lines = rules && linesOf(rules, people);
  const stage = event.stages.find(({ system }) => SYSTEMS[system].score === 'MMS');
  const rounds = stage ? roundsOfStage(event, stage) : 0;
  const guide = GUIDE[rounds];
  const view: Omit<GroupsView, 'seen'> = {
    view: 'groups',
    people,
    ...(lines && { lines }),
    mayMove: lines !== undefined && isStillOpen(tournament),
    hasSupergroup: reading.columns.supergroup !== undefined,
    isMixed: lines?.top !== undefined && people.some(person => person.marked !== isFrom(lines.top, person)),
    suits: rules ? suitingLines(tournament) : {},
    rounds,
    ...(guide && { guide }),
    groups: groupSizes(wallList.players, settings),
    remarks: pairingStops(tournament)
      .map(shown)
      .filter(({ mends }) => mends !== undefined),
  };
  return { ...view, seen: fingerprint([[JSON.stringify([settings, view])]]) };
}

/** As registration has it: before the first pairing, in a list that can be read. */
const isStillOpen = ({ settingsAt, problems, reading }: Tournament): boolean =>
  settingsAt !== undefined && !problems.some(isError) && lastRoundWithGames(reading.wallList) === 0;

/** The settings of the part that has starting scores; undefined without one. */
function rulesOfStarts({ event, settings }: Tournament): Settings | undefined {
  const stage = event.stages.find(({ system }) => SYSTEMS[system].score === 'MMS');
  return stage && stageSettings(settings, stage);
}

function personOf({ reading, list }: Tournament, i: number, rules: Settings | undefined): FieldPerson {
  const player = reading.wallList.players[i] as Player;
  const ladder = ladderOf(player);
  const zero = rules ? scoreOfRank({ kind: 'amateur', index: 0 }, rules) : 0;
  return {
    player: makeLabel(player),
    ...(ladder !== undefined && { ladder }),
    ...(player.start !== undefined && { fixed: (player.start - zero) / 2 }),
    marked: player.supergroup,
    below: rules?.absentStart === 'below the bar' && hasOut(player),
    cell: cellLink(list, reading.rows[i] ?? 0, reading.columns.rank ?? reading.columns.name ?? 0),
  };
}

const isFrom = (top: number | undefined, { ladder }: FieldPerson): boolean =>
  top !== undefined && ladder !== undefined && ladder >= top;

function linesOf(rules: Settings, people: readonly FieldPerson[]): FieldLines {
  const marked = people.flatMap(({ marked, ladder }) => (marked && ladder !== undefined ? [ladder] : []));
  const at = (rank: Rank | undefined): number | undefined => rank && ladderIndex(rank);
  const [upper, lower] = [at(rules.upperBar), at(rules.lowerBar)];
  const hasTop = rules.supergroup && upper !== undefined && marked.length > 0;
  return {
    ...(upper !== undefined && { upper }),
    ...(lower !== undefined && { lower }),
    ...(hasTop && { top: Math.min(...marked) }),
  };
}

function suitingLines({ reading, settings }: Tournament): FieldLines {
  const rungs = startProposals(reading.wallList, settings).flatMap(({ setting, value }) => {
    const rank = setting === 'rounds' ? undefined : parseRank(value);
    return rank ? [[setting === 'upperBar' ? 'upper' : 'lower', ladderIndex(rank)] as const] : [];
  });
  return Object.fromEntries(rungs);
}

/** Players by category or group, where the system tells them apart. */
function groupSizes(players: readonly Player[], settings: Settings): readonly GroupSize[] {
  const isByCategory = SYSTEMS[settings.system].contests === 'category';
  if (!isByCategory && !hasTablesApart(settings)) return [];
  const sizes = new Map<string, number>();
  for (const { out, category, group } of players) {
    const name = isByCategory ? category : group;
    if (out.from !== 1 && name !== '') sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return [...sizes].map(([name, count]) => ({ name, players: count }));
}

/** Writes the bars and the supergroup where the lines stand, as one act. To be called under the lock. */
export function writeGroups(
  workbook: Workbook,
  tournament: Tournament,
  asked: FieldLines,
  seen: string,
): Reply {
  const view = groupsView(tournament);
  if (view.view !== 'groups') return view;
  const { upper, lower } = asked;
  // Without a bar nobody starts above it.
  const top = upper === undefined ? undefined : asked.top;
  const isCrossed =
    upper !== undefined && ((lower !== undefined && lower >= upper) || (top ?? upper) < upper);
  if (!view.mayMove || view.seen !== seen || isCrossed || (top !== undefined && !view.hasSupergroup))
    return stoppedBy(tournament, 'changedSincePreview');
  const { lines = {} } = view;
  const changed = { upper: upper !== lines.upper, lower: lower !== lines.lower, top: top !== lines.top };
  const marks = changed.top ? marksOf(workbook, tournament, top) : [];
  const { text } = tournament;
  const blocks = [
    ...belowEachOther([
      ...(changed.upper ? settingBlock(tournament, 'upperBar', rankAt(upper)) : []),
      ...(changed.lower ? settingBlock(tournament, 'lowerBar', rankAt(lower)) : []),
      ...(changed.top ? supergroupBlock(tournament, top !== undefined) : []),
    ]),
    ...listBlocks(tournament, marks),
  ];
  if (blocks.length === 0) return LOOK_AGAIN;
  const taken = {
    ...(changed.upper && { upperBar: rankOf(upper) }),
    ...(changed.lower && { lowerBar: rankOf(lower) }),
    ...(changed.top && { supergroup: top !== undefined }),
  };
  const changeWords = [
    ...(changed.upper ? [`${text('settingName.upperBar')} ${rankAt(upper) || '–'}`] : []),
    ...(changed.lower ? [`${text('settingName.lowerBar')} ${rankAt(lower) || '–'}`] : []),
    ...(changed.top ? [`${text('settingName.supergroup')} ${rankAt(top) || '–'}`] : []),
  ];
  const what = text('action.groups', { changes: excerpt(changeWords.join(', ')) });
  const done = carryOut(workbook, tournament, what, [...blocks, ...renewedBy(workbook, tournament, taken)]);
  return done.kind === 'view' ? done.view : LOOK_AGAIN;
}

const rankOf = (index: number | undefined): Rank | undefined =>
  index === undefined ? undefined : { kind: 'amateur', index };

const rankAt = (index: number | undefined): string => {
  const rank = rankOf(index);
  return rank ? makeRank(rank) : '';
};

function supergroupBlock(tournament: Tournament, isOn: boolean): readonly Block[] {
  if (tournament.settings.supergroup === isOn) return [];
  const { text } = tournament;
  const word = makeSettingValue(isOn, SETTINGS.supergroup.kind, value => valueWord(text, value));
  return settingBlock(tournament, 'supergroup', isOn ? word : '');
}

/** The marks of the column Supergroup; cells with formulas mark by themselves. */
function marksOf(
  workbook: Workbook,
  { reading, list }: Tournament,
  top: number | undefined,
): readonly CellChange[] {
  const column = reading.columns.supergroup;
  if (column === undefined) return [];
  const formulas = workbook.formulas(list.sheet);
  return reading.wallList.players.flatMap((player, i) => {
    const ladder = ladderOf(player);
    const isIn = top !== undefined && ladder !== undefined && ladder >= top;
    const row = reading.rows[i] ?? 0;
    const at = { row: row + list.origin.row, column: column + list.origin.column };
    if (isIn === player.supergroup || (formulas[at.row]?.[at.column] ?? '') !== '') return [];
    return [{ ...at, before: textOf(list.values[row]?.[column]), after: isIn ? 'x' : '' }];
  });
}
