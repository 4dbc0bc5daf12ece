// Makes the sample tournaments: node workbench/tournaments/make.mjs [FOLDER]. Same seed, same tables; the players are
// invented, dice decide the games, and Wallist pairs them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const OWN = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = resolve(argv[2] ?? OWN);

/** The custom function of the add-on. */
const { outputFiles } = await build({
  stdin: { contents: "export { NEXTROUND } from '../../src/addon/functions/nextRound';", resolveDir: OWN },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { NEXTROUND } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);

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

function simulate({ ranks, seed, rounds, played, upper, lower, out, settings }) {
  const roll = dice(seed);
  const isSwiss = upper === undefined;
  const players = ranks
    .map((rank, at) => ({ ...PEOPLE[at], rank, rating: 2100 + 100 * rank + Math.floor(roll() * 99) - 49 }))
    .sort((a, b) => b.rank - a.rank || b.rating - a.rating)
    .map((player, at) => ({
      ...player,
      no: at + 1,
      start: isSwiss ? 0 : Math.min(Math.max(player.rank, lower), upper) + 30,
      cells: [],
      out: out[at + 1] ?? '',
    }));
  const rules = readFileSync(join(OWN, settings), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t'));
  const isOut = (player, round) =>
    player.out.split(',').some(part => {
      const text = part.trim();
      return text.endsWith('-') ? round >= Number(text.slice(0, -1)) : Number(text) === round;
    }) && player.out !== '';
  for (let round = 1; round <= played; round++) {
    for (const [, black, , white] of NEXTROUND(tableOf(players, rounds, isSwiss), rules).slice(1)) {
      const one = players[black - 1];
      if (typeof white === 'number') play(one, players[white - 1], roll);
      else one.cells[round - 1] = '0+';
    }
    for (const player of players) if (isOut(player, round)) player.cells[round - 1] = '0=';
  }
  return tableOf(players, rounds, isSwiss);
}

function play(black, white, roll) {
  const chance = 1 / (1 + Math.exp((white.rating - black.rating) / 110));
  const luck = roll();
  const result = luck < chance ? ['+', '-'] : luck > 0.995 ? ['=', '='] : ['-', '+'];
  black.cells.push(`${white.no}${result[0]}/b`);
  white.cells.push(`${black.no}${result[1]}/w`);
}

function tableOf(players, rounds, isSwiss) {
  const header = ['No', 'Name', 'Rank', 'Rating', 'Country', 'Club', ...(isSwiss ? [] : ['Start']), 'Out'];
  const titles = Array.from({ length: rounds }, (_, at) => `R${at + 1}`);
  const rows = players.map(player => [
    player.no,
    player.name,
    rankName(player.rank),
    player.rating,
    player.country,
    CLUBS[player.country] ?? '',
    ...(isSwiss ? [] : [player.start]),
    player.out,
    ...titles.map((_, at) => player.cells[at] ?? ''),
  ]);
  return [[...header, ...titles], ...rows];
}

const write = (file, table) =>
  writeFileSync(join(FOLDER, file), `${table.map(row => row.join('\t')).join('\n')}\n`);

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
    settings: 'mcmahon-settings.tsv',
  }),
);

const fieldOfSwiss = [
  3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -6, -6, -7, -8, -9, -10, -11,
];
write(
  'swiss.tsv',
  simulate({
    ranks: fieldOfSwiss,
    seed: 7,
    rounds: 6,
    played: 2,
    out: {},
    settings: 'swiss-settings.tsv',
  }),
);
