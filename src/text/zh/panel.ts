import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': '比赛',
  'sidebar.place.players': '棋手',
  'sidebar.place.places': '名次',
  'sidebar.place.round': '第{round}轮',
  'sidebar.place.complete': '{place}，已完成',
  'sidebar.place.playing': '{place}，对局中，{total}局中已有{known}局结果',
  'sidebar.place.written': '{place}，已写入，未公布',
  'sidebar.place.next': '{place}，下一轮',
  'sidebar.place.later': '{place}，以后',
  'sidebar.place.earlierRounds': '前面的轮次',
  'sidebar.place.laterRounds': '后面的轮次，共{rounds}轮',
  'sidebar.menu': '菜单',
  'sidebar.menu.rounds': '所有轮次',
  'sidebar.menu.files': '打印和文件',
  'sidebar.menu.check': '检查名单',
  'sidebar.menu.standings': '排名和奖品',
  'sidebar.menu.settings': '设置',
  'sidebar.menu.simulate': '试一试（模拟）',
  'sidebar.help.close': '关闭帮助',
  'sidebar.later.heading': '先进行第{first}轮',
  'sidebar.later.text': '第{first}轮完成后才编排第{round}轮。',
  'sidebar.places.nobody': '还没有名次。',
};
