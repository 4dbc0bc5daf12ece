import { makeText } from '../../sheet/wording';
import type { Language } from '../../tournament/languages';
import type { HelpAnswer, HelpName } from '../protocol/protocol';

const TOPICS = {
  create: 'tutorial',
  players: 'registration',
  pairing: 'round',
  results: 'results',
  accidents: 'corrections',
  check: 'registration',
  standings: 'standings',
  files: 'printing',
  formulas: 'functions',
  google: 'google-sheets',
} as const satisfies Readonly<Record<HelpName, string>>;

/** The texts of the help. Buttons, entries and sheets are named by the texts that they have. */
export function helpIn(language: Language): HelpAnswer {
  const text = makeText(language);
  const named = {
    create: text('menu.create'),
    open: text('sidebar.files.open'),
    out: text('column.out'),
    players: text('sidebar.players'),
    pair: text('menu.pair'),
    byHand: text('sidebar.hand'),
    undo: text('sidebar.undo'),
    record: text('sidebar.recordResults'),
    absent: text('sidebar.enter.more'),
    log: text('sheet.log'),
    check: text('menu.check'),
    standings: text('menu.standings'),
    files: text('sidebar.files'),
    paper: text('sidebar.files.kind.paper pack'),
    settings: text('sheet.settings'),
  };
  const wordsOf = (name: HelpName) =>
    name === 'google'
      ? { heading: 'Google Sheets', lines: sentencesOf(text('help.limits')) }
      : {
          heading: text(`help.${name}`),
          lines: [
            text(`help.${name}.1`, named),
            text(`help.${name}.2`, named),
            text(`help.${name}.3`, named),
          ],
        };
  const topics = (Object.keys(TOPICS) as HelpName[]).map(name => ({
    name,
    ...wordsOf(name),
    page: TOPICS[name],
  }));
  return { topics, others: text('help.topics'), more: text('help.more'), keys: text('help.keys') };
}

const sentencesOf = (text: string): readonly string[] =>
  (text.match(/[^.。]+[.。]?/g) ?? []).map(sentence => sentence.trim());
