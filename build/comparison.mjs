// Plays one field by six systems and writes docs/comparison.md with its charts: `node build/comparison.mjs`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

const EVENTS = process.argv[2] ?? '2000';
const FIELD = [
  '--size',
  '32',
  '--mean',
  '1500',
  '--spread',
  '300',
  '--strength-spread',
  '100',
  '--seed',
  '7',
];
const SYSTEMS = [
  { name: 'McMahon', options: ['--system', 'mcmahon', '--rounds', '5', '--settings', 'Upper bar=3k'] },
  { name: 'Swiss', options: ['--system', 'swiss', '--rounds', '5'] },
  { name: 'Score pairing', options: ['--system', 'wmsg', '--rounds', '10'] },
  { name: 'Diagonal', options: ['--system', 'diagonal'] },
  { name: 'Knock-out', options: ['--system', 'knockout'] },
  { name: 'Round robin', options: ['--system', 'round-robin'] },
];
const ROWS = [
  ['The strongest is first', 'strongestFirst', 'share'],
  ['Of the three strongest, in the first three places', 'prizes', 'share'],
  ["Kendall's tau between strength and final order", 'tau', 'tau'],
  ['Several are first after all tiebreaks', 'tiedFirst', 'share'],
  ['Even games (within 100 points)', 'evenGames', 'share'],
  ['Rating difference of a game', 'gap', 'points'],
  ['Games of a player', 'games', 'number'],
  ['Fewest games of any player', 'fewestGames', 'number'],
  ['Most games of any player', 'mostGames', 'number'],
  ['Rounds', 'rounds', 'number'],
  ['Games one after another', 'sittings', 'number'],
  ['Games of players who met before', 'repeats', 'number'],
];
const DIGITS = { share: 1, tau: 2, points: 0, number: 1 };

const commandOf = options =>
  ['npm run simulate --', ...[...FIELD, ...options, '--events', EVENTS].map(quoted)].join(' ');
const quoted = word => (/\s/.test(word) ? `"${word}"` : word);

function play({ name, options }) {
  const args = ['cli/simulate.mjs', ...FIELD, ...options, '--events', EVENTS, '--json'];
  const run = spawnSync('node', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`${name}: the simulation ended with ${run.status}`);
  const { report } = JSON.parse(run.stdout).simulated[0];
  if (report.failed > 0 || report.faults.length > 0) throw new Error(`${name}: events failed`);
  return { name, options, report: { ...report.measures, prizes: firstThree(report.inPrizes) } };
}

/** The mean of the three strongest; its interval treats them as independent. */
function firstThree(inPrizes) {
  const three = inPrizes.slice(0, 3);
  const value = three.reduce((sum, one) => sum + one.value, 0) / 3;
  const half = Math.hypot(...three.map(({ low, high }) => (high - low) / 2)) / 3;
  return { value, low: value - half, high: value + half };
}

const figure = (number, unit) => (unit === 'share' ? 100 * number : number).toFixed(DIGITS[unit]);
const cell = (estimate, unit) => {
  if (!estimate) return '';
  const { value, low, high } = estimate;
  const sign = unit === 'share' ? ' %' : '';
  return `${figure(value, unit)}${sign} ± ${figure((high - low) / 2, unit)}`;
};

function chart(title, played, measure) {
  const [left, width, line, top] = [110, 620, 30, 34];
  const height = top + line * played.length + 6;
  const scale = (width - left - 90) / 100;
  const bars = played.map(({ name, report }, i) => {
    const { value, low, high } = report[measure];
    const [y, middle] = [top + line * i, top + line * i + 10];
    return [
      `<text x="0" y="${y + 14}">${name}</text>`,
      `<rect x="${left}" y="${y}" width="${(100 * value * scale).toFixed(1)}" height="20" fill="#1a5fd0"/>`,
      `<path d="M${(left + 100 * low * scale).toFixed(1)} ${middle}H${(left + 100 * high * scale).toFixed(1)}" stroke="#111" stroke-width="2"/>`,
      `<text x="${width}" y="${y + 14}" text-anchor="end">${figure(value, 'share')} %</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#fff"/>
<text x="0" y="18" font-weight="bold">${title}</text>
${bars.join('\n')}
</svg>
`;
}

const played = SYSTEMS.map(play);
const charts = [
  ['strongest-first', 'The strongest is first', 'strongestFirst'],
  ['even-games', 'Even games', 'evenGames'],
];
mkdirSync('docs/comparison', { recursive: true });
for (const [file, title, measure] of charts)
  writeFileSync(`docs/comparison/${file}.svg`, chart(title, played, measure));

const head = `| | ${SYSTEMS.map(({ name }) => name).join(' | ')} |\n|---|${SYSTEMS.map(() => '---|').join('')}`;
const rows = ROWS.map(
  ([label, measure, unit]) =>
    `| ${label} | ${played.map(({ report }) => cell(report[measure], unit)).join(' | ')} |`,
);
const page = `# Six systems on one field

Thirty-two made-up players, ratings spread over a normal distribution with mean 1500 and standard deviation 300. In each of
${EVENTS} events every player's true strength differs from the rating by a standard deviation of 100 points: the strongest is
whoever is strongest in truth, and the pairing knows the ratings only. Each system has the length it usually has. Behind ±
stands half of the 95 % confidence interval. [The simulator](simulator.md) says what is counted and how.

${head}
${rows.join('\n')}

${charts.map(([file, title]) => `![${title}](comparison/${file}.svg)`).join('\n\n')}

The same numbers come out of the same commands, on any computer:

\`\`\`
${SYSTEMS.map(({ options }) => commandOf(options)).join('\n')}
\`\`\`

What the numbers do not say: systems of different length are not equally good value, a knock-out sends half of its players
home after a game, and nobody plays a round robin of 32. More games separate players better, whatever the system.
`;
writeFileSync('docs/comparison.md', await format(page, { parser: 'markdown', printWidth: 110 }));
