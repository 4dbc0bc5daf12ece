import { parseLabel } from '../../sheet/rounds/roundSheet';
import { foldName } from '../../tournament/name/foldName';

/**
 * `12 Ito Kenji (3d)` as people say it: the number stays where several of the event have that name. Of several in one text each but the
 * first stands behind a comma.
 */
export const named = (labels: string, namesakes: readonly string[]): string =>
  labels
    .split(/, (?=\d+ )/)
    .map(label => oneNamed(label, namesakes))
    .join(', ');

function oneNamed(label: string, namesakes: readonly string[]): string {
  const name = foldName(parseLabel(label)?.name ?? '');
  if (name === '' || namesakes.some(namesake => namesake === name || name.startsWith(`${namesake} (`)))
    return label;
  return label.trim().replace(/^\d+\s+/, '');
}
