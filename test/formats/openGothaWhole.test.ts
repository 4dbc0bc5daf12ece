/** Files of OpenGotha, each as a whole: what is read of them, what is written, and what is said. */
import { describe, expect, test } from 'vitest';
import { NO_FACTS, NOBODY, type ExchangedTournament, type Writing } from '../../src/formats/exchange';
import { keptText, parseKept } from '../../src/formats/openGotha/keptText';
import { clubsAsOne } from '../../src/formats/openGotha/notShown';
import { outOfMask } from '../../src/formats/openGotha/participation';
import { federationIds, otherIds } from '../../src/formats/openGotha/player';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { parseRank } from '../../src/tournament/rank';
import { gameText, freeText, saidOf, tournamentOf, wholeOf } from './whole';

const player = (name: string, firstName: string, rank: string, more = '') =>
  `<Player name="${name}" firstName="${firstName}" rank="${rank}" ${more}/>`;
const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE Tournament>
<Tournament dataVersion="201" saveDT="1">
<Players>
${player('Novák', 'Jan', '4D', 'rating="2390" country="CZ" club="Plze" egfPin="12345678" agaId="7" smmsCorrection="1" participating="11111111111111111111" registeringStatus="FIN" grade="4D"')}
${player('Ng', 'Li', '2D', 'rating="2200" ffgLicence=" 0027700 " participating="10111111111111111111" grade="3D"')}
${player('de la Cruz', 'Ana', '9k', 'rating="1200" club="Ávila" participating="11100000000000000000" ratingOrigin="EGF"')}
${player('Late', 'Bo', '30K', 'rating="-900" participating="11111111111111111111" registeringStatus="PRE" ')}
${player('Odd', 'Di', '99K', 'rating="x" grade="5k" smmsCorrection="?" registeringStatus="XXX" unknown="1"')}
${player('Pro', 'Ed', '3P', 'smmsCorrection="-2"')}
</Players>
<Games>
<Game roundNumber="2" tableNumber="3" whitePlayer="DELACRUZANA" blackPlayer="NOVAKJAN" knownColor="false" handicap="0" result="RESULT_BOTHLOSE"/>
<Game roundNumber="1" tableNumber="1" whitePlayer="NOVÁKJAN" blackPlayer="NGLI" knownColor="TRUE" handicap="2" result="RESULT_BLACKWINS_BYDEF"/>
<Game roundNumber="2" tableNumber="x" whitePlayer="ODDDI" blackPlayer="PROED" handicap="26" knownColor="?"/>
<Game roundNumber="1" whitePlayer="ODDDI" blackPlayer="PROED" result="RESULT_EQUAL"/>
</Games>
<ByePlayers><ByePlayer roundNumber="1" player="DELACRUZANA"/><ByePlayer roundNumber="1" player="DELACRUZANA"/><ByePlayer roundNumber="0" player="LATEBO"/><ByePlayer roundNumber="1" player="NOBODY"/></ByePlayers>
<TournamentParameterSet>
<GeneralParameterSet name="Cup" shortName="C" location="Plzeň" director="Ann" beginDate="2024-07-06" endDate="7.7.2024" size="13" komi="6,5" numberOfRounds="3" numberOfCategories="2" genMMFloor="20K" genMMBar="3D" genMMZero="25K" genMMS2ValueBye="1" genNBW2ValueBye="2" genMMS2ValueAbsent="0" genNBW2ValueAbsent="1" genRoundDownNBWMMS="false" genCountNotPlayedGamesAsHalfPoint="true" bInternet="true" basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="15">
<Categories><Category number="1" lowerLimit="1D"/></Categories></GeneralParameterSet>
<HandicapParameterSet hdBasedOnMMS="false" hdCeiling="5" hdCorrection="-1" hdNoHdRankThreshold="1D"/>
<PlacementParameterSet><PlacementCriteria><PlacementCriterion number="2" name="SOSM-1"/><PlacementCriterion number="1" name="MMS"/><PlacementCriterion number="3" name="EXT"/><PlacementCriterion number="4" name="SOSM-1"/><PlacementCriterion number="5" name="CAT"/><PlacementCriterion number="6" name="NULL"/></PlacementCriteria></PlacementParameterSet>
<PairingParameterSet paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDFOLD" paiMaLastRoundForSeedSystem1="2" paiMaDUDDUpperMode="MID" paiMaDUDDLowerMode="BOT" paiOther="1"/>
</TournamentParameterSet>
<TeamTournamentParameterSet><TeamGeneralParameterSet teamSize="3"/></TeamTournamentParameterSet>
<ClubsGroups><ClubsGroup name="West"><Club name="Plze"/></ClubsGroup><ClubsGroup name="East"><Club name="Brno"/><Club name="Zlin"/></ClubsGroup></ClubsGroups>
<Extra/>
</Tournament>
`;

const lines = (text: string) => text.split('\n');

describe('a file with all parts', () => {
  test('is read whole', () => {
    const reading = readOpenGotha(FILE);
    const { players, clubGroups } = tournamentOf(reading);
    expect([
      wholeOf(reading),
      players.map(({ rating, category, out }) => [rating, category, out.rounds, out.from]),
      clubGroups,
    ]).toEqual([
      {
        facts: {
          name: 'Cup',
          place: 'Plzeň',
          country: '',
          director: 'Ann',
          begins: '2024-07-06',
          ends: '',
          boardSize: 13,
          online: true,
          time: { basicMinutes: 45, overtime: { kind: 'fischer', seconds: 15 } },
        },
        settings: {
          preset: 'OpenGotha',
          system: 'McMahon',
          tiebreaks: ['SOS1', 'Category'],
          komi: 13,
          rounds: 3,
          upperBar: { kind: 'amateur', index: 2 },
          lowerBar: { kind: 'amateur', index: -20 },
          scoreZeroAt: '30k',
          byeValue: 1,
          byeWins: 2,
          absenceValue: 0,
          absenceWins: 1,
          rounding: 'none',
          opponentsUnplayed: 'half',
          handicap: 'rank',
          handicapLimit: 5,
          handicapReduction: -1,
          handicapFrom: { kind: 'amateur', index: 0 },
          earlySeeding: 'random',
          seeding: 'fold',
          earlyRounds: 2,
          drawDownFrom: 'middle',
          drawUpFrom: 'bottom',
          clubGroups: [['Brno', 'Zlin']],
        },
        rounds: 3,
        players: [
          '1 Novák|Jan|4d|CZ|Plze|12345678|start 66',
          '2 Ng|Li|2d|||0027700',
          '3 de la Cruz|Ana|9k||Ávila|',
          '4 Late|Bo|30k|||',
          '5 Odd|Di|5k|||',
          '6 Pro|Ed|3p||||start 60',
        ],
        games: [
          '1: 0 lost, 1 won +2 ! table 1',
          '1: 4 jigo, 5 jigo +0',
          '2: 2 lost, 0 lost +0 ~ table 3',
          '2: 4 unknown, 5 unknown +0',
        ],
        free: ['1: 2 bye win', '2: 1 absence half', '1: 3 absence nothing', '2: 3 absence nothing'],
        said: [
          'warning doctypeLeftOut at 2:21',
          'warning partLeftOut at 20:467 element=GeneralParameterSet attribute=endDate text=7.7.2024',
          'warning partLeftOut at 15:108 element=Game attribute=tableNumber text=x',
          'warning partLeftOut at 15:108 element=Game attribute=handicap text=26',
          'warning partLeftOut at 15:108 element=Game attribute=knownColor text=?',
          'warning partLeftOut at 18:154 element=ByePlayer attribute=roundNumber text=0',
          'warning playerNotInFile at 18:198 text=NOBODY',
          'warning partLeftOut at 9:123 element=Player attribute=registeringStatus text=XXX',
          'warning partLeftOut at 9:123 element=Player attribute=rank text=99K',
          'warning partLeftOut at 9:123 element=Player attribute=rating text=x',
          'warning partLeftOut at 9:123 element=Player attribute=smmsCorrection text=?',
          'note notCarried what=tiebreaks count=1 example=EXT',
          'note notCarried what=zero count=1 example=25K',
          'note notCarried what=clubGroups count=1 example=West',
          'note notCarried what=unknownParts count=2 example=Player unknown',
        ],
      },
      [
        [2390, '1', [], undefined],
        [2200, '1', [2], undefined],
        [1200, '2', [], 4],
        [-900, '2', [], 3],
        [undefined, '2', [], undefined],
        [undefined, '1', [], undefined],
      ],
      [
        { name: 'West', clubs: ['Plze'] },
        { name: 'East', clubs: ['Brno', 'Zlin'] },
      ],
    ]);
  });

  test('is written again as it was, and kept in a book', () => {
    const came = tournamentOf(readOpenGotha(FILE));
    const { text, problems } = writeOpenGotha(came, 'Rules -- <of> & all');
    expect([lines(text), saidOf(problems)]).toEqual([
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<!-- Rules -  of    all -->',
        '<Tournament dataVersion="201" saveDT="1">',
        '  <Players>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="4D" name="Novák" firstName="Jan" rank="4D" rating="2390" country="CZ" club="Plze" egfPin="12345678" agaId="7" smmsCorrection="1" participating="11111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="3D" name="Ng" firstName="Li" rank="2D" rating="2200" ffgLicence=" 0027700 " participating="10111111111111111111"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="EGF" grade="9K" name="de la Cruz" firstName="Ana" rank="9k" rating="1200" club="Ávila" participating="11100000000000000000"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="30K" name="Late" firstName="Bo" rank="30K" rating="-900" participating="11111111111111111111" registeringStatus="PRE"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="INI" grade="5k" name="Odd" firstName="Di" rank="5K" rating="x" smmsCorrection="0" registeringStatus="FIN" unknown="1" participating="11111111111111111111"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="INI" grade="7D" name="Pro" firstName="Ed" rank="3P" smmsCorrection="-2" rating="2700" participating="11111111111111111111"/>',
        '  </Players>',
        '  <Games>',
        '    <Game blackPlayer="NGLI" handicap="2" knownColor="true" result="RESULT_BLACKWINS_BYDEF" roundNumber="1" tableNumber="1" whitePlayer="NOVÁKJAN"/>',
        '    <Game blackPlayer="PROED" handicap="0" knownColor="true" result="RESULT_EQUAL" roundNumber="1" tableNumber="2" whitePlayer="ODDDI"/>',
        '    <Game blackPlayer="NOVÁKJAN" handicap="0" knownColor="false" result="RESULT_BOTHLOSE" roundNumber="2" tableNumber="3" whitePlayer="DELACRUZANA"/>',
        '    <Game blackPlayer="PROED" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="2" tableNumber="4" whitePlayer="ODDDI"/>',
        '  </Games>',
        '  <ByePlayers>',
        '    <ByePlayer player="DELACRUZANA" roundNumber="1"/>',
        '  </ByePlayers>',
        '  <TournamentParameterSet>',
        '    <GeneralParameterSet name="Cup" shortName="C" location="Plzeň" director="Ann" beginDate="2024-07-06" endDate="" size="13" komi="6,5" numberOfRounds="3" numberOfCategories="2" genMMFloor="20K" genMMBar="3D" genMMZero="25K" genMMS2ValueBye="1" genNBW2ValueBye="2" genMMS2ValueAbsent="0" genNBW2ValueAbsent="1" genRoundDownNBWMMS="false" genCountNotPlayedGamesAsHalfPoint="true" bInternet="true" basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="15">',
        '      <Categories>',
        '        <Category number="1" lowerLimit="1D"/>',
        '      </Categories>',
        '    </GeneralParameterSet>',
        '    <HandicapParameterSet hdBasedOnMMS="false" hdCeiling="5" hdCorrection="-1" hdNoHdRankThreshold="1D"/>',
        '    <PlacementParameterSet>',
        '      <PlacementCriteria>',
        '        <PlacementCriterion number="2" name="SOSM-1"/>',
        '        <PlacementCriterion number="1" name="MMS"/>',
        '        <PlacementCriterion number="3" name="EXT"/>',
        '        <PlacementCriterion number="4" name="SOSM-1"/>',
        '        <PlacementCriterion number="5" name="CAT"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '      </PlacementCriteria>',
        '    </PlacementParameterSet>',
        '    <PairingParameterSet paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDFOLD" paiMaLastRoundForSeedSystem1="2" paiMaDUDDUpperMode="MID" paiMaDUDDLowerMode="BOT" paiOther="1"/>',
        '    <DPParameterSet displayClCol="true" displayCoCol="true" displayIndGamesInMatches="true" displayNPPlayers="false" displayNumCol="true" displayPlCol="true" gameFormat="full" playerSortType="name" showByePlayer="true" showNotFinallyRegisteredPlayers="true" showNotPairedPlayers="true" showNotParticipatingPlayers="false" showPlayerClub="true" showPlayerCountry="false" showPlayerGrade="true"/>',
        '    <PublishParameterSet exportToLocalFile="true" htmlAutoScroll="false" print="false"/>',
        '  </TournamentParameterSet>',
        '  <TeamTournamentParameterSet>',
        '    <TeamGeneralParameterSet teamSize="3"/>',
        '    <TeamPlacementParameterSet/>',
        '  </TeamTournamentParameterSet>',
        '  <ClubsGroups>',
        '    <ClubsGroup name="West">',
        '      <Club name="Plze"/>',
        '    </ClubsGroup>',
        '    <ClubsGroup name="East">',
        '      <Club name="Brno"/>',
        '      <Club name="Zlin"/>',
        '    </ClubsGroup>',
        '  </ClubsGroups>',
        '</Tournament>',
        '',
      ],
      [
        'note changedSince text=endDate 7.7.2024 → –; ratingOrigin: Novák Jan (– → MAN), Ng Li (– → MAN), Late Bo (– → MAN), +2; grade: de la Cruz Ana (– → 9K), Late Bo (– → 30K), Pro Ed (– → 7D); rank: Odd Di (99K → 5K); smmsCorrection: Odd Di (? → 0); registeringStatus: Odd Di (XXX → FIN); participating: Odd Di (– → 11111111111111111111), Pro Ed (– → 11111111111111111111); rating: Pro Ed (– → 2700)',
        'note notCarried what=professionalRanks count=1 example=Pro Ed',
        'note notCarried what=ratings count=2 example=Odd Di',
      ],
    ]);
    const kept = keptText(came) ?? '';
    expect(kept.split(/(?=<)/)).toEqual([
      '<Tournament dataVersion="201" saveDT="1">',
      '<Players>',
      '<Player name="Novák" firstName="Jan" rank="4D" rating="2390" country="CZ" club="Plze" egfPin="12345678" agaId="7" smmsCorrection="1" participating="11111111111111111111" registeringStatus="FIN" grade="4D"/>',
      '<Player name="Ng" firstName="Li" rank="2D" rating="2200" ffgLicence=" 0027700 " participating="10111111111111111111" grade="3D"/>',
      '<Player name="de la Cruz" firstName="Ana" rank="9k" rating="1200" club="Ávila" participating="11100000000000000000" ratingOrigin="EGF"/>',
      '<Player name="Late" firstName="Bo" rank="30K" rating="-900" participating="11111111111111111111" registeringStatus="PRE"/>',
      '<Player name="Odd" firstName="Di" rank="99K" rating="x" grade="5k" smmsCorrection="?" registeringStatus="XXX" unknown="1"/>',
      '<Player name="Pro" firstName="Ed" rank="3P" smmsCorrection="-2"/>',
      '</Players>',
      '<GeneralParameterSet name="Cup" shortName="C" location="Plzeň" director="Ann" beginDate="2024-07-06" endDate="7.7.2024" size="13" komi="6,5" numberOfRounds="3" numberOfCategories="2" genMMFloor="20K" genMMBar="3D" genMMZero="25K" genMMS2ValueBye="1" genNBW2ValueBye="2" genMMS2ValueAbsent="0" genNBW2ValueAbsent="1" genRoundDownNBWMMS="false" genCountNotPlayedGamesAsHalfPoint="true" bInternet="true" basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="15">',
      '<Categories>',
      '<Category number="1" lowerLimit="1D"/>',
      '</Categories>',
      '</GeneralParameterSet>',
      '<HandicapParameterSet hdBasedOnMMS="false" hdCeiling="5" hdCorrection="-1" hdNoHdRankThreshold="1D"/>',
      '<PairingParameterSet paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDFOLD" paiMaLastRoundForSeedSystem1="2" paiMaDUDDUpperMode="MID" paiMaDUDDLowerMode="BOT" paiOther="1"/>',
      '<TeamGeneralParameterSet teamSize="3"/>',
      '<PlacementParameterSet>',
      '<PlacementCriteria>',
      '<PlacementCriterion number="2" name="SOSM-1"/>',
      '<PlacementCriterion number="1" name="MMS"/>',
      '<PlacementCriterion number="3" name="EXT"/>',
      '<PlacementCriterion number="4" name="SOSM-1"/>',
      '<PlacementCriterion number="5" name="CAT"/>',
      '<PlacementCriterion number="6" name="NULL"/>',
      '</PlacementCriteria>',
      '</PlacementParameterSet>',
      '<TeamPlacementParameterSet/>',
      '<ClubsGroups>',
      '<ClubsGroup name="West">',
      '<Club name="Plze"/>',
      '</ClubsGroup>',
      '<ClubsGroup name="East">',
      '<Club name="Brno"/>',
      '<Club name="Zlin"/>',
      '</ClubsGroup>',
      '</ClubsGroups>',
      '</Tournament>',
    ]);
    expect(parseKept(kept)?.openGotha).toEqual(came.openGotha);
    expect([
      keptText({ ...came, openGotha: undefined } as unknown as ExchangedTournament),
      parseKept('<x/>'),
    ]).toEqual([undefined, undefined]);
    expect(saidOf(toWallList(came).problems)).toEqual([
      'note notCarried what=tables count=2 example=1',
      'note notCarried what=grades count=1 example=Ng Li',
      'note notCarried what=otherNumbers count=1 example=7',
      'note notCarried what=parameters count=6 example=GeneralParameterSet',
    ]);
  });

  test('tells what is now another', () => {
    const came = tournamentOf(readOpenGotha(FILE));
    const [novak, ...others] = came.players;
    const now: ExchangedTournament = {
      ...came,
      facts: {
        ...came.facts,
        name: 'Open',
        ends: '2024-07-09',
        time: { basicMinutes: 60.4, overtime: { kind: 'canadian', seconds: 300, moves: 15 } },
      },
      players: [
        {
          ...novak!,
          rank: parseRank('5d'),
          rating: 2450.6,
          ratingList: 'EGF 2024',
          pin: '87654321',
          start: undefined,
        },
        ...others.map(one => ({
          ...one,
          club: `${one.club}!`,
          rating: 1000,
          out: { rounds: [3], from: undefined },
        })),
      ],
      settings: {
        ...came.settings,
        komi: 15,
        tiebreaks: ['SOS', 'SODOS'],
        lowerBar: undefined,
        handicap: 'none',
        rounding: 'EGF',
      },
    };
    const before = new Set(lines(writeOpenGotha(came).text));
    const { text, problems } = writeOpenGotha(now);
    expect([lines(text).filter(line => !before.has(line)), saidOf(problems)]).toEqual([
      [
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="EGF" grade="4D" name="Novák" firstName="Jan" rank="5D" rating="2451" country="CZ" club="Plze" egfPin="87654321" agaId="" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="3D" name="Ng" firstName="Li" rank="2D" rating="1000" ffgLicence=" 0027700 " participating="10011111111111111111" club="!"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="9K" name="de la Cruz" firstName="Ana" rank="9k" rating="1000" club="Ávila!" participating="11011111111111111111"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="30K" name="Late" firstName="Bo" rank="30K" rating="1000" participating="11011111111111111111" registeringStatus="FIN" club="!"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="5k" name="Odd" firstName="Di" rank="5K" rating="1000" smmsCorrection="0" registeringStatus="FIN" unknown="1" club="!" participating="11011111111111111111"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="7D" name="Pro" firstName="Ed" rank="3P" smmsCorrection="-2" rating="1000" club="!" participating="11011111111111111111"/>',
        '    <GeneralParameterSet name="Open" shortName="C" location="Plzeň" director="Ann" beginDate="2024-07-06" endDate="2024-07-09" size="13" komi="7.5" numberOfRounds="3" numberOfCategories="2" genMMFloor="30K" genMMBar="3D" genMMZero="25K" genMMS2ValueBye="1" genNBW2ValueBye="2" genMMS2ValueAbsent="0" genNBW2ValueAbsent="1" genRoundDownNBWMMS="true" genCountNotPlayedGamesAsHalfPoint="true" bInternet="true" basicTime="60" complementaryTimeSystem="CANBYOYOMI" fischerTime="15" canByoYomiTime="300" nbMovesCanTime="15">',
        '    <HandicapParameterSet hdBasedOnMMS="false" hdCeiling="0" hdCorrection="-1" hdNoHdRankThreshold="1D"/>',
        '        <PlacementCriterion number="2" name="SOSM"/>',
        '        <PlacementCriterion number="3" name="SODOSM"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
      ],
      [
        'note changedSince text=name Cup → Open; endDate 7.7.2024 → 2024-07-09; komi 6,5 → 7.5; genMMFloor 20K → 30K; genRoundDownNBWMMS false → true; basicTime 45 → 60; complementaryTimeSystem FISCHER → CANBYOYOMI; hdCeiling 5 → 0; PlacementCriterion SOSM-1 MMS EXT SOSM-1 CAT NULL → MMS SOSM SODOSM NULL NULL NULL; ratingOrigin: Novák Jan (– → EGF), Ng Li (– → MAN), de la Cruz Ana (EGF → MAN), +3; rank: Novák Jan (4D → 5D), Odd Di (99K → 5K); rating: Novák Jan (2390 → 2451), Ng Li (2200 → 1000), de la Cruz Ana (1200 → 1000), +3; egfPin: Novák Jan (12345678 → 87654321); agaId: Novák Jan (7 → –); smmsCorrection: Novák Jan (1 → 0), Odd Di (? → 0); participating: Ng Li (10111111111111111111 → 10011111111111111111), de la Cruz Ana (11100000000000000000 → 11011111111111111111), Late Bo (11111111111111111111 → 11011111111111111111), +2; club: Ng Li (– → !), de la Cruz Ana (Ávila → Ávila!), Late Bo (– → !), +2; grade: de la Cruz Ana (– → 9K), Late Bo (– → 30K), Pro Ed (– → 7D); registeringStatus: Late Bo (PRE → FIN), Odd Di (XXX → FIN)',
        'note notCarried what=professionalRanks count=1 example=Pro Ed',
        'note notCarried what=ratings count=1 example=Novák Jan',
        'note notCarried what=ratingLists count=1 example=Novák Jan',
        'note notCarried what=rounding count=1 example=EGF',
      ],
    ]);
  });
});

describe('an event that came from elsewhere', () => {
  const of = (no: number, surname: string, firstName: string, rank: string, more: object = {}) => ({
    ...NOBODY,
    no,
    surname,
    firstName,
    rank: parseRank(rank),
    ...more,
  });
  const game = (round: number, black: number, white: number, more: object = {}) =>
    ({
      round,
      black,
      white,
      table: undefined,
      colourKnown: true,
      handicap: 0,
      blackOutcome: 'won',
      whiteOutcome: 'lost',
      byDefault: false,
      moves: undefined,
      ...more,
    }) as ExchangedTournament['games'][number];
  const EVENT: ExchangedTournament = {
    facts: {
      ...NO_FACTS,
      name: 'Cup of "Oaks"',
      place: 'Ulm\u0001',
      country: 'DE',
      begins: '2024-07-06',
      time: { basicMinutes: 60, overtime: { kind: 'byo-yomi', seconds: 30 } },
    },
    rounds: 3,
    players: [
      of(1, 'Ann', 'Lee', '3d', {
        rating: 2300,
        pin: '12345678',
        start: 66,
        category: '1',
        team: 'A',
        board: 1,
        ratingList: 'EGF',
      }),
      of(2, 'Ann', 'Lee', '1k', {
        rating: 2000.5,
        pin: '1234567',
        category: '2',
        team: 'A',
        board: 1,
        maximumRating: 2100,
      }),
      of(4, 'Bo', '', '40k', { pin: '42', category: '3', group: 'X', previousOrder: 2 }),
      of(3, 'Cy', 'D', '2p', {
        supergroup: true,
        category: '1',
        team: 'B',
        out: { rounds: [2, 25], from: undefined },
      }),
      of(5, '', '', '', { category: '3', out: { rounds: [], from: 3 }, rating: -950 }),
      of(6, 'Await', 'Ed', '5k', {
        category: '3',
        club: 'a\u0002',
        out: { rounds: [], from: 1, isAwaited: true },
      }),
    ],
    games: [
      game(1, 0, 1, { table: 4, handicap: 2, moves: 99 }),
      game(1, 2, 3),
      game(2, 0, 2, { blackOutcome: 'jigo', whiteOutcome: 'jigo', byDefault: true }),
      game(2, 1, 4, { blackOutcome: 'unknown', whiteOutcome: 'won' }),
      game(3, 0, 3, { colourKnown: false, blackOutcome: 'unknown', whiteOutcome: 'unknown' }),
    ],
    free: [
      { player: 4, round: 1, entry: { kind: 'free', as: 'bye', worth: 'win' } },
      { player: 5, round: 1, entry: { kind: 'free', as: 'bye', worth: 'half' } },
      { player: 3, round: 2, entry: { kind: 'free', as: 'absence', worth: 'half' } },
      { player: 2, round: 3, entry: { kind: 'free', as: 'absence', worth: 'nothing' } },
      { player: 2, round: 9, entry: { kind: 'free', as: 'absence', worth: 'nothing' } },
    ],
    settings: {
      system: 'McMahon',
      komi: 13,
      upperBar: parseRank('3d'),
      lowerBar: undefined,
      supergroup: true,
      tiebreaks: ['SOS', 'SOSOS', 'Category'],
      handicap: 'EGF',
      absentStart: 'below the bar',
      rounding: 'EGF',
    } as ExchangedTournament['settings'],
    clubGroups: [{ name: 'West', clubs: ['Ulm', 'Bonn'] }],
  };
  const written = ({ text, problems }: Writing) => [lines(text), saidOf(problems)];
  test('is written whole', () =>
    expect(written(writeOpenGotha(EVENT, 'By\u0000 hand'))).toEqual([
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<!-- By  hand -->',
        '<Tournament dataVersion="201">',
        '  <Players>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="3D" name="Ann" firstName="Lee" rank="3D" rating="2300" country="" club="" egfPin="12345678" ffgLicence="" agaId="" smmsCorrection="1" participating="11111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="1K" name="Ann" firstName="Lee 2" rank="1K" rating="2001" country="" club="" egfPin="" ffgLicence="1234567" agaId="" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="INI" grade="30K" name="Bo" firstName="" rank="30K" rating="-900" country="" club="" egfPin="" ffgLicence="" agaId="42" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="INI" grade="7D" name="Cy" firstName="D" rank="7D" rating="2700" country="" club="" egfPin="" ffgLicence="" agaId="" smmsCorrection="1" participating="10111111111111111111" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="MAN" grade="30K" name="" firstName="2" rank="30K" rating="-900" country="" club="" egfPin="" ffgLicence="" agaId="" smmsCorrection="0" participating="11000000000000000000" registeringStatus="FIN"/>',
        '    <Player agaExpirationDate="" ffgLicenceStatus="" ratingOrigin="INI" grade="5K" name="Await" firstName="Ed" rank="5K" rating="1600" country="" club="a " egfPin="" ffgLicence="" agaId="" smmsCorrection="0" participating="10011111111111111111" registeringStatus="PRE"/>',
        '  </Players>',
        '  <Games>',
        '    <Game blackPlayer="ANNLEE" handicap="2" knownColor="true" result="RESULT_BLACKWINS" roundNumber="1" tableNumber="4" whitePlayer="ANNLEE2"/>',
        '    <Game blackPlayer="BO" handicap="0" knownColor="true" result="RESULT_BLACKWINS" roundNumber="1" tableNumber="5" whitePlayer="CYD"/>',
        '    <Game blackPlayer="ANNLEE" handicap="0" knownColor="true" result="RESULT_EQUAL_BYDEF" roundNumber="2" tableNumber="1" whitePlayer="BO"/>',
        '    <Game blackPlayer="ANNLEE2" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="2" tableNumber="2" whitePlayer="2"/>',
        '    <Game blackPlayer="ANNLEE" handicap="0" knownColor="false" result="RESULT_UNKNOWN" roundNumber="3" tableNumber="1" whitePlayer="CYD"/>',
        '  </Games>',
        '  <ByePlayers>',
        '    <ByePlayer player="2" roundNumber="1"/>',
        '  </ByePlayers>',
        '  <Teams>',
        '    <Team teamName="A" teamNumber="1">',
        '      <Board boardNumber="1" player="ANNLEE" roundNumber="1"/>',
        '      <Board boardNumber="1" player="ANNLEE2" roundNumber="1"/>',
        '      <Board boardNumber="1" player="ANNLEE" roundNumber="2"/>',
        '      <Board boardNumber="1" player="ANNLEE2" roundNumber="2"/>',
        '      <Board boardNumber="1" player="ANNLEE" roundNumber="3"/>',
        '      <Board boardNumber="1" player="ANNLEE2" roundNumber="3"/>',
        '    </Team>',
        '    <Team teamName="B" teamNumber="2">',
        '      <Board boardNumber="1" player="CYD" roundNumber="1"/>',
        '      <Board boardNumber="1" player="CYD" roundNumber="2"/>',
        '      <Board boardNumber="1" player="CYD" roundNumber="3"/>',
        '    </Team>',
        '  </Teams>',
        '  <TournamentParameterSet>',
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="3D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="6.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '      <Categories>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '      </Categories>',
        '    </GeneralParameterSet>',
        '    <HandicapParameterSet hdBasedOnMMS="false" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PlacementParameterSet>',
        '      <PlacementCriteria>',
        '        <PlacementCriterion number="1" name="MMS"/>',
        '        <PlacementCriterion number="2" name="SOSM"/>',
        '        <PlacementCriterion number="3" name="SOSOSM"/>',
        '        <PlacementCriterion number="4" name="CAT"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '      </PlacementCriteria>',
        '    </PlacementParameterSet>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <DPParameterSet displayClCol="true" displayCoCol="true" displayIndGamesInMatches="true" displayNPPlayers="false" displayNumCol="true" displayPlCol="true" gameFormat="full" playerSortType="name" showByePlayer="true" showNotFinallyRegisteredPlayers="true" showNotPairedPlayers="true" showNotParticipatingPlayers="false" showPlayerClub="true" showPlayerCountry="false" showPlayerGrade="true"/>',
        '    <PublishParameterSet exportToLocalFile="true" htmlAutoScroll="false" print="false"/>',
        '  </TournamentParameterSet>',
        '  <TeamTournamentParameterSet>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '    <TeamPlacementParameterSet>',
        '      <PlacementCriteria>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        '      </PlacementCriteria>',
        '    </TeamPlacementParameterSet>',
        '  </TeamTournamentParameterSet>',
        '  <ClubsGroups>',
        '    <ClubsGroup name="West">',
        '      <Club name="Ulm"/>',
        '      <Club name="Bonn"/>',
        '    </ClubsGroup>',
        '  </ClubsGroups>',
        '</Tournament>',
        '',
      ],
      [
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=rounding count=1 example=EGF',
        'note notCarried what=handicapRule count=1 example=EGF',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
        "note notCarried what=settings count=1 example=Absent players' start setting=absentStart",
      ],
    ]));

  test('by other systems and settings', () => {
    const settings: readonly object[] = [
      {},
      {
        system: 'Swiss',
        tiebreaks: ['SOS', 'SODOS', 'SOSOS', 'DIRECTCOMPARISON', 'Rating', 'SOS1', 'Lottery'],
        byeValue: 1,
        absencesInWins: 'ignore',
        absenceValue: 1,
      },
      {
        system: 'Swiss by categories',
        tiebreaks: ['SOS'],
        handicap: 'rank',
        handicapLimit: 12,
        handicapReduction: 2,
        handicapFrom: parseRank('1k'),
      },
      { system: 'Knock-out', teams: true, absenceWins: 1, absenceValue: 2, byeWins: 0 },
      {
        handicap: 'none',
        scoreZeroAt: '1d',
        upperBar: parseRank('1d'),
        lowerBar: parseRank('3p'),
        rounding: 'none',
        opponentsUnplayed: 'half',
        boards: 4,
        earlySeeding: 'slip',
        seeding: 'random',
        earlyRounds: 7,
        drawDownFrom: 'top',
        drawUpFrom: 'bottom',
      },
      {
        stages: [{}],
        playoffRounds: [1],
        forbiddenPairs: [[1, 2]],
        ratherNot: [[1, 2]],
        mustMeet: [[1, 2]],
        geographyWins: 1,
        homeGap: 1,
        homeClub: 'A',
        excludedTables: [1],
        fixedTables: [{}],
        rooms: [{ name: '', tables: [] }],
        ratedResults: [],
        cycles: 2,
        absentStart: 'below the bar',
        sosFlavour: 'WMSG',
        ownUnplayed: 'AGA phantom',
      },
    ];
    expect(
      settings.map(some => {
        const { text, problems } = writeOpenGotha({
          ...EVENT,
          settings: some as ExchangedTournament['settings'],
        });
        const of = (name: string) => lines(text).filter(line => line.includes(`<${name}`));
        return [
          ...[
            'GeneralParameterSet',
            'HandicapParameterSet',
            'PairingParameterSet',
            'TeamGeneralParameterSet',
            'Category',
            'PlacementCriterion',
          ].flatMap(of),
          ...saidOf(problems),
        ];
      }),
    ).toEqual([
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="MMS"/>',
        '        <PlacementCriterion number="2" name="NULL"/>',
        '        <PlacementCriterion number="3" name="NULL"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
      ],
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="1" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="1" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="NBW"/>',
        '        <PlacementCriterion number="2" name="SOSW"/>',
        '        <PlacementCriterion number="3" name="SODOSW"/>',
        '        <PlacementCriterion number="4" name="SOSOSW"/>',
        '        <PlacementCriterion number="5" name="SDC"/>',
        '        <PlacementCriterion number="6" name="Rating"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=starts count=1 example=Ann Lee',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=tiebreaks count=2 example=SOS1',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
      ],
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="false" hdCeiling="9" hdCorrection="2" hdNoHdRankThreshold="1K"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="CAT"/>',
        '        <PlacementCriterion number="2" name="NBW"/>',
        '        <PlacementCriterion number="3" name="SOSW"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=starts count=1 example=Ann Lee',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
      ],
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="0" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="0" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="1"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="NBW"/>',
        '        <PlacementCriterion number="2" name="NULL"/>',
        '        <PlacementCriterion number="3" name="NULL"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=starts count=1 example=Ann Lee',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=system count=1 example=Knock-out',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
      ],
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="true" genMMBar="1D" genMMFloor="7D" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="1D" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="false" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="BOT" paiMaDUDDUpperMode="TOP" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="7" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDSLIP" paiMaSeedSystem2="SPLITANDRANDOM" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="MMS"/>',
        '        <PlacementCriterion number="2" name="NULL"/>',
        '        <PlacementCriterion number="3" name="NULL"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=starts count=1 example=Ann Lee',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
      ],
      [
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="3" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
        '    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>',
        '    <PairingParameterSet paiBaAvoidDuplGame="500000000000000" paiBaBalanceWB="1000000" paiBaDeterministic="true" paiBaRandom="0" paiMaAdditionalPlacementCritSystem1="Rating" paiMaAdditionalPlacementCritSystem2="NULL" paiMaAvoidMixingCategories="0" paiMaCompensateDUDD="true" paiMaDUDDLowerMode="MID" paiMaDUDDUpperMode="MID" paiMaDUDDWeight="100000000" paiMaLastRoundForSeedSystem1="2" paiMaMaximizeSeeding="5000000" paiMaMinimizeScoreDifference="100000000000" paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiSeAvoidSameGeo="100000000000" paiSeBarThresholdActive="true" paiSeDefSecCrit="100000000000" paiSeMinimizeHandicap="0" paiSeNbWinsThresholdActive="false" paiSePreferMMSDiffRatherThanSameClub="3" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameCountry="1" paiSeRankThreshold="1D" paiStandardNX1Factor="0.5"/>',
        '    <TeamGeneralParameterSet teamSize="4"/>',
        '        <Category number="1" lowerLimit="3D"/>',
        '        <Category number="2" lowerLimit="1K"/>',
        '        <PlacementCriterion number="1" name="MMS"/>',
        '        <PlacementCriterion number="2" name="NULL"/>',
        '        <PlacementCriterion number="3" name="NULL"/>',
        '        <PlacementCriterion number="4" name="NULL"/>',
        '        <PlacementCriterion number="5" name="NULL"/>',
        '        <PlacementCriterion number="6" name="NULL"/>',
        '        <PlacementCriterion number="1" name="TEAMP"/>',
        '        <PlacementCriterion number="2" name="BDW"/>',
        '        <PlacementCriterion number="3" name="BDW3U"/>',
        '        <PlacementCriterion number="4" name="BDW2U"/>',
        '        <PlacementCriterion number="5" name="BDW1U"/>',
        '        <PlacementCriterion number="6" name="MNR"/>',
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R2',
        'note notCarried what=lengths count=1 example=Ann Lee, R1',
        'note notCarried what=byes count=1 example=Await Ed, R1',
        'note notCarried what=byeWorths count=1 example=Await Ed, R1',
        'note notCarried what=absences count=5 example=Bo, R9',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
        'note notCarried what=settings count=15 example=Stages setting=stages',
      ],
    ]);
  });

  test('by its time limits', () =>
    expect(
      (
        [
          { kind: 'none' },
          { kind: 'byo-yomi', seconds: 20 },
          { kind: 'canadian', seconds: 300, moves: 20 },
          { kind: 'fischer', seconds: 5 },
          { kind: 'adjusted', minutes: 70 },
        ] as const
      ).map(overtime => {
        const { text, problems } = writeOpenGotha({
          ...EVENT,
          facts: { ...NO_FACTS, time: { basicMinutes: 50.5, overtime } },
        });
        const parts = [
          'basicTime',
          'complementaryTimeSystem',
          'stdByoYomiTime',
          'canByoYomiTime',
          'nbMovesCanTime',
          'fischerTime',
        ];
        return [
          parts.map(name => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1]).join(' '),
          tournamentOf(readOpenGotha(text)).facts.time,
          saidOf(problems).filter(line => line.includes('what=time')),
        ];
      }),
    ).toEqual([
      ['51 SUDDENDEATH 30 300 15 10', { basicMinutes: 51, overtime: { kind: 'none' } }, []],
      ['51 STDBYOYOMI 20 300 15 10', { basicMinutes: 51, overtime: { kind: 'byo-yomi', seconds: 20 } }, []],
      [
        '51 CANBYOYOMI 30 300 20 10',
        { basicMinutes: 51, overtime: { kind: 'canadian', seconds: 300, moves: 20 } },
        [],
      ],
      ['51 FISCHER 30 300 15 5', { basicMinutes: 51, overtime: { kind: 'fischer', seconds: 5 } }, []],
      [
        '51 SUDDENDEATH 30 300 15 10',
        { basicMinutes: 51, overtime: { kind: 'none' } },
        ['note notCarried what=time count=1 example=50.5'],
      ],
    ]));

  test('with more than OpenGotha can hold', () => {
    const many = {
      ...EVENT,
      players: Array.from({ length: 2001 }, (_, i) => of(i + 1, `A${i}`, '', '1d')),
      games: [],
      free: [],
    };
    expect(written(writeOpenGotha(many))).toEqual([
      [''],
      ['error cannotExport format=OpenGotha players=2000'],
    ]);
    const long = { ...EVENT, rounds: 22, games: [game(21, 0, 1), game(20, 0, 1)], free: [], settings: {} };
    const { text, problems } = writeOpenGotha(long);
    expect([lines(text).filter(line => /<Game |numberOfRounds/.test(line)), saidOf(problems)]).toEqual([
      [
        '    <Game blackPlayer="ANNLEE" handicap="0" knownColor="true" result="RESULT_BLACKWINS" roundNumber="20" tableNumber="1" whitePlayer="ANNLEE2"/>',
        '    <GeneralParameterSet bInternet="false" basicTime="60" beginDate="2024-07-06" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="" endDate="" fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="9D" genMMFloor="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="7.5" location="Ulm " name="Cup of &quot;Oaks&quot;" nbMovesCanTime="15" numberOfCategories="3" numberOfRounds="20" shortName="CupofOaks" size="19" stdByoYomiTime="30">',
      ],
      [
        'note notCarried what=longNames count=2 example=Ann Lee 2',
        'note notCarried what=ranks count=1 example=',
        'note notCarried what=professionalRanks count=2 example=Bo',
        'note notCarried what=ratings count=5 example=Ann Lee',
        'note notCarried what=maximumRatings count=1 example=Ann Lee',
        'note notCarried what=ratingLists count=1 example=Ann Lee',
        'note notCarried what=numbers count=2 example=Bo',
        'note notCarried what=groups count=1 example=Bo',
        'note notCarried what=supergroup count=1 example=Cy D',
        'note notCarried what=previousOrder count=1 example=Bo',
        'note notCarried what=boards count=2 example=Ann Lee',
        'note notCarried what=out count=1 example=Cy D',
        'note notCarried what=results count=1 example=Ann Lee, R21',
        'note notCarried what=absences count=122 example=Ann Lee, R1',
        'note notCarried what=facts count=2 example=DE',
        'note notCarried what=clubs count=1 example=Await Ed',
        'note notCarried what=settings count=1 example=Rounds setting=rounds',
      ],
    ]);
  });
});

// N166
describe('odd files', () => {
  const wrap = (inside: string, general = '', players = player('A', 'B', '1D') + player('C', 'D', '2D')) =>
    `<Tournament>\n<Players>${players}</Players>\n${inside}\n<GeneralParameterSet ${general}/></Tournament>`;
  const said = (text: string) => {
    const reading = readOpenGotha(text);
    return reading.kind === 'read'
      ? [
          `${reading.tournament.rounds} rounds`,
          ...reading.tournament.games.map(gameText),
          ...reading.tournament.free.map(freeText),
          ...saidOf(reading.problems),
        ]
      : saidOf(reading.problems);
  };
  test.each([
    ['no XML', 'Cup', ['error notXml at 1:3 says=text data outside of root node.']],
    ['another root', '<Sheet/>', ['error otherFormat at 1:8 format=OpenGotha found=Sheet']],
    [
      'a root without players',
      '<Tournament/>',
      ['error otherFormat at 1:13 format=OpenGotha found=Tournament'],
    ],
    ['no player', '<Tournament><Players/></Tournament>', ['error noPlayersInFile at 1:12']],
    [
      'a wrapper',
      '<X><Tournament><Players>' + player('A', 'B', '1D') + '</Players></Tournament></X>',
      ['1 rounds'],
    ],
    [
      'a player without name and rank',
      '<Tournament><Players><Player/></Players></Tournament>',
      [
        'error attributeMissing at 1:30 element=Player attribute=rank',
        'error attributeMissing at 1:30 element=Player attribute=name',
      ],
    ],
    [
      'a player twice',
      wrap('', '', player('A b', 'B', '1D') + player('Ab', 'b', '2D')),
      ['error playerTwice at 2:98 name=Ab b'],
    ],
    [
      'a game with oneself',
      wrap('<Game roundNumber="1" blackPlayer="AB" whitePlayer="AB"/>'),
      ['error againstSelf at 3:57 name=AB round=1'],
    ],
    [
      'a game in round 21',
      wrap('<Game roundNumber="21" blackPlayer="AB" whitePlayer="CD"/>'),
      ['error wrongAttribute at 3:58 element=Game attribute=roundNumber text=21'],
    ],
    [
      'a game without a round',
      wrap('<Game blackPlayer="AB" whitePlayer="CD"/>'),
      ['error attributeMissing at 3:41 element=Game attribute=roundNumber'],
    ],
    [
      'a game without a player',
      wrap('<Game roundNumber="1" blackPlayer="AB"/>'),
      ['error attributeMissing at 3:40 element=Game attribute=whitePlayer'],
    ],
    [
      'a game with somebody else',
      wrap('<Game roundNumber="1" blackPlayer="AB" whitePlayer="XY"/>'),
      ['error playerNotInFile at 3:57 text=XY'],
    ],
    [
      'a game with another result',
      wrap('<Game roundNumber="1" blackPlayer="AB" whitePlayer="CD" result="WON"/>'),
      ['error wrongAttribute at 3:70 element=Game attribute=result text=WON'],
    ],
    [
      'a game of many stones',
      wrap(
        '<Game roundNumber=" +1 " blackPlayer="AB" whitePlayer="CD" handicap="25" tableNumber="9999" result="RESULT_BOTHWIN_BYDEF" knownColor="False"/>',
      ),
      ['1 rounds', '1: 1 won, 0 won +25 ~ ! table 9999'],
    ],
    [
      'a second game',
      wrap(
        '<Game roundNumber="1" blackPlayer="AB" whitePlayer="CD"/>\n<Game roundNumber="1" blackPlayer="CD" whitePlayer="AB"/>',
      ),
      ['error secondGame at 4:57 name=C D round=1', 'error secondGame at 4:57 name=A B round=1'],
    ],
    [
      'a bye beside a game',
      wrap(
        '<Game roundNumber="1" blackPlayer="AB" whitePlayer="CD"/>\n<ByePlayer roundNumber="1" player="AB"/>',
      ),
      ['error secondGame at 4:40 name=A B round=1'],
    ],
    [
      'keys of letters alone',
      wrap(
        '<Game roundNumber="1" blackPlayer="ZYWICAJAN" whitePlayer="ONEILLI"/>',
        '',
        player('Żywica', 'Jan', '1D') + player("O'Neil", 'Li', '1D'),
      ),
      ['1 rounds', '1: 1 unknown, 0 unknown +0'],
    ],
    [
      'keys that two could have',
      wrap(
        '<Game roundNumber="1" blackPlayer="ZYWICAJAN" whitePlayer="CD"/>',
        '',
        player('Żywica', 'Jan', '1D') + player('Žywica', 'Jan', '1D') + player('C', 'D', '1d'),
      ),
      ['error playerNotInFile at 3:64 text=ZYWICAJAN'],
    ],
    [
      'keys of a Turkish computer',
      wrap(
        '<Game roundNumber="1" blackPlayer="KİM" whitePlayer="CD"/>',
        '',
        player('Kim', '', '1D') + player('C', 'D', '1d'),
      ),
      ['1 rounds', '1: 1 unknown, 0 unknown +0'],
    ],
    [
      'a key of no letters',
      wrap(
        '<Game roundNumber="1" blackPlayer="--" whitePlayer="CD"/>',
        '',
        player('李', '', '1D') + player('C', 'D', '1d'),
      ),
      ['error playerNotInFile at 3:57 text=--'],
    ],
  ])('with %s', (_name, text, expected) => expect(said(text)).toEqual(expected));

  test.each([
    [
      'size="1"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:31 element=GeneralParameterSet attribute=size text=1'],
      ],
    ],
    [
      'size="52"',
      [
        { boardSize: 52, time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        [],
      ],
    ],
    [
      'komi="7"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', komi: 14, rounds: 1 },
        [],
      ],
    ],
    [
      'komi="7.25"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:34 element=GeneralParameterSet attribute=komi text=7.25'],
      ],
    ],
    [
      'komi="1000"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:34 element=GeneralParameterSet attribute=komi text=1000'],
      ],
    ],
    [
      'numberOfRounds="0"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:41 element=GeneralParameterSet attribute=numberOfRounds text=0'],
      ],
    ],
    [
      'numberOfRounds="20"',
      [{ time: { basicMinutes: 0, overtime: { kind: 'none' } } }, { system: 'Swiss', rounds: 20 }, []],
    ],
    [
      'numberOfRounds="21"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:42 element=GeneralParameterSet attribute=numberOfRounds text=21'],
      ],
    ],
    [
      'genMMBar="9d" genMMFloor="30k"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', upperBar: undefined, lowerBar: undefined, rounds: 1 },
        [],
      ],
    ],
    [
      'genMMBar="3P" genMMFloor="x"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        [
          'warning partLeftOut at 4:51 element=GeneralParameterSet attribute=genMMBar text=3P',
          'warning partLeftOut at 4:51 element=GeneralParameterSet attribute=genMMFloor text=x',
        ],
      ],
    ],
    [
      'genMMZero="1d"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', scoreZeroAt: '1d', rounds: 1 },
        [],
      ],
    ],
    [
      'genMMZero="x"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:36 element=GeneralParameterSet attribute=genMMZero text=x'],
      ],
    ],
    [
      'genMMZero="5K"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', scoreZeroAt: '30k', rounds: 1 },
        ['note notCarried what=zero count=1 example=5K'],
      ],
    ],
    [
      'genMMS2ValueBye="3"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:42 element=GeneralParameterSet attribute=genMMS2ValueBye text=3'],
      ],
    ],
    [
      'beginDate="" endDate="x2024-07-06"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:57 element=GeneralParameterSet attribute=endDate text=x2024-07-06'],
      ],
    ],
    [
      'bInternet="yes"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:38 element=GeneralParameterSet attribute=bInternet text=yes'],
      ],
    ],
    [
      'genRoundDownNBWMMS="true"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounding: 'absences', rounds: 1 },
        [],
      ],
    ],
    [
      'genRoundDownNBWMMS="toString"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        [
          'warning partLeftOut at 4:52 element=GeneralParameterSet attribute=genRoundDownNBWMMS text=toString',
        ],
      ],
    ],
    [
      'complementaryTimeSystem="CANBYOYOMI" basicTime="50" canByoYomiTime="300" nbMovesCanTime="20"',
      [
        { time: { basicMinutes: 50, overtime: { kind: 'canadian', seconds: 300, moves: 20 } } },
        { system: 'Swiss', rounds: 1 },
        [],
      ],
    ],
    [
      'complementaryTimeSystem="STDBYOYOMI" stdByoYomiTime="1234567"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'byo-yomi', seconds: 0 } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:84 element=GeneralParameterSet attribute=stdByoYomiTime text=1234567'],
      ],
    ],
    [
      'complementaryTimeSystem="SUDDENDEATH" basicTime="-1"',
      [
        { time: { basicMinutes: 0, overtime: { kind: 'none' } } },
        { system: 'Swiss', rounds: 1 },
        ['warning partLeftOut at 4:75 element=GeneralParameterSet attribute=basicTime text=-1'],
      ],
    ],
  ])('with the parameters %s', (general, expected) => {
    const reading = readOpenGotha(wrap('', general));
    const { facts, settings } = tournamentOf(reading);
    const told = Object.entries(facts).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(NO_FACTS[key as 'name']),
    );
    const { preset: _preset, tiebreaks: _tiebreaks, ...others } = settings;
    expect([Object.fromEntries(told), others, saidOf(reading.problems)]).toEqual(expected);
  });

  test.each([
    [
      '<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="9" hdCorrection="3" hdNoHdRankThreshold="9D"/>',
      [
        {
          system: 'Swiss',
          tiebreaks: [],
          handicap: 'MMS',
          handicapLimit: 9,
          handicapReduction: 3,
          handicapFrom: undefined,
          rounds: 1,
        },
        ',',
        [],
      ],
    ],
    [
      '<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0"/>',
      [{ system: 'Swiss', tiebreaks: [], handicap: 'none', rounds: 1 }, ',', []],
    ],
    [
      '<HandicapParameterSet hdCeiling="10" hdCorrection="-10"/>',
      [
        { system: 'Swiss', tiebreaks: [], rounds: 1 },
        ',',
        [
          'warning partLeftOut at 3:57 element=HandicapParameterSet attribute=hdCeiling text=10',
          'warning partLeftOut at 3:57 element=HandicapParameterSet attribute=hdCorrection text=-10',
        ],
      ],
    ],
    [
      '<PairingParameterSet paiMaSeedSystem1="SPLITANDSLIP" paiMaSeedSystem2="x" paiMaLastRoundForSeedSystem1="100" paiMaDUDDUpperMode="TOP" paiMaDUDDLowerMode="MID"/>',
      [
        {
          system: 'Swiss',
          tiebreaks: [],
          earlySeeding: 'slip',
          drawDownFrom: 'top',
          drawUpFrom: 'middle',
          rounds: 1,
        },
        ',',
        [
          'warning partLeftOut at 3:160 element=PairingParameterSet attribute=paiMaSeedSystem2 text=x',
          'warning partLeftOut at 3:160 element=PairingParameterSet attribute=paiMaLastRoundForSeedSystem1 text=100',
        ],
      ],
    ],
    [
      '<PlacementParameterSet><PlacementCriterion number="1" name="NBW"/><PlacementCriterion number="2" name="SOSW"/><PlacementCriterion/></PlacementParameterSet>',
      [{ system: 'Swiss', tiebreaks: ['SOS'], rounds: 1 }, ',', []],
    ],
    [
      '<Category number="2" lowerLimit="5K"/><Category number="1" lowerLimit="1D"/><PlacementParameterSet><PlacementCriterion number="1" name="CAT"/><PlacementCriterion number="2" name="NBW"/><PlacementCriterion number="3" name="SOSW"/></PlacementParameterSet>',
      [{ system: 'Swiss by categories', tiebreaks: ['SOS'], rounds: 1 }, '1,1', []],
    ],
    [
      '<Category number="1" lowerLimit="1D"/><PlacementParameterSet><PlacementCriterion number="1" name="CAT"/><PlacementCriterion number="2" name="SOSW"/></PlacementParameterSet>',
      [{ system: 'Swiss by categories', tiebreaks: ['SOS'], rounds: 1 }, '1,1', []],
    ],
    [
      '<Category number="1" lowerLimit="x"/><Category number="2" lowerLimit="1K"/>',
      [
        { system: 'Swiss', tiebreaks: [], rounds: 1 },
        ',',
        ['note notCarried what=categories count=2 example=x'],
      ],
    ],
    [
      '<Category number="10" lowerLimit="1K"/>',
      [
        { system: 'Swiss', tiebreaks: [], rounds: 1 },
        ',',
        ['note notCarried what=categories count=1 example=1K'],
      ],
    ],
    [
      '<PlacementParameterSet><PlacementCriterion number="1" name="SOSW"/></PlacementParameterSet>',
      [{ system: 'Swiss', tiebreaks: ['SOS'], rounds: 1 }, ',', []],
    ],
  ])('with the sets %s', (sets, expected) => {
    const reading = readOpenGotha(wrap(sets));
    const { settings, players } = tournamentOf(reading);
    const { preset: _preset, ...others } = settings;
    expect([others, players.map(({ category }) => category).join(), saidOf(reading.problems)]).toEqual(
      expected,
    );
  });

  // N165
  const four = ['A', 'B', 'C', 'D', 'E'].map(name => player(name, '', '1D')).join('');
  const board = (round: string, number: number, name: string) =>
    `<Board ${round === '' ? '' : `roundNumber="${round}" `}boardNumber="${number}" player="${name}"/>`;
  test.each([
    [
      'two teams',
      `<Team teamNumber="7" teamName="X">${board('', 1, 'A')}${board('', 2, 'B')}</Team><Team>${board('', 1, 'C')}${board('', 2, 'D')}</Team>`,
      [
        [true, undefined],
        'X 1, X 2, 2 1, 2 2,  undefined',
        [],
        [
          '<Team teamName="X" teamNumber="7">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="1" player="A" roundNumber="2"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="2"/>',
          '<Team teamName="2" teamNumber="2">',
          '<Board boardNumber="1" player="C" roundNumber="1"/>',
          '<Board boardNumber="1" player="C" roundNumber="2"/>',
          '<Board boardNumber="2" player="D" roundNumber="1"/>',
          '<Board boardNumber="2" player="D" roundNumber="2"/>',
          '<TeamGeneralParameterSet teamSize="2"/>',
        ],
        [
          '<Team teamName="X" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="1" player="A" roundNumber="2"/>',
          '<Board boardNumber="2" player="B" roundNumber="2"/>',
          '<Team teamName="2" teamNumber="2">',
          '<Board boardNumber="1" player="C" roundNumber="1"/>',
          '<Board boardNumber="2" player="D" roundNumber="1"/>',
          '<Board boardNumber="1" player="C" roundNumber="2"/>',
          '<Board boardNumber="2" player="D" roundNumber="2"/>',
          '<Team teamName="z" teamNumber="3">',
          '<Board boardNumber="1" player="E" roundNumber="1"/>',
          '<Board boardNumber="1" player="E" roundNumber="2"/>',
          '<TeamGeneralParameterSet teamSize="2"/>',
        ],
        ['note notCarried what=boards count=5 example=A'],
      ],
    ],
    [
      'a reserve',
      `<Team teamName="X">${board('1', 1, 'A')}${board('1', 2, 'B')}${board('2', 1, 'E')}${board('2', 2, 'B')}</Team><Team teamName="Y">${board('1', 1, 'C')}${board('1', 2, 'D')}</Team>`,
      [
        [true, undefined],
        'X 1, X 2, Y 1, Y 2, X 3',
        [],
        [
          '<Team teamName="X" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="1" player="E" roundNumber="2"/>',
          '<Board boardNumber="2" player="B" roundNumber="2"/>',
          '<Team teamName="Y" teamNumber="2">',
          '<Board boardNumber="1" player="C" roundNumber="1"/>',
          '<Board boardNumber="2" player="D" roundNumber="1"/>',
          '<TeamGeneralParameterSet teamSize="2"/>',
        ],
        [
          '<Team teamName="X" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="2"/>',
          '<Board boardNumber="1" player="E" roundNumber="2"/>',
          '<Team teamName="Y" teamNumber="2">',
          '<Board boardNumber="1" player="C" roundNumber="1"/>',
          '<Board boardNumber="2" player="D" roundNumber="1"/>',
          '<Board boardNumber="1" player="C" roundNumber="2"/>',
          '<Board boardNumber="2" player="D" roundNumber="2"/>',
          '<TeamGeneralParameterSet teamSize="2"/>',
        ],
        ['note notCarried what=boards count=5 example=A'],
      ],
    ],
    [
      'a player who moves',
      `<Team teamName="X">${board('2', 1, 'A')}${board('1', 2, 'A')}${board('1', 1, 'B')}</Team><Team teamName="Y">${board('1', 1, 'A')}${board('1', 2, 'C')}</Team>`,
      [
        [undefined, undefined],
        'X 2, X 1, Y 2,  undefined,  undefined',
        ['note notCarried what=boards count=1 example=A'],
        [
          '<Team teamName="X" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="2"/>',
          '<Board boardNumber="2" player="A" roundNumber="1"/>',
          '<Board boardNumber="1" player="B" roundNumber="1"/>',
          '<Team teamName="Y" teamNumber="2">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="C" roundNumber="1"/>',
          '<TeamGeneralParameterSet teamSize="4"/>',
        ],
        [
          '<Team teamName="X" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="1" player="A" roundNumber="2"/>',
          '<Team teamName="Y" teamNumber="2">',
          '<Board boardNumber="1" player="C" roundNumber="1"/>',
          '<Board boardNumber="1" player="C" roundNumber="2"/>',
          '<Team teamName="z" teamNumber="3">',
          '<Board boardNumber="1" player="D" roundNumber="1"/>',
          '<Board boardNumber="2" player="E" roundNumber="1"/>',
          '<Board boardNumber="1" player="D" roundNumber="2"/>',
          '<Board boardNumber="2" player="E" roundNumber="2"/>',
          '<TeamGeneralParameterSet teamSize="4"/>',
        ],
        ['note notCarried what=boards count=5 example=A'],
      ],
    ],
    [
      'odd boards',
      `<Team teamName="X">${board('0', 1, 'A')}${board('1', 0, 'B')}${board('1', 1, '')}${board('1', 2, 'X')}${board('1', 100, 'C')}</Team>`,
      [
        [undefined, undefined],
        ' undefined,  undefined,  undefined,  undefined,  undefined',
        [
          'warning partLeftOut at 3:70 element=Board attribute=roundNumber text=0',
          'warning partLeftOut at 3:121 element=Board attribute=boardNumber text=0',
          'warning playerNotInFile at 3:222 text=X',
          'warning partLeftOut at 3:275 element=Board attribute=boardNumber text=100',
        ],
        ['<Team teamName="X" teamNumber="1"/>', '<TeamGeneralParameterSet teamSize="4"/>'],
        [
          '<Team teamName="z" teamNumber="1">',
          '<Board boardNumber="1" player="A" roundNumber="1"/>',
          '<Board boardNumber="2" player="B" roundNumber="1"/>',
          '<Board boardNumber="3" player="C" roundNumber="1"/>',
          '<Board boardNumber="4" player="D" roundNumber="1"/>',
          '<Board boardNumber="5" player="E" roundNumber="1"/>',
          '<Board boardNumber="1" player="A" roundNumber="2"/>',
          '<Board boardNumber="2" player="B" roundNumber="2"/>',
          '<Board boardNumber="3" player="C" roundNumber="2"/>',
          '<Board boardNumber="4" player="D" roundNumber="2"/>',
          '<Board boardNumber="5" player="E" roundNumber="2"/>',
          '<TeamGeneralParameterSet teamSize="4"/>',
        ],
        ['note notCarried what=boards count=5 example=A'],
      ],
    ],
  ])('with %s', (_name, teams, expected) => {
    const games =
      '<Game roundNumber="1" blackPlayer="A" whitePlayer="C"/><Game roundNumber="1" blackPlayer="B" whitePlayer="D"/>';
    const reading = readOpenGotha(wrap(teams + games, 'numberOfRounds="2"', four));
    const event = tournamentOf(reading);
    const alone = tournamentOf(
      readOpenGotha(
        wrap(
          teams + games.replace('"C"', '"B"').replace('er="B" whitePlayer="D"', 'er="C" whitePlayer="D"'),
          'numberOfRounds="2"',
          four,
        ),
      ),
    );
    const moved = {
      ...event,
      players: event.players.map(one => ({
        ...one,
        team: one.team === '' ? 'z' : one.team.toUpperCase(),
        board: undefined,
      })),
    };
    const of = ({ text }: Writing) =>
      lines(text)
        .filter(line => /<Team |<Board |teamSize/.test(line))
        .map(line => line.trim().slice(0, 70));
    expect([
      [event.settings.teams, alone.settings.teams],
      event.players.map(({ team, board: seat }) => `${team} ${seat}`).join(', '),
      saidOf(reading.problems),
      of(writeOpenGotha(event)),
      of(writeOpenGotha(moved)),
      saidOf(writeOpenGotha(moved).problems).filter(line => line.includes('boards')),
    ]).toEqual(expected);
  });

  test('parts of players', () => {
    const masks: readonly (readonly [string, string | undefined, number])[] = [
      ['11111111111111111111', 'FIN', 3],
      ['10111111111111111111', 'FIN', 3],
      ['10110000000000000000', 'FIN', 3],
      ['00000000000000000000', 'FIN', 1],
      ['11111111111111111110', undefined, 3],
      ['11111111111111111111', 'PRE', 3],
      ['10111111111111111111', 'PRE', 3],
      ['', undefined, 1],
      ['1110', undefined, 1],
    ];
    expect(
      masks.map(([participating, registeringStatus, next]) =>
        outOfMask({ participating, ...(registeringStatus === undefined ? {} : { registeringStatus }) }, next),
      ),
    ).toEqual([
      { rounds: [], from: undefined },
      { rounds: [2], from: undefined },
      { rounds: [2], from: 5 },
      { rounds: [], from: 1 },
      { rounds: [], from: 20 },
      { rounds: [], from: 3 },
      { rounds: [], from: 2 },
      { rounds: [], from: undefined },
      { rounds: [4], from: undefined },
    ]);
    const ids = [
      { pin: '12345678', openGotha: { egfPin: '12345678', ffgLicence: '7', agaId: '8' } },
      { pin: '1234567', openGotha: { egfPin: '12345678', ffgLicence: '7', agaId: '8' } },
      { pin: '7', openGotha: { egfPin: ' ', ffgLicence: ' 7 ', agaId: '8' } },
      { pin: '123456' },
      { pin: '1234567' },
      { pin: '123456789' },
      { pin: 'x1' },
      { pin: '1x' },
      { pin: '' },
    ].map(one => ({ ...NOBODY, ...one }));
    expect(ids.map(one => [Object.values(federationIds(one)).join('|'), otherIds(one).join('|')])).toEqual([
      ['12345678|7|8', '7|8'],
      ['|1234567|', '12345678|7|8'],
      [' | 7 |8', '8'],
      ['||123456', ''],
      ['|1234567|', ''],
      ['123456789||', ''],
      ['x1||', ''],
      ['1x||', ''],
      ['||', ''],
    ]);
    const groups = [
      ['A'],
      ['A', 'B'],
      ['C', 'a'],
      ['D', 'd'],
      ['E', ' F'],
      ['E', 'F  G'],
      ['E+', 'F'],
      ['E；', 'F'],
      ['', 'F'],
      ['E', 'F G'],
    ].map(clubs => ({ name: clubs.join(), clubs }));
    expect(clubsAsOne(groups).map(({ name }) => name)).toEqual(['A,B', 'E,F G']);
  });
});
