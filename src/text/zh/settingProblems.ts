import type { Dictionary } from '../en';

/** Settings and lists of tiebreaks: what is wrong and how to mend it. */
export const settingProblems: Dictionary = {
  'problem.unknownSetting': '没有“{name}”这项设置。',
  'mend.unknownSetting': '是“{suggestion|settingName}”吗？现在这一行不起作用。',
  'problem.noSuchSetting': '没有“{name}”这项设置。',
  'mend.noSuchSetting': '所有设置的名称都在“设置”表的第一列。现在这一行不起作用。',
  'problem.settingOutside': '“{name|settingName}”在设置的范围之外，不起作用。',
  'mend.settingOutside': '请在最后一项设置下面的同一列填写名称，并在旁边填写值。',
  'problem.duplicateSetting': '“{name|settingName}”不止一次；以第一个值为准。',
  'mend.duplicateSetting': '请删去另一个。',
  'problem.wrongValue': '“{name|settingName}”不能是“{text}”。',
  'mend.wrongValue': '可用：{allowed|allowed}。留空则用规则集的值。',
  'problem.contradictingSettings':
    '“{first|settingName}”{firstValue} 与“{second|settingName}”{secondValue} 互相矛盾。',
  'mend.contradictingSettings': '请改变其中一项。',
  'problem.numberOfNobody': '{name|settingName}中的编号 {no} 不属于任何棋手。',
  'mend.numberOfNobody': '请更正或删除该编号。',
  'problem.settingWithoutEffect':
    '当“{other|settingName}”为 {value|value} 时，“{name|settingName}”不起作用。',
  'mend.settingWithoutEffect': '请清空，或改变“{other|settingName}”。',
  'problem.tiebreakTwice': '“{name|settingName}”中 {tiebreak|value} 出现两次。',
  'mend.tiebreakTwice': '请删去第二个，它不起作用。',
  'problem.resultInSeeding': '“{name|settingName}”中的 {tiebreak|value} 在第 1 轮之前人人相同。',
  'mend.resultInSeeding': '请用等级分、上届名次、类别或抽签。',
  'problem.tiebreakW1': '“{setting|settingName}”中 SOS-2、SOS-1、SOS 不止一个。',
  'mend.tiebreakW1': '请只留一个。',
  'problem.tiebreakW2': '“{setting|settingName}”的顺序与 EGF 规则不同。',
  'mend.tiebreakW2': '顺序为：台胜、直接对决、SOS-2、SOS-1、SOS、等级分、上届名次、抽签。',
  'problem.tiebreakW3': '“{setting|settingName}”：台胜只用于团体赛，并且放在最前。',
  'mend.tiebreakW3': '请删去 BOARDWINS；团体赛则放在最前。',
  'problem.tiebreakW4': '“{setting|settingName}”：SOS 只用于麦克马洪制和瑞士制。',
  'mend.tiebreakW4': '请用直接对决。',
  'problem.tiebreakW5': '“{setting|settingName}”：抽签之后的项目不起作用。',
  'mend.tiebreakW5': '请把抽签放在最后。',
  'problem.tiebreakW6': '“{setting|settingName}”中有 EGF 规则没有的项目。',
  'mend.tiebreakW6': 'EGF 建议最终名次用直接对决，编排用 SOS。',
};
