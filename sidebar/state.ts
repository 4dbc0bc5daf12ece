/** The state of the panel: what it shows, and what each answer and each deed makes of it. */
export * from './state/answers';
export * from './state/arrivals';
export * from './state/deeds';
export * from './state/files';
export * from './state/halfWay';
export * from './state/looks';
export * from './state/opening';
export * from './state/play';
export * from './state/players';
export * from './state/queue';
export * from './state/rows';
export * from './state/screen';
