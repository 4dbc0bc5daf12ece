import { ANSWERS, READERS } from '../../test/longText/readers';
import { longTexts } from '../../test/longText/texts';

/**
 * Reads every adversarial text of 50,000 characters by every reader of one cell or text. Prints a JSON line for each reader: its slowest
 * text and that text's milliseconds, the best of three where it is above the limit; then how many are above. Arguments: a part of the
 * names of readers; the length.
 */
const LIMIT = 300;
const [wanted = '', length = '50000'] = process.argv.slice(2);
const texts = longTexts(undefined, Number(length));

/** Milliseconds of the processor: on a busy machine the clock says nothing. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const began = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e3;
}

let above = 0;
for (const [reader, read] of Object.entries({ ...READERS, ...ANSWERS })) {
  if (!reader.includes(wanted)) continue;
  let [slowest, most] = ['', 0];
  for (const [name, text] of texts) {
    let ms = timeOf(read, text);
    if (ms > LIMIT) ms = Math.min(ms, timeOf(read, text), timeOf(read, text));
    if (ms > most) [slowest, most] = [name, ms];
    if (ms > LIMIT) above += 1;
  }
  console.log(
    JSON.stringify({
      case: 'long texts',
      reader,
      texts: texts.size,
      slowest,
      ms: Math.round(most * 10) / 10,
    }),
  );
}
console.log(JSON.stringify({ case: 'long texts', limitMs: LIMIT, above }));
