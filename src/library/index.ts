/** The package `wallist`: a wall list in; standings, next round, explanations, audit and simulation out. */
export { openList } from './openList';
export type { ListProblem, WallListRows, Named, OpenedList, SettingRows, NoAnswer } from './openList';
export { explainValue, standingsOf } from './standingsOf';
export type { ExplanationRow, FinalStandings, StandingsLine } from './standingsOf';
export { nextRoundOf, whyNotPaired } from './nextRoundOf';
export type { NextGame, NextRound } from './nextRoundOf';
export { auditOf } from './auditOf';
export type { AuditedPart, AuditOfList } from './auditOf';
export { simulationOf } from './simulationOf';
export type { SimulatedNumber, SimulatedPlayer, SimulationOfList } from './simulationOf';
