import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { COLUMN_KINDS, foldTitle, foldTitles, kindOfTitle, TITLES } from '../../src/sheet/cells/titles';

/** Titles of one list in a language: number, name, rank, rating, country, club, then rounds in the forms in use there. */
const LISTS: Readonly<Record<string, readonly [string, string]>> = {
  English: [
    'No | Player | Declared rank | Rating | Country | Club',
    'R1 | Rd 1 | Round 1 | 1st round | Game 1 | 1st | 1. | 1 | I | T1 | G1',
  ],
  German: ['Nr. | Spieler | Grad | Rating | Land | Verein', 'Runde 1 | 1. Runde | I. Runde'],
  French: [
    'Num | Nom Prenom | Niv | Cote | Pays | Club',
    'Ronde 1 | Tour 1 | 1re ronde | Manche 1 | 1ère manche',
  ],
  Spanish: ['Núm. | Jugador | Nivel | Elo | País | Club', 'Ronda 1 | 1ª ronda | Partida 1 | 1ª'],
  Russian: ['№ | ФИО | Разряд | Рейтинг | Страна | Клуб', 'Тур 1 | 1 тур | 1-й тур'],
  Korean: ['번호 | 이름 | 급수 | 레이팅 | 국가 | 소속', '1라운드 | 제1라운드 | 1회전'],
  Japanese: ['番号 | 氏名 | 段級位 | レーティング | 国 | 所属', '1回戦 | 第1回戦 | 一回戦'],
  Chinese: ['编号 | 姓名 | 级位 | 等级分 | 国家 | 单位', '第一轮 | 第1轮 | 1轮'],
  Portuguese: ['Nº | Jogador | Graduação | Rating | País | Clube', 'Rodada 1 | 1ª rodada | Ronda 1'],
  Dutch: ['Nr | Naam | Graad | Rating | Land | Vereniging', 'Ronde 1 | 1e ronde'],
  Swedish: ['Nr | Namn | Styrka | Ratingtal | Land | Klubb', 'Omgång 1 | Rond 1 | Runda 1 | Omg. 1'],
  Finnish: ['Nro | Pelaaja | Taso | Vahvuusluku | Maa | Seura', 'Kierros 1 | 1. kierros'],
  Hungarian: ['Sorszám | Név | Fokozat | Értékszám | Ország | Egyesület', '1. kör | Forduló 1 | 1. forduló'],
  Turkish: ['Sıra No | Adı Soyadı | Derece | Rating | Ülke | Kulüp', '1. Oyun | Oyun 1 | 1. tur'],
  Polish: ['Lp. | Nazwisko i imię | Stopień | Rating | Kraj | Klub', 'Runda 1 | 1 runda | I runda'],
  Czech: ['Číslo | Jméno | Stupeň | Rating | Země | Oddíl', 'Kolo 1 | 1. kolo'],
  Romanian: ['Nr. crt. | Nume și prenume | Grad | Cotă | Țară | Club', 'Runda 1 | Tur 1'],
  Slovene: ['Št. igralca | Ime in priimek | Stopnja | Rejting | Država | Klub', 'Krog 1 | 1. krog | 1. kolo'],
};

const PLAYERS = [
  ['1', 'Ann Kask', '3d', '2300', 'EE', 'Tartu'],
  ['2', 'Bob Low', '2k', '1900', 'FI', 'Oulu'],
  ['3', 'Cid May', '5k', '1600', 'FI', 'Oulu'],
  ['4', 'Dee Orr', '9k', '1200', 'SE', 'Umeå'],
] as const;
const RESULTS = [
  ['2+/w', '3+/b'],
  ['1-/b', '4-/w'],
  ['4=/w', '1-/w'],
  ['3=/b', '2+/b'],
] as const;

const columnsOf = (line: string): readonly string[] => line.split(' | ');
/** The title of the second round made from that of the first. */
const second = (title: string): string =>
  title.replace('1st', '2nd').replace('1', '2').replace('一', '二').replace(/^I\b/, 'II');

const EXPECTED = readWallList([
  columnsOf('No | Name | Rank | Rating | Country | Club | R1 | R2'),
  ...PLAYERS.map((player, i) => [...player, ...(RESULTS[i] ?? [])]),
]).wallList;

/** Every rotation, and every rotation backwards: each column stands once at each place. */
const orders = (width: number): readonly (readonly number[])[] =>
  Array.from({ length: width }, (_, by) => {
    const turned = Array.from({ length: width }, (__, i) => (i + by) % width);
    return [turned, [...turned].reverse()];
  }).flat();

describe.each(Object.entries(LISTS))('%s', (_language, [titles, rounds]) => {
  const head = columnsOf(titles);

  test.each(columnsOf(rounds))('rounds titled %s, columns in any order', round => {
    const table = [
      [...head, round, second(round)],
      ...PLAYERS.map((player, i) => [...player, ...(RESULTS[i] ?? [])]),
    ];
    for (const order of orders(head.length + 2)) {
      const { wallList, problems } = readWallList(table.map(line => order.map(column => line[column])));
      expect(problems).toEqual([]);
      expect(wallList).toEqual(EXPECTED);
    }
  });
});

// Russian sheets were made with the English title before.
test.each(['Личное имя', 'First name'])('a Russian list with first names under %s', title => {
  const { wallList } = readWallList([
    ['№', 'Фамилия', title, 'Разряд', 'R1'],
    ['1', 'Иванов', 'Пётр', '3d', '2+'],
    ['2', 'Орлова', 'Анна', '2d', '1-'],
  ]);
  expect(wallList.players.map(player => player.name)).toEqual(['Иванов Пётр', 'Орлова Анна']);
});

test.each(COLUMN_KINDS)('a list of titles for %s is folded as its titles are', kind => {
  const each = TITLES[kind].split(/[,\n]/).map(foldTitle);
  expect(foldTitles(TITLES[kind])).toEqual(each.filter(title => title !== ''));
});

test('no title says two things', () => {
  const kinds = new Map<string, string>();
  for (const kind of COLUMN_KINDS)
    for (const title of TITLES[kind].split(/[,\n]/).filter(each => foldTitle(each) !== '')) {
      expect(kindOfTitle(title.trim()), title).toBe(kind);
      expect(kinds.get(foldTitle(title)) ?? kind, title).toBe(kind);
      kinds.set(foldTitle(title), kind);
    }
});

test.each(['MMS', 'SOS', 'SOS-1', 'Points', 'Place', 'Score', 'R1 score', 'Prize', 'V', 'X', '3d'])(
  'a column %s is the organiser’s own',
  title => {
    const { rounds, columns } = readWallList([
      ['Name', 'R1', title],
      ['Ann', '2+', '3'],
      ['Bob', '1-', '2'],
    ]);
    expect(rounds).toEqual([[1]]);
    expect(Object.values(columns)).not.toContain(2);
  },
);
