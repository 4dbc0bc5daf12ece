import { describe, expect, test } from 'vitest';
import type { Button, ButtonAction, Panel } from '../../sidebar/model/panel';
import { STARTING, type State } from '../../sidebar/state/screen';
import { panelOf } from '../../sidebar/view/panelOf';
import { makeSay, type Say, type WordKey } from '../../sidebar/words';
import type { Request, ShownView, View } from '../../src/application/protocol/protocol';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { expectView, pairRound, playRound, tournamentBook } from '../application/tournamentBook';
import { answer, EVENT, PREVIEW, VIEWS } from './views';

/**
 * How a button says where it leads: by the heading of the screen that comes, by words of its own, by the name of the sheet or of the
 * player; or it stays, because it writes what the screen shows.
 */
type Way =
  | { readonly opens: View['view'] }
  | { readonly says: readonly WordKey[] }
  | 'next'
  | 'sheet'
  | 'player'
  | 'stays';

const WAYS: Readonly<Record<Request['ask'], Way>> = {
  state: 'next',
  go: 'sheet',
  'choose list': 'stays',
  absent: 'player',
  enter: 'stays',
  round: { says: ['sidebar.place.round', 'sidebar.enter.pair', 'sidebar.written.enter'] },
  places: { opens: 'places' },
  files: { says: ['sidebar.files', 'sidebar.print.web'] },
  registration: { says: ['sidebar.register', 'sidebar.written.add'] },
  players: { says: ['sidebar.players', 'sidebar.place.players', 'sidebar.checkIn'] },
  proposals: { opens: 'proposals' },
  groups: { opens: 'groups' },
  'preview ranks': { says: ['sidebar.ranks.heading', 'sidebar.ranks.show', 'sidebar.leave'] },
  audit: { opens: 'audit' },
  simulation: { opens: 'simulate' },
  numbers: { opens: 'numbers' },
  tables: { says: ['sidebar.tables', 'sidebar.tables.played'] },
  reports: { says: ['sidebar.reports', 'sidebar.reports.look'] },
  names: { opens: 'names written' },
  preview: {
    says: [
      'sidebar.ready.preview',
      'sidebar.ready.without',
      'sidebar.again',
      'sidebar.missing.waits',
      'sidebar.past.some',
      'sidebar.past.all',
      'sidebar.hand.reset',
      'sidebar.left.pair',
      'sidebar.part.preview',
    ],
  },
  part: { says: ['sidebar.part.open'] },
  adopt: { says: ['sidebar.ready.preview'] },
  standings: { says: ['sidebar.showStandings'] },
  prizes: { says: ['sidebar.showPrizes', 'sidebar.showPrizesProvisional'] },
  report: { says: ['sidebar.report.write'] },
  costs: { says: ['sidebar.costs.write'] },
  'preview people': { says: ['sidebar.register.look', 'sidebar.register.form', 'sidebar.register.decide'] },
  'preview merge': { says: ['sidebar.merge'] },
  'add rounds': 'stays',
  merge: 'stays',
  'preview ratings': { says: ['sidebar.ratings.compare'] },
  'print sheet': { says: ['sidebar.made.sheet'] },
  'simulation sheet': { says: ['sidebar.simulate.write'] },
  // It writes what the screen says above it.
  'use system': { says: ['sidebar.simulate.use'] },
  'self-test': 'stays',
  check: { says: ['sidebar.menu.check'] },
  why: 'stays',
  simulate: 'stays',
  'keep pairing': 'stays',
  'rate alone': 'stays',
  'confirm changes': 'stays',
  'take version': 'stays',
  'put back': 'stays',
  'settle details': 'stays',
  'settle results': 'stays',
  create: 'stays',
  'clear examples': 'stays',
  split: 'stays',
  'preview import': 'stays',
  import: 'stays',
  'write ratings': 'stays',
  undo: 'stays',
  finish: 'stays',
  'sort by place': 'stays',
  write: 'stays',
  'write numbers': 'stays',
  'change players': 'stays',
  seat: 'stays',
  'keep apart': 'stays',
  'let in': 'stays',
  'enter person': 'stays',
  'write people': 'stays',
  'begin check-in': 'stays',
  'take proposals': 'stays',
  'write groups': 'stays',
  'write ranks': 'stays',
  'write absence': 'stays',
  publish: 'stays',
  'write tables': 'stays',
  record: 'stays',
  'take reports': 'stays',
  mend: 'stays',
};

const FILE = { name: 'Spring-Cup.html', type: 'text/html', bytes: new Uint8Array() };

/** Every screen that the panel can show. */
const SCREENS: readonly (readonly [string, Partial<State>])[] = [
  ...Object.entries(VIEWS).map(([name, view]) => [name, shows(view)] as const),
  ['by hand', { ...shows(VIEWS.previewCompared), byHand: true }],
  ['preview after ready', { ...shows(PREVIEW), before: VIEWS.ready }],
  ['form after problems', { ...shows(VIEWS.create), before: VIEWS.noWallList }],
  ['failed', { screen: { screen: 'failed', request: { ask: 'write', seen: 'x' }, message: 'offline' } }],
  ['refused', { screen: { screen: 'refused', sentence: 'No such file.' } }],
  ['copy', { screen: { screen: 'copy' } }],
  ['rating list', { screen: { screen: 'rating list' } }],
  ['made', { screen: { screen: 'made', made: { files: [FILE], remarks: [], untested: false } } }],
];

function shows(view: ShownView): Partial<State> {
  return { screen: { screen: 'view', view } };
}

const SAY = Object.fromEntries(
  LANGUAGES.map(language => [language, makeSay(answer(VIEWS.busy, language).text!)]),
) as Readonly<Record<Language, Say>>;

function panelIn(language: Language, state: Partial<State>): Panel {
  const panel = panelOf({ ...STARTING, ...state }, SAY[language]);
  if (!panel) throw new Error('nothing is shown');
  return panel;
}

/** The small buttons beside a text too. */
const buttonsOf = ({ primary, others, parts, more = [], menu = [] }: Panel): readonly Button[] => [
  ...(primary ? [primary] : []),
  ...others,
  ...more,
  ...menu,
  ...parts.flatMap(part =>
    part.part === 'offer' ? [part.button] : part.part === 'button rows' ? part.rows.flat() : [],
  ),
];

/** What a button asks; `choose` asks by what was chosen. */
const askedBy = (deed: ButtonAction): Request | undefined =>
  deed.deed === 'ask' ? deed.request : deed.deed === 'choose' ? deed.request({}) : undefined;

/** The screen that each heading is taken from. */
const HEADED: Partial<Record<View['view'], ShownView>> = {
  places: VIEWS.places,
  proposals: VIEWS.proposals,
  groups: VIEWS.groups,
  audit: VIEWS.audit,
  simulate: VIEWS.simulate,
  numbers: VIEWS.numbers,
  'names written': VIEWS.names,
};

/** The words of which a button that asks this has to say one; undefined where it leads nowhere. */
function wordsFor(request: Request, language: Language): readonly RegExp[] | undefined {
  const say = SAY[language];
  const way = WAYS[request.ask];
  if (way === 'stays') return undefined;
  if (way === 'next') return [literal(say('sidebar.next'))];
  if (way === 'sheet') return request.ask === 'go' ? [literal(request.to.sheet)] : [];
  if (way === 'player') return request.ask === 'absent' ? [literal(request.player)] : [];
  if ('says' in way) return way.says.map(key => literal(say(key)));
  const view = HEADED[way.opens];
  return view ? [literal(panelIn(language, shows(view)).heading)] : [];
}

/** The text letter by letter, with anything for its holes. */
const literal = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '.+'));

const nameOf = ({ label, to }: Button): string => (to === undefined ? label : `${label} (${to})`);

/** Titles of no place, which no button has any more: the line at the top goes everywhere, and the panel looks by itself. */
const NO_PLACES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Go on', 'Look again', 'Back'],
  de: ['Weiter', 'Noch einmal nachsehen', 'Zurück'],
  fr: ['Continuer', 'Regarder à nouveau', 'Retour'],
  es: ['Continuar', 'Volver a mirar', 'Volver'],
  ru: ['Дальше', 'Проверить ещё раз', 'Назад'],
  ja: ['次へ', 'もう一度確認', '戻る'],
  ko: ['계속', '다시 확인', '뒤로'],
  zh: ['继续', '重新查看', '返回'],
};

describe('places have names', () => {
  test.each(LANGUAGES)('%s: no screen has a button that only goes on, looks again or goes back', language => {
    const { text } = answer(VIEWS.busy, language);
    const ours = Object.entries(text ?? {}).filter(([key]) => key.startsWith('sidebar.'));
    expect(ours.filter(([, one]) => NO_PLACES[language].includes(one))).toEqual([]);
    for (const event of [undefined, EVENT, { ...EVENT, players: 0 }])
      for (const [name, state] of SCREENS) {
        const panel = panelIn(language, { ...state, event });
        const labels = buttonsOf(panel).map(({ label }) => label);
        expect([name, labels.filter(label => NO_PLACES[language].includes(label))]).toEqual([name, []]);
      }
  });

  test('what was done leads on to the place that the event is at', () => {
    const wayOn = (event: State['event']) => panelIn('en', { ...shows(VIEWS.undone), event }).primary?.label;
    const over = EVENT.plan.map(round => ({ ...round, stands: 'complete' as const }));
    expect(wayOn(EVENT)).toBe('Round 3');
    expect(wayOn({ ...EVENT, players: 0 })).toBe('Players');
    expect(wayOn({ ...EVENT, plan: over })).toBe('Places');
    const none = EVENT.plan.map(round => ({ ...round, stands: 'later' as const }));
    expect(wayOn({ ...EVENT, plan: none })).toBe('Round 1');
    expect(wayOn(undefined)).toBe('Tournament');
  });
});

describe('every button says where it goes', () => {
  test.each(LANGUAGES)('%s: to a screen, a sheet, a file', language => {
    const silent = SCREENS.flatMap(([name, state]) => {
      const panel = panelIn(language, state);
      return buttonsOf(panel).flatMap(button => {
        const { does } = button;
        const request = askedBy(does);
        const wanted =
          does.deed === 'back'
            ? [
                literal(
                  state.before
                    ? panelIn(language, shows(state.before)).heading
                    : SAY[language]('sidebar.next'),
                ),
              ]
            : does.deed === 'show page'
              ? [literal(FILE.name)]
              : request && wordsFor(request, language);
        const says = wanted?.some(words => words.test(nameOf(button))) ?? button.label !== '';
        return says ? [] : [`${name}: ${nameOf(button)}`];
      });
    });
    expect(silent).toEqual([]);
  });

  test('and that is where one is after the click', () => {
    const book = tournamentBook(8, 2);
    const opened = (asks: readonly Request['ask'][]) =>
      asks.map(ask => {
        const way = WAYS[ask];
        if (typeof way === 'string' || !('opens' in way)) throw new Error(ask);
        const view = expectView(book, (ask === 'audit' ? { ask, done: 0 } : { ask }) as Request, way.opens);
        const shown = HEADED[way.opens];
        return [
          panelIn('en', shows(view as ShownView)).heading,
          shown && panelIn('en', shows(shown)).heading,
        ];
      });
    const same = ([one, other]: readonly unknown[]) => one === other;
    const before = opened(['proposals', 'simulation']);
    expect(before.filter(pair => !same(pair))).toEqual([]);
    for (const round of [1, 2]) {
      pairRound(book);
      playRound(book, round);
    }
    expect(opened(['audit', 'names', 'places']).filter(pair => !same(pair))).toEqual([]);
  });
});
