import type { Button, Panel, PanelPart } from '../model/panel';
import type { Say } from '../words';
import { drawButton, type Do } from './parts/button';
import { drawChoices } from './choices';
import { drawCounts } from './counts';
import { element, foreign } from '../aria/element';
import { drawChart } from './chart';
import { drawField } from './fieldPicture';
import { drawFields } from './fields';
import { drawFigures } from './figures';
import { drawFileForm } from './fileForm';
import { drawForm } from './form';
import { drawHandGames } from './handGames';
import { drawPasteForm } from './pasteForm';
import { drawPlayers } from './players/drawPlayers';
import { drawPlaces, drawRemarks } from './remarks';
import { drawPairing } from './pairing';
import { drawQuestions } from './questions';
import {
  drawAskedNow,
  drawButtonRows,
  drawFacts,
  drawKnown,
  drawLeafing,
  drawPeople,
  drawToggles,
} from './rows';
import { drawStandings } from './standings';
import { drawSimulationForm } from './simulationForm';
import { drawTicks } from './ticks';
import { drawWhy } from './why';

/** The screen without its buttons: they stand in the footer, always in sight. */
export const drawPanel = ({ heading, parts }: Panel, act: Do, say: Say): readonly HTMLElement[] => [
  element('h1', { tabindex: '-1' }, heading),
  ...drawParts(parts, act, say),
];

export const drawParts = (parts: readonly PanelPart[], act: Do, say: Say): readonly HTMLElement[] =>
  parts.map(part => drawPart(part, act, say));

export const drawButtons = (
  { parts, primary, others, more = [] }: Panel,
  act: Do,
  say: Say,
): readonly HTMLElement[] => [
  ...(primary
    ? [
        drawPrimary(
          primary,
          act,
          parts.some(({ part }) => part === 'asked now'),
        ),
      ]
    : []),
  ...others.map(button => drawButton(button, act, 'plain')),
  ...(more.length > 0 ? [drawMore(more, act, say)] : []),
];

const drawMore = (more: readonly Button[], act: Do, say: Say): HTMLElement =>
  element(
    'details',
    { class: 'more-buttons' },
    element('summary', { 'aria-label': say('sidebar.enter.more'), title: say('sidebar.enter.more') }, '⋯'),
    ...more.map(button => drawButton(button, act, 'small')),
  );

/** It loses its blue while a question has it. */
function drawPrimary(button: Button, act: Do, isAsked: boolean): HTMLElement {
  const drawn = drawButton(button, act, isAsked ? 'plain' : 'primary');
  drawn.classList.add('proposed');
  return drawn;
}

function drawPart(part: PanelPart, act: Do, say: Say): HTMLElement {
  switch (part.part) {
    case 'text':
    case 'rules':
    case 'subheading':
    case 'lines':
    case 'details':
      return drawWords(part);
    case 'lists':
      return drawLists(part.now, part.others, act);
    case 'remarks':
      return drawRemarks(part.remarks, act, say);
    case 'questions':
      return drawQuestions(part, act);
    case 'places':
      return drawPlaces(part.places, act, say);
    case 'asked now':
      return drawAskedNow(part, act);
    case 'facts':
      return drawFacts(part, act);
    case 'people':
      return drawPeople(part, act);
    case 'known':
      return drawKnown(part, act, say);
    case 'toggles':
      return drawToggles(part, act);
    case 'button rows':
      return drawButtonRows(part, act);
    case 'leafing':
      return drawLeafing(part, act);
    case 'pairing':
      return drawPairing(part, act, say);
    case 'hand games':
      return drawHandGames(part.view, act, say);
    case 'players':
      return drawPlayers(part.view, act, say);
    case 'field':
      return drawField(part.view, say);
    case 'choices':
      return drawChoices(part.groups);
    case 'why':
      return drawWhy(part, act, say);
    case 'offer':
      return drawOffer(part.text, part.button, act);
    case 'counts':
    case 'progress':
    case 'figures':
    case 'standings':
    case 'chart':
      return drawNumbers(part, say);
    case 'fields':
    case 'ticks':
    case 'simulation form':
    case 'file form':
    case 'paste form':
    case 'form':
      return drawToFill(part, act, say);
  }
}

type PartOfWords = Extract<
  PanelPart,
  { readonly part: 'text' | 'rules' | 'subheading' | 'lines' | 'details' }
>;

function drawWords(part: PartOfWords): HTMLElement {
  switch (part.part) {
    case 'text':
      return element('p', {}, part.text);
    case 'rules':
      return element('p', { class: 'rules' }, foreign(part.text));
    case 'subheading':
      return element('h2', {}, part.text);
    case 'lines':
      return drawLines(part.lines);
    case 'details':
      return element('details', {}, element('summary', {}, part.summary), drawLines(part.lines));
  }
}

type PartOfNumbers = Extract<
  PanelPart,
  { readonly part: 'counts' | 'progress' | 'figures' | 'standings' | 'chart' }
>;

function drawNumbers(part: PartOfNumbers, say: Say): HTMLElement {
  switch (part.part) {
    case 'counts':
      return drawCounts(part.rows);
    case 'progress':
      return drawProgress(part.label, part.known, part.total);
    case 'figures':
      return drawFigures(part.names, part.rows);
    case 'standings':
      return drawStandings(part, say);
    case 'chart':
      return drawChart(part.chart, part.names);
  }
}

type PartToFill = Extract<
  PanelPart,
  { readonly part: 'fields' | 'ticks' | 'simulation form' | 'file form' | 'paste form' | 'form' }
>;

function drawToFill(part: PartToFill, act: Do, say: Say): HTMLElement {
  switch (part.part) {
    case 'fields':
      return drawFields(part.fields);
    case 'ticks':
      return drawTicks(part, say);
    case 'simulation form':
      return drawSimulationForm(part.wish, part.players, part.problems, act, say);
    case 'file form':
      return drawFileForm(part.wish, say);
    case 'paste form':
      return drawPasteForm(part.label);
    case 'form':
      return drawForm(part.draft, part.problems, act, say);
  }
}

const drawLines = (lines: readonly string[]): HTMLElement =>
  element('ul', { class: 'lines' }, ...lines.map(line => element('li', {}, foreign(line))));

const drawLists = (now: string, buttons: readonly Button[], act: Do): HTMLElement =>
  element(
    'details',
    { id: 'lists', class: 'lists' },
    element('summary', {}, foreign(now)),
    ...buttons.map(button => drawButton(button, act, 'small')),
  );

const drawOffer = (text: string, button: Button, act: Do): HTMLElement =>
  element(
    'div',
    { class: 'offer' },
    ...(text === '' ? [] : [element('p', {}, text)]),
    drawButton(button, act, 'small'),
  );

function drawProgress(label: string, count: number, total: number): HTMLElement {
  const bar = element('progress', { value: `${count}`, max: `${Math.max(total, 1)}`, 'aria-label': label });
  return element('div', { class: 'progress' }, element('p', { 'aria-hidden': 'true' }, label), bar);
}
