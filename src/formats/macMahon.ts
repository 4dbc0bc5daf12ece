import { isFileError, type FileProblem } from '../tournament/fileProblem';
import type { Outcome } from '../tournament/game';
import { parseRank } from '../tournament/rank';
import type { Settings } from '../tournament/settings';
import {
  fullName,
  NO_FACTS,
  NOBODY,
  type ExchangedGame,
  type ExchangedPlayer,
  type FreeRound,
  type FileContents,
} from './exchange';
import { fileExcerpt, fileError, fileWarning, notCarried, refusedBy, refusedFor } from './fileProblems';
import { childOf, childrenNamed, isElement, parseXml, type XmlElement } from './parse/xml';
import type { RoundNo } from '../tournament/indices';

const textOf = (element: XmlElement | undefined, name: string): string => childOf(element, name)?.text ?? '';

const isTrue = (element: XmlElement | undefined, name: string): boolean =>
  /^true$/i.test(textOf(element, name));

const count = (element: XmlElement | undefined, name: string): number =>
  /^\d{1,4}$/.test(textOf(element, name)) ? Number(textOf(element, name)) : 0;

/** MacMahon 3.x: `Tournament` at the root, or the shape that Pairgoth reads; Black first, `1-0` is a win of Black. */
export function readMacMahon(text: string): FileContents {
  const root = parseXml(text);
  if (!isElement(root)) return refusedBy(root);
  const tournament = root.name === 'Tournament' ? root : childOf(root, 'Tournament');
  if (tournament === undefined)
    return refusedBy(fileError('otherFormat', root.place, { format: 'MacMahon', found: root.name }));
  const problems: FileProblem[] = root.doctype ? [fileWarning('doctypeLeftOut', root.doctype)] : [];
  const listed = [
    ...childrenNamed(tournament, 'IndividualParticipant'),
    ...childrenNamed(childOf(root, 'Playerlist'), 'Player'),
  ];
  const players = listed.map((element, index) => readPlayer(element, index, problems));
  const indexOf = new Map(listed.map((element, index) => [textOf(element, 'Id'), index]));
  if (indexOf.size < listed.length) problems.push(fileError('numberTwice', root.place, { no: 'Id' }));
  if (listed.length === 0) problems.push(fileError('noPlayersInFile', root.place));
  const games: ExchangedGame[] = [];
  const free: FreeRound[] = [];
  const rounds = [
    ...childrenNamed(tournament, 'TournamentRound'),
    ...childrenNamed(childOf(root, 'Roundlist'), 'Round'),
  ];
  const busy = new Set<string>();
  for (const element of rounds) {
    const round = count(element, 'RoundNumber');
    if (round < 1)
      problems.push(fileError('roundOutside', element.place, { round: textOf(element, 'RoundNumber') }));
    for (const pairing of childrenNamed(element, 'Pairing')) {
      const read = readPairing(pairing, round, indexOf, players);
      if ('code' in read) {
        problems.push(read);
        continue;
      }
      for (const player of 'player' in read ? [read.player] : [read.black, read.white]) {
        const name = fullName(players[player] as ExchangedPlayer);
        if (busy.has(`${player} ${round}`))
          problems.push(fileError('secondGame', pairing.place, { name, round }));
        busy.add(`${player} ${round}`);
      }
      if ('player' in read) free.push(read);
      else games.push(read);
    }
  }
  if (problems.some(isFileError)) return refusedFor(problems);
  const last = [...games, ...free].reduce((latest, { round }) => Math.max(latest, round), 0);
  const announced = Math.max(count(tournament, 'NumberOfRounds'), last, 1);
  return {
    kind: 'read',
    tournament: {
      facts: { ...NO_FACTS, name: textOf(tournament, 'Name') },
      rounds: announced,
      players,
      games: [...games].sort((a, b) => a.round - b.round),
      free: [...free, ...absences(players, last, busy)],
      settings: { ...settingsOf(tournament), rounds: announced },
      clubGroups: [],
    },
    problems: [...problems, ...stonesNotCarried(tournament)],
  };
}

function readPlayer(element: XmlElement, index: number, problems: FileProblem[]): ExchangedPlayer {
  const person = childOf(element, 'GoPlayer');
  const level = textOf(person, 'GoLevel');
  const rank = parseRank(level);
  if (level !== '' && rank === undefined)
    problems.push(
      fileError('wrongAttribute', element.place, {
        element: 'GoPlayer',
        attribute: 'GoLevel',
        text: fileExcerpt(level),
      }),
    );
  const rating = textOf(person, 'Rating');
  const missed = childrenNamed(element, 'NotPlayingInRound').map(({ text }) => Number(text));
  return {
    ...NOBODY,
    no: index + 1,
    surname: textOf(person, 'Surname'),
    firstName: textOf(person, 'FirstName'),
    rank,
    rating: /^-?\d{1,4}$/.test(rating) ? Number(rating) : undefined,
    country: textOf(person, 'Country'),
    club: textOf(person, 'Club'),
    pin: textOf(person, 'EgdPin'),
    supergroup: isTrue(element, 'SuperBarMember'),
    out: {
      rounds: missed.filter(round => round >= 1 && round <= 99).sort((a, b) => a - b),
      // Preliminary registrations do not play.
      from: isTrue(element, 'PreliminaryRegistration') && missed.length === 0 ? 1 : undefined,
    },
  };
}

const RESULTS: Readonly<Record<string, readonly [black: Outcome, white: Outcome]>> = {
  '1-0': ['won', 'lost'],
  '0-1': ['lost', 'won'],
  '½-½': ['jigo', 'jigo'],
  '1-1': ['won', 'won'],
  '0-0': ['lost', 'lost'],
  '?-?': ['unknown', 'unknown'],
  '': ['unknown', 'unknown'],
};

function readPairing(
  pairing: XmlElement,
  round: RoundNo,
  indexOf: ReadonlyMap<string, number>,
  players: readonly ExchangedPlayer[],
): ExchangedGame | FreeRound | FileProblem {
  const seat = (name: 'Black' | 'White'): number | undefined => indexOf.get(textOf(pairing, name));
  const [black, white] = [seat('Black'), seat('White')];
  const missing = (name: 'Black' | 'White') =>
    fileError('playerNotInFile', pairing.place, { text: fileExcerpt(textOf(pairing, name)) });
  if (black === undefined) return missing('Black');
  if (isTrue(pairing, 'PairingWithBye'))
    return { player: black, round, entry: { kind: 'free', as: 'bye', worth: 'win' } };
  if (white === undefined) return missing('White');
  if (white === black)
    return fileError('againstSelf', pairing.place, {
      name: fullName(players[black] as ExchangedPlayer),
      round,
    });
  const result = textOf(pairing, 'Result').replace(/\s+/g, '');
  const sides =
    Object.prototype.hasOwnProperty.call(RESULTS, result.replace('!', '')) &&
    RESULTS[result.replace('!', '')];
  if (!sides)
    return fileError('wrongAttribute', pairing.place, {
      element: 'Pairing',
      attribute: 'Result',
      text: fileExcerpt(result),
    });
  const handicap = count(pairing, 'Handicap');
  return {
    round,
    table: count(pairing, 'BoardNumber') || undefined,
    black,
    white,
    colourKnown: true,
    handicap: Math.min(handicap, 25),
    blackOutcome: sides[0],
    whiteOutcome: sides[1],
    byDefault: result.endsWith('!') || isTrue(pairing, 'ResultByReferee'),
    moves: undefined,
  };
}

/** Rounds that were paired and in which a player has neither game nor bye; agreed where the file says so beforehand. */
const absences = (
  players: readonly ExchangedPlayer[],
  last: number,
  busy: ReadonlySet<string>,
): readonly FreeRound[] =>
  players.flatMap(({ out }, player) =>
    Array.from({ length: last }, (_, index) => index + 1).flatMap((round): readonly FreeRound[] => {
      if (busy.has(`${player} ${round}`)) return [];
      const isAgreed = out.rounds.includes(round);
      return [
        { player, round, entry: { kind: 'free', as: 'absence', worth: isAgreed ? 'half' : 'nothing' } },
      ];
    }),
  );

/** The number that MacMahon adds to the difference; undefined where it says none. */
function addedStones(tournament: XmlElement): number | undefined {
  if (!isTrue(tournament, 'HandicapUsed')) return undefined;
  if (/^false$/i.test(textOf(tournament, 'HandicapAdjustment'))) return 0;
  const text = textOf(tournament, 'HandicapAdjustmentValue');
  return /^[-+]?\d$/.test(text) ? Number(text) : undefined;
}

function stonesNotCarried(tournament: XmlElement): readonly FileProblem[] {
  const added = addedStones(tournament) ?? 0;
  return notCarried('handicapRule', added > 1 ? [`HandicapAdjustmentValue ${added}`] : []);
}

function settingsOf(tournament: XmlElement): Partial<Settings> {
  const bar = (name: string) =>
    isTrue(tournament, name) ? parseRank(textOf(tournament, `${name}Level`)) : undefined;
  const isUsed = isTrue(tournament, 'HandicapUsed');
  const from = isTrue(tournament, 'HandicapBelow')
    ? parseRank(textOf(tournament, 'HandicapBelowLevel'))
    : undefined;
  const added = addedStones(tournament);
  return {
    system: 'McMahon',
    upperBar: bar('UpperMacMahonBar'),
    lowerBar: bar('LowerMacMahonBar'),
    supergroup: true,
    handicap: isUsed ? (isTrue(tournament, 'HandicapByLevel') ? 'rank' : 'MMS') : 'none',
    // One stone more is the most here.
    ...(added === undefined ? {} : { handicapReduction: 0 - Math.min(1, added) }),
    ...(isUsed && isTrue(tournament, 'HandicapLimit')
      ? { handicapLimit: Math.min(25, count(tournament, 'HandicapLimitValue')) }
      : {}),
    ...(isUsed && from ? { handicapFrom: from } : {}),
  };
}
