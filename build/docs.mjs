// docs/functions.md, from the catalogue of the custom functions.
import { ANSWERS, listFor, LISTS, printedAnswer } from './examples.mjs';

const INTRODUCTION = `# Functions

<!-- Written by \`npm run build\` from src/application/catalogue/catalogue.ts. -->

Type a function into the first row of its range, in a column of its own to the right: it answers with a whole
column (or table) at once and follows every edit. The range is the wall list with its header row; it must not
contain the function's own column. \`WallList\` and \`Settings\` are the names that *Create a tournament* gives to
the two ranges; any range does, such as \`A1:I9\`.

**Comma or semicolon.** The examples separate arguments with a comma, as Sheets does in English. Where the decimal
sign is a comma (German, French, Russian, Spanish …) Sheets wants a semicolon: \`=SOS2(WallList, Settings)\` is typed
\`=SOS2(WallList; Settings)\`. Both forms are given below.

**Settings.** The last argument may always be left out. It is the Settings range, or text with the same names:
\`=SOS2(A1:I9, "System=Swiss; SOS flavour=WMSG")\`. Inside the text a semicolon separates settings everywhere.

**When something is wrong.** No cell stops a function. One that cannot be read, a number without a result, a game
against oneself, or two games where the round allows one count as nothing entered for everybody else, places included.
In the row of that player every value names the cell, such as \`R3: "7"?\`, and STANDINGS has the player last, without a
place; with _Through round_ before that round nothing is changed. NEXTROUND and PRIZES are one sentence until it is
mended. What else the data cannot give (the score of an opponent outside the list, a McMahon player without a start)
is a short text in that player's cell. The columns of RANKING are narrow, and there it is a word: \`R3?\`, \`Rank?\`, \`?\`.
A setting that cannot be read is one sentence. \`CHECKWALLLIST\` lists everything at once.

**Limits of Google.** A formula may take 30 seconds: pair fields of several thousand players in the panel, which has six
minutes. After an update of Wallist a formula keeps its old answer until something that it reads has changed: type any
setting, look, and take it back. [More limits](google-sheets.md#known-limits).
`;

const EXAMPLES = `## The lists of the examples

Below each example stands what it answers, for one of these three lists: that of teams for the functions of teams, that of
the cup for brackets, the club list for all others. \`WallList\` and \`Settings\` are the list and the settings printed here; without
settings a formula reads the list alone.
`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function makeList({ title, range, rows, settings, prizes }) {
  return [
    `### ${title}, ${range}`,
    '',
    `| | ${rows[0].map((_, column) => LETTERS[column]).join(' | ')} |`,
    `|---${'|---'.repeat(rows[0].length)}|`,
    ...rows.map((row, index) => `| **${index + 1}** | ${row.join(' | ')} |`),
    '',
    `Settings: ${settings.map(setting => `\`${setting.join('=')}\``).join(', ')}.`,
    ...(prizes
      ? [
          '',
          '| | K | L |',
          '|---|---|---|',
          ...prizes.map((row, index) => `| **${index + 1}** | ${row.join(' | ')} |`),
        ]
      : []),
    '',
  ].join('\n');
}

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
    EXAMPLES,
    ...LISTS.map(makeList),
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
    ...examples.flatMap(example => withAnswer(name, example)),
  ].join('\n');
}

/** An example with what it answers; those of the build's own tests have none. */
const withAnswer = (name, example) => {
  const answer = ANSWERS[example];
  const from = listFor(name).title.toLowerCase();
  return [
    bothSeparators(example),
    '',
    ...(answer === undefined
      ? []
      : [`  Of ${from}:`, '', '  ```text', ...indented(printedAnswer(answer)), '  ```', '']),
  ];
};

const indented = text => text.split('\n').map(line => (line === '' ? '' : `  ${line}`));

const bothSeparators = example => {
  const semicolons = withSemicolons(example);
  const forms = semicolons === example ? [example] : [example, semicolons];
  return `- ${forms.map(form => `\`${form}\``).join(' or ')}`;
};

/** The formula for a sheet whose decimal sign is a comma; text in quotes stays. */
export const withSemicolons = formula =>
  formula.replace(/"[^"]*"|,/g, piece => (piece === ',' ? ';' : piece));
