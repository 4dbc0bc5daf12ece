// Drawings for the page of steps. They show where to click, not what Google's screens look like.

const INK = '#1b1b1f';
const LINE = '#8a8f98';
const MARK = '#1a5fd0';

const frame = (height, title, ...parts) =>
  `<svg viewBox="0 0 640 ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="14" fill="${INK}">
<rect x="1" y="1" width="638" height="${height - 2}" rx="6" fill="#fff" stroke="${LINE}"/>
${parts.flat().join('\n')}
</svg>`;

const word = (x, y, text, attributes = '') => `<text x="${x}" y="${y}" ${attributes}>${text}</text>`;
const box = (x, y, width, height, attributes = `fill="#fff" stroke="${LINE}"`) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" ${attributes}/>`;
/** What is to be clicked, with the number of the click. */
const click = (x, y, width, height, text, number) => [
  box(x, y, width, height, `fill="#e8f0fd" stroke="${MARK}" stroke-width="2"`),
  word(x + 10, y + height / 2 + 5, text, 'font-weight="bold"'),
  `<circle cx="${x + width}" cy="${y}" r="11" fill="${MARK}"/>`,
  word(x + width, y + 5, number, 'fill="#fff" text-anchor="middle" font-weight="bold"'),
];
const greyLines = (x, y, widths) =>
  widths.map((width, i) => `<rect x="${x}" y="${y + i * 14}" width="${width}" height="6" fill="#d5d8dd"/>`);

const extensions = () =>
  frame(
    150,
    'In the spreadsheet: Extensions, then Apps Script',
    word(16, 28, 'File'),
    word(66, 28, 'Edit'),
    word(116, 28, 'View'),
    word(176, 28, '…'),
    click(210, 10, 110, 28, 'Extensions', 1),
    word(350, 28, 'Help'),
    box(210, 44, 200, 90),
    word(224, 68, 'Add-ons'),
    click(216, 88, 180, 30, 'Apps Script', 2),
  );

const editor = () =>
  frame(
    230,
    'In the editor: the name of the project, the file Code.gs, and the plus sign for a new HTML file',
    click(16, 12, 190, 28, 'Untitled project', 1),
    word(226, 31, '← call it Wallist'),
    word(16, 78, 'Files'),
    click(120, 58, 34, 28, '+', 3),
    word(168, 70, '→ HTML → program'),
    word(168, 88, '→ HTML → texts'),
    click(16, 104, 190, 28, 'Code.gs', 2),
    word(26, 160, 'program.html'),
    word(26, 184, 'texts.html'),
    box(330, 58, 294, 156, `fill="#f6f7f9" stroke="${LINE}"`),
    word(344, 82, 'Select all, paste over it:', 'font-weight="bold"'),
    word(344, 104, 'Ctrl+A, Ctrl+V (⌘A, ⌘V)'),
    greyLines(344, 122, [250, 210, 240, 180, 225, 90]),
  );

const save = () =>
  frame(
    64,
    'In the editor: the disk saves',
    click(16, 20, 190, 28, 'Save project (disk)', 1),
    word(226, 39, 'or Ctrl+S. Then reload the tab of the spreadsheet.'),
  );

const warning = () =>
  frame(
    220,
    'The warning: Advanced, then Go to Wallist',
    word(24, 38, 'Google hasn’t verified this app', 'font-size="18" font-weight="bold"'),
    greyLines(24, 54, [420, 380]),
    click(24, 100, 110, 28, 'Advanced', 1),
    box(440, 100, 180, 28),
    word(456, 119, 'Back to safety'),
    greyLines(24, 146, [400]),
    click(24, 170, 220, 30, 'Go to Wallist (unsafe)', 2),
  );

const selfTest = () =>
  frame(
    170,
    'In the spreadsheet: Extensions, Wallist, More, Self-test',
    click(16, 12, 110, 28, 'Extensions', 1),
    box(16, 46, 150, 60),
    click(22, 58, 120, 30, 'Wallist', 2),
    box(176, 58, 220, 100),
    word(190, 80, 'Create a tournament'),
    word(190, 102, '…'),
    click(182, 118, 180, 30, 'More', 3),
    box(406, 104, 210, 56),
    click(412, 118, 180, 30, 'Self-test', 4),
  );

const copy = () =>
  frame(
    110,
    'In the spreadsheet: File, then Make a copy',
    click(16, 12, 80, 28, 'File', 1),
    box(16, 46, 220, 56),
    click(22, 58, 190, 30, 'Make a copy', 2),
    word(260, 78, 'The copy has the script too.'),
  );

export const SCHEMATICS = { extensions, editor, save, warning, selfTest, copy };
