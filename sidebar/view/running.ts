import type { Request } from '../../src/application/protocol/protocol';
import type { Screen } from '../state/screen';
import type { Say } from '../words';

/** The text of the panel while it waits for an answer. */
export function runningText(request: Request, screen: Screen, say: Say): string {
  switch (request.ask) {
    case 'state':
    case 'self-test':
    case 'choose list':
      return say('sidebar.looking');
    case 'check':
    case 'audit':
      return say('sidebar.checking');
    case 'preview':
    case 'adopt':
      return pairing(screen, say);
    case 'why':
      return say('sidebar.why.asking');
    case 'absent':
    case 'players':
    case 'registration':
    case 'preview people':
    case 'check-in':
    case 'proposals':
      return say('sidebar.looking');
    case 'write absence':
    case 'change player':
    case 'write people':
    case 'begin check-in':
    case 'is here':
    case 'take proposals':
    case 'settle details':
    case 'keep pairing':
    case 'rate alone':
    case 'publish':
      return say('sidebar.writing');
    case 'numbers':
      return say('sidebar.looking');
    case 'write numbers':
    case 'write ratings':
    case 'print sheet':
      return say('sidebar.writing');
    case 'report':
      return say('sidebar.report.writing');
    case 'write':
      return writing(screen, say);
    case 'undo':
      return say('sidebar.undoing');
    case 'finish':
      return say('sidebar.finishing');
    case 'mend':
    case 'sort by place':
      return say('sidebar.mend.writing');
    case 'confirm changes':
      return say('sidebar.changes.confirming');
    case 'put back':
    case 'take version':
      return say('sidebar.writing');
    case 'record':
      return say('sidebar.recording');
    case 'names':
    case 'standings':
      return say('sidebar.ranking');
    case 'prizes':
      return say('sidebar.sharing');
    case 'simulation':
      return say('sidebar.looking');
    case 'simulate':
      return say('sidebar.simulate.playing');
    case 'simulation sheet':
      return say('sidebar.writing');
    case 'go':
      return say('sidebar.going', { cell: request.to.a1 });
    case 'create':
      return say('sidebar.creating');
    case 'files':
      return say('sidebar.looking');
    case 'preview import':
    case 'preview ratings':
      return say('sidebar.files.reading');
    case 'import':
      return say('sidebar.creating');
    case 'split':
      return say('sidebar.writing');
    case 'clear examples':
      return say('sidebar.clearing');
  }
}

function pairing(screen: Screen, say: Say): string {
  if (screen.screen !== 'view' || screen.view.view !== 'ready') return say('sidebar.pairing');
  return say('sidebar.pairingPlayers', { players: screen.view.playing });
}

function writing(screen: Screen, say: Say): string {
  if (screen.screen !== 'view' || screen.view.view !== 'preview') return say('sidebar.writing');
  return say('sidebar.writingRound', { round: screen.view.round });
}
