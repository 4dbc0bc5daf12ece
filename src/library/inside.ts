import type { TournamentInput } from '../application/read/tournament';

export interface Inside {
  readonly input: TournamentInput;
  readonly rows: readonly (readonly unknown[])[];
  readonly settings: unknown;
}

export const insideOf = ({ inside }: { readonly inside: unknown }): Inside => inside as Inside;
