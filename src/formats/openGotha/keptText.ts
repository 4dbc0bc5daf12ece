import type { Attributes, ExchangedTournament } from '../exchange';
import { makeXml } from '../parse/xml';
import { playerKey, turkishKey } from './playerKey';
import { readOpenGotha } from './readOpenGotha';
import { teamElement } from './teams';
import { SET_NAMES, type SetName } from './usualParameters';

/**
 * The event and players of OpenGotha's file, each attribute as read, as such a file, for a book to keep; undefined
 * for others.
 */
export function keptText({ players, clubGroups, openGotha }: ExchangedTournament): string | undefined {
  if (!openGotha) return undefined;
  const { root, parameters, categories, criteria, teamCriteria, teams, isTurkish } = openGotha;
  const keys = players.map(isTurkish === true ? turkishKey : playerKey);
  const all = (name: string, elements: readonly Attributes[]): readonly string[] =>
    elements.length === 0
      ? []
      : [
          makeXml(
            name,
            {},
            elements.map(element => makeXml(CHILD[name] ?? name, element)),
          ),
        ];
  const inside = (name: SetName): readonly string[] =>
    name === 'GeneralParameterSet' ? all('Categories', categories) : [];
  const text = makeXml('Tournament', { ...root, ...(isTurkish === true && { [KEYS]: TURKISH }) }, [
    makeXml(
      'Players',
      {},
      players.map(player => makeXml('Player', player.openGotha ?? {})),
    ),
    ...(teams.length === 0
      ? []
      : [
          makeXml(
            'Teams',
            {},
            teams.map(team => teamElement(team, keys)),
          ),
        ]),
    ...SET_NAMES.flatMap(name => {
      const attributes = parameters[name];
      return attributes ? [makeXml(name, attributes, inside(name))] : [];
    }),
    makeXml('PlacementParameterSet', {}, all('PlacementCriteria', criteria)),
    makeXml('TeamPlacementParameterSet', {}, all('PlacementCriteria', teamCriteria)),
    makeXml(
      'ClubsGroups',
      {},
      clubGroups.map(({ name, clubs }) =>
        makeXml(
          'ClubsGroup',
          { name },
          clubs.map(club => makeXml('Club', { name: club })),
        ),
      ),
    ),
  ]);
  // A cell that keeps it ends anywhere, also in the middle of a letter of two halves.
  return text
    .replace(/>\n *</g, '><')
    .replace(/[\ud800-\udbff][\udc00-\udfff]/g, letter => `&#${letter.codePointAt(0)};`);
}

/** Only references to players tell whose keys a file has, and here teams alone have some: so it is said. */
const KEYS = 'keys';
const TURKISH = 'Turkish';

const CHILD: Readonly<Record<string, string>> = {
  Categories: 'Category',
  PlacementCriteria: 'PlacementCriterion',
};

/** The kept file; undefined where somebody has changed it into none. */
export function parseKept(text: string): ExchangedTournament | undefined {
  const reading = readOpenGotha(text);
  if (reading.kind !== 'read') return undefined;
  const { tournament } = reading;
  if (tournament.openGotha?.root[KEYS] !== TURKISH) return tournament;
  const { [KEYS]: _keys, ...root } = tournament.openGotha.root;
  return { ...tournament, openGotha: { ...tournament.openGotha, root, isTurkish: true } };
}
