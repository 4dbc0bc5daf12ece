import { describe, expect, test } from 'vitest';
import { departures, rulesLine } from '../../src/sheet/announcement/rulesLine';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { absencesText, byesText } from '../../src/sheet/announcement/unplayed';
import { readSettings } from '../../src/sheet/settings/readSettings';
import type { Text } from '../../src/sheet/wording';
import type { Settings } from '../../src/tournament/settings';

/** Keys stand for the texts, so that another wording changes nothing here. */
const text: Text = (key, values = {}) =>
  [key.replace(/^(?:system|settingName|value)\./, ''), ...Object.values(values)].join(' ');
const settings = (typed: string): Settings => {
  const rows = typed
    .trim()
    .split('\n')
    .map(line => (/^\s*([^=]*)=(.*)$/.exec(line) ?? []).slice(1));
  return readSettings(rows, { hasStart: false }).settings;
};

/** What is announced of a tournament, a line for each row. */
const announced = (typed: string): string =>
  systemRows({ name: 'Cup', settings: settings(typed), rounds: 5, seedHash: undefined }, text)
    .map(row => row.join(': '))
    .join('\n');
const lines = (expected: string): string => expected.replace(/^ +/gm, '').trim();

describe('the announcement has a line for all that the settings decide', () => {
  test('McMahon with bars, handicaps and a playoff', () => {
    expect(
      announced(`
        System=McMahon
        Event place=Ulm
        Lateness=15
        Event time=60 min
        Upper bar=3d
        Supergroup=yes
        Handicap=EGF
        Handicap from=15k
        Forbidden pairs=1×2
        Bye=3
        Global tiebreaks=SOS
        Tiebreaks=SOS2, Lottery
        Prize tiebreaks=none
        Playoff rounds=6
        Playoff places=3
        Changed after the start=R2 x
      `),
    ).toBe(
      lines(`
        tournament: Cup
        eventPlace: Ulm
        timeLimits: 60 min
        lateness: 15
        system: McMahon
        rounds: 5
        playoffRounds: 6
        playoffPlaces: 3
        playoff: playoffText
        upperBar: 3d
        lowerBar: none
        supergroup: yes
        absentStart: as others
        handicap: EGF
        komi: 6½
        pairs: pairs.McMahon
        score: scoreMcMahon
        draws: drawsHalf
        colours: coloursText coloursStones
        byes: byesText
        byeFor: byeFewest
        absences: absencesHalf
        rounding: EGF
        repeats: repeatsText
        earlySeeding: random (1–2)
        seeding: slip
        drawUpFrom: middle
        drawDownFrom: middle
        geography: below the bar
        criteria: weighed
        forbiddenPairs: 1×2
        bye: 3
        byHand: byHandText
        standingsList: SOS2 (EGF), Lottery
        pairingList: SOS, Rating, Lottery
        prizeList: share
        prizes: prizesText
        seedHash: none
        confirmedChanges: R2 x
      `),
    );
  });

  test('clubs and pairs that meet, where they count', () => {
    const typed = `
      Club groups=Ulm + Neu-Ulm; Berlin + Potsdam
      Home club=Köln
      Club and country up to=2
      Gap for club and country=1
      Must meet=R2 5×9`;
    const said = (other: string): readonly string[] =>
      announced(`System=Swiss${other}${typed}`)
        .split('\n')
        .filter(line => /^(?:clubGroups|homeClub|geographyWins|homeGap|mustMeet)/.test(line));
    expect(said('')).toEqual([
      'geographyWins: 2',
      'homeGap: 1',
      'clubGroups: Ulm + Neu-Ulm; Berlin + Potsdam',
      'homeClub: Köln',
      'mustMeet: R2 5×9',
    ]);
    expect(said('\nWeight of same club=off')).toEqual(['geographyWins: 2', 'homeGap: 1', 'mustMeet: R2 5×9']);
    expect(said('\nWeight of same club=off\nWeight of same country=off')).toEqual(['mustMeet: R2 5×9']);
    expect(said('\nCriteria=in order')).not.toContain('homeGap: 1');
    expect(said('\nClub and country=never')).toEqual(['mustMeet: R2 5×9']);
    for (const system of ['Swiss', 'Score pairing'])
      expect(announced(`System=${system}\nWins by default as byes=yes`)).toContain('defaultsAsByes: yes');
    expect(announced('System=Knock-out\nDisqualified lose their place=yes')).toContain(
      'disqualifiedUnplaced: yes',
    );
    const limits = 'Agreed absences=0\nNo agreed absences in=6-7';
    expect(announced(`System=McMahon\n${limits}`)).toMatch(/agreedAbsences: 0\n *noAbsencesIn: 6-7/);
    for (const other of ['Absence=0-', 'Teams=yes'])
      expect(announced(`System=McMahon\n${other}\n${limits}`)).not.toMatch(/agreedAbsences|noAbsencesIn/);
    for (const other of ['', 'Teams=yes\nDisqualified lose their place=yes'])
      expect(announced(`System=Swiss\n${other}`)).not.toContain('disqualifiedUnplaced');
    for (const other of ['System=Swiss', 'System=Round robin\nWins by default as byes=yes'])
      expect(announced(other)).not.toContain('defaultsAsByes');
    expect(announced(`System=Round robin${typed}`)).not.toMatch(/clubGroups|homeClub|mustMeet/);
  });

  test('teams', () => {
    expect(
      announced(`
        System=Swiss
        Teams=yes
        Boards=3
        Club and country=avoid
        Bye value=½
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Swiss
        teams: teams
        boards: 3
        rounds: 5
        handicap: none
        komi: 6½
        pairs: pairs.Swiss
        score: scoreWins
        draws: drawsHalf
        colours: coloursText coloursBoards
        byes: byesWorth ½ ½
        byeFor: byeFewest
        absences: absencesHalf
        rounding: EGF
        repeats: repeatsText
        earlySeeding: random (1–2)
        seeding: slip
        drawUpFrom: middle
        drawDownFrom: middle
        geography: below the bar
        criteria: weighed
        byHand: byHandText
        standingsList: BOARDWINS, DIRECTCOMPARISON, SOS2 (EGF), equal
        pairingList: SOS, Rating, Lottery
        prizeList: BOARDWINS, DIRECTCOMPARISON, SOS2 (EGF), Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('a knock-out with seeds', () => {
    expect(
      announced(`
        System=Knock-out
        Draw=seeded
        Third-place game=yes
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Knock-out
        rounds: 5
        handicap: none
        komi: 6½
        pairs: pairs.seeded
        score: scoreRounds
        out: outLost
        thirdPlace: yes
        draws: drawsAgain
        colours: coloursText
        byes: byesSeeds byesBracket
        absent: absentOut
        byHand: byHandText
        standingsList: share
        seedingList: Rating, Lottery
        prizeList: Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('a knock-out by lot', () => {
    expect(
      announced(`
        System=Knock-out
        Draw=lot
        Groups=apart
        Handicap=rank
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Knock-out
        rounds: 5
        handicap: rank, handicapReduction 2, handicapLimit 9
        komi: 6½
        pairs: pairs.lot
        score: scoreRounds
        out: outLost
        thirdPlace: no
        draws: drawsAgain
        colours: coloursText coloursStones
        byes: byesLot
        absent: absentOut
        byHand: byHandText
        standingsList: share
        prizeList: Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('groups with a knock-out', () => {
    expect(
      announced(`
        System=Groups + knock-out
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Groups + knock-out
        rounds: 5
        handicap: none
        komi: 6½
        pairs (inGroups): pairs.groups
        cycles (inGroups): 1
        leavers (inGroups): games count
        score (inGroups): scoreGroups
        draws (inGroups): drawsHalf
        colours (inGroups): coloursTable
        byes (inGroups): byesRest
        absent (inGroups): absentLost
        pairs (Knock-out): pairs.afterGroups
        qualifiers (Knock-out): 2
        score (Knock-out): scoreRounds
        out (Knock-out): outLost
        thirdPlace (Knock-out): no
        draws (Knock-out): drawsAgain
        colours (Knock-out): coloursText earlierStages
        byes (Knock-out): byesGroups byesBracket
        absent (Knock-out): absentOut
        byHand: byHandText
        standingsList: DIRECTCOMPARISON, equal
        seedingList: Rating, Lottery
        prizeList: DIRECTCOMPARISON, Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('a Diagonal', () => {
    expect(
      announced(`
        System=Diagonal
        Games per opponent=2
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Diagonal
        rounds: roundsOpen
        komi: 6½
        pairs: pairs.Diagonal
        diagonalOrder: rating
        gamesPerOpponent: 2
        fewPlayersUpTo: 6
        middlePlayer: first half
        out: outHalfLosses
        draws: drawsHalfLoss
        winner: winnerDiagonal
        score: scorePerformance
        performance: EGF
        colours: coloursBoth
        byes: byesNone
        absent: absentOut
        repeats: repeatsFew
        byHand: byHandText
        standingsList: share
        seedingList: Rating, Lottery
        prizeList: Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('a score pairing of groups', () => {
    expect(
      announced(`
        System=Score pairing
        Groups=apart
        Absence=0-
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Score pairing
        rounds: 5
        handicap: none
        komi: 6½
        pairs: pairs.Score pairing
        sectionSplit: halves
        score: scorePoints
        draws: drawsPoint
        colours: coloursPoints
        colourLimit: none
        byes: byeApart byesPoints 2
        absences: absencesNothing
        repeats: repeatsNever
        groups: groupsApart
        byHand: byHandText
        standingsList: SOS, SOSK (WMSG), equal
        prizeList: SOS, SOSK (WMSG), Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('stages', () => {
    expect(
      announced(`
        Stages=R1-R3 Swiss; R4-R5 Knock-out
        Qualifiers=8
        Others=play on
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Swiss
        stages: R1-R3 Swiss; R4-R5 Knock-out
        qualifiers: 8
        notQualified: play on
        rounds: 5
        handicap: none
        komi: 6½
        pairs (R1–R3): pairs.Swiss
        score (R1–R3): scoreWins
        draws (R1–R3): drawsHalf
        colours (R1–R3): coloursText
        byes (R1–R3): byesText
        byeFor (R1–R3): byeFewest
        absences (R1–R3): absencesHalf
        rounding (R1–R3): EGF
        repeats (R1–R3): repeatsText
        earlySeeding (R1–R3): random (1–2)
        seeding (R1–R3): slip
        drawUpFrom (R1–R3): middle
        drawDownFrom (R1–R3): middle
        geography (R1–R3): below the bar
        criteria (R1–R3): weighed
        pairs (R4–R5): pairs.lot
        score (R4–R5): scoreRounds
        out (R4–R5): outLost
        thirdPlace (R4–R5): no
        draws (R4–R5): drawsAgain
        colours (R4–R5): coloursText earlierStages
        byes (R4–R5): byesLot
        absent (R4–R5): absentOut
        byHand: byHandText
        standingsList (R1–R3): DIRECTCOMPARISON, SOS2 (EGF), equal
        standingsList (R4–R5): share
        pairingList (R1–R3): SOS, Rating, Lottery
        pairingList (R4–R5): Rating, Lottery
        prizeList (R1–R3): DIRECTCOMPARISON, SOS2 (EGF), Lottery
        prizeList (R4–R5): Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });

  test('a round robin of groups', () => {
    expect(
      announced(`
        System=Round robin
        Cycles=2
        Groups=apart
      `),
    ).toBe(
      lines(`
        tournament: Cup
        system: Round robin
        rounds: 5
        handicap: none
        komi: 6½
        pairs: pairs.groups
        cycles: 2
        leavers: games count
        score: scoreGroups
        draws: drawsHalf
        colours: coloursTable
        byes: byesRest
        absent: absentLost
        byHand: byHandText
        standingsList: DIRECTCOMPARISON, equal
        seedingList: Rating, Lottery
        prizeList: DIRECTCOMPARISON, Lottery
        prizes: prizesText
        seedHash: none
      `),
    );
  });
});

describe('the line of the rules', () => {
  const line = (typed: string, misfits?: Parameters<typeof rulesLine>[2]) =>
    rulesLine(settings(typed), text, misfits);

  test('names the settings that the rules fix and that are otherwise', () => {
    expect(line('System=Swiss')).toBe('rules.EGF');
    expect(line('System=Swiss\nUpper bar=3d\nTiebreaks=SOS\nKomi=7')).toBe('rules.EGF');
    expect(line('System=Swiss\nRounding=none\nBye value=½')).toBe(
      'rules.departs rules.EGF rounding, byeValue',
    );
    expect(line('Preset=OpenGotha\nSystem=Swiss')).toBe('rules.OpenGotha');
    expect(line('Preset=OpenGotha\nSystem=Swiss\nBye wins=0\nAbsence value=0\nRounding=none')).toBe(
      'rules.OpenGotha',
    );
    expect(line('Preset=OpenGotha\nSystem=Swiss', ['Tiebreaks', 'Prize tiebreaks'])).toBe(
      'rules.ownTiebreaks',
    );
    expect(line('Preset=OpenGotha\nSystem=Swiss\nSOS flavour=WMSG', ['Tiebreaks'])).toBe(
      'rules.departs rules.ownTiebreaks sosFlavour',
    );
    expect(line('System=Swiss', ['Tiebreaks'])).toBe('rules.departs rules.EGF tiebreaks');
  });

  test('knows each of them', () => {
    const other = {
      'SOS flavour': 'WMSG',
      'Handicap in SOS': 'yes',
      'Round down direct comparison': 'no',
      Rounding: 'none',
      'Bye value': '0',
      'Bye wins': '0',
      'Absence value': '0',
      'Absence wins': '0',
      'Absences in wins': 'ignore',
      Leavers: 'taken out',
      Criteria: 'in order',
      'Weight of score difference': 'off',
      'Weight of draw-ups and draw-downs': 'off',
      'Weight of seeding': 'off',
      'Weight of colours': 'off',
      'Weight of handicaps': 'high',
      'Weight of same country': 'off',
      'Weight of same club': 'off',
    };
    const departed = Object.entries(other).filter(([name, value]) => {
      const [one, ...more] = departures(settings(`System=McMahon\n${name}=${value}`));
      return one !== undefined && more.length === 0;
    });
    expect(departed.map(([name]) => name)).toEqual(Object.keys(other));
  });

  test('names what was changed after the start though announced, the first forty', () => {
    const changed = (changes: string) =>
      rulesLine({ ...settings('System=Swiss'), confirmedChanges: changes }, text);
    expect(changed('R2 Upper bar: 3d → 1d')).toBe('rules.departs rules.EGF rules.changed upperBar 2');
    expect(changed('R2 Komi: 6½ → 7\nR3 x: 1 → 2')).toBe('rules.EGF');
    expect(changed('R2 Upper bar: 3d → 1d\nR2 Upper bar: 1d → 2d').split(', ')).toHaveLength(1);
    const many = Array.from({ length: 41 }, (_, i) => `R${i + 1} Upper bar: 3d → 1d`);
    expect(changed(many.join('\n')).split(', ').slice(39)).toEqual(['rules.changed upperBar 40', '…']);
    expect(changed(many.slice(1).join('\n'))).not.toContain('…');
  });
});

describe('byes and absences in words', () => {
  const counts = (given: Partial<Settings>) => {
    const all = { ...settings('System=McMahon'), ...given };
    return [byesText(all, text), absencesText(all, text)];
  };
  const [usualBye, halfAbsence] = ['byesText', 'absencesHalf'];

  test('say what differs from the usual, in the score or in the wins', () => {
    expect(counts({ absence: '0=' })).toEqual([usualBye, halfAbsence]);
    expect(counts({ absence: '0-' })).toEqual([usualBye, 'absencesNothing']);
    expect(counts({ absence: '0=', absenceValue: 0, absenceWins: 0 })[1]).toBe('absencesWorth 0 0');
    expect(counts({ absence: '0=', absenceValue: 2 })[1]).toMatch(/^absencesWorth 1 /);
    expect(counts({ absence: '0=', absenceValue: 0, absenceWins: 1 })[1]).toBe('absencesWorth 0 ½');
    expect(counts({ absence: '0=', absenceWins: 0 })[1]).toBe('absencesWorth ½ 0');
    expect(counts({ absence: '0=', absenceWins: 1 })[1]).toBe(halfAbsence);
    expect(counts({ byeValue: 1 })[0]).toMatch(/^byesWorth ½ /);
    expect(counts({ byeWins: 1 })[0]).toBe('byesWorth 1 ½');
    expect(counts({ byeValue: 1, byeWins: 2 })[0]).toBe('byesWorth ½ 1');
  });
});
