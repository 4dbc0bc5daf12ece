import type { AnnounceRules } from './rows';

export const announceDiagonal: AnnounceRules = ({ settings }, { row, setting, word, colours }) => [
  row('system.pairs', 'system.pairs.Diagonal'),
  setting('diagonalOrder', word(settings.diagonalOrder)),
  setting('gamesPerOpponent', String(settings.gamesPerOpponent)),
  setting('fewPlayersUpTo', String(settings.fewPlayersUpTo)),
  setting('middlePlayer', word(settings.middlePlayer)),
  row('system.out', settings.gamesPerOpponent === 1 ? 'system.outLosses' : 'system.outHalfLosses'),
  row('system.draws', settings.gamesPerOpponent === 1 ? 'system.drawsLoss' : 'system.drawsHalfLoss'),
  row('system.winner', 'system.winnerDiagonal'),
  row('system.score', 'system.scorePerformance'),
  setting('performance', word(settings.performance)),
  colours(settings.gamesPerOpponent === 1 ? 'system.coloursWalk' : 'system.coloursBoth'),
  row('system.byes', 'system.byesNone'),
  row('system.absent', 'system.absentOut'),
  row('system.repeats', 'system.repeatsFew'),
];
