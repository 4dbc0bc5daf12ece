import type { PersonsFile } from '../model/wish';
import type { MadeFile } from '../../src/exchange/part';

/** Names of files that can hold a tournament. */
const ACCEPTED = '.xml,.h9,.h1,.h2,.h3,.h4,.h5,.h6,.h7,.h8,.tou,.aga,.tsv,.csv,.txt,.json';

/** Asks for a file, of those names or of any; nothing happens if the person cancels. To be called on a click. */
export function chooseFile(then: (file: PersonsFile) => void, accepted = ACCEPTED): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accepted;
  input.id = 'file';
  input.hidden = true;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.remove();
    if (file) void read(file).then(then);
  });
  document.getElementById('file')?.remove();
  document.body.append(input);
  input.click();
}

/** Files dropped on the panel, and those that the page around it hands over. */
export function onDroppedFile(then: (file: PersonsFile) => void): void {
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void read(file).then(then);
  });
  window.addEventListener('wallist-file', event => then((event as CustomEvent<PersonsFile>).detail));
}

const read = async (file: File): Promise<PersonsFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer().catch(nothing)),
  modified: file.lastModified,
});

/** A folder that was dropped, or a file that is gone, holds no list, and the reader says so. */
const nothing = (): ArrayBuffer => new ArrayBuffer(0);

/** Saves a file where the browser keeps what it downloads. */
export function saveFile({ name, type, bytes }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
