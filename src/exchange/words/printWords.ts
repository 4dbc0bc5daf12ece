import type { PrintWords } from '../../formats/print/roundOf';
import { FILE_TEXTS } from '../../text/files';
import type { Language } from '../../tournament/languages';
import { readMembership } from '../../tournament/person/membership';
import { pageWords } from './pageWords';

type PrintedWord = Parameters<typeof pageWords>[1];

/** The words of paper and screen; `say` has the organiser's texts by key. */
export function printWords(language: Language, say: PrintedWord): PrintWords {
  const own = FILE_TEXTS[language];
  return {
    ...pageWords(language, say),
    wallList: say('sheet.wallList'),
    players: own['page.players'],
    prizes: say('sheet.prizes'),
    settings: say('sheet.settings'),
    settingName: say('settings.name'),
    settingValue: say('settings.value'),
    checkIn: own['page.checkIn'],
    here: own['page.here'],
    owed: own['page.owed'],
    membership: say('column.membership'),
    memberText: (cell, begins) => memberText(language, cell, begins),
    notHere: own['page.notHere'],
    notPlaying: own['page.notPlaying'],
    notPaired: own['page.notPaired'],
    absent: own['page.absent'],
    absentAgreed: own['page.absentAgreed'],
    left: round => say('next.left', { round }),
    received: own['page.received'],
    certificate: own['page.certificate'],
    director: say('settingName.eventDirector'),
    noGroups: own['page.noGroups'],
    noTeams: own['page.noTeams'],
    noPrizes: own['page.noPrizes'],
    rating: say('column.rating'),
    category: say('column.category'),
    group: say('column.group'),
    board: say('column.board'),
    bracket: say('sheet.bracket'),
    notDrawn: say('bracket.notDrawn'),
    winner: say('bracket.winner'),
    thirdPlace: say('bracket.thirdPlace'),
    beside: say('bracket.beside'),
    komi: say('round.komi'),
    jigo: say('result.jigo'),
    byTable: own['page.byTable'],
    byName: own['page.byName'],
    matches: own['page.matches'],
    missing: own['page.missing'],
    begins: own['page.begins'],
    opponent: own['page.opponent'],
    signature: own['page.signature'],
    rounded: {
      EGF: own['page.roundedAll'],
      absences: own['page.roundedFree'],
      none: own['page.roundedNone'],
    },
  };
}

/** Nobody knows of an event without a day whether a membership has ended by then. */
function memberText(language: Language, cell: string, begins: string): string {
  const own = FILE_TEXTS[language];
  const membership = readMembership(cell);
  switch (membership?.kind) {
    case undefined:
      return cell;
    case 'none':
      return own['page.noLicence'];
    case 'leisure':
      return own['page.leisureLicence'];
    case 'until': {
      const { day } = membership;
      return own[day < begins ? 'page.memberEnded' : 'page.memberUntil'].replace('{day}', day);
    }
  }
}
