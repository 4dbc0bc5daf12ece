import type { Finding } from '../../audit/finding';
import type { Settings } from '../../tournament/settings';
import { confirmedChanges } from '../settings/settingChanges';
import type { Text } from '../wording';
import { findingSentence } from './auditWords';

export const actSentences = (
  text: Text,
  acts: readonly Finding[],
  { confirmedChanges: changes }: Pick<Settings, 'confirmedChanges'>,
): readonly string[] => [
  ...acts.map(act => findingSentence(text, act)),
  ...confirmedChanges(changes).map(({ line }) => line),
];
