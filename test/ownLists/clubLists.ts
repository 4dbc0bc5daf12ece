import type { OwnList } from './ownLists';

/** Wall lists as clubs keep them, in notations of many hands. */
export const CLUB_LISTS: readonly OwnList[] = [
  {
    name: 'below the name of the event and its days',
    text: `
    | Autumn Open 2026, Bern |            |      |          |    |    |        |    |    |
    | 14–15 November         |            |      |          |    |    |        |    |    |
    |                        |            |      | Saturday |    |    | Sunday |    |    |
    | No                     | Name       | Rank | R1       | R2 | R3 | R4     | R5 | R6 |
    | 1                      | Anna Berg  | 4d   | 5+       | 2+ | 3- |        |    |    |
    | 2                      | Ben Carr   | 3d   | 6+       | 1- | 8+ |        |    |    |
    | 3                      | Carla Dorn | 2d   | 7+       | 8+ | 1+ |        |    |    |
    | 4                      | Dirk Enz   | 1d   | 8-       | 6+ | 7- |        |    |    |
    | 5                      | Eva Falk   | 1k   | 1-       | 7- | 6+ |        |    |    |
    | 6                      | Finn Gray  | 2k   | 2-       | 4- | 5- |        |    |    |
    | 7                      | Gina Hahn  | 3k   | 3-       | 5+ | 4+ |        |    |    |
    | 8                      | Hugo Ilg   | 4k   | 4+       | 3- | 2- |        |    |    |`,
    titles: 3,
  },
  {
    name: 'Japanese, dan and kyu in signs, a circle behind the number',
    text: `
    | No | 氏名         | 棋力 | 所属 | 第1局 | 第2局 | 第3局 | 第4局 | 第5局 | 第6局 |
    | 1  | Anna Berg  | 4段 | 東京 | 5○  | 2○  | 3●  |     |     |     |
    | 2  | Ben Carr   | 3段 | 大阪 | 6○  | 1●  | 8○  |     |     |     |
    | 3  | Carla Dorn | 2段 | 東京 | 7○  | 8○  | 1○  |     |     |     |
    | 4  | Dirk Enz   | 初段 | 京都 | 8●  | 6○  | 7●  |     |     |     |
    | 5  | Eva Falk   | 1級 | 東京 | 1●  | 7●  | 6○  |     |     |     |
    | 6  | Finn Gray  | 2級 | 大阪 | 2●  | 4●  | 5●  |     |     |     |
    | 7  | Gina Hahn  | 3級 | 京都 | 3●  | 5○  | 4○  |     |     |     |
    | 8  | Hugo Ilg   | 4級 | 京都 | 4○  | 3●  | 2●  |     |     |     |`,
  },
  {
    name: 'Russian, surname and first name apart, dan and kyu in words',
    text: `
    | № п/п | Фамилия | Имя   | Город  | Разряд | 1 тур | 2 тур | 3 тур | 4 тур | 5 тур | 6 тур |
    | 1     | Berg    | Anna  | Москва | 4 дан  | 5+    | 2+    | 3−    |       |       |       |
    | 2     | Carr    | Ben   | Казань | 3 дан  | 6+    | 1−    | 8+    |       |       |       |
    | 3     | Dorn    | Carla | Москва | 2 дан  | 7+    | 8+    | 1+    |       |       |       |
    | 4     | Enz     | Dirk  | Казань | 1 дан  | 8−    | 6+    | 7−    |       |       |       |
    | 5     | Falk    | Eva   | Москва | 1 кю   | 1−    | 7−    | 6+    |       |       |       |
    | 6     | Gray    | Finn  | Казань | 2 кю   | 2−    | 4−    | 5−    |       |       |       |
    | 7     | Hahn    | Gina  | Москва | 3 кю   | 3−    | 5+    | 4+    |       |       |       |
    | 8     | Ilg     | Hugo  | Казань | 4 кю   | 4+    | 3−    | 2−    |       |       |       |`,
  },
  {
    name: 'German, places and points behind',
    text: `
    | Nr. | Nachname, Vorname | Grad | Verein | 1. Runde | 2. Runde | 3. Runde | 4. Runde | 5. Runde | 6. Runde | Pkt | SOS | Platz |
    | 1   | Berg, Anna        | 4. Dan | Berlin | 5+s    | 2+w      | 3-s      |          |          |          | 2   | 6   | 2     |
    | 2   | Carr, Ben         | 3. Dan | Leeds  | 6+w    | 1-s      | 8+w      |          |          |          | 2   | 3   | 4     |
    | 3   | Dorn, Carla       | 2. Dan | Berlin | 7+s    | 8+s      | 1+w      |          |          |          | 3   | 5   | 1     |
    | 4   | Enz, Dirk         | 1. Dan | Bern   | 8-w    | 6+s      | 7-w      |          |          |          | 1   | 3   | 7     |
    | 5   | Falk, Eva         | 1. Kyu | Kiel   | 1-w    | 7-s      | 6+w      |          |          |          | 1   | 4   | 6     |
    | 6   | Gray, Finn        | 2. Kyu | Leeds  | 2-s    | 4-w      | 5-s      |          |          |          | 0   | 4   | 8     |
    | 7   | Hahn, Gina        | 3. Kyu | Kiel   | 3-w    | 5+w      | 4+s      |          |          |          | 2   | 5   | 3     |
    | 8   | Ilg, Hugo         | 4. Kyu | Bern   | 4+s    | 3-w      | 2-s      |          |          |          | 1   | 6   | 5     |`,
  },
  {
    name: 'the colour before the number',
    text: `
    | No | Name       | Rank  | R1  | R2  | R3  | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4 Dan | B5+ | W2+ | B3- |    |    |    |
    | 2  | Ben Carr   | 3 Dan | W6+ | B1- | W8+ |    |    |    |
    | 3  | Carla Dorn | 2 Dan | B7+ | B8+ | W1+ |    |    |    |
    | 4  | Dirk Enz   | 1 Dan | W8- | B6+ | W7- |    |    |    |
    | 5  | Eva Falk   | 1 Kyu | W1- | B7- | W6+ |    |    |    |
    | 6  | Finn Gray  | 2 Kyu | B2- | W4- | B5- |    |    |    |
    | 7  | Gina Hahn  | 3 Kyu | W3- | W5+ | B4+ |    |    |    |
    | 8  | Hugo Ilg   | 4 Kyu | B4+ | W3- | B2- |    |    |    |`,
  },
  {
    name: 'number, colour and sign, as MacMahon prints it',
    text: `
    | Pos | Name       | Level | R 1  | R 2  | R 3  | R 4 | R 5 | R 6 |
    | 1   | Anna Berg  | 4d    | 5b+  | 2w+  | 3b-  |     |     |     |
    | 2   | Ben Carr   | 3d    | 6w+  | 1b-  | 8w+  |     |     |     |
    | 3   | Carla Dorn | 2d    | 7b+  | 8b+  | 1w+  |     |     |     |
    | 4   | Dirk Enz   | 1d    | 8w-  | 6b+  | 7w-  |     |     |     |
    | 5   | Eva Falk   | 1k    | 1w-  | 7b-  | 6w+  |     |     |     |
    | 6   | Finn Gray  | 2k    | 2b-  | 4w-  | 5b-  |     |     |     |
    | 7   | Gina Hahn  | 3k    | 3w-  | 5w+  | 4b+  |     |     |     |
    | 8   | Hugo Ilg   | 4k    | 4b+  | 3w-  | 2b-  |     |     |     |`,
  },
  {
    name: 'as chess programs print it, 1 and 0 behind the colour',
    text: `
    | No. | Name        | Rtg  | 1.Rd | 2.Rd | 3.Rd | 4.Rd | 5.Rd | 6.Rd | Pts | Rk. |
    | 1   | Berg, Anna  | 2450 | 5b1  | 2w1  | 3b0  |      |      |      | 2   | 2   |
    | 2   | Carr, Ben   | 2290 | 6w1  | 1b0  | 8w1  |      |      |      | 2   | 4   |
    | 3   | Dorn, Carla | 2180 | 7b1  | 8b1  | 1w1  |      |      |      | 3   | 1   |
    | 4   | Enz, Dirk   | 2070 | 8w0  | 6b1  | 7w0  |      |      |      | 1   | 7   |
    | 5   | Falk, Eva   | 2010 | 1w0  | 7b0  | 6w1  |      |      |      | 1   | 6   |
    | 6   | Gray, Finn  | 1880 | 2b0  | 4w0  | 5b0  |      |      |      | 0   | 8   |
    | 7   | Hahn, Gina  | 1790 | 3w0  | 5w1  | 4b1  |      |      |      | 2   | 3   |
    | 8   | Ilg, Hugo   | 1700 | 4b1  | 3w0  | 2b0  |      |      |      | 1   | 5   |`,
    first: 'in numbers',
  },
  {
    name: 'points after each round beside it, titled by a sign',
    text: `
    | No | Name       | Rank | 1  | Σ | 2  | Σ | 3  | Σ | 4 | Σ |
    | 1  | Anna Berg  | 4d   | 5+ | 1 | 2+ | 2 | 3- | 2 |   |   |
    | 2  | Ben Carr   | 3d   | 6+ | 1 | 1- | 1 | 8+ | 2 |   |   |
    | 3  | Carla Dorn | 2d   | 7+ | 1 | 8+ | 2 | 1+ | 3 |   |   |
    | 4  | Dirk Enz   | 1d   | 8- | 0 | 6+ | 1 | 7- | 1 |   |   |
    | 5  | Eva Falk   | 1k   | 1- | 0 | 7- | 0 | 6+ | 1 |   |   |
    | 6  | Finn Gray  | 2k   | 2- | 0 | 4- | 0 | 5- | 0 |   |   |
    | 7  | Gina Hahn  | 3k   | 3- | 0 | 5+ | 1 | 4+ | 2 |   |   |
    | 8  | Hugo Ilg   | 4k   | 4+ | 1 | 3- | 1 | 2- | 1 |   |   |`,
    room: 1,
  },
  {
    name: 'notes between the groups',
    text: `
    | No | Name         | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    |    | Dan players  |      |    |    |    |    |    |    |
    | 1  | Anna Berg    | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr     | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn   | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 4  | Dirk Enz     | 1d   | 8- | 6+ | 7- |    |    |    |
    |    | Kyu players  |      |    |    |    |    |    |    |
    | 5  | Eva Falk     | 1k   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray    | 2k   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn    | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg     | 4k   | 4+ | 3- | 2- |    |    |    |`,
  },
  {
    name: 'gaps in the numbers',
    text: `
    | No | Name       | Rank | R1  | R2  | R3  | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 7+  | 2+  | 4-  |    |    |    |
    | 2  | Ben Carr   | 3d   | 9+  | 1-  | 21+ |    |    |    |
    | 4  | Carla Dorn | 2d   | 12+ | 21+ | 1+  |    |    |    |
    | 5  | Dirk Enz   | 1d   | 21- | 9+  | 12- |    |    |    |
    | 7  | Eva Falk   | 1k   | 1-  | 12- | 9+  |    |    |    |
    | 9  | Finn Gray  | 2k   | 2-  | 5-  | 7-  |    |    |    |
    | 12 | Gina Hahn  | 3k   | 4-  | 7+  | 5+  |    |    |    |
    | 21 | Hugo Ilg   | 4k   | 5+  | 4-  | 2-  |    |    |    |`,
  },
  {
    name: 'seven players, byes in words',
    text: `
    | No | Name       | Rank | R1  | R2   | R3  | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4d   | 5+  | 2+   | 3-  |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+  | 1-   | bye |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+  | free | 1+  |    |    |    |
    | 4  | Dirk Enz   | 1d   | Bye | 6+   | 7-  |    |    |    |
    | 5  | Eva Falk   | 1k   | 1-  | 7-   | 6+  |    |    |    |
    | 6  | Finn Gray  | 2k   | 2-  | 4-   | 5-  |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3-  | 5+   | 4+  |    |    |    |`,
    event: 'seven',
  },
  {
    name: 'German, seven players, frei',
    text: `
    | Nr | Name       | Rang | Runde 1  | Runde 2 | Runde 3  | Runde 4 | Runde 5 | Runde 6 |
    | 1  | Anna Berg  | 4d   | 5+       | 2+      | 3-       |         |         |         |
    | 2  | Ben Carr   | 3d   | 6+       | 1-      | frei     |         |         |         |
    | 3  | Carla Dorn | 2d   | 7+       | Freilos | 1+       |         |         |         |
    | 4  | Dirk Enz   | 1d   | spielfrei | 6+     | 7-       |         |         |         |
    | 5  | Eva Falk   | 1k   | 1-       | 7-      | 6+       |         |         |         |
    | 6  | Finn Gray  | 2k   | 2-       | 4-      | 5-       |         |         |         |
    | 7  | Gina Hahn  | 3k   | 3-       | 5+      | 4+       |         |         |         |`,
    event: 'seven',
  },
  {
    name: 'opponent and result of each round, titled in full',
    text: `
    | No | Name       | Rank | Opponent 1 | Result 1 | Opponent 2 | Result 2 | Opponent 3 | Result 3 | Opponent 4 | Result 4 |
    | 1  | Anna Berg  | 4d   | 5          | W        | 2          | W        | 3          | L        |            |          |
    | 2  | Ben Carr   | 3d   | 6          | W        | 1          | L        | 8          | W        |            |          |
    | 3  | Carla Dorn | 2d   | 7          | W        | 8          | W        | 1          | W        |            |          |
    | 4  | Dirk Enz   | 1d   | 8          | L        | 6          | W        | 7          | L        |            |          |
    | 5  | Eva Falk   | 1k   | 1          | L        | 7          | L        | 6          | W        |            |          |
    | 6  | Finn Gray  | 2k   | 2          | L        | 4          | L        | 5          | L        |            |          |
    | 7  | Gina Hahn  | 3k   | 3          | L        | 5          | W        | 4          | W        |            |          |
    | 8  | Hugo Ilg   | 4k   | 4          | W        | 3          | L        | 2          | L        |            |          |`,
    room: 1,
    beside: 1,
  },
  {
    name: 'opponent, colour and result of each round',
    text: `
    | No | Name       | Rank | Round 1 |  |   | Round 2 |   |    | Round 3 |   |   | Round 4 |   |   |
    |    |            |      | Opp | Col | Res | Opp | Col | Res | Opp | Col | Res | Opp | Col | Res |
    | 1  | Anna Berg  | 4d   | 5   | B   | 1   | 2   | W   | 1   | 3   | B   | 0   |     |     |     |
    | 2  | Ben Carr   | 3d   | 6   | W   | 1   | 1   | B   | 0   | 8   | W   | 1   |     |     |     |
    | 3  | Carla Dorn | 2d   | 7   | B   | 1   | 8   | B   | 1   | 1   | W   | 1   |     |     |     |
    | 4  | Dirk Enz   | 1d   | 8   | W   | 0   | 6   | B   | 1   | 7   | W   | 0   |     |     |     |
    | 5  | Eva Falk   | 1k   | 1   | W   | 0   | 7   | B   | 0   | 6   | W   | 1   |     |     |     |
    | 6  | Finn Gray  | 2k   | 2   | B   | 0   | 4   | W   | 0   | 5   | B   | 0   |     |     |     |
    | 7  | Gina Hahn  | 3k   | 3   | W   | 0   | 5   | W   | 1   | 4   | B   | 1   |     |     |     |
    | 8  | Hugo Ilg   | 4k   | 4   | B   | 1   | 3   | W   | 0   | 2   | B   | 0   |     |     |     |`,
    room: 1,
    beside: 2,
  },
  {
    name: 'colour columns by number, in circles',
    text: `
    | No | Name       | Rank | R1 | Colour 1 | R2 | Colour 2 | R3 | Colour 3 | R4 | Colour 4 |
    | 1  | Anna Berg  | 4d   | 5+ | ●  | 2+ | ○  | 3- | ●  |    |    |
    | 2  | Ben Carr   | 3d   | 6+ | ○  | 1- | ●  | 8+ | ○  |    |    |
    | 3  | Carla Dorn | 2d   | 7+ | ●  | 8+ | ●  | 1+ | ○  |    |    |
    | 4  | Dirk Enz   | 1d   | 8- | ○  | 6+ | ●  | 7- | ○  |    |    |
    | 5  | Eva Falk   | 1k   | 1- | ○  | 7- | ●  | 6+ | ○  |    |    |
    | 6  | Finn Gray  | 2k   | 2- | ●  | 4- | ○  | 5- | ●  |    |    |
    | 7  | Gina Hahn  | 3k   | 3- | ○  | 5+ | ○  | 4+ | ●  |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+ | ●  | 3- | ○  | 2- | ●  |    |    |`,
    room: 1,
    beside: 1,
  },
  {
    name: 'one title over all rounds, their numbers below it',
    text: `
    | No | Name       | Rank | Rounds |    |    |   |   |   |
    |    |            |      | 1      | 2  | 3  | 4 | 5 | 6 |
    | 1  | Anna Berg  | 4d   | 5+     | 2+ | 3- |   |   |   |
    | 2  | Ben Carr   | 3d   | 6+     | 1- | 8+ |   |   |   |
    | 3  | Carla Dorn | 2d   | 7+     | 8+ | 1+ |   |   |   |
    | 4  | Dirk Enz   | 1d   | 8-     | 6+ | 7- |   |   |   |
    | 5  | Eva Falk   | 1k   | 1-     | 7- | 6+ |   |   |   |
    | 6  | Finn Gray  | 2k   | 2-     | 4- | 5- |   |   |   |
    | 7  | Gina Hahn  | 3k   | 3-     | 5+ | 4+ |   |   |   |
    | 8  | Hugo Ilg   | 4k   | 4+     | 3- | 2- |   |   |   |`,
  },
  {
    name: 'Chinese, won and lost in signs',
    text: `
    | 编号 | 姓名         | 段位 | 第一轮 | 第二轮 | 第三轮 | 第四轮 | 第五轮 | 第六轮 |
    | 1  | Anna Berg  | 4段 | 5胜  | 2胜  | 3负  |     |     |     |
    | 2  | Ben Carr   | 3段 | 6胜  | 1负  | 8胜  |     |     |     |
    | 3  | Carla Dorn | 2段 | 7胜  | 8胜  | 1胜  |     |     |     |
    | 4  | Dirk Enz   | 1段 | 8负  | 6胜  | 7负  |     |     |     |
    | 5  | Eva Falk   | 1级 | 1负  | 7负  | 6胜  |     |     |     |
    | 6  | Finn Gray  | 2级 | 2负  | 4负  | 5负  |     |     |     |
    | 7  | Gina Hahn  | 3级 | 3负  | 5胜  | 4胜  |     |     |     |
    | 8  | Hugo Ilg   | 4级 | 4胜  | 3负  | 2负  |     |     |     |`,
  },
  {
    name: 'very wide, the rounds behind all that a club knows',
    text: `
    | Member | First name | Last name | Born       | Street    | Zip  | Town   | Phone     | E-mail        | Fee | Paid on    | Lunch | T-shirt | No | Grade | Club | R1 | R2 | R3 | R4 | R5 | R6 | Remarks |
    | M-104  | Anna       | Berg      | 04.03.1990 | Weg 1     | 3001 | Bern   | 031 1     | a@example.org | 10  | 01.10.2026 | yes   | M       | 1  | 4 dan | Bern | 5+ | 2+ | 3- |    |    |    |         |
    | M-107  | Ben        | Carr      | 05.04.1991 | Weg 2     | 3002 | Bern   | 031 2     | b@example.org | 10  | 02.10.2026 | no    | L       | 2  | 3 dan | Bern | 6+ | 1- | 8+ |    |    |    |         |
    | M-110  | Carla      | Dorn      | 06.05.1992 | Weg 3     | 3003 | Biel   | 031 3     | c@example.org | 10  | 03.10.2026 | yes   | S       | 3  | 2 dan | Biel | 7+ | 8+ | 1+ |    |    |    | pays later |
    | M-111  | Dirk       | Enz       | 07.06.1993 | Weg 4     | 3004 | Biel   | 031 4     | d@example.org | 5   | 04.10.2026 | yes   | M       | 4  | 1 dan | Biel | 8- | 6+ | 7- |    |    |    |         |
    | M-115  | Eva        | Falk      | 08.07.1994 | Weg 5     | 3005 | Thun   | 031 5     | e@example.org | 5   | 05.10.2026 | no    | M       | 5  | 1 kyu | Thun | 1- | 7- | 6+ |    |    |    |         |
    | M-120  | Finn       | Gray      | 09.08.1995 | Weg 6     | 3006 | Thun   | 031 6     | f@example.org | 5   | 06.10.2026 | no    | L       | 6  | 2 kyu | Thun | 2- | 4- | 5- |    |    |    |         |
    | M-121  | Gina       | Hahn      | 10.09.1996 | Weg 7     | 3007 | Olten  | 031 7     | g@example.org | 0   |            | yes   | S       | 7  | 3 kyu | Olten | 3- | 5+ | 4+ |    |    |    | junior  |
    | M-122  | Hugo       | Ilg       | 11.10.1997 | Weg 8     | 3008 | Olten  | 031 8     | h@example.org | 0   |            | yes   | XL      | 8  | 4 kyu | Olten | 4+ | 3- | 2- |    |    |    |         |`,
  },
  {
    name: 'sums above the players',
    text: `
    | No | Name       | Rank | R1   | R2   | R3   | R4 | R5 | R6 |
    |    | Players: 8 |      | 4    | 4    | 4    |    |    |    |
    | 1  | Anna Berg  | 4d   | 5+   | 2+   | 3-   |    |    |    |
    | 2  | Ben Carr   | 3d   | 6+   | 1-   | 8+   |    |    |    |
    | 3  | Carla Dorn | 2d   | 7+   | 8+   | 1+   |    |    |    |
    | 4  | Dirk Enz   | 1d   | 8-   | 6+   | 7-   |    |    |    |
    | 5  | Eva Falk   | 1k   | 1-   | 7-   | 6+   |    |    |    |
    | 6  | Finn Gray  | 2k   | 2-   | 4-   | 5-   |    |    |    |
    | 7  | Gina Hahn  | 3k   | 3-   | 5+   | 4+   |    |    |    |
    | 8  | Hugo Ilg   | 4k   | 4+   | 3-   | 2-   |    |    |    |`,
  },
  {
    name: 'places first, the numbers of the players behind them',
    text: `
    | Place | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1     | 3  | Carla Dorn | 2d   | 7+ | 8+ | 1+ |    |    |    |
    | 2     | 1  | Anna Berg  | 4d   | 5+ | 2+ | 3- |    |    |    |
    | 3     | 7  | Gina Hahn  | 3k   | 3- | 5+ | 4+ |    |    |    |
    | 4     | 2  | Ben Carr   | 3d   | 6+ | 1- | 8+ |    |    |    |
    | 5     | 8  | Hugo Ilg   | 4k   | 4+ | 3- | 2- |    |    |    |
    | 6     | 5  | Eva Falk   | 1k   | 1- | 7- | 6+ |    |    |    |
    | 7     | 4  | Dirk Enz   | 1d   | 8- | 6+ | 7- |    |    |    |
    | 8     | 6  | Finn Gray  | 2k   | 2- | 4- | 5- |    |    |    |`,
    corner: 'C5',
  },
  {
    name: 'wins and losses in words behind the number',
    text: `
    | # | Player     | Rank  | Game 1 | Game 2 | Game 3 | Game 4 | Game 5 | Game 6 |
    | 1 | Anna Berg  | 4-dan | 5 W    | 2 W    | 3 L    |        |        |        |
    | 2 | Ben Carr   | 3-dan | 6 W    | 1 L    | 8 W    |        |        |        |
    | 3 | Carla Dorn | 2-dan | 7 W    | 8 W    | 1 W    |        |        |        |
    | 4 | Dirk Enz   | 1-dan | 8 L    | 6 W    | 7 L    |        |        |        |
    | 5 | Eva Falk   | 1-kyu | 1 L    | 7 L    | 6 W    |        |        |        |
    | 6 | Finn Gray  | 2-kyu | 2 L    | 4 L    | 5 L    |        |        |        |
    | 7 | Gina Hahn  | 3-kyu | 3 L    | 5 W    | 4 W    |        |        |        |
    | 8 | Hugo Ilg   | 4-kyu | 4 W    | 3 L    | 2 L    |        |        |        |`,
  },
  {
    name: 'a jigo',
    text: `
    | No | Name       | Rank | R1 | R2 | R3 | R4 | R5 | R6 |
    | 1  | Anna Berg  | 4D   | 5+ | 2+ | 3= |    |    |    |
    | 2  | Ben Carr   | 3D   | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2D   | 7+ | 8+ | 1= |    |    |    |
    | 4  | Dirk Enz   | 1D   | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1K   | 1- | 7- | 6+ |    |    |    |
    | 6  | Finn Gray  | 2K   | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3K   | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4K   | 4+ | 3- | 2- |    |    |    |`,
    event: 'jigo',
  },
  {
    name: 'Dutch, black and white by their letters',
    text: `
    | Nr | Naam       | Graad | Ronde 1 | Z/W | Ronde 2 | Z/W | Ronde 3 | Z/W | Ronde 4 | Z/W |
    | 1  | Anna Berg  | 4d    | 5+      | Z   | 2+      | W   | 3-      | Z   |         |     |
    | 2  | Ben Carr   | 3d    | 6+      | W   | 1-      | Z   | 8+      | W   |         |     |
    | 3  | Carla Dorn | 2d    | 7+      | Z   | 8+      | Z   | 1+      | W   |         |     |
    | 4  | Dirk Enz   | 1d    | 8-      | W   | 6+      | Z   | 7-      | W   |         |     |
    | 5  | Eva Falk   | 1k    | 1-      | W   | 7-      | Z   | 6+      | W   |         |     |
    | 6  | Finn Gray  | 2k    | 2-      | Z   | 4-      | W   | 5-      | Z   |         |     |
    | 7  | Gina Hahn  | 3k    | 3-      | W   | 5+      | W   | 4+      | Z   |         |     |
    | 8  | Hugo Ilg   | 4k    | 4+      | Z   | 3-      | W   | 2-      | Z   |         |     |`,
    room: 1,
    beside: 1,
  },
  {
    name: 'two blank rows and a line of days among the players',
    text: `
    | No | Name       | Rank | Club  | R1 | R2 | R3 | R4 | R5 | R6 |
    |    |            |      |       |    |    |    |    |    |    |
    | 1  | Anna Berg  | 4d   | Bern  | 5+ | 2+ | 3- |    |    |    |
    | 2  | Ben Carr   | 3d   | Bern  | 6+ | 1- | 8+ |    |    |    |
    | 3  | Carla Dorn | 2d   | Biel  | 7+ | 8+ | 1+ |    |    |    |
    |    |            |      |       |    |    |    |    |    |    |
    |    |            |      |       |    |    |    |    |    |    |
    | 4  | Dirk Enz   | 1d   | Biel  | 8- | 6+ | 7- |    |    |    |
    | 5  | Eva Falk   | 1k   | Thun  | 1- | 7- | 6+ |    |    |    |
    |    | ---        |      |       |    |    |    |    |    |    |
    | 6  | Finn Gray  | 2k   | Thun  | 2- | 4- | 5- |    |    |    |
    | 7  | Gina Hahn  | 3k   | Olten | 3- | 5+ | 4+ |    |    |    |
    | 8  | Hugo Ilg   | 4k   | Olten | 4+ | 3- | 2- |    |    |    |`,
    corner: 'C5',
  },
  {
    name: 'no numbers, bye in words, a score behind',
    text: `
    | Name       | Grade | Club | Rd 1 | Rd 2 | Rd 3 | Rd 4 | Rd 5 | Rd 6 | Score |
    | Anna Berg  | 4 dan | Bern | 5+   | 2+   | 3-   |      |      |      | 2     |
    | Ben Carr   | 3 dan | Bern | 6+   | 1-   | bye  |      |      |      | 2     |
    | Carla Dorn | 2 dan | Biel | 7+   | bye  | 1+   |      |      |      | 3     |
    | Dirk Enz   | 1 dan | Biel | bye  | 6+   | 7-   |      |      |      | 2     |
    | Eva Falk   | 1 kyu | Thun | 1-   | 7-   | 6+   |      |      |      | 1     |
    | Finn Gray  | 2 kyu | Thun | 2-   | 4-   | 5-   |      |      |      | 0     |
    | Gina Hahn  | 3 kyu | Biel | 3-   | 5+   | 4+   |      |      |      | 2     |`,
    event: 'seven',
  },
  {
    name: 'federation numbers before, the round titles by dates',
    text: `
    | EGD PIN  | Last name, first name | Grade | Country | R1, 12.09. | R2, 26.09. | R3, 10.10. | R4, 24.10. | R5, 07.11. | R6, 21.11. |
    | 14000001 | BERG, Anna            | 4D    | CH      | 5+/w      | 2+/b      | 3-/w      |           |           |           |
    | 14000018 | CARR, Ben             | 3D    | CH      | 6+/b      | 1-/w      | 8+/b      |           |           |           |
    | 14000035 | DORN, Carla           | 2D    | CH      | 7+/w      | 8+/w      | 1+/b      |           |           |           |
    | 14000052 | ENZ, Dirk             | 1D    | CH      | 8-/b      | 6+/w      | 7-/b      |           |           |           |
    | 14000069 | FALK, Eva             | 1K    | CH      | 1-/b      | 7-/w      | 6+/b      |           |           |           |
    | 14000086 | GRAY, Finn            | 2K    | CH      | 2-/w      | 4-/b      | 5-/w      |           |           |           |
    | 14000103 | HAHN, Gina            | 3K    | CH      | 3-/b      | 5+/b      | 4+/w      |           |           |           |
    | 14000120 | ILG, Hugo             | 4K    | CH      | 4+/w      | 3-/b      | 2-/w      |           |           |           |`,
  },
  {
    name: 'rounds by their dates, numbers in front',
    text: `
    | Nr | Name       | Rang | R1 12.09. | R2 26.09. | R3 10.10. | R4 24.10. | R5 07.11. | R6 21.11. |
    | 1  | Anna Berg  | 4d   | 5+        | 2+        | 3-        |           |           |           |
    | 2  | Ben Carr   | 3d   | 6+        | 1-        | 8+        |           |           |           |
    | 3  | Carla Dorn | 2d   | 7+        | 8+        | 1+        |           |           |           |
    | 4  | Dirk Enz   | 1d   | 8-        | 6+        | 7-        |           |           |           |
    | 5  | Eva Falk   | 1k   | 1-        | 7-        | 6+        |           |           |           |
    | 6  | Finn Gray  | 2k   | 2-        | 4-        | 5-        |           |           |           |
    | 7  | Gina Hahn  | 3k   | 3-        | 5+        | 4+        |           |           |           |
    | 8  | Hugo Ilg   | 4k   | 4+        | 3-        | 2-        |           |           |           |`,
  },
  {
    name: 'Japanese, the circle before and kanji numerals for rounds',
    text: `
    | 番号 | 氏名         | 段級 | 一回戦 | 二回戦 | 三回戦 | 四回戦 | 五回戦 | 六回戦 | 勝数 |
    | 1  | Anna Berg  | 四段 | ○５  | ○２  | ×３  |     |     |     | 2  |
    | 2  | Ben Carr   | 三段 | ○６  | ×１  | ○８  |     |     |     | 2  |
    | 3  | Carla Dorn | 二段 | ○７  | ○８  | ○１  |     |     |     | 3  |
    | 4  | Dirk Enz   | 初段 | ×８  | ○６  | ×７  |     |     |     | 1  |
    | 5  | Eva Falk   | 一級 | ×１  | ×７  | ○６  |     |     |     | 1  |
    | 6  | Finn Gray  | 二級 | ×２  | ×４  | ×５  |     |     |     | 0  |
    | 7  | Gina Hahn  | 三級 | ×３  | ○５  | ○４  |     |     |     | 2  |
    | 8  | Hugo Ilg   | 四級 | ○４  | ×３  | ×２  |     |     |     | 1  |`,
  },
];
