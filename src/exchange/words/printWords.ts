import type { PrintWords } from '../../formats/print/roundOf';
import { FILE_TEXTS } from '../../text/files';
import type { Language } from '../../tournament/languages';
import { readMembership } from '../../tournament/person/membership';
import { pageWords } from './pageWords';

type PrintedWord = Parameters<typeof pageWords>[1];

/** The words of paper and screen; `say` has the organiser's texts by key. */
export function printWords(language: Language, say: PrintedWord): PrintWords {
  const texts = FILE_TEXTS[language];
  return {
    ...pageWords(language, say),
    wallList: say('sheet.wallList'),
    players: texts['page.players'],
    prizes: say('sheet.prizes'),
    settings: say('sheet.settings'),
    settingName: say('settings.name'),
    settingValue: say('settings.value'),
    checkIn: texts['page.checkIn'],
    here: texts['page.here'],
    owed: texts['page.owed'],
    membership: say('column.membership'),
    memberText: (cell, begins) => memberText(language, cell, begins),
    notHere: texts['page.notHere'],
    notPlaying: texts['page.notPlaying'],
    notPaired: texts['page.notPaired'],
    absent: texts['page.absent'],
    absentAgreed: texts['page.absentAgreed'],
    left: round => say('next.left', { round }),
    received: texts['page.received'],
    certificate: texts['page.certificate'],
    director: say('settingName.eventDirector'),
    noGroups: texts['page.noGroups'],
    noTeams: texts['page.noTeams'],
    noPrizes: texts['page.noPrizes'],
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
    byTable: texts['page.byTable'],
    byName: texts['page.byName'],
    matches: texts['page.matches'],
    missing: texts['page.missing'],
    begins: texts['page.begins'],
    opponent: texts['page.opponent'],
    signature: texts['page.signature'],
    rounded: {
      EGF: texts['page.roundedAll'],
      absences: texts['page.roundedFree'],
      none: texts['page.roundedNone'],
    },
  };
}

/** Nobody knows of an event without a day whether a membership has ended by then. */
function memberText(language: Language, cell: string, begins: string): string {
  const texts = FILE_TEXTS[language];
  const membership = readMembership(cell);
  switch (membership?.kind) {
    case undefined:
      return cell;
    case 'none':
      return texts['page.noLicence'];
    case 'leisure':
      return texts['page.leisureLicence'];
    case 'until': {
      const { day } = membership;
      return texts[day < begins ? 'page.memberEnded' : 'page.memberUntil'].replace('{day}', day);
    }
  }
}
