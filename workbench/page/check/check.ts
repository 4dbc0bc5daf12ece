/** The page that checks an event that anybody was sent: nothing is installed, and nothing leaves the computer. */
import type {
  CheckedEvent,
  CheckedLine,
  CheckedRound,
  RatingComparison,
  RatingDifference,
  checkedEvent,
} from '../../../src/eventFile/checkedEvent';
import { byId, make } from '../elements';
import { language, learn, personsLanguage, speak, word } from '../words';

declare global {
  interface Window {
    /** From check-event.js, which is large and asked for with the first file. */
    readonly wallistCheck?: { readonly checkedEvent: typeof checkedEvent };
  }
}

/** A sign and words: no colour alone. */
const SIGNS = { best: '✓', legal: '!', illegal: '✗' } as const;

let event: CheckedEvent | undefined;
/** Counts the files: only the answer of the newest is shown. */
let turn = 0;

async function start(): Promise<void> {
  await learn(personsLanguage());
  speak(personsLanguage());
  document.title = `${word('workbench.check')} – Wallist`;
  byId('choose').addEventListener('click', () => ask(file => check(file)));
  byId('choose-rating').addEventListener('click', () => ask(compare));
  document.addEventListener('dragover', dropped => dropped.preventDefault());
  document.addEventListener('drop', dropped => {
    const [file] = dropped.dataTransfer?.files ?? [];
    if (!file) return;
    dropped.preventDefault();
    void check(file);
  });
}

function ask(then: (file: File) => Promise<void>): void {
  const input = byId<HTMLInputElement>('file');
  input.value = '';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) void then(file);
  };
  input.click();
}

/** Bytes of a folder that was dropped, or of a file that is gone, cannot be read. */
const bytesOf = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

async function check(file: File, list?: string): Promise<void> {
  const own = ++turn;
  event = undefined;
  byId('rating').hidden = true;
  byId('compared').replaceChildren();
  byId('result').replaceChildren();
  byId('state').textContent = word('workbench.check.checking', { file: file.name });
  const [bytes, engine] = [await bytesOf(file), await loadEngine()];
  // The page says what it does before it computes.
  await new Promise(drawn => setTimeout(drawn));
  if (own !== turn) return;
  const read = bytes && engine?.checkedEvent(bytes, language(), list);
  byId('state').textContent = '';
  const refuse = (why: string): void =>
    byId('result').replaceChildren(make('p', { class: 'refused' }, `✗ ${file.name}: ${why}`));
  switch (read?.kind) {
    case undefined:
    case 'noText':
      return refuse(word('workbench.noText', { file: file.name }));
    case 'refused':
      return refuse([read.at, read.sentence].filter(part => part !== '').join(': '));
    case 'noTournament':
      return refuse(word('workbench.check.noTournament'));
    case 'noWallList':
      return refuse(word('workbench.check.noWallList'));
    case 'checked':
      event = read;
      byId('result').replaceChildren(...drawEvent(file, read));
      byId('rating').hidden = false;
      byId('result').querySelector('h2')?.focus();
  }
}

function drawEvent(file: File, read: CheckedEvent): readonly HTMLElement[] {
  const { verdict, summary, sheet, players, rounds, end, acts, supposed, printed, seal } = read;
  const heading = make('h2', { tabindex: '-1' }, file.name);
  return [
    heading,
    ...drawLists(file, read),
    make('p', { class: `verdict ${verdict}` }, `${SIGNS[verdict]} ${word(`workbench.check.${verdict}`)}`),
    make('p', {}, summary),
    make(
      'p',
      {},
      [sheet, word('workbench.check.counts', { players, rounds: rounds.length })]
        .filter(part => part !== '')
        .join(' · '),
    ),
    ...(supposed === '' ? [] : [make('p', {}, supposed)]),
    ...printed.map(sentence => make('p', {}, sentence)),
    make('h2', {}, word('workbench.check.rounds')),
    ...rounds.map(drawRound),
    make('h2', {}, word('workbench.check.end')),
    drawLines(end, word('workbench.check.noFaults')),
    make('h2', {}, word('workbench.check.acts')),
    acts === undefined
      ? make('p', {}, word('workbench.check.noLog'))
      : drawLines(acts, word('workbench.check.noActs')),
    make('h2', {}, word('workbench.check.seal')),
    ...drawSeal(seal),
  ];
}

/** A choice among the lists of a file that has several; each is an event. */
function drawLists(file: File, { lists }: CheckedEvent): readonly HTMLElement[] {
  if (lists.length < 2) return [];
  const select = make(
    'select',
    {},
    ...lists.map(({ id, sheet, range, isThis }) =>
      make('option', { value: id, selected: isThis }, `${sheet} ${range}`),
    ),
  );
  select.addEventListener('change', () => void check(file, select.value));
  return [make('p', {}, make('label', {}, `${word('workbench.check.list')} `, select))];
}

function drawRound({ sentence, lines, isLegal, isBest }: CheckedRound): HTMLElement {
  const sign = SIGNS[!isLegal ? 'illegal' : isBest && !lines.some(one => one.isDeparture) ? 'best' : 'legal'];
  if (lines.length === 0) return make('p', { class: 'round' }, `${sign} ${sentence}`);
  return make(
    'details',
    { class: 'round', open: lines.some(one => one.isDeparture) },
    make('summary', {}, `${sign} ${sentence}`),
    drawLines(lines, ''),
  );
}

const drawLines = (lines: readonly CheckedLine[], none: string): HTMLElement =>
  lines.length === 0
    ? make('p', {}, `✓ ${none}`)
    : make(
        'ul',
        { class: 'lines' },
        ...lines.map(({ sentence, isDeparture }) => make('li', {}, `${isDeparture ? '!' : '·'} ${sentence}`)),
      );

function drawSeal(seal: CheckedEvent['seal']): readonly HTMLElement[] {
  if (seal.kind === 'unsealed') return [make('p', {}, word('workbench.check.unsealed'))];
  const { changed, mark } = seal;
  return [
    changed.length === 0
      ? make('p', {}, `✓ ${word('workbench.check.sealed')}`)
      : make('p', {}, `! ${word('workbench.check.changed', { sheets: changed.join(', ') })}`),
    ...(mark === '' ? [] : [make('p', {}, word('workbench.check.mark', { mark }))]),
  ];
}

async function compare(file: File): Promise<void> {
  const bytes = await bytesOf(file);
  const compared: RatingComparison | undefined = bytes && event?.compare(bytes);
  byId('compared').replaceChildren(...drawComparison(file.name, compared));
}

function drawComparison(name: string, compared: RatingComparison | undefined): readonly HTMLElement[] {
  switch (compared?.kind) {
    case undefined:
      return [make('p', {}, `✗ ${word('workbench.noText', { file: name })}`)];
    case 'refused':
      return [make('p', {}, `✗ ${name}: ${compared.sentence}`)];
    case 'noRatingFile':
      return [make('p', {}, `✗ ${name}: ${word('workbench.check.rating.none')}`)];
    case 'compared': {
      const { games, differences } = compared;
      if (differences.length === 0)
        return [make('p', {}, `✓ ${name}: ${word('workbench.check.rating.follows', { games })}`)];
      const count = differences.length;
      return [
        make('p', {}, `! ${name}: ${word('workbench.check.rating.differs', { count })}`),
        make('ul', { class: 'lines' }, ...differences.map(one => make('li', {}, differenceText(one)))),
      ];
    }
  }
}

function differenceText(one: RatingDifference): string {
  switch (one.kind) {
    case 'missingInFile':
      return word('workbench.check.rating.notInFile', { name: one.name });
    case 'missingInList':
      return word('workbench.check.rating.notInList', { name: one.name });
    case 'otherResult': {
      const { name, round, list, file } = one;
      return word('workbench.check.rating.other', { name, round, list, file });
    }
  }
}

/** Undefined where the network is gone before the first file. */
const loadEngine = async (): Promise<Window['wallistCheck']> => {
  if (window.wallistCheck) return window.wallistCheck;
  await new Promise(done => {
    const script = make('script', { src: 'check-event.js' });
    script.onload = done;
    script.onerror = done;
    document.body.append(script);
  });
  return window.wallistCheck;
};

void start();
