import { once } from '../../tournament/once';

export const COLUMN_KINDS = [
  'no',
  'name',
  'surname',
  'firstName',
  'rank',
  'rating',
  'maximumRating',
  'ratingList',
  'country',
  'club',
  'pin',
  'membership',
  'start',
  'category',
  'group',
  'supergroup',
  'previousOrder',
  'team',
  'board',
  'out',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A title for comparison: without case, accents, spaces and punctuation. */
export function foldTitle(title: string): string {
  const before = folded.get(title);
  if (before !== undefined) return before;
  const now = fold(title);
  if (title.length > LONGEST_KEPT) return now;
  if (folded.size >= MOST_KEPT) folded.clear();
  folded.set(title, now);
  return now;
}

/** An action reads the names of the settings and the titles of the list a dozen times; a page stays open for days. */
const folded = new Map<string, string>();
const [LONGEST_KEPT, MOST_KEPT] = [60, 4000];

const fold = (title: string): string =>
  ASCII.test(title) ? title.toLowerCase().replace(/[^a-z0-9#]/g, '') : foldList(title).replace(/[,\n]/g, '');

/** Without empty ones; folded whole, for the first formula of a sheet reads two thousand titles and names. */
export const foldTitles = (list: string): readonly string[] =>
  foldList(list)
    .split(/[,\n]/)
    .filter(title => title !== '');

// eslint-disable-next-line no-control-regex -- exactly the characters that need no normalisation
const ASCII = /^[\x00-\x7f]*$/;

const foldList = (list: string): string =>
  list
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}#,\n]/gu, '');

/**
 * By languages: English, German, French, Spanish, Russian, Korean, Japanese, Chinese, then Portuguese, Dutch,
 * Swedish, Finnish, Hungarian, Turkish, Polish, Czech, Romanian, Slovene; with the program's own titles. `Place`
 * is missing because it is a result, and `MMS` because Start is never read from it.
 */
export const TITLES: Readonly<Record<ColumnKind, string>> = {
  no: `No, No., N, N°, №, #, Num, Number, Start no, Start number, Player no, Nr, Nr., Nummer, Startnummer, Startnr,
    Spieler-Nr, Numéro, Núm, Número, Номер, № п/п, 번호, 순번, 참가번호, 선수번호, 番号, 選手番号, 参加番号, 编号, 編號, 序号, 序號,
    号码, 號碼, 选手编号,
    Nº, Nro, N:o, Player number, Startovní číslo, Číslo, Č. hráče, Sorszám, Ssz, Rajtszám, Sıra no, Oyuncu no, Lp, Numer, Nr crt, Zap št, Št igralca, Številka, Kilpailijanumero, Spelersnummer`,
  name: `Name, Names, Player, Players, Player name, Full name, Participant, Namen, Spieler, Spielername, Teilnehmer,
    Nom, Nom complet, Joueur, Nom du joueur, Participant, Nombre, Nombre completo, Nombre y apellidos, Jugador,
    Участник, Игрок, Имя, ФИО, Фамилия Имя, Фамилия и имя, 이름, 성명, 선수, 선수명, 대국자, 名前, 氏名, 選手, 選手名,
    対局者, お名前, 姓名, 名字, 选手, 棋手, 參賽者, 参赛者, 选手姓名,
    Name First name, Name and first name, Name and surname, Surname First name, Surname and name, Last name First name, First name Last name, Name Vorname, Nachname Vorname, Vorname Nachname, Nom Prénom, Prénom Nom, Nom et prénom, Apellidos y nombre, Apellidos Nombre, Nome, Nome completo, Jogador, Participante, Naam, Speler, Deelnemer, Namn, Spelare, Deltagare, Nimi, Pelaaja, Osallistuja, Név, Játékos, Versenyző, Ad, Adı, İsim, Ad Soyad, Adı Soyadı, Oyuncu, Zawodnik, Gracz, Nazwisko i imię, Imię i nazwisko, Jméno, Hráč, Jméno a příjmení, Příjmení a jméno, Nume, Nume și prenume, Jucător, Ime, Ime in priimek, Priimek in ime, Igralec`,
  surname: `Surname, Last name, Family name, Nachname, Familienname, Zuname, Nom de famille, Apellido, Apellidos,
    Фамилия, 성, 姓, 苗字,
    Sobrenome, Apelido, Achternaam, Efternamn, Sukunimi, Vezetéknév, Családnév, Soyad, Soyadı, Nazwisko, Příjmení, Nume de familie, Priimek`,
  firstName: `First name, Given name, Given names, Forename, Vorname, Rufname, Prénom, Nombre de pila, Личное имя, 名,
    Primeiro nome, Voornaam, Förnamn, Etunimi, Keresztnév, Utónév, Imię, Křestní jméno, Prenume`,
  rank: `Rank, Grade, Go rank, Dan, Kyu, Dan/Kyu, Kyu/Dan, Strength, Str, Gr, Level, Rang, Grad, Stärke, Spielstärke, Niveau, Grado,
    Nivel, Rango, Ранг, Разряд, Дан, Кю, Кю/дан, Дан/кю, 급수, 단급, 단/급, 급/단, 기력, 급, 등급, 段位, 級位, 段級位, 段級, 段, 棋力, ランク, 级位,
    段级位, 段级, 级别, 級別, 等级, 等級,
    Rk, Niv, Declared rank, Declared grade, EGF rank, EGF grade, Graduação, Nível, Graad, Sterkte, Styrka, Nivå, Taso, Vahvuus, Fokozat, Szint, Erősség, Derece, Seviye, Ranga, Stopień, Siła, Stupeň, Úroveň, Síla, Výkonnost, Grad, Stopnja, Moč`,
  rating: `Rating, Ratings, GoR, EGF rating, EGD rating, EGF GoR, Elo, Ratingzahl, Wertungszahl, Cote, Échelle, Puntaje,
    Рейтинг, 레이팅, レーティング, レート, 等级分, 等級分, 评分,
    Ratingtal, Vahvuusluku, Értékszám, Cotă, Rejting`,
  maximumRating: `Maximum rating, Max rating, Max. rating, Highest rating, Peak rating, Best rating, Höchstes Rating, Maximales Rating,
    Höchste Ratingzahl, Échelle maximale, Rating maximum, Cote maximale, Rating máximo, Puntuación máxima, Максимальный рейтинг,
    Высший рейтинг, 최고 레이팅, 최대 레이팅, 最高レーティング, 最高レート, 最高等级分, 最高等級分`,
  ratingList: `Rating list, Rating list and date, Ratingliste, Rating-Liste, Liste d’échelle, Liste de classement, Lista de rating,
    Lista de ratings, Рейтинг-лист, Рейтинговый список, 레이팅 목록, 레이팅 명단, レーティングリスト, レーティング表, 等级分表, 等級分表`,
  country: `Country, Nation, Nationality, Nat, Co, Ct, Ctr, Land, Nationalität, Pays, Nationalité, País, Nacionalidad, Страна, 국가,
    나라, 국적, 国, 国名, 国籍, 国家, 國家, 國籍, 国家/地区, 国家地区,
    Nacionalidade, Nationaliteit, Maa, Ország, Ülke, Kraj, Państwo, Země, Stát, Țară, Država`,
  club: `Club, Clubs, Cl, Club/City, Klub, Verein, Spielklub, Club de go, Клуб, Город/клуб, 클럽, 소속, 기원, クラブ, 所属, 支部,
    俱乐部, 俱樂部, 单位, 棋社,
    Clube, Vereniging, Klubb, Seura, Kerho, Egyesület, Kulüp, Oddíl`,
  pin: `PIN, EGD PIN, EGF PIN, PIN EGD, EGD, AGA ID, AGA No, AGA number, Licence, License, Licence FFG, Licencia, Пин, ПИН EGD,
    Licença, Licentie, Licencja, Lisans`,
  membership: `Membership, Licence state, Licence status, License status, Mitgliedschaft, Lizenzstatus, Adhésion, État de la licence,
    Statut de licence, Afiliación, Estado de la licencia, Членство, Статус лицензии, 회원 자격, 会員資格, 会员资格`,
  start: `Start, Start score, Starting score, Starting points, Start MMS, Starting MMS, Starting McMahon score, Initial MMS,
    Initial score, MMS start, SMMS, MM, MM0, MMS0, MM start, Start MM, Initial, Initial MM, Initial points, McMahon start,
    Startpunkte, Startwert, Anfangspunkte, Anfangswert, Startstand, Start-MMS, Start-McMahon, Départ, Score de départ, Points de départ, MM initial,
    Score initial, MMS initial, MMS de départ, Inicio, Puntos iniciales, Puntuación inicial, MMS inicial, MM inicial, Старт,
    Стартовые очки, Начальные очки, Начальный счет, Стартовый счет, 시작, 시작 점수, 시작점, 초기 점수, スタート, 開始点, 初期点, 初期値, 起始分, 起始, 初始分, 起始積分,
    Início, Pontos iniciais, Startscore, Beginscore, Startpoäng, Lähtöpisteet, Aloituspisteet, Kezdőpont, Kezdő pontszám, Başlangıç, Başlangıç puanı, Punkty startowe, Počáteční body, Puncte inițiale, Začetne točke`,
  category: `Category, Class, Kategorie, Klasse, Catégorie, Categoría, Категория, 부문, 카테고리, カテゴリー, カテゴリ, 部門,
    クラス, 类别, 類別, 组类,
    Categoria, Categorie, Kategori, Klass, Luokka, Sarja, Kategória, Osztály, Sınıf, Kategoria, Klasa, Kategorija, Razred`,
  group: `Group, Gruppe, Groupe, Poule, Grupo, Группа, 그룹, 조, グループ, 組, 组, 组别, 組別, 小组, 小組,
    Groep, Grupp, Ryhmä, Lohko, Csoport, Grup, Grupa, Skupina, Grupă`,
  supergroup: `Supergroup, Super group, Superbar, Supergruppe, Supergroupe, Super-groupe, Supergrupo, Супергруппа, 슈퍼그룹,
    スーパーグループ, 超级组, 超級組,
    Supergroep, Supergrupp, Superryhmä, Szupercsoport, Süper grup, Supergrupa, Superskupina, Supergrupă`,
  previousOrder: `Previous order, Previous place, Prev order, Last year, Vorherige Reihenfolge, Vorige Reihenfolge,
    Frühere Reihenfolge, Vorjahresplatz, Ordre précédent, Orden previo, Orden anterior, Прежний порядок,
    Предыдущий порядок, 이전 순위, 이전 순서, 前回順位, 前回の順位, 上届名次, 上屆名次, 上次排名, 原排名,
    Ordem anterior, Vorige volgorde, Föregående ordning, Edellinen järjestys, Előző sorrend, Önceki sıra, Poprzednia kolejność, Předchozí pořadí, Ordine anterioară, Prejšnji vrstni red`,
  team: `Team, Teams, Mannschaft, Équipe, Equipo, Команда, 팀, チーム, 队, 隊, 队伍, 隊伍, 团队,
    Equipe, Equipa, Ploeg, Lag, Joukkue, Csapat, Takım, Drużyna, Zespół, Družstvo, Tým, Echipă, Ekipa, Moštvo`,
  board: `Board, Board no, Brett, Goban, Échiquier, Plateau, Tablero, Доска, 보드, 바둑판, ボード, 盤, 席, 台次, 棋盘, 棋盤,
    Tabuleiro, Bord, Bräde, Lauta, Tábla, Tahta, Plansza, Deska, Tablă`,
  out: `Out, Out of, Absent, Absences, Rounds out, Not playing, Fehlt, Abwesend, Abwesenheit, Aus, Pausiert, Setzt aus, Absence,
    Absents, Fuera, Ausente, Ausencias, Пропуск, Пропускает, Пропуски, Не играет, Отсутствует, 불참, 결장, 결석, 欠場, 欠席, 不参加,
    休み, 缺席, 缺赛, 缺賽, 请假,
    Ausência, Fora, Afwezig, Frånvarande, Borta, Poissa, Hiányzik, Távol, Yok, Katılmıyor, Nieobecny, Nieobecności, Nepřítomen, Chybí, Absent la, Absențe, Lipsă, Odsoten, Odsotnosti`,
};

/** The titles that this program writes in English come first, so that most lists are read without folding a thousand others. */
const englishKindOf = once(
  (): ReadonlyMap<string, ColumnKind> =>
    new Map(COLUMN_KINDS.map(kind => [foldTitle(TITLES[kind].split(',', 1)[0] as string), kind])),
);

const kindOf = once(
  (): ReadonlyMap<string, ColumnKind> =>
    new Map(
      COLUMN_KINDS.flatMap(kind =>
        foldTitles(TITLES[kind]).map((title): [string, ColumnKind] => [title, kind]),
      ),
    ),
);

export type TitleKind = ColumnKind | 'pl';

/** A longer text is a note, not a title. */
const LONGEST = 60;

/** Also `Rank (EGF)` and `Name / Имя`; undefined for a column of the organiser's own. */
export function kindOfTitle(title: string): TitleKind | undefined {
  if (title.length > LONGEST) return undefined;
  const whole = kindOfFolded(title);
  if (whole !== undefined) return whole;
  const bare = title.replace(/[([（［].*$/, '');
  const parts = bare === title ? title.split(/[/|\n]/) : [bare];
  for (const part of parts) {
    const kind = kindOfFolded(part);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

function kindOfFolded(title: string): TitleKind | undefined {
  const folded = foldTitle(title);
  return folded === 'pl' ? 'pl' : (englishKindOf().get(folded) ?? kindOf().get(folded));
}
