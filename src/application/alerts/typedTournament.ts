import { SYSTEM_NAMES, type System } from '../../tournament/systems';
import { wordsOf } from '../../text/vocabulary';
import type { NewTournamentForm } from '../protocol/protocol';

/** `City Open; McMahon; 5`: what is missing is that of the example, what cannot be read is undefined. */
export function typedTournament(typed: string, example: string): NewTournamentForm | undefined {
  const [name = '', system = '', rounds = ''] = typed.split(/[;；]/).map(part => part.trim());
  const systemName = system === '' ? 'McMahon' : SYSTEM_NAMES.find(candidate => isCalled(candidate, system));
  const count = rounds === '' ? 5 : Number(rounds);
  if (systemName === undefined || !Number.isInteger(count) || count < 1) return undefined;
  const none = { teams: false, upperBar: '', lowerBar: '', seed: '' };
  return { ...none, name: name === '' ? example : name, system: systemName, rounds: count };
}

/** By its name in any language; its beginning is enough where no other system begins so. */
function isCalled(system: System, typed: string): boolean {
  const names = (systemName: System): readonly string[] =>
    [systemName, ...wordsOf(`value.${systemName}`)].map(word => word.toLowerCase());
  const wanted = typed.toLowerCase();
  if (names(system).includes(wanted)) return true;
  const begins = SYSTEM_NAMES.filter(name => names(name).some(word => word.startsWith(wanted)));
  const isExact = SYSTEM_NAMES.some(name => names(name).includes(wanted));
  return !isExact && begins.length === 1 && begins[0] === system;
}
