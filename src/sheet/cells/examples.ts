import { once } from '../../tournament/once';
import { EVERY_TEXT, type ReadText } from '../../text/vocabulary';

/** The columns that an example player can fill; a column that the list lacks is left out. */
export const EXAMPLE_KINDS = ['name', 'rank', 'country', 'category', 'group', 'team', 'board'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

export type Example = Readonly<Record<ExampleKind, string>>;

/** Categories follow strength, groups are by snake seeding, teams are inside both, the stronger on board 1. */
const PLAYERS = `
  Anna Apple    4d   FR  1  A  Oaks    1
  Ben Birch     2d   DE  1  B  Pines   1
  Cleo Cedar    1d   ES  1  B  Pines   2
  Dora Dogwood  1k   NL  1  A  Oaks    2
  Emil Elm      4k   CZ  2  A  Limes   1
  Fay Fig       8k   FR  2  B  Hazels  1
  Gil Ginkgo    11k  IT  2  B  Hazels  2
  Hana Holly    15k  SK  2  A  Limes   2
`;

const EXAMPLES: readonly Example[] = PLAYERS.trim()
  .split('\n')
  .map(line => {
    const [name = '', rank = '', country = '', category = '', group = '', team = '', board = ''] = line
      .trim()
      .split(/ {2,}/);
    return { name, rank, country, category, group, team, board };
  });

export const exampleRows = (text: ReadText): readonly Example[] =>
  EXAMPLES.map(player => ({ ...player, name: `${player.name} ${text('example.mark')}` }));

/** By their names in every language; `plain` is the name without its mark. */
const playersByName = once(
  () =>
    new Map(
      EVERY_TEXT.flatMap(text =>
        exampleRows(text).map((player, i) => [player.name, { player, plain: EXAMPLES[i]?.name }] as const),
      ),
    ),
);

/** A name without the mark of an example, which is another one in each language; any other name as it is. */
export const unmarked = (name: string): string => playersByName().get(name)?.plain ?? name;

/** The example player of that name in any language; undefined for any other name. */
export const exampleOf = (name: string): Example | undefined => playersByName().get(name)?.player;
