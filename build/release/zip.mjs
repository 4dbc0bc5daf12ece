// A zip file without compression and without a date: the same files are the same bytes everywhere.
import { Buffer } from 'node:buffer';
import { crc32 } from './crc32.mjs';

const VERSION = 20;
/** The names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that a zip can name. */
const DATE = 0x0021;

/** From [name, text or bytes] pairs, in their order. */
export function zip(files) {
  const entries = files.map(([name, text]) => ({ name: Buffer.from(name), data: Buffer.from(text) }));
  const locals = [];
  const central = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const common = numbers(
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    );
    const local = Buffer.concat([numbers([4, 0x04034b50]), common, name, data]);
    locals.push(local);
    central.push(
      numbers([4, 0x02014b50], [2, VERSION]),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...locals, directory, end]);
}

/** Numbers of two or four bytes, the lowest byte first. */
function numbers(...given) {
  const made = Buffer.alloc(given.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of given) at = made.writeUIntLE(value, at, size);
  return made;
}
