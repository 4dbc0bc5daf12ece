// What somebody in a hurry calls a thing that the pages call otherwise. Each section is the same in all languages: its number on its page.

/** Words of one section by language, with blanks between them. */
export const OTHER_WORDS = [
  {
    page: 'corrections',
    section: 1,
    words: {
      en: 'absent sick ill no-show forfeit walkover dropout',
      de: 'krank fehlt abwesend kampflos nichterschienen',
      fr: 'malade absente forfait manquant abandon',
      es: 'enfermo ausencia incomparecencia falta',
      ru: 'заболел болен отсутствует не явился неявка техническое',
      ja: '病気 欠席 不参加 不戦勝 来ない',
      ko: '아픈 결석 불참 부전승',
      zh: '生病 未到 没来 弃权 不战',
    },
  },
  {
    page: 'corrections',
    section: 2,
    words: {
      en: 'forgot forgotten overlooked latecomer lateness typo spelling misspelled rename renamed',
      de: 'vergessen übersehen Nachzügler Verspätung Tippfehler Namensfehler umbenennen umbenannt',
      fr: 'oublié oublier oubli retard retardataire faute orthographe renommer',
      es: 'olvidado olvidó olvidé olvido tardío retrasado retraso errata ortografía renombrar',
      ru: 'забыл забыли забытый опоздал опоздание опоздавший опечатка переименовать',
      ja: '忘れ 入れ忘れ 登録漏れ 遅刻 遅れ 誤字 改名 名前の変更',
      ko: '잊 잊은 빠뜨린 누락 지각 늦은 오타 개명 이름 변경',
      zh: '忘 忘记 忘了 漏报 遗漏 迟到 错字 改名 更名',
    },
  },
  {
    page: 'corrections',
    section: 3,
    words: {
      en: 'wrong mistake error forgot forgotten swapped mixed reversed correct fix undo',
      de: 'falsch Fehler Irrtum vergessen vertauscht verwechselt korrigieren rückgängig',
      fr: 'faux erreur oublié inversé corriger annuler',
      es: 'equivocado erróneo error olvidado invertido corregir deshacer',
      ru: 'ошибка ошибочный неверный неправильный забыли перепутали исправить отменить',
      ja: '間違い 間違え 誤り 忘れ 訂正 取り消し 元に戻す',
      ko: '틀린 실수 오류 잘못 잊은 정정 되돌리기 취소',
      zh: '错误 写错 记错 填反 忘 忘记 更正 撤销 撤消 取消',
    },
  },
  {
    page: 'registration',
    section: 1,
    words: {
      en: 'latecomer late namesake homonym check-in enter join',
      de: 'Nachzügler Nachmeldung Namensvetter namensgleich anmelden',
      fr: 'retardataire homonyme pointage inscrire',
      es: 'tardío homónimo acreditación inscribir',
      ru: 'опоздавший однофамилец тёзка записать отметка',
      ja: '遅刻 同姓同名 同名 受付',
      ko: '지각 동명이인 접수 등록',
      zh: '迟到 同名 同姓同名 签到',
    },
  },
  {
    page: 'registration',
    section: 4,
    words: {
      en: 'withdraw withdrew withdrawn dropout drop quit leave retire cancel return',
      de: 'abmelden abgemeldet aussteigen ausgestiegen zurückziehen zurückgezogen aufgeben',
      fr: 'abandon abandonner abandonne retirer retiré quitter désister',
      es: 'abandona abandonar abandono retirar retirado retirada baja',
      ru: 'снялся сняться выбыл выбыть уходит отказался',
      ja: '棄権 途中棄権 辞退 退場 抜ける',
      ko: '기권 중도 기권 포기 탈퇴',
      zh: '退赛 退出 弃赛 中途退出',
    },
  },
  {
    page: 'registration',
    section: 5,
    words: {
      en: 'sorted sort order moved shuffled',
      de: 'sortiert sortieren verschoben',
      fr: 'trié trier déplacé',
      es: 'ordenado ordenar movido',
      ru: 'отсортировал сортировка сдвиг',
      ja: '並べ替え ソート',
      ko: '정렬 순서',
      zh: '排序 乱序',
    },
  },
  {
    page: 'results',
    section: 2,
    words: {
      en: 'undo wrong mistake forgot forgotten missing take back',
      de: 'rückgängig zurücknehmen falsch vertippt vergessen fehlt',
      fr: 'annuler reprendre faux oublié manque',
      es: 'deshacer quitar equivocado olvidado falta',
      ru: 'отменить ошибка неверный забыли не хватает',
      ja: '取り消し 元に戻す 間違い 忘れ 未入力',
      ko: '취소 되돌리기 잘못 잊은 빠진',
      zh: '撤销 撤消 取消 错误 忘 忘记 漏填',
    },
  },
  {
    page: 'round',
    section: 1,
    words: {
      en: 'print printing reprint announce forgot undo repair',
      de: 'drucken ausdrucken aushängen vergessen rückgängig',
      fr: 'imprimer afficher oublié annuler',
      es: 'imprimir anunciar olvidado deshacer',
      ru: 'печать распечатать объявить забыли отменить',
      ja: '印刷 掲示 忘れ 元に戻す',
      ko: '인쇄 게시 잊은 되돌리기',
      zh: '打印 张贴 忘记 撤销',
    },
  },
];

/** The words that lead to a section besides its own, by the address of the page and the number of the section there. */
export function otherWordsOf(page, language, section) {
  const own = language === 'en' ? page : page.slice(language.length + 1);
  return OTHER_WORDS.filter(one => one.page === own && one.section === section)
    .map(({ words }) => words[language] ?? '')
    .join(' ');
}
