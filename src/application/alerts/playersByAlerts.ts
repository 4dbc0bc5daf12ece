import { misses, type MissedRounds } from '../../tournament/person/missedRounds';
import type { PlayerChange } from '../protocol/protocol';
import type { Talk } from './dialogue';
import { inLines, someOf } from './lines';
import { tellNothing } from './choice';
import { openViewAfter } from './openViewAfter';
import { tellView } from './tellView';
import { missedAfter, typedDeeds, type PlayersFound, type TypedDeed } from './typedPlayers';
import type { RoundNo } from '../../tournament/indices';

/** Players withdraw, come back, miss a round or get a place in the round in play, one after another until that is all. */
export function playersByAlerts(talk: Talk): void {
  const { text } = talk;
  let lines: readonly string[] = [];
  for (;;) {
    const view = talk.request({ ask: 'players' });
    if (view.view === 'begun' && openViewAfter(talk, view)) continue;
    if (view.view === 'begun') return;
    if (view.view === 'registration')
      return talk.tell(text('menu.players'), text('alert.thenPlayers', { pair: text('menu.pair') }));
    if (view.view !== 'players') return tellView(talk, view);
    const asked = inLines(...lines, ...nowLines(talk, view), ' ', text('alert.typePlayers', words(talk)));
    const typed = talk.type(headingOf(talk, view), asked)?.trim();
    if (typed === undefined && lines.length === 0) return tellNothing(talk);
    if (typed === undefined || typed === '') return;
    const deeds = typedDeeds(typed, view, text);
    const done = [...roundsDone(talk, view, deeds), ...deeds.map(deed => seatDone(talk, view, deed))];
    if (done.includes(STOPPED)) return;
    lines = someOf(
      done.filter(line => line !== ''),
      text,
      MOST_SAID,
    );
  }
}

/** The run ended, which was said. */
const STOPPED = '\n';
/** Deeds that are said back by name. */
const MOST_SAID = 12;

const words = ({ text }: Talk) => ({
  out: text('alert.wordOut'),
  in: text('alert.wordIn'),
  seat: text('alert.wordSeat'),
});

function headingOf({ text }: Talk, { people, round, rounds }: PlayersFound): string {
  if (round > rounds) return text('sidebar.players');
  const plays = people.filter(({ missed }) => !misses(missed, round)).length;
  return text('sidebar.players.heading', { round, plays, total: people.length });
}

function nowLines({ text }: Talk, { people, round, rounds, late = [] }: PlayersFound): readonly string[] {
  const away = round > rounds ? [] : people.filter(({ missed }) => misses(missed, round));
  return [
    ...(round > rounds ? [text('sidebar.players.closed')] : []),
    ...someOf(
      away.map(({ player, missed }) => `${player}: ${stays(text, missed, round)}`),
      text,
    ),
    ...someOf(
      late.map(({ player, round: inPlay, bye }) =>
        bye === undefined
          ? text('sidebar.late.noBye', { player, round: inPlay })
          : text('sidebar.late.bye', { player, round: inPlay, opponent: bye }),
      ),
      text,
    ),
  ];
}

const stays = (text: Talk['text'], { from }: MissedRounds, round: RoundNo): string =>
  from > 0 && from <= round ? text('sidebar.players.withdraws') : text('sidebar.players.misses', { round });

/** The rounds of all of them are one act; what is not done is named. */
function roundsDone(talk: Talk, view: PlayersFound, deeds: readonly TypedDeed[]): readonly string[] {
  const { text } = talk;
  const changes = new Map<string, PlayerChange>();
  const playerLines: { readonly player: string; readonly line: string }[] = [];
  const refused: string[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'refused') refused.push(`${deed.typed}: ${text(deed.reason)}`);
    if (deed.kind !== 'rounds') continue;
    const { player, missed } = deed.person;
    const is = missedAfter(changes.get(player)?.is ?? missed, deed, view);
    changes.set(player, { player, was: missed, is });
    playerLines.push({ player, line: `${player}: ${wordsOf(talk, deed)}` });
  }
  if (changes.size === 0) return refused;
  const done = talk.request({ ask: 'change players', changes: [...changes.values()] });
  if (done.view !== 'players') {
    tellView(talk, done);
    return [STOPPED];
  }
  const kept = new Set(done.refused);
  return [
    ...playerLines.flatMap(({ player, line }) => (kept.has(player) ? [] : [line])),
    ...(kept.size > 0 ? [text('sidebar.players.refused', { players: [...kept].join(', ') })] : []),
    ...refused,
  ];
}

function wordsOf({ text }: Talk, { round, plays }: Extract<TypedDeed, { readonly kind: 'rounds' }>): string {
  if (round === undefined) return text(plays ? 'sidebar.players.again' : 'sidebar.players.withdraws');
  return text(plays ? 'sidebar.players.plays' : 'sidebar.players.misses', { round });
}

/** A place in the round in play, against whoever has its bye; '' where none was asked for. */
function seatDone(talk: Talk, view: PlayersFound, deed: TypedDeed): string {
  if (deed.kind !== 'seat') return '';
  const late = view.late?.find(({ player }) => player === deed.person.player);
  if (!late) return `${deed.typed}: ${talk.text('alert.noSeat')}`;
  const done = talk.request({ ask: 'seat', ...late });
  if (done.view === 'registration' && done.done !== undefined) return done.done;
  tellView(talk, done);
  return STOPPED;
}
