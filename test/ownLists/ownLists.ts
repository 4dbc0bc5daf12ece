/** Wins and SOS-2 of the players by their numbers, counted by hand: of three opponents' scores the greatest is left. */
export const COUNTED = {
  eight: { WINS: [2, 2, 3, 1, 1, 0, 2, 1], SOS2: [3, 2, 2, 2, 2, 2, 3, 3] },
  starts: {
    WINS: [2, 2, 3, 1, 1, 0, 2, 1],
    MMS: [3, 3, 3, 1, 1, -1, 1, 0],
    SOS2: [3, 3, 3, 1, 3, 3, 3, 3],
  },
  seven: { WINS: [2, 2, 3, 2, 1, 0, 2], SOS2: [3, 2, 2, 2, 2, 2, 3] },
  /** Two agreed absences are a win; who never came has nothing. */
  ten: { WINS: [2, 2, 3, 1, 1, 0, 2, 1, 2] },
  half: { WINS: [2, 2, 3, 1, 0, 0, 1, 1] },
  jigo: { WINS: [2, 2, 2, 1, 1, 0, 2, 1], SOS2: [2, 2, 2, 2, 2, 2, 2, 2] },
  stones: { WINS: [2, 1, 1, 1, 0, 1], MMS: [2, 1, -1, -1, -5, -5] },
  six: { WINS: [1, 0, 0, 1, 1, 0] },
  table: { WINS: [1, 1, 0, 0] },
  print: { WINS: [3, 2, 2, 2, 1, 1, 1, 0] },
  teams: { WINS: [3, 2, 1, 2, 1, 1, 1, 1], SOS2: [1, 2, 3, 2, 3, 2, 3, 2] },
} as const;

/** An event after three rounds, in a notation of its own. */
export interface OwnList {
  readonly name: string;
  /** Rows on lines, cells between bars. */
  readonly text: string;
  /** The cell that the first bar stands before; A1 unless told. */
  readonly corner?: string;
  /** The row of the text with the titles, from 0. */
  readonly titles?: number;
  /** Rounds that have room, besides those played; three unless told. */
  readonly room?: number;
  /** Which event it is; `eight` unless told. */
  readonly event?: keyof typeof COUNTED;
  /** What is proposed for it, where its event does not tell. */
  readonly proposed?: string;
  /** Columns that are filled beside each round; none unless told. */
  readonly beside?: number;
  /** Rounds that are left to play, where they are fewer than three. */
  readonly rounds?: number;
  /** What makes it a list that formulas read. */
  readonly first?: 'split' | 'in numbers';
}

/** Wall lists as organisers keep them. */
export const OWN_LISTS: readonly OwnList[] = [
  {
    name: 'numbers, ranks and six rounds',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'no numbers, a grade and a club, rounds called 1, 2, 3',
    text: `
    | Name       | Grade | Club   | 1  | 2  | 3  | 4 | 5 | 6 |
    | Anna Berg  | 4d    | Berlin | 5+ | 2+ | 3- |   |   |   |
    | Ben Carr   | 3d    | Leeds  | 6+ | 1- | 8+ |   |   |   |
    | Carla Dorn | 2d    | Berlin | 7+ | 8+ | 1+ |   |   |   |
    | Dirk Enz   | 1d    | Bern   | 8- | 6+ | 7- |   |   |   |
    | Eva Falk   | 1k    | Kiel   | 1- | 7- | 6+ |   |   |   |
    | Finn Gray  | 2k    | Leeds  | 2- | 4- | 5- |   |   |   |
    | Gina Hahn  | 3k    | Kiel   | 3- | 5+ | 4+ |   |   |   |
    | Hugo Ilg   | 4k    | Bern   | 4+ | 3- | 2- |   |   |   |`,
  },
  {
    name: 'German, with colours',
    text: `
    | Nr | Name       | Rang | Verein | Runde 1 | Runde 2 | Runde 3 | Runde 4 | Runde 5 | Runde 6 |
    | 1  | Anna Berg  | 4d   | Berlin | 5+/b    | 2+/w    | 3-/b    |         |         |         |
    | 2  | Ben Carr   | 3d   | Leeds  | 6+/w    | 1-/b    | 8+/w    |         |         |         |
    | 3  | Carla Dorn | 2d   | Berlin | 7+/b    | 8+/b    | 1+/w    |         |         |         |
    | 4  | Dirk Enz   | 1d   | Bern   | 8-/w    | 6+/b    | 7-/w    |         |         |         |
    | 5  | Eva Falk   | 1k   | Kiel   | 1-/w    | 7-/b    | 6+/w    |         |         |         |
    | 6  | Finn Gray  | 2k   | Leeds  | 2-/b    | 4-/w    | 5-/b    |         |         |         |
    | 7  | Gina Hahn  | 3k   | Kiel   | 3-/w    | 5+/w    | 4+/b    |         |         |         |
    | 8  | Hugo Ilg   | 4k   | Bern   | 4+/b    | 3-/w    | 2-/b    |         |         |         |`,
  },
  {
    name: 'French, surname and first name apart',
    text: `
    | N° | Nom  | Prénom | Niveau | Ronde 1 | Ronde 2 | Ronde 3 | Ronde 4 | Ronde 5 | Ronde 6 |
    | 1  | Berg | Anna   | 4d     | 5+      | 2+      | 3-      |         |         |         |
    | 2  | Carr | Ben    | 3d     | 6+      | 1-      | 8+      |         |         |         |
    | 3  | Dorn | Carla  | 2d     | 7+      | 8+      | 1+      |         |         |         |
    | 4  | Enz  | Dirk   | 1d     | 8-      | 6+      | 7-      |         |         |         |
    | 5  | Falk | Eva    | 1k     | 1-      | 7-      | 6+      |         |         |         |
    | 6  | Gray | Finn   | 2k     | 2-      | 4-      | 5-      |         |         |         |
    | 7  | Hahn | Gina   | 3k     | 3-      | 5+      | 4+      |         |         |         |
    | 8  | Ilg  | Hugo   | 4k     | 4+      | 3-      | 2-      |         |         |         |`,
  },
  {
    name: 'kyu and dan in words, the sign first',
    text: `
    | # | Player     | Strength | Round 1 | Round 2 | Round 3 | Round 4 | Round 5 | Round 6 |
    | 1 | Anna Berg  | 4 dan    | +5      | +2      | -3      |         |         |         |
    | 2 | Ben Carr   | 3 dan    | +6      | -1      | +8      |         |         |         |
    | 3 | Carla Dorn | 2 dan    | +7      | +8      | +1      |         |         |         |
    | 4 | Dirk Enz   | 1 dan    | -8      | +6      | -7      |         |         |         |
    | 5 | Eva Falk   | 1 kyu    | -1      | -7      | +6      |         |         |         |
    | 6 | Finn Gray  | 2 kyu    | -2      | -4      | -5      |         |         |         |
    | 7 | Gina Hahn  | 3 kyu    | -3      | +5      | +4      |         |         |         |
    | 8 | Hugo Ilg   | 4 kyu    | +4      | -3      | -2      |         |         |         |`,
  },
  {
    name: 'in the middle of a sheet, below a heading',
    text: `
    | Spring cup 2026 |            |      |    |    |    |    |    |    |
    |                 |            |      |    |    |    |    |    |    |
    | No              | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1               | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2               | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3               | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4               | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5               | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6               | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7               | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8               | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |`,
    corner: 'C5',
    titles: 2,
  },
  {
    name: 'a row of sums and a note below',
    text: `
    | No | Name           | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg      | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr       | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn     | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz       | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk       | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray      | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn      | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg       | 4k   | 4+ | 3- | 2- |    |    |    |
    |    | Total: 8       |      |    |    |    |    |    |    |
    |    |                |      |    |    |    |    |    |    |
    |    | Lunch at 13:00 |      |    |    |    |    |    |    |`,
  },
  {
    name: 'as a program prints it, scores behind',
    text: `
    | Pl | Name       | Str | Co | 1    | 2    | 3    | 4 | 5 | 6 | NBW | SOS |
    | 1  | Anna Berg  | 4d  | DE | 5+/b | 2+/w | 3-/b |   |   |   | 2   | 6   |
    | 2  | Ben Carr   | 3d  | DE | 6+/w | 1-/b | 8+/w |   |   |   | 2   | 3   |
    | 3  | Carla Dorn | 2d  | DE | 7+/b | 8+/b | 1+/w |   |   |   | 3   | 5   |
    | 4  | Dirk Enz   | 1d  | DE | 8-/w | 6+/b | 7-/w |   |   |   | 1   | 3   |
    | 5  | Eva Falk   | 1k  | DE | 1-/w | 7-/b | 6+/w |   |   |   | 1   | 4   |
    | 6  | Finn Gray  | 2k  | DE | 2-/b | 4-/w | 5-/b |   |   |   | 0   | 4   |
    | 7  | Gina Hahn  | 3k  | DE | 3-/w | 5+/w | 4+/b |   |   |   | 2   | 5   |
    | 8  | Hugo Ilg   | 4k  | DE | 4+/b | 3-/w | 2-/b |   |   |   | 1   | 6   |`,
  },
  {
    name: 'circles for results',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | ○5 | ○2 | ●3 |    |    |    |
    | 2  | Ben Carr   | 3d   | ○6 | ●1 | ○8 |    |    |    |
    | 3  | Carla Dorn | 2d   | ○7 | ○8 | ○1 |    |    |    |
    | 4  | Dirk Enz   | 1d   | ●8 | ○6 | ●7 |    |    |    |
    | 5  | Eva Falk   | 1k   | ●1 | ●7 | ○6 |    |    |    |
    | 6  | Finn Gray  | 2k   | ●2 | ●4 | ●5 |    |    |    |
    | 7  | Gina Hahn  | 3k   | ●3 | ○5 | ○4 |    |    |    |
    | 8  | Hugo Ilg   | 4k   | ○4 | ●3 | ●2 |    |    |    |`,
  },
  {
    name: 'a rating and no rank',
    text: `
    | No | Name       | Rating | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 2450   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 2290   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2180   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 2070   | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 2010   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 1880   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 1790   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 1700   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'PIN, country and club of a federation',
    text: `
    | Place no | PIN      | Name       | Country | Club   | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1        | 14000001 | Anna Berg  | DE      | Berlin | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2        | 14000018 | Ben Carr   | DE      | Leeds  | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3        | 14000035 | Carla Dorn | DE      | Berlin | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4        | 14000052 | Dirk Enz   | DE      | Bern   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5        | 14000069 | Eva Falk   | DE      | Kiel   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6        | 14000086 | Finn Gray  | DE      | Leeds  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7        | 14000103 | Gina Hahn  | DE      | Kiel   | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8        | 14000120 | Hugo Ilg   | DE      | Bern   | 4k   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'sorted by place, numbers kept',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |`,
  },
  {
    name: 'a blank row between the strong and the weak',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |
    |    |            |      |    |    |    |    |    |    |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'a column of money that is a formula, and one of notes',
    text: `
    | Paid | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 | Notes      |
    | =2*5 | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |            |
    | =2*5 | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |            |
    | =2*5 | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |            |
    | =2*5 | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    | late train |
    | =2*5 | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |            |
    | =2*5 | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |            |
    | =2*5 | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |            |
    | =2*5 | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |            |`,
  },
  {
    name: 'Japanese',
    text: `
    | 番号 | 名前         | 段級位 | 1回戦 | 2回戦 | 3回戦 | 4回戦 | 5回戦 | 6回戦 |
    | 1  | Anna Berg  | 4d  | 5+  | 2+  | 3-  |     |     |     |
    | 2  | Ben Carr   | 3d  | 6+  | 1-  | 8+  |     |     |     |
    | 3  | Carla Dorn | 2d  | 7+  | 8+  | 1+  |     |     |     |
    | 4  | Dirk Enz   | 1d  | 8-  | 6+  | 7-  |     |     |     |
    | 5  | Eva Falk   | 1k  | 1-  | 7-  | 6+  |     |     |     |
    | 6  | Finn Gray  | 2k  | 2-  | 4-  | 5-  |     |     |     |
    | 7  | Gina Hahn  | 3k  | 3-  | 5+  | 4+  |     |     |     |
    | 8  | Hugo Ilg   | 4k  | 4+  | 3-  | 2-  |     |     |     |`,
  },
  {
    name: 'Russian',
    text: `
    | № | Имя        | Ранг | Тур 1 | Тур 2 | Тур 3 | Тур 4 | Тур 5 | Тур 6 |
    | 1 | Anna Berg  | 4d   | 5+    | 2+    | 3-    |       |       |       |
    | 2 | Ben Carr   | 3d   | 6+    | 1-    | 8+    |       |       |       |
    | 3 | Carla Dorn | 2d   | 7+    | 8+    | 1+    |       |       |       |
    | 4 | Dirk Enz   | 1d   | 8-    | 6+    | 7-    |       |       |       |
    | 5 | Eva Falk   | 1k   | 1-    | 7-    | 6+    |       |       |       |
    | 6 | Finn Gray  | 2k   | 2-    | 4-    | 5-    |       |       |       |
    | 7 | Gina Hahn  | 3k   | 3-    | 5+    | 4+    |       |       |       |
    | 8 | Hugo Ilg   | 4k   | 4+    | 3-    | 2-    |       |       |       |`,
  },
  {
    name: 'Spanish',
    text: `
    | N.º | Nombre     | Rango | Ronda 1 | Ronda 2 | Ronda 3 | Ronda 4 | Ronda 5 | Ronda 6 |
    | 1   | Anna Berg  | 4d    | 5+      | 2+      | 3-      |         |         |         |
    | 2   | Ben Carr   | 3d    | 6+      | 1-      | 8+      |         |         |         |
    | 3   | Carla Dorn | 2d    | 7+      | 8+      | 1+      |         |         |         |
    | 4   | Dirk Enz   | 1d    | 8-      | 6+      | 7-      |         |         |         |
    | 5   | Eva Falk   | 1k    | 1-      | 7-      | 6+      |         |         |         |
    | 6   | Finn Gray  | 2k    | 2-      | 4-      | 5-      |         |         |         |
    | 7   | Gina Hahn  | 3k    | 3-      | 5+      | 4+      |         |         |         |
    | 8   | Hugo Ilg   | 4k    | 4+      | 3-      | 2-      |         |         |         |`,
  },
  {
    name: 'Dutch',
    text: `
    | Nr | Naam       | Graad | Ronde 1 | Ronde 2 | Ronde 3 | Ronde 4 | Ronde 5 | Ronde 6 |
    | 1  | Anna Berg  | 4d    | 5+      | 2+      | 3-      |         |         |         |
    | 2  | Ben Carr   | 3d    | 6+      | 1-      | 8+      |         |         |         |
    | 3  | Carla Dorn | 2d    | 7+      | 8+      | 1+      |         |         |         |
    | 4  | Dirk Enz   | 1d    | 8-      | 6+      | 7-      |         |         |         |
    | 5  | Eva Falk   | 1k    | 1-      | 7-      | 6+      |         |         |         |
    | 6  | Finn Gray  | 2k    | 2-      | 4-      | 5-      |         |         |         |
    | 7  | Gina Hahn  | 3k    | 3-      | 5+      | 4+      |         |         |         |
    | 8  | Hugo Ilg   | 4k    | 4+      | 3-      | 2-      |         |         |         |`,
  },
  {
    name: 'Korean',
    text: `
    | 번호 | 이름         | 급  | 1라운드 | 2라운드 | 3라운드 | 4라운드 | 5라운드 | 6라운드 |
    | 1  | Anna Berg  | 4d | 5+   | 2+   | 3-   |      |      |      |
    | 2  | Ben Carr   | 3d | 6+   | 1-   | 8+   |      |      |      |
    | 3  | Carla Dorn | 2d | 7+   | 8+   | 1+   |      |      |      |
    | 4  | Dirk Enz   | 1d | 8-   | 6+   | 7-   |      |      |      |
    | 5  | Eva Falk   | 1k | 1-   | 7-   | 6+   |      |      |      |
    | 6  | Finn Gray  | 2k | 2-   | 4-   | 5-   |      |      |      |
    | 7  | Gina Hahn  | 3k | 3-   | 5+   | 4+   |      |      |      |
    | 8  | Hugo Ilg   | 4k | 4+   | 3-   | 2-   |      |      |      |`,
  },
  {
    name: 'a start for each, which makes it a McMahon',
    text: `
    | No | Name       | Rank | Start | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 1     | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 1     | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 0     | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 0     | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | 0     | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | -1    | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | -1    | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | -1    | 4+ | 3- | 2- |    |    |    |`,
    event: 'starts',
  },
  {
    name: 'the start called MM',
    text: `
    | No | Name       | Rank | MM | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 1  | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 1  | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 0  | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 0  | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | 0  | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | -1 | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | -1 | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | -1 | 4+ | 3- | 2- |    |    |    |`,
    event: 'starts',
  },
  {
    name: 'names as a federation writes them, with commas',
    text: `
    | No | Name        | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Berg, Anna  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Carr, Ben   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Dorn, Carla | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Enz, Dirk   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 5  | Falk, Eva   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Gray, Finn  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Hahn, Gina  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Ilg, Hugo   | 4k   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'wins after each round, beside it',
    text: `
    | No | Name       | Rank | R1 | Wins | R2 | Wins | R3 | Wins | R4 | Wins |
    | 1  | Anna Berg  | 4d   | 5+ | 1    | 2+ | 2    | 3- | 2    |    |      |
    | 2  | Ben Carr   | 3d   | 6+ | 1    | 1- | 1    | 8+ | 2    |    |      |
    | 3  | Carla Dorn | 2d   | 7+ | 1    | 8+ | 2    | 1+ | 3    |    |      |
    | 4  | Dirk Enz   | 1d   | 8- | 0    | 6+ | 1    | 7- | 1    |    |      |
    | 5  | Eva Falk   | 1k   | 1- | 0    | 7- | 0    | 6+ | 1    |    |      |
    | 6  | Finn Gray  | 2k   | 2- | 0    | 4- | 0    | 5- | 0    |    |      |
    | 7  | Gina Hahn  | 3k   | 3- | 0    | 5+ | 1    | 4+ | 2    |    |      |
    | 8  | Hugo Ilg   | 4k   | 4+ | 1    | 3- | 1    | 2- | 1    |    |      |`,
    room: 1,
  },
  {
    name: 'a colour beside each round',
    text: `
    | No | Name       | Rank | R1 | Colour | R2 | Colour | R3 | Colour | R4 | Colour |
    | 1  | Anna Berg  | 4d   | 5+ | B      | 2+ | W      | 3- | B      |    |        |
    | 2  | Ben Carr   | 3d   | 6+ | W      | 1- | B      | 8+ | W      |    |        |
    | 3  | Carla Dorn | 2d   | 7+ | B      | 8+ | B      | 1+ | W      |    |        |
    | 4  | Dirk Enz   | 1d   | 8- | W      | 6+ | B      | 7- | W      |    |        |
    | 5  | Eva Falk   | 1k   | 1- | W      | 7- | B      | 6+ | W      |    |        |
    | 6  | Finn Gray  | 2k   | 2- | B      | 4- | W      | 5- | B      |    |        |
    | 7  | Gina Hahn  | 3k   | 3- | W      | 5+ | W      | 4+ | B      |    |        |
    | 8  | Hugo Ilg   | 4k   | 4+ | B      | 3- | W      | 2- | B      |    |        |`,
    room: 1,
    beside: 1,
  },
  {
    name: 'opponent and result in columns of their own',
    text: `
    | No | Name       | Rank | Round 1  |        | Round 2  |        | Round 3  |        | Round 4  |        |
    |    |            |      | Opponent | Result | Opponent | Result | Opponent | Result | Opponent | Result |
    | 1  | Anna Berg  | 4d   | 5        | 1      | 2        | 1      | 3        | 0      |          |        |
    | 2  | Ben Carr   | 3d   | 6        | 1      | 1        | 0      | 8        | 1      |          |        |
    | 3  | Carla Dorn | 2d   | 7        | 1      | 8        | 1      | 1        | 1      |          |        |
    | 4  | Dirk Enz   | 1d   | 8        | 0      | 6        | 1      | 7        | 0      |          |        |
    | 5  | Eva Falk   | 1k   | 1        | 0      | 7        | 0      | 6        | 1      |          |        |
    | 6  | Finn Gray  | 2k   | 2        | 0      | 4        | 0      | 5        | 0      |          |        |
    | 7  | Gina Hahn  | 3k   | 3        | 0      | 5        | 1      | 4        | 1      |          |        |
    | 8  | Hugo Ilg   | 4k   | 4        | 1      | 3        | 0      | 2        | 0      |          |        |`,
    room: 1,
    beside: 1,
  },
  {
    name: 'handicap stones',
    text: `
    | No | Name       | Rank | R1    | R2   | R3   | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+/b2 | 2+/w | 3-/b |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+/w2 | 1-/b | 8+/w |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+/b2 | 8+/b | 1+/w |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8-/w2 | 6+/b | 7-/w |    |    |    |
    | 5  | Eva Falk   | 1k   | 1-/w2 | 7-/b | 6+/w |    |    |    |
    | 6  | Finn Gray  | 2k   | 2-/b2 | 4-/w | 5-/b |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3-/w2 | 5+/w | 4+/b |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+/b2 | 3-/w | 2-/b |    |    |    |`,
  },
  {
    name: 'rounds with their days',
    text: `
    | No | Name       | Rank | R1 (Sat) | R2 (Sat) | R3 (Sat) | R4 (Sun) | R5 (Sun) | R6 (Sun) |
    | 1  | Anna Berg  | 4d   | 5+       | 2+       | 3-       |          |          |          |
    | 2  | Ben Carr   | 3d   | 6+       | 1-       | 8+       |          |          |          |
    | 3  | Carla Dorn | 2d   | 7+       | 8+       | 1+       |          |          |          |
    | 4  | Dirk Enz   | 1d   | 8-       | 6+       | 7-       |          |          |          |
    | 5  | Eva Falk   | 1k   | 1-       | 7-       | 6+       |          |          |          |
    | 6  | Finn Gray  | 2k   | 2-       | 4-       | 5-       |          |          |          |
    | 7  | Gina Hahn  | 3k   | 3-       | 5+       | 4+       |          |          |          |
    | 8  | Hugo Ilg   | 4k   | 4+       | 3-       | 2-       |          |          |          |`,
  },
  {
    name: 'two rounds played, the third half',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7? |    |    |    |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6? |    |    |    |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5? |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4? |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |`,
    event: 'half',
  },
  {
    name: 'seven players, a bye each round',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 0+ |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+ | 0+ | 1+ |    |    |    |
    | 4  | Dirk Enz   | 1d   | 0+ | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |`,
    event: 'seven',
  },
  {
    name: 'one who came late and one who left',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 | Out |
    | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |     |
    | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |     |
    | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |     |
    | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |     |
    | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |     |
    | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |     |
    | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |     |
    | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |     |
    | 9  | Ida Jost   | 5k   | 0= | 0= | 0+ |    |    |    |     |
    | 10 | Jan Koch   | 6k   | 0= | 0- | 0- |    |    |    | 4-  |`,
    event: 'ten',
  },
  {
    name: 'all players strangers to ranks, full-width figures',
    text: `
    | No | Name       | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | ５＋ | ２＋ | ３－ |    |    |    |
    | 2  | Ben Carr   | ６＋ | １－ | ８＋ |    |    |    |
    | 3  | Carla Dorn | ７＋ | ８＋ | １＋ |    |    |    |
    | 4  | Dirk Enz   | ８－ | ６＋ | ７－ |    |    |    |
    | 5  | Eva Falk   | １－ | ７－ | ６＋ |    |    |    |
    | 6  | Finn Gray  | ２－ | ４－ | ５－ |    |    |    |
    | 7  | Gina Hahn  | ３－ | ５＋ | ４＋ |    |    |    |
    | 8  | Hugo Ilg   | ４＋ | ３－ | ２－ |    |    |    |`,
  },
  {
    name: 'teams of two boards',
    text: `
    | No | Name       | Rank | Team | Board | R1 | R2 | R3 | R4 | R5 |
    | 1  | Anna Berg  | 4d   | A    | 1     | 3+ | 5+ | 7+ |    |    |
    | 2  | Ben Carr   | 3d   | A    | 2     | 4- | 6+ | 8+ |    |    |
    | 3  | Carla Dorn | 2d   | B    | 1     | 1- | 7+ | 5- |    |    |
    | 4  | Dirk Enz   | 1d   | B    | 2     | 2+ | 8- | 6+ |    |    |
    | 5  | Eva Falk   | 1k   | C    | 1     | 7- | 1- | 3+ |    |    |
    | 6  | Finn Gray  | 2k   | C    | 2     | 8+ | 2- | 4- |    |    |
    | 7  | Gina Hahn  | 3k   | D    | 1     | 5+ | 3- | 1- |    |    |
    | 8  | Hugo Ilg   | 4k   | D    | 2     | 6- | 4+ | 2- |    |    |`,
    room: 2,
    event: 'teams',
  },
  {
    name: 'a McMahon with starts and its handicap',
    text: `
    | No | Name      | Grade | Start | R1    | R2    | R3 | R4 | R5 |
    | 1  | Ada Blom  | 2d    | 0     | 2+/w  | 3+/w2 |    |    |    |
    | 2  | Bo Dahl   | 1d    | 0     | 1-/b  | 5+/w5 |    |    |    |
    | 3  | Cy Eklund | 3k    | -2    | 4+/w  | 1-/b2 |    |    |    |
    | 4  | Di Falk   | 4k    | -2    | 3-/b  | 6+/w3 |    |    |    |
    | 5  | Ed Gran   | 8k    | -5    | 6-/w1 | 2-/b5 |    |    |    |
    | 6  | Flo Holm  | 9k    | -6    | 5+/b1 | 4-/b3 |    |    |    |`,
    event: 'stones',
    proposed: 'McMahon, Handicap MMS',
  },
  {
    name: 'handicap and colour beside each round',
    text: `
    | Name      | Rank | R1 | Hcp | C | R2 | Hcp | C | Fee |
    | Ada Blom  | 3d   | 2+ | 1   | W |    |     |   | 10  |
    | Bo Dahl   | 1d   | 1- | 1   | B |    |     |   | 10  |
    | Cy Eklund | 2k   | 4- | 2   | W |    |     |   | 10  |
    | Di Falk   | 5k   | 3+ | 2   | B |    |     |   | 5   |
    | Ed Gran   | 9k   | 6+ | 0   | W |    |     |   | 5   |
    | Flo Holm  | 10k  | 5- | 0   | B |    |     |   | 5   |`,
    room: 1,
    event: 'six',
    proposed: 'McMahon, Upper bar 5k, Handicap rank −1',
    beside: 2,
  },
  {
    name: 'colour before each round, W and L for results',
    text: `
    | Side | R1 | Side | R2 | Name      | Club   |
    | W    | 2W |      |    | Ada Blom  | Malmö  |
    | B    | 1L |      |    | Bo Dahl   | Lund   |
    | W    | 4L |      |    | Cy Eklund | Lund   |
    | B    | 3W |      |    | Di Falk   | Malmö  |
    | W    | 6W |      |    | Ed Gran   | Ystad  |
    | B    | 5L |      |    | Flo Holm  | Ystad  |`,
    room: 1,
    event: 'six',
    beside: 1,
  },
  {
    name: 'opponents by name',
    text: `
    | Player    | Strength | 1      | 2 | 3 | 4 |
    | Ada Blom  | 3d       | Bo +   |   |   |   |
    | Bo Dahl   | 1d       | Ada -  |   |   |   |
    | Cy Eklund | 2k       | Di -   |   |   |   |
    | Di Falk   | 5k       | Cy +   |   |   |   |
    | Ed Gran   | 9k       | Flo +  |   |   |   |
    | Flo Holm  | 10k      | Ed -   |   |   |   |`,
    event: 'six',
    proposed: 'McMahon, Upper bar 9k',
    first: 'in numbers',
  },
  {
    name: 'a table of four, one round played',
    text: `
    | No | Name      | Rank | Round 1 | Round 2 | Round 3 |
    | 1  | Ada Blom  | 1d   | 4+      |         |         |
    | 2  | Bo Dahl   | 1d   | 3+      |         |         |
    | 3  | Cy Eklund | 1k   | 2-      |         |         |
    | 4  | Di Falk   | 1k   | 1-      |         |         |`,
    event: 'table',
    proposed: 'Round robin',
    rounds: 2,
  },
  {
    name: 'as a federation prints it, lines above and rounds untitled',
    text: `
    | ; EV[Autumn cup]  |             |    |    |      |     |     |      |      |      |
    | ; PC[DE, Bern]    |             |    |    |      |     |     |      |      |      |
    | Pl                | Name        | Rk | Co | Club | NBW | SOS |      |      |      |
    | 1                 | Dorn Carla  | 2D | DE | Berl | 3   | 5   | 4+/b | 5+/b | 2+/w |
    | 2                 | Berg Anna   | 4D | DE | Berl | 2   | 6   | 7+/b | 3+/w | 1-/b |
    | 3                 | Carr Ben    | 3D | UK | Leed | 2   | 3   | 8+/w | 2-/b | 5+/w |
    | 4                 | Hahn Gina   | 3K | DE | Kiel | 2   | 5   | 1-/w | 7+/w | 6+/b |
    | 5                 | Ilg Hugo    | 4K | CH | Bern | 1   | 6   | 6+/b | 1-/w | 3-/b |
    | 6                 | Enz Dirk    | 1D | CH | Bern | 1   | 3   | 5-/w | 8+/b | 4-/w |
    | 7                 | Falk Eva    | 1K | DE | Kiel | 1   | 4   | 2-/w | 4-/b | 8+/w |
    | 8                 | Gray Finn   | 2K | UK | Leed | 0   | 4   | 3-/b | 6-/w | 7-/b |`,
    titles: 2,
    room: 0,
    event: 'print',
  },
  {
    name: 'text in one column, as the EGD prints it',
    text: `
    | ; EV[Autumn cup]                                            |
    | ; Pl Name                   Rk Co Club NBW SOS              |
    |    1 Dorn Carla             2D DE Berl   3   5  4+/b 5+/b 2+/w |
    |    2 Berg Anna              4D DE Berl   2   6  7+/b 3+/w 1-/b |
    |    3 Carr Ben               3D UK Leed   2   3  8+/w 2-/b 5+/w |
    |    4 Hahn Gina              3K DE Kiel   2   5  1-/w 7+/w 6+/b |
    |    5 Ilg Hugo               4K CH Bern   1   6  6+/b 1-/w 3-/b |
    |    6 Enz Dirk               1D CH Bern   1   3  5-/w 8+/b 4-/w |
    |    7 Falk Eva               1K DE Kiel   1   4  2-/w 4-/b 8+/w |
    |    8 Gray Finn              2K UK Leed   0   4  3-/b 6-/w 7-/b |`,
    room: 0,
    event: 'print',
    first: 'split',
  },
];
