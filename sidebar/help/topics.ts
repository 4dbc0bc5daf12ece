import type { HelpName, ShownView } from '../../src/application/protocol/protocol';
import type { Screen } from '../state/screen';

/** The topic of each screen: the help opens where the person is. */
const TOPICS: Readonly<Record<ShownView['view'], HelpName>> = {
  'no wall list': 'create',
  text: 'create',
  create: 'create',
  import: 'create',
  imported: 'create',
  created: 'players',
  players: 'players',
  numbers: 'players',
  ratings: 'players',
  'ratings written': 'players',
  people: 'players',
  registration: 'players',
  'check-in': 'players',
  proposals: 'players',
  'details changed': 'players',
  cleared: 'players',
  ready: 'pairing',
  preview: 'pairing',
  written: 'pairing',
  'report written': 'pairing',
  'results missing': 'results',
  recorded: 'results',
  absence: 'accidents',
  'past changed': 'accidents',
  changed: 'accidents',
  begun: 'accidents',
  undone: 'accidents',
  stopped: 'accidents',
  busy: 'accidents',
  changes: 'accidents',
  version: 'accidents',
  problems: 'check',
  audit: 'check',
  finished: 'standings',
  'standings written': 'standings',
  'prizes written': 'standings',
  files: 'files',
  'names written': 'files',
  'print sheet': 'files',
  simulate: 'formulas',
  simulation: 'formulas',
  'simulation written': 'formulas',
};

export function topicOf(screen: Screen): HelpName {
  switch (screen.screen) {
    case 'view':
      return TOPICS[screen.view.view];
    case 'starting':
      return 'create';
    case 'failed':
      return 'accidents';
    case 'refused':
      return 'create';
    case 'made':
      return 'files';
    case 'rating list':
    case 'rating matches':
      return 'players';
  }
}
