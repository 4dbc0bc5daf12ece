// docs/functions.md, from the catalogue of the custom functions.

const INTRODUCTION = `# Functions

<!-- Written by \`npm run build\` from src/addon/functions/catalogue.ts. -->

Type a function into the first row of its range, in a column of its own to the right: it answers with a whole
column (or table) at once and follows every edit. The range is the wall list with its header row; it must not
contain the function's own column. \`WallList\` and \`Settings\` are the names that *Create a tournament* gives to
the two ranges; any range does, such as \`A4:K40\`.

**Comma or semicolon.** The examples separate arguments with a comma, as Sheets does in English. Where the decimal
sign is a comma (German, French, Russian, Spanish …) Sheets wants a semicolon: \`=SOS2(WallList, Settings)\` is typed
\`=SOS2(WallList; Settings)\`. Both forms are given below.

**Settings.** The last argument may always be left out. It is the Settings range, or text with the same names:
\`=SOS2(A4:K40, "System=Swiss; SOS flavour=WMSG")\`. Inside the text a semicolon separates settings everywhere.

**When something is wrong.** No cell stops a function. One that cannot be read, a number without a result, a game
against oneself, or two games where the round allows one count as nothing entered for everybody else, places included.
In the row of that player every value names the cell, such as \`R3: "7"?\`, and STANDINGS has the player last, without a
place; with _Through round_ before that round nothing is changed. NEXTROUND and PRIZES are one sentence until it is
mended. What else the data cannot give (the score of an opponent outside the list, a McMahon player without a start)
is a short text in that player's cell. A setting that cannot be read is one sentence. \`CHECKWALLLIST\` lists everything
at once.

**Limits of Google.** A formula may take 30 seconds: pair fields of several thousand players in the panel, which has six
minutes. After an update of Wallist a formula keeps its old answer until something that it reads has changed: type any
setting, look, and take it back. [More limits](google-sheets.md#known-limits).
`;

/** The page as text; `functions` are those of functions.json. */
export function makeFunctionsPage(functions) {
  const groups = [...new Set(functions.map(({ group }) => group))];
  const index = groups.flatMap(group => [
    `| **${group}** | |`,
    ...functions.filter(one => one.group === group).map(makeLine),
  ]);
  return [
    INTRODUCTION,
    ['| function | what it does |', '|---|---|', ...index, ''].join('\n'),
    ...functions.map(makeSection),
  ].join('\n');
}

const makeLine = ({ name, description }) => `| [${name}](#${name.toLowerCase()}) | ${description} |`;

function makeSection({ name, description, parameters, returns, examples }) {
  const call = parameters
    .map(parameter => (parameter.optional ? `[${parameter.name}]` : parameter.name))
    .join(', ');
  return [
    `## ${name}`,
    '',
    `\`${name}(${call})\``,
    '',
    description,
    '',
    ...parameters.map(parameter => `- \`${parameter.name}\`: ${parameter.description}`),
    `- **Returns** ${returns}`,
    '',
    'Examples',
    '',
    ...examples.map(bothSeparators),
    '',
  ].join('\n');
}

const bothSeparators = example => {
  const semicolons = withSemicolons(example);
  const forms = semicolons === example ? [example] : [example, semicolons];
  return `- ${forms.map(form => `\`${form}\``).join(' or ')}`;
};

/** The formula for a sheet whose decimal sign is a comma; text in quotes stays. */
export const withSemicolons = formula =>
  formula.replace(/"[^"]*"|,/g, piece => (piece === ',' ? ';' : piece));
