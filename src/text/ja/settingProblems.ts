import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': '「{name}」という設定はありません。',
  'mend.unknownSetting': '「{suggestion|settingName}」ですか。今のままでは何も変わりません。',
  'problem.noSuchSetting': '「{name}」という設定はありません。',
  'mend.noSuchSetting':
    '設定の名前はすべて「設定」シートの最初の列にあります。今のままでは何も変わりません。',
  'problem.settingOutside': '「{name|settingName}」は設定の範囲の外にあり、何も変わりません。',
  'mend.settingOutside': '最後の設定の下の同じ列に名前を、その隣に値を入力してください。',
  'problem.duplicateSetting': '「{name|settingName}」が二度以上あります。最初の値を使います。',
  'mend.duplicateSetting': 'もう一方を消してください。',
  'problem.wrongValue': '「{name|settingName}」を「{text}」にはできません。',
  'mend.wrongValue': '使える値：{allowed|allowed}。空なら規定の値です。',
  'problem.contradictingSettings':
    '「{first|settingName}」{firstValue} と「{second|settingName}」{secondValue} は両立しません。',
  'mend.contradictingSettings': 'どちらかを変えてください。',
  'problem.numberOfNobody': '{name|settingName}の番号 {no} の選手はいません。',
  'mend.numberOfNobody': '番号を直すか、取り除いてください。',
  'problem.clubOfNobody': '{name|settingName}の所属「{club}」の選手はいません。',
  'mend.clubOfNobody': '「所属」の列のとおりに直すか、取り除いてください。',
  'problem.settingWithoutEffect':
    '「{other|settingName}」が {value|value} の間、「{name|settingName}」は働きません。',
  'mend.settingWithoutEffect': '空にするか、「{other|settingName}」を変えてください。',
  'problem.tiebreakTwice': '「{name|settingName}」に {tiebreak|value} が二度あります。',
  'mend.tiebreakTwice': '二つ目を消してください。何も決めません。',
  'problem.resultInSeeding': '「{name|settingName}」の {tiebreak|value} は 1 回戦の前には全員同じです。',
  'mend.resultInSeeding': 'レーティング、前回順位、部門、抽選から選んでください。',
  'problem.tiebreakW1': '「{setting|settingName}」に SOS-2、SOS-1、SOS が二つ以上あります。',
  'mend.tiebreakW1': '一つだけ残してください。',
  'problem.tiebreakW2': '「{setting|settingName}」の順序が EGF の規則と違います。',
  'mend.tiebreakW2': '順序：ボードの勝ち数、直接対決、SOS-2、SOS-1、SOS、レーティング、前回順位、抽選。',
  'problem.tiebreakW3': '「{setting|settingName}」：ボードの勝ち数は団体戦だけで、最初に使います。',
  'mend.tiebreakW3': 'BOARDWINS を消すか、団体戦なら最初に置いてください。',
  'problem.tiebreakW4': '「{setting|settingName}」：SOS はマクマホンとスイス方式だけで使います。',
  'mend.tiebreakW4': '直接対決を使ってください。',
  'problem.tiebreakW5': '「{setting|settingName}」：抽選の後にあるものは何も決めません。',
  'mend.tiebreakW5': '抽選を最後に置いてください。',
  'problem.tiebreakW6': '「{setting|settingName}」に EGF の規則にない基準があります。',
  'mend.tiebreakW6': 'EGF は最終順位に直接対決、組み合わせに SOS を勧めています。',
};
