import type { HelpName } from '../../src/application/protocol/protocol';
import type { Screen } from '../state/screen';
import { screenOf } from './screens';

/** The topic of a screen: the help opens where the person is. */
export function topicOf(screen: Screen): HelpName {
  switch (screen.screen) {
    case 'view':
      return screenOf(screen.view).help;
    case 'starting':
      return 'create';
    case 'failed':
      return 'accidents';
    case 'refused':
      return 'create';
    case 'made':
    case 'copy':
      return 'files';
    case 'rating list':
    case 'rating matches':
      return 'players';
  }
}
