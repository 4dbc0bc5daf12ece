/** Small files as other programs write them, made for these tests. */

/** Four players, round 1 played, round 2 paired: `; CL[A]` and a line for each player, opponents by line. */
export const H9 = `; CL[A]
; EV[Spring Cup]
; PC[CZ, Plzeň]
; DT[2026-07-06,2026-07-07]
; HA[h9]
; KM[6.5]
; TM[75]
   1 Kask Mari                       3d EE Tart   1    1    0    0       4+/w      2+/b |10000001
   2 Ito Kenji                       2d CZ Brno   1    1    0    0       3+/b      1-/w |10000002
   3 Novák Jan                       1d CZ Plze   0    1    0    0       2-/w      4+/b |10000003
   4 Lan Thi                         1k FR Pari   0    1    0    0       1-/b      3-/w |10000004
`;

const player = (name: string, firstName: string, rank: string, rating: number, pin: string): string =>
  `<Player agaExpirationDate="" agaId="" club="Plze" country="CZ" egfPin="${pin}" ffgLicence="" ffgLicenceStatus="" ` +
  `firstName="${firstName}" grade="${rank}" name="${name}" participating="11111111111111111111" rank="${rank}" ` +
  `rating="${rating}" ratingOrigin="EGF" registeringStatus="FIN" smmsCorrection="0"/>`;

const game = (round: number, table: number, black: string, white: string, result: string): string =>
  `<Game blackPlayer="${black}" handicap="0" knownColor="true" result="RESULT_${result}" roundNumber="${round}" ` +
  `tableNumber="${table}" whitePlayer="${white}"/>`;

/** A McMahon of three rounds: the first is played, the second paired, at tables of their own. */
export const OPENGOTHA = `<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201" externalIPAddress="" fullVersionNumber="3.49" runningMode="SAL" saveDT="20260706">
<Players>
${player('KASK', 'Mari', '3D', 2300, '10000001')}
${player('ITO', 'Kenji', '2D', 2200, '10000002')}
${player('NOVAK', 'Jan', '1D', 2100, '10000003')}
${player('LAN', 'Thi', '1K', 2000, '10000004')}
</Players>
<Games>
${game(1, 7, 'KASKMARI', 'ITOKENJI', 'BLACKWINS')}
${game(1, 8, 'NOVAKJAN', 'LANTHI', 'WHITEWINS')}
${game(2, 7, 'LANTHI', 'KASKMARI', 'UNKNOWN')}
${game(2, 8, 'ITOKENJI', 'NOVAKJAN', 'UNKNOWN')}
</Games>
<TournamentParameterSet>
<GeneralParameterSet basicTime="60" beginDate="2026-07-06" complementaryTimeSystem="STDBYOYOMI" director="" endDate="2026-07-07"
 fischerTime="10" genCountNotPlayedGamesAsHalfPoint="false" genMMBar="3D" genMMFloor="20K" genMMS2ValueAbsent="1" genMMS2ValueBye="2"
 genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genRoundDownNBWMMS="true" komi="6.5" location="Plzen" name="Spring Cup"
 nbMovesCanTime="15" numberOfCategories="1" numberOfRounds="3" shortName="spring" size="19" stdByoYomiTime="30"/>
<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>
<PlacementParameterSet>
<PlacementCriteria>
<PlacementCriterion name="MMS" number="1"/>
<PlacementCriterion name="SOSM" number="2"/>
</PlacementCriteria>
</PlacementParameterSet>
</TournamentParameterSet>
</Tournament>
`;
