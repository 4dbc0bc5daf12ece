export interface TiebreakFacts {
  /** The arguments of its function; nothing where a column of the list or a draw gives the value. */
  readonly formula: 'list' | 'k' | 'teams' | 'nothing';
  /** The EGF allows it (R2.10). */
  readonly isAllowed: boolean;
  /** It adds up opponents' scores, which says nothing where opponents were not found by scores (W4). */
  readonly isSos: boolean;
  /** Its numbers depend on the flavour of SOS-k (R2.4). */
  readonly hasFlavour: boolean;
  /** The criteria of OpenGotha that are the same, the one to write first; `*` is W or M, for sums of wins or of McMahon scores. */
  readonly openGotha: readonly string[];
  /** The column of a wall list that has it, whose titles name it too. */
  readonly column: 'rating' | 'previousOrder' | 'category' | undefined;
  /** Other names in use; for Direct Comparison and the lottery in every language. */
  readonly aliases: string;
}

const COMPUTED = {
  formula: 'list',
  isAllowed: false,
  isSos: false,
  hasFlavour: false,
  openGotha: [],
  column: undefined,
  aliases: '',
} as const;

const ALLOWED = { ...COMPUTED, isAllowed: true } as const;
const ALLOWED_SOS = { ...ALLOWED, isSos: true } as const;
const GIVEN = { ...COMPUTED, formula: 'nothing' } as const;
const ALLOWED_GIVEN = { ...GIVEN, isAllowed: true } as const;

/** Every tiebreak by the name of its function (R2.10), first those of the EGF in its order. */
const FACTS = {
  BOARDWINS: {
    ...ALLOWED,
    formula: 'teams',
    aliases: 'Board wins, Number of board wins',
  },
  DIRECTCOMPARISON: {
    ...ALLOWED,
    openGotha: ['SDC', 'DC'],
    aliases: `Direct comparison, DC, Direct encounter, Direct confrontation, Face to face, Direkter Vergleich,
    Confrontation directe, Comparaison directe, Comparación directa, Enfrentamiento directo, Личная встреча,
    Личные встречи, Прямое сравнение, 승자승, 직접 비교, 直接対決, 直接比較, 直接对决, 直接比较, 相互胜负`,
  },
  SOS2: {
    ...ALLOWED_SOS,
    hasFlavour: true,
    openGotha: ['SOS*-2'],
    aliases: 'SOS-2, SOSM-2',
  },
  SOS1: {
    ...ALLOWED_SOS,
    hasFlavour: true,
    openGotha: ['SOS*-1'],
    aliases: 'SOS-1, SOSM-1',
  },
  SOS: {
    ...ALLOWED_SOS,
    openGotha: ['SOS*'],
    aliases: 'SOMS, SOSM, Buchholz, Bucholz, 对手分, 対戦相手の得点',
  },
  Rating: { ...ALLOWED_GIVEN, openGotha: ['Rating'], column: 'rating' },
  'Previous order': { ...ALLOWED_GIVEN, column: 'previousOrder' },
  Lottery: {
    ...ALLOWED_GIVEN,
    aliases:
      'Lot, Lots, Los, Losentscheid, Tirage au sort, Sorteo, Жребий, Жеребьёвка, 추첨, 제비뽑기, 抽選, くじ, 抽签, 抽籤',
  },
  SODOS: { ...COMPUTED, openGotha: ['SODOS*'], aliases: 'SODOMS, SODOSM, Sonneborn-Berger' },
  SOSOS: { ...COMPUTED, openGotha: ['SOSOS*'], aliases: 'SOSOSM' },
  CUSS: {
    ...COMPUTED,
    openGotha: ['CUSS*'],
    aliases: 'ROS, Cumulative, Sum of cumulative scores, CUSSM',
  },
  WINS: {
    ...COMPUTED,
    openGotha: ['NBW'],
    aliases: 'Wins, NWS, NBW, Number of wins, Number of wins score',
  },
  MMS: { ...COMPUTED, openGotha: ['MMS'], aliases: 'McMahon score, McMahon points' },
  Category: { ...GIVEN, openGotha: ['CAT'], column: 'category' },
  /** SOSK(1), SOSK(2) … until the tie is decided (WMSG 2008, R5.10). */
  SOSK: { ...COMPUTED, formula: 'k', isSos: true, hasFlavour: true, aliases: 'SOS-K' },
  /** Performance rating (R8.5). */
  PERFORMANCE: {
    ...COMPUTED,
    aliases: 'Performance, Performance rating, PR, TPR',
  },
} as const satisfies Readonly<Record<string, TiebreakFacts>>;

export type Tiebreak = keyof typeof FACTS;

export const TIEBREAK_FACTS: Readonly<Record<Tiebreak, TiebreakFacts>> = FACTS;
export const TIEBREAKS = Object.keys(FACTS) as readonly Tiebreak[];

export type ListTiebreak = {
  readonly [T in Tiebreak]: (typeof FACTS)[T]['formula'] extends 'list' ? T : never;
}[Tiebreak];

export const LIST_TIEBREAKS: readonly ListTiebreak[] = TIEBREAKS.filter(
  (tiebreak): tiebreak is ListTiebreak => TIEBREAK_FACTS[tiebreak].formula === 'list',
);
