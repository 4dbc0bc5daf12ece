/** What npm is to be called with; undefined where all is installed. */
export function toInstall(
  stamp: string,
  lock: string,
  all: boolean,
  hasAll: boolean,
): readonly string[] | undefined;
