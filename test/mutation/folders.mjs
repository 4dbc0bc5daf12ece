const standings = [
  'test/standings/*.test.ts',
  'test/rules/{directComparison,sos}.test.ts',
  // Long draws by dice, and comparisons with a collection that not everybody has.
  '!test/standings/{properties,deepComparison,unplayed,openGotha,openGothaWallLists}.test.ts',
];

/**
 * What is mutated, folder by folder, by which tests, and how many in a hundred these must kill. They import `src` and are done in a
 * second or two, for each runs hundreds of times: what only a longer one notices counts as not noticed.
 */
export const FOLDERS = {
  tournament: {
    // The others are lists of words and of facts; the compiler and the tests of those who ask see to them.
    mutate: ['src/tournament/{,name/}*.ts', '!src/tournament/{settings,tiebreaks,systems,problem}.ts'],
    tests: ['test/tournament/*.test.ts'],
    least: 90,
  },
  lots: { mutate: ['src/lots/*.ts'], tests: ['test/lots/*.test.ts'], least: 90 },
  rating: { mutate: ['src/rating/*.ts'], tests: ['test/rating/*.test.ts'], least: 90 },
  'standings/tiebreaks': {
    mutate: ['src/standings/tiebreaks/*.ts'],
    tests: [
      'test/standings/{columns,directComparison,sos}.test.ts',
      'test/rules/{directComparison,sos}.test.ts',
    ],
    least: 90,
  },
  'standings/score': {
    mutate: ['src/standings/score/*.ts'],
    tests: [
      'test/standings/{counted,rounds,score,startingScore,columns,sos,teams,diagonal}.test.ts',
      'test/pairing/{geography,startProblems,topGroup}.test.ts',
      'test/rules/sos.test.ts',
    ],
    least: 90,
  },
  'standings/order': { mutate: ['src/standings/{order,placement}/*.ts'], tests: standings, least: 90 },
  'standings/others': {
    mutate: ['src/standings/**/*.ts', '!src/standings/{tiebreaks,score,order,placement}/*.ts'],
    tests: [...standings, 'test/pairing/{eligibility,openRound,openStage,others,teams}.test.ts'],
    least: 90,
  },
  'pairing/criteria': {
    mutate: ['src/pairing/criteria/*.ts'],
    // Costs against those pair by pair (`cost`) and levels proved in large fields (`strictOrderProved`) take seconds.
    tests: [
      'test/pairing/{criteria,criterionTotals,colour,colourBalance,field,float,geography}.test.ts',
      'test/pairing/{handicap,seeding,strictOrder,within,whatIf,remarks}.test.ts',
    ],
    least: 90,
  },
  'pairing/game': {
    mutate: ['src/pairing/game/*.ts'],
    tests: [
      'test/pairing/{colour,float,geography,handicap,tables,fixedPairs,nextRound,remarks}.test.ts',
      'test/pairing/{teams,draw,seeding,diagonal,roundRobin}.test.ts',
    ],
    least: 90,
  },
  'pairing/round': {
    mutate: ['src/pairing/round/*.ts'],
    tests: [
      'test/pairing/{eligibility,field,fixedPairs,missingResults,nextRound,openGames,openRound}.test.ts',
      'test/pairing/{openStage,otherGames,others,roundWarnings,startProblems,starts,teams,topGroup}.test.ts',
    ],
    least: 90,
  },
  'pairing/byHand': {
    mutate: ['src/pairing/byHand/*.ts'],
    tests: ['test/pairing/{byHand,pastChanges}.test.ts'],
    least: 90,
  },
  'pairing/diagonal': {
    mutate: ['src/pairing/diagonal/*.ts'],
    tests: [
      'test/pairing/{diagonalRound,diagonal,diagonalOrder,diagonalPattern,diagonalProblems,diagonalRepeats}.test.ts',
    ],
    least: 90,
  },
  'pairing/knockout': {
    mutate: ['src/pairing/knockout/*.ts'],
    tests: [
      'test/pairing/{knockoutRound,knockout,bracketTree,groupsKnockout,draw}.test.ts',
      'test/pairing/{bracketPlaces,knockoutProblems,knockoutByLot,withRound,decision}.test.ts',
    ],
    least: 90,
  },
  'pairing/optimum': {
    mutate: ['src/pairing/optimum/*.ts'],
    // Proofs in large fields and byes tried one by one take seconds.
    tests: ['test/pairing/{bye,provedCosts,forbidden,groups,nextRound,proof,whatIfText}.test.ts'],
    least: 90,
  },
  'pairing/playoff': {
    mutate: ['src/pairing/playoff/*.ts'],
    tests: ['test/pairing/playoff.test.ts'],
    least: 90,
  },
  'pairing/roundRobin': {
    mutate: ['src/pairing/roundRobin/*.ts'],
    tests: [
      'test/pairing/{tableRound,smallTables,tableProblems,roundRobin,groupsKnockout,snakeGroups}.test.ts',
    ],
    least: 90,
  },
  'pairing/scorePairing': {
    mutate: ['src/pairing/scorePairing/*.ts'],
    tests: ['test/pairing/{scorePairing,scorePairingBefore,scorePairingText,groups}.test.ts'],
    least: 90,
  },
  'pairing/swiss': {
    mutate: ['src/pairing/swiss/*.ts'],
    tests: [
      'test/pairing/{groups,supergroup,bye,nextRound,swissRound}.test.ts',
      'test/pairing/{categories,fixedPairs,tables,weighedRound}.test.ts',
    ],
    least: 90,
  },
  'pairing/teams': {
    mutate: ['src/pairing/teams/*.ts'],
    tests: ['test/pairing/{teams,teamRound}.test.ts'],
    least: 90,
  },
  // The next round, what is warned of before it, what is proposed before the start.
  'pairing/others': {
    mutate: ['src/pairing/*.ts'],
    tests: [
      'test/pairing/{startProposals,weighedRound,knockoutRound,topGroup,nextRound,openRound}.test.ts',
      'test/pairing/{roundWarnings,playoff,diagonalProblems,teamRound,knockoutProblems,withRound,decision}.test.ts',
    ],
    least: 90,
  },
  'sheet/read': {
    mutate: ['src/sheet/{cells,frame,read}/*.ts'],
    tests: [
      'test/sheet/{cell,cellProblem,entries,entryInCell,fields,frame,header,notation,opponentResult}.test.ts',
      'test/sheet/{playerRows,readPrizes,readWallList,roundTitle,splitAtBlanks,splitText,titleRows}.test.ts',
      'test/sheet/{titles,withoutHeader,checkWallList,recordRound,wallListCells,printedLists}.test.ts',
      'test/application/splitText.test.ts',
    ],
    least: 80,
  },
  'sheet/check': {
    mutate: ['src/sheet/check/*.ts'],
    tests: ['test/sheet/{checkWallList,checkPlayers,checkFormulas,mends,writeRound}.test.ts'],
    least: 80,
  },
  'sheet/registration': {
    mutate: ['src/sheet/registration/*.ts'],
    tests: ['test/sheet/{registration,guess,sameText,planRows}.test.ts'],
    least: 80,
  },
  'sheet/rounds': {
    mutate: ['src/sheet/{rounds,rows}/*.ts'],
    tests: ['test/sheet/{changeRound,recordRound,roundResult,roundSheet,roundGames,movedRows}.test.ts'],
    least: 80,
  },
  'sheet/settings': {
    mutate: ['src/sheet/settings/*.ts'],
    tests: [
      'test/sheet/{readSettings,settingRows,settingsSheet,settingsRange,settingChanges,wording}.test.ts',
    ],
    least: 80,
  },
  'sheet/others': {
    mutate: ['src/sheet/{announcement,audit}/*.ts', 'src/sheet/*.ts'],
    tests: [
      'test/sheet/{announcedRows,auditWords,tournamentSystem,wording,checkWallList}.test.ts',
      'test/audit/planted.test.ts',
    ],
    least: 80,
  },
  'formats/h9': {
    mutate: ['src/formats/h9/*.ts'],
    tests: [
      'test/formats/{h9,h9Shapes,lineFiles,tou,halfPlayed}.test.ts',
      'test/exchange/partOfRounds.test.ts',
    ],
    least: 90,
  },
  'formats/openGotha': {
    mutate: ['src/formats/openGotha/*.ts'],
    tests: [
      'test/formats/{openGotha,openGothaParts,openGothaPlaces,openGothaRules,openGothaWhole,openGothaLosses,xml}.test.ts',
    ],
    least: 90,
  },
  'formats/aga': {
    mutate: ['src/formats/aga/*.ts'],
    tests: ['test/formats/{aga,agaFiles,halfPlayed}.test.ts'],
    least: 90,
  },
  'formats/print': {
    mutate: ['src/formats/{print,html}/*.ts'],
    tests: ['test/exchange/{writePrint,printTruth,wholePages}.test.ts', 'test/formats/liveCells.test.ts'],
    least: 90,
  },
  'formats/others': {
    mutate: ['src/formats/*.ts', 'src/formats/{wallList,ratingLists,parse}/*.ts'],
    tests: [
      'test/formats/{bytes,cornersOfFiles,foreignFiles,halfPlayed,h9,listedEvents,liveCells,macMahon,openGotha,plainLetters,ratingLists,tables,xml}.test.ts',
      'test/exchange/partOfRounds.test.ts',
    ],
    least: 90,
  },
  audit: {
    mutate: ['src/audit/*.ts'],
    // Whole events by dice (`clean`) take longer.
    tests: ['test/audit/{cells,irregularActs,planted,told}.test.ts'],
    least: 90,
  },
  simulation: {
    mutate: ['src/simulation/**/*.ts'],
    // Many events by dice (`analytic`, `repeatable`, `soak`) and a browser take longer.
    tests: ['test/simulation/{candidates,certain,dice,estimate,planOfList,rare,referee}.test.ts'],
    least: 90,
  },
  // Who is meant by what is typed at the desk, and the lists that know people.
  'exchange/lookUp': {
    mutate: ['src/exchange/lookUp/*.ts'],
    tests: ['test/exchange/lookUp/*.test.ts'],
    least: 90,
  },
  // Files that are read and written, by what they are. Workbooks of other programs (`saved`) are tried with the workbench.
  'exchange/others': {
    mutate: ['src/exchange/*.ts'],
    tests: [
      'test/exchange/{accepted,otherJson,readFile,partOfRounds,settingsNotHeld,fileNames,whereMended}.test.ts',
      'test/exchange/{writePrint,systemAsked,handicapAsked,backToOpenGotha,pageTexts,bookTables,madeFiles}.test.ts',
      'test/eventFile/{fileKinds,severalLists}.test.ts',
      'test/application/ratingLists.test.ts',
      'test/formats/openGotha.test.ts',
    ],
    least: 90,
  },
  'exchange/print': {
    mutate: ['src/exchange/print/*.ts'],
    tests: ['test/exchange/{writePrint,printTruth,wholePages,printedRows}.test.ts'],
    least: 90,
  },
  // What a copy of the tournament brings back: people, results, settings, questions where both have changed one thing.
  'application/merge': {
    mutate: ['src/application/merge/*.ts'],
    tests: ['test/application/{merge,mergedSheets,mergedPeople}.test.ts'],
    least: 90,
  },
  'application/pair': {
    mutate: ['src/application/pair/*.ts'],
    tests: [
      'test/application/{previewSaid,partOfRound,byHand,anotherBye,seat,noShows,groups,numbersByLot}.test.ts',
      'test/application/{refusedTiebreaks,topGroup,playoff,why}.test.ts',
    ],
    least: 90,
  },
  'application/results': {
    mutate: ['src/application/results/*.ts'],
    tests: ['test/application/{enter,record,resultsInPanel,roundTold,oddResults,goingOn}.test.ts'],
    least: 90,
  },
  'application/rounds': {
    mutate: ['src/application/rounds/*.ts'],
    tests: [
      'test/application/{roundSheetLines,tablesAnew,handWork,bracketLines,matchLines,noShows,typedOver,seat,selfCheckIn}.test.ts',
    ],
    least: 90,
  },
  'application/registration': {
    mutate: ['src/application/registration/*.ts'],
    tests: ['test/application/{registration,atTheDesk,players,tableRounds,fees,namesakes,groups}.test.ts'],
    least: 90,
  },
  'application/functions': {
    mutate: ['src/application/functions/*.ts'],
    tests: [
      'test/application/{functions,explainShown,order,ratings,provisional,scorePairing,onePrize,prizes,mcMahonScore}.test.ts',
      'test/application/{badInput,headings,whyNot,whyWords,whyGiven,why,teams,categories}.test.ts',
    ],
    least: 90,
  },
  'application/alerts': {
    mutate: ['src/application/alerts/*.ts'],
    // Alerts over the built add-on (`test/google/alert*`) take minutes.
    tests: ['test/application/{alertWords,alertTalks}.test.ts'],
    least: 90,
  },
  'application/check': {
    mutate: ['src/application/check/*.ts'],
    tests: [
      'test/application/{check,textFormats,printedScore,otherForms,asleepFormulas,mends,addRound,renamed}.test.ts',
      'test/application/{movedList,movedRows,emptyRounds,unknownStart,listsInOneSheet,knockout}.test.ts',
    ],
    least: 90,
  },
  'application/mend': {
    mutate: ['src/application/mend/*.ts'],
    // Whole events and draws by dice (`addRound`, `movedRows`, `otherForms`, `otherLanguage`, `typedOver`) take longer.
    tests: [
      'test/application/{mendPlans,mendSheets,mendForms,mendPressed,lostRounds,mends,emptyRounds}.test.ts',
      'test/application/{roundTitles,absentCells,settingsBelow,movedList,renamed,handWork}.test.ts',
    ],
    least: 90,
  },
  'application/afterStart': {
    mutate: ['src/application/afterStart/*.ts'],
    tests: [
      'test/application/{startedParts,lastPairing,rateAlone,pastChanged,settingsChanged}.test.ts',
      'test/application/{afterStart,afterPairing,pastResults,version,keepApart,ratingByRound}.test.ts',
    ],
    least: 90,
  },
  'application/adopt': {
    mutate: ['src/application/adopt/*.ts'],
    tests: ['test/application/{adopt,handicapOfList,stoneColumns}.test.ts'],
    least: 90,
  },
  'application/create': {
    mutate: ['src/application/create/*.ts'],
    tests: ['test/application/{newSheets,create,examples,splitText,import,refusedTiebreaks}.test.ts'],
    least: 90,
  },
  'application/standingsSheets': {
    mutate: ['src/application/standingsSheets/*.ts'],
    tests: [
      'test/application/{sheetLooks,costs,why,printSheet,sortByPlace,previewSaid,lineUpByRound,categories}.test.ts',
      'test/application/{expectedWinners,wordsExplained}.test.ts',
      'test/google/alertPreviews.test.ts',
    ],
    least: 90,
  },
  'application/files': {
    mutate: ['src/application/files/*.ts'],
    tests: [
      'test/application/{filesNow,import,ratingLists,lineUpByRound}.test.ts',
      'test/exchange/{importedScreens,settingsNotHeld,whereMended,pageTexts}.test.ts',
    ],
    least: 90,
  },
  'application/prizes': {
    mutate: ['src/application/prizes/*.ts'],
    tests: ['test/application/{prizes,onePrize,expectedWinners,categories}.test.ts'],
    least: 90,
  },
  'application/read': {
    mutate: ['src/application/read/*.ts'],
    tests: ['test/application/{readTournament,functions,prizes,record,adopt,playoff}.test.ts'],
    least: 90,
  },
  'application/lists': {
    mutate: ['src/application/lists/*.ts'],
    // Whole events in several lists (`severalLists`, `listsInOneSheet`, `tenLists`, `ownLists`) take minutes.
    tests: ['test/application/{seenLists,listsBeside,movedList}.test.ts'],
    least: 90,
  },
  'application/panel': {
    mutate: ['src/application/panel/*.ts'],
    tests: [
      'test/application/{requestShapes,seenByPanel,screensAsked,eventNews,typedActs,roundTold}.test.ts',
      'test/application/inForce.test.ts',
    ],
    least: 90,
  },
  'application/formulas': {
    mutate: ['src/application/formulas/*.ts'],
    tests: ['test/application/{staleFormulas,asleepFormulas,calledFormulas}.test.ts'],
    least: 90,
  },
  // Workbooks of other programs, written and read again by the workbench.
  'exchange/saved': {
    mutate: ['src/exchange/saved/*.ts'],
    tests: [
      'test/exchange/{savedFiles,savedBooks}.test.ts',
      'test/workbench/{ods,forGoogle}.test.ts',
      'test/eventFile/severalLists.test.ts',
    ],
    least: 90,
  },
  // Every change of cells: logged before, read back after, undone on demand. Faults at every call are tried on the built add-on.
  'application/write': {
    mutate: ['src/application/{write,undo}/*.ts', 'src/application/selfTest/selfTestCells.ts'],
    tests: [
      'test/application/{placeCells,writing,undo,log,ownSheets,splitText,undoByPlayers,inForceCells,wholeRows,selfTestCells}.test.ts',
    ],
    least: 90,
  },
  // The rows of the Log, rows found again by their players, what a pairing puts into cells.
  'sheet/write': {
    mutate: ['src/sheet/write/*.ts'],
    tests: [
      'test/sheet/{block,logRows,sheetNames,rowNames,pairedFrom,newTournament,numberChanges,template,wallListCells,writeRound}.test.ts',
      'test/application/{placeCells,writing,undo,log}.test.ts',
    ],
    least: 90,
  },
  // The panel without its page: what it shows after each answer and each press.
  'sidebar/state': {
    mutate: ['sidebar/state/*.ts'],
    tests: ['test/sidebar/{state,results,checkInState,arrivals}.test.ts'],
    least: 90,
  },
  // A survivor must leave answer and certificate right: the tests compare both with other ways to find them.
  matching: { mutate: ['src/matching/**/*.ts'], tests: ['test/matching/*.test.ts'], least: 0 },
};
