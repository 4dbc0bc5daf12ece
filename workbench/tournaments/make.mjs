// Makes the simulated tournaments: node workbench/tournaments/make.mjs. Same seed, same tables; the players are
// invented. The pairing here is a plain one from the top; the add-on's own is what the workbench shows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { URL, fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

const PEOPLE = `
Marta Lindqvist SE|Kaito Brandner AT|Elena Vasquero ES|Jonas Overmark DK|Petra Holubová CZ|Luca Ferrandi IT
Aoife Brannagh IE|Tomasz Wielicki PL|Ingrid Solheim NO|Mihai Codrescu RO|Hana Kovarik SK|Yann Kerbrat FR
Sofia Almendra PT|Dmytro Halenko UA|Wouter Vandersteen BE|Nadia Petkova BG|Oskar Tammela FI|Ioana Brezan RO
Felix Aumüller DE|Chiara Montesi IT|Radek Zelinka CZ|Emre Karadal TR|Katrin Sepp EE|Bram Hoogland NL
Zsófia Bereczki HU|Rhys Penhallow GB|Mei-Lin Tao CH|Andrej Kolenc SI|Lise Haugland NO|Ruben Cardenal ES
Agata Nowicz PL|Théo Marchesan FR|Signe Dahlbom SE|Viktor Ozolins LV|Mira Jelavić HR|Paul Eichwald DE
Noor Veldkamp NL|Ilse Grundmann AT`
  .trim()
  .split(/[|\n]/)
  .map(line => ({ name: line.slice(0, -3), country: line.slice(-2) }));

const CLUBS = {
  SE: 'Lund',
  AT: 'Graz',
  ES: 'Sevilla',
  DK: 'Odense',
  CZ: 'Brno',
  IT: 'Parma',
  IE: 'Cork',
  PL: 'Łódź',
};
Object.assign(CLUBS, {
  NO: 'Bergen',
  RO: 'Brașov',
  SK: 'Žilina',
  FR: 'Rennes',
  PT: 'Porto',
  UA: 'Lviv',
  BE: 'Gent',
});
Object.assign(CLUBS, {
  BG: 'Plovdiv',
  FI: 'Turku',
  DE: 'Jena',
  TR: 'Bursa',
  EE: 'Tartu',
  NL: 'Delft',
  HU: 'Pécs',
});
Object.assign(CLUBS, { GB: 'Bath', CH: 'Bern', SI: 'Maribor', LV: 'Riga', HR: 'Split' });

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ladder index: 1d is 0, 1k is -1. */
const rankName = index => (index >= 0 ? `${index + 1}d` : `${-index}k`);

function simulate({ ranks, seed, rounds, played, upper, lower, out, swiss }) {
  const roll = dice(seed);
  const players = ranks
    .map((rank, at) => ({ ...PEOPLE[at], rank, rating: 2100 + 100 * rank + Math.floor(roll() * 99) - 49 }))
    .sort((a, b) => b.rank - a.rank || b.rating - a.rating)
    .map((player, at) => ({
      ...player,
      no: at + 1,
      start: swiss ? 0 : Math.min(Math.max(player.rank, lower), upper) + 30,
      cells: [],
      met: new Set(),
      halves: 0,
      blacks: 0,
      bye: false,
      out: out[at + 1] ?? '',
    }));
  const score = player => player.start + player.halves / 2;
  const isOut = (player, round) =>
    player.out.split(',').some(part => {
      const text = part.trim();
      return text.endsWith('-') ? round >= Number(text.slice(0, -1)) : Number(text) === round;
    }) && player.out !== '';
  for (let round = 1; round <= played; round++) {
    const here = players.filter(player => !isOut(player, round));
    for (const player of players.filter(one => isOut(one, round))) {
      player.cells.push('0=');
      player.halves += 1;
    }
    const order = [...here].sort((a, b) => score(b) - score(a) || a.no - b.no);
    if (order.length % 2 === 1) {
      const at = order.findLastIndex(
        player => !player.bye && player.cells.every(cell => !cell.startsWith('0')),
      );
      const [resting] = order.splice(at, 1);
      resting.bye = true;
      resting.cells.push('0+');
      resting.halves += 2;
    }
    for (const [one, other] of pairOff(order)) play(one, other, roll);
  }
  return { players, rounds };
}

/** The first pairing from the top without a repeat; a choice that leads nowhere is taken back. */
function pairOff([first, ...rest]) {
  if (first === undefined) return [];
  for (const other of rest) {
    if (first.met.has(other.no)) continue;
    const below = pairOff(rest.filter(player => player !== other));
    if (below) return [[first, other], ...below];
  }
  return undefined;
}

function play(one, other, roll) {
  const oneIsBlack = one.blacks === other.blacks ? roll() < 0.5 : one.blacks < other.blacks;
  const chance = 1 / (1 + Math.exp((other.rating - one.rating) / 110));
  const luck = roll();
  const result = luck < chance ? ['+', '-', 2] : luck > 0.995 ? ['=', '=', 1] : ['-', '+', 0];
  one.cells.push(`${other.no}${result[0]}/${oneIsBlack ? 'b' : 'w'}`);
  other.cells.push(`${one.no}${result[1]}/${oneIsBlack ? 'w' : 'b'}`);
  one.halves += result[2];
  other.halves += 2 - result[2];
  (oneIsBlack ? one : other).blacks += 1;
  one.met.add(other.no);
  other.met.add(one.no);
}

function write(file, { players, rounds }, swiss) {
  const header = ['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', ...(swiss ? [] : ['Start']), 'Out'];
  const titles = Array.from({ length: rounds }, (_, at) => `R${at + 1}`);
  const rows = players.map(player => [
    player.no,
    player.name,
    rankName(player.rank),
    player.rating,
    player.country,
    CLUBS[player.country] ?? '',
    ...(swiss ? [] : [player.start]),
    player.out,
    ...titles.map((_, at) => player.cells[at] ?? ''),
  ]);
  const text = [[...header, ...titles], ...rows].map(row => row.join('\t')).join('\n');
  writeFileSync(join(FOLDER, file), `${text}\n`);
}

// 5 dan to 12 kyu; the bars stand at 3 dan and 8 kyu.
const fieldOfMcMahon = [
  4, 3, 3, 2, 2, 2, 1, 1, 0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -6, -6, -7, -7, -8, -8, -9, -9,
  -10, -11, -11, -12,
];
write(
  'mcmahon.tsv',
  simulate({
    ranks: fieldOfMcMahon,
    seed: 2024,
    rounds: 5,
    played: 3,
    upper: 2,
    lower: -8,
    out: { 12: '1', 20: '3', 27: '5-' },
  }),
  false,
);

const fieldOfSwiss = [
  3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -6, -6, -7, -8, -9, -10, -11,
];
write(
  'swiss.tsv',
  simulate({ ranks: fieldOfSwiss, seed: 7, rounds: 6, played: 2, out: {}, swiss: true }),
  true,
);
