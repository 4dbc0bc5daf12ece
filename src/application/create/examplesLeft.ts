import type { Tournament } from '../read/tournament';
import { exampleOf } from '../../sheet/cells/examples';

export const hasExamples = ({ reading, named }: Tournament): boolean =>
  named && reading.wallList.players.some(({ name }) => exampleOf(name) !== undefined);
