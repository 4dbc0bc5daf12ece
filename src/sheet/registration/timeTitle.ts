import { foldTitle } from '../cells/titles';

/** Google Forms' name for the time of an answer, in the languages of its users. */
const TIMES =
  `Timestamp, Zeitstempel, Horodateur, Marca temporal, Отметка времени, 타임스탬프, タイムスタンプ, 时间戳记, 时间戳, 時間戳記,
  Carimbo de data/hora, Tijdstempel, Tidsstämpel, Aikaleima, Időbélyeg, Zaman damgası, Sygnatura czasowa, Časová značka,
  Marcaj de timp, Časovni žig, Informazioni cronologiche, Tidsstempel, Позначка часу, Vremenska oznaka`
    .split(',')
    .map(foldTitle);

export const isTimeTitle = (title: string): boolean => title !== '' && TIMES.includes(foldTitle(title));
