/** The built add-on's files, in the form of the folder that gas-local reads. */
let files: Readonly<Record<string, string>> = {};

export function mount(added: Readonly<Record<string, string>>): void {
  files = added;
}

export const readdirSync = (): string[] => Object.keys(files).sort();
export const statSync = (): { isDirectory: () => boolean } => ({ isDirectory: () => false });
export const readFileSync = (path: string): string => files[path.slice(path.lastIndexOf('/') + 1)] ?? '';
