/** The page of one workbook: reads what was kept, or a sample, and opens it. */
import type { IWorkbookData } from '@univerjs/core';
import { messageOf } from '../../functions';
import type { FunctionDescription } from '../../project';
import { contentOf, type Tournament } from '../../tournaments';
import type { Content } from '../../content';
import type { Dist } from '../../workbench';
import { answerTo, DIST } from '../ahead';
import { mount } from '../gas/fs';
import { say } from '../messages';
import { openBook } from './openBook';
import { unpack } from '../kept/packed';
import { isKept, isNew, kept } from '../kept/store';
import { claimTab } from '../kept/tabs';
import { TOURNAMENTS } from '../samples';
import { personsLanguage, sampleAt, speak, word, type WorkbenchKey } from '../words';

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open') ?? '';
  const tab = await claimTab(name);
  // This script has words of its own: samples and titles below are asked for in the person's language.
  speak(kept(name)?.event?.language ?? personsLanguage());
  const tournament = TOURNAMENTS.find(one => one.name === name) ?? newTournament(name);
  const dist = await loadDist();
  const isEmpty =
    tournament?.sheets.length !== 0 && tournament?.sheets.every(({ file }) => file === undefined);
  const title = word(isEmpty ? 'workbench.untitled' : (`workbench.sample.${name}` as WorkbenchKey));
  const content = isKept(name) ? undefined : tournament && (await loadContent({ ...tournament, title }));
  // Read at last, in the same moment from which on other tabs are watched: what they save is in it, or heard of.
  const snapshot = kept(name);
  speak(snapshot?.event?.language ?? personsLanguage());
  if (snapshot)
    openBook({ name, tab, dist, title: snapshot.title, content: snapshot.workbook, origin: snapshot });
  else if (tournament) {
    const fresh = content ?? (await loadContent({ ...tournament, title }));
    openBook({ name, tab, dist, title, content: fresh, origin: tournament });
  }
}

/** An empty workbook under a name of its own. */
function newTournament(name: string): Tournament | undefined {
  const empty = TOURNAMENTS.find(one => one.name === 'empty');
  return empty && isNew(name) ? { ...empty, name } : undefined;
}

async function loadContent(tournament: Tournament): Promise<Content | IWorkbookData> {
  if (tournament.played) {
    const packed = await (await answerTo(sampleAt(tournament.name))).text();
    const saved = JSON.parse(unpack(packed) ?? '') as IWorkbookData;
    return { ...saved, name: tournament.title };
  }
  const files = tournament.sheets.flatMap(sheet => sheet.file ?? []);
  const texts = await Promise.all(files.map(async file => (await fetch(`tournaments/${file}`)).text()));
  return contentOf(tournament, Object.fromEntries(files.map((file, at) => [file, texts[at] ?? ''])));
}

async function loadDist(): Promise<Dist> {
  const texts = await Promise.all(
    DIST.map(async file => {
      const answer = await answerTo(`dist/${file}`);
      if (!answer.ok) throw new Error(word('workbench.partMissing', { file }));
      return answer.text();
    }),
  );
  const files = Object.fromEntries(DIST.map((file, at) => [file, texts[at] ?? '']));
  mount(Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js'))));
  return {
    folder: 'dist',
    functions: JSON.parse(files['functions.json'] ?? '[]') as FunctionDescription[],
    html: Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.html'))),
  };
}

main().catch((error: unknown) => say(word('workbench.notStarted'), messageOf(error)));
