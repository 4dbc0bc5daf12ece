/** The panel's page out of program.html, where it is a block of JSON lines under a title. */
export function panelPage(program: string): string {
  const start = program.indexOf('[', program.search(/^Wallist page /m));
  const lines = JSON.parse(program.slice(start, program.indexOf('\n]', start) + 2)) as string[];
  return lines.join('');
}
