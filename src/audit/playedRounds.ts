import type { AuditedEvent } from './auditedEvent';

export const playedRounds = ({ wallList }: AuditedEvent): readonly number[] =>
  Array.from({ length: wallList.rounds }, (_, index) => index + 1).filter(round =>
    wallList.entries.some(row => row[round - 1]?.some(({ kind }) => kind === 'game')),
  );
