import type { Dictionary } from '../en';

/** The panel: choosing a system, and questions about a pairing. */
export const choices: Dictionary = {
  'sidebar.create.teams': 'Команды',
  'sidebar.create.teamsHint':
    'Команды встречаются на нескольких досках: в списке появятся столбцы «Команда» и «Доска».',
  'sidebar.create.seed': 'Зерно жребия',
  'sidebar.create.seedHint': 'Пусто: оно будет выбрано сейчас. Или впишите, что выпало на костях при всех.',
  'sidebar.create.language': 'Язык',
  'sidebar.create.languageHint': 'Язык листов, этой панели и всего, что печатается.',
  'sidebar.create.handicap': 'Фора',
  'sidebar.handicap.none': 'Нет: все партии на равных',
  'sidebar.handicap.EGF': 'EGF: от 15k и слабее',
  'sidebar.handicap.rank': 'По разрядам',
  'sidebar.handicap.MMS': 'По очкам Мак-Магона',
  'sidebar.system.McMahon': 'Каждый начинает с очками по разряду и играет с соперниками с теми же очками.',
  'sidebar.system.Swiss': 'Все начинают с нуля и играют с соперниками с теми же очками.',
  'sidebar.system.Swiss by categories':
    'Швейцарская система внутри каждой категории, например по силе или возрасту.',
  'sidebar.system.Score pairing':
    'Швейцарская система Всемирных интеллектуальных игр 2008 года: пары следуют из одного списка, без компьютера.',
  'sidebar.system.Knock-out': 'Проигравший выбывает; последний оставшийся победил.',
  'sidebar.system.Round robin': 'Каждый играет с каждым.',
  'sidebar.system.Diagonal':
    'Несколько соперников в туре, по две партии с каждым; кто проиграл четыре партии, выбывает.',
  'sidebar.system.Groups + knock-out':
    'В группе каждый играет с каждым; затем лучшие каждой группы играют на выбывание.',
  'sidebar.rounds.McMahon': 'Обычно от 3 до 10.',
  'sidebar.rounds.Swiss': 'Обычно от 3 до 10: для ясного победителя при 32 игроках хватает 5.',
  'sidebar.rounds.Swiss by categories': 'Обычно от 3 до 10; столько же для всех категорий.',
  'sidebar.rounds.Score pairing': '16 игроков играют 8 туров, от 17 до 32 игроков — 10, от 33 до 64 — 12.',
  'sidebar.rounds.Knock-out': '8 игрокам нужно 3 тура, 16 игрокам 4, 32 игрокам 5.',
  'sidebar.rounds.Round robin': 'На один меньше, чем игроков; при нечётном числе столько же.',
  'sidebar.rounds.Diagonal':
    'Заранее никто не знает: будет столько столбцов, а добавить можно в любое время.',
  'sidebar.rounds.Groups + knock-out':
    'Туры самой большой группы и на выбывание: двум группам по четыре и четвёрке лучших нужно 3 + 2.',
  'sidebar.why.ask': 'Почему не эти двое?',
  'sidebar.why.hint': 'Два игрока, по номеру или имени; «бай» вторым спрашивает о бае.',
  'sidebar.why.first': 'Первый игрок',
  'sidebar.why.second': 'Второй игрок',
  'sidebar.why.submit': 'Ответить',
  'sidebar.why.missing': 'Введите двух игроков.',
  'sidebar.why.game': 'Почему эта партия?',
  'sidebar.why.gameAt': 'Почему эта партия? (стол {table})',
  'sidebar.why.answer': 'Ответ',
  'sidebar.why.games': 'Новых партий было бы: {count}',
  'sidebar.why.asking': 'Пары составляются заново…',
  'sidebar.report.write': 'Отчёт на листе',
  'sidebar.report.writing': 'Отчёт записывается…',
  'sidebar.report.heading': 'Отчёт записан',
  'sidebar.report.text': 'Во что обходятся пары по каждому критерию, записано на листе «{sheet}».',
  'sidebar.report.open': 'Открыть отчёт',
};
