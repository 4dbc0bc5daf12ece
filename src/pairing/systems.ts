import { partsOf, type SingleSystem } from '../tournament/systems';
import type { StageInForce } from '../standings/stages/stage';
import { diagonal } from './diagonal/diagonal';
import { knockout } from './knockout/knockout';
import type { PairingSystem } from './round/pairingSystem';
import { roundRobin } from './roundRobin/roundRobin';
import { scorePairing } from './scorePairing/scorePairing';
import { swiss, mcMahon } from './swiss/swiss';

/** A system of several parts is paired part by part. */
const PAIRING_SYSTEMS: Readonly<Record<SingleSystem, PairingSystem>> = {
  McMahon: mcMahon,
  Swiss: swiss,
  'Swiss by categories': swiss,
  'Score pairing': scorePairing,
  'Knock-out': knockout,
  'Double elimination': knockout,
  'Round robin': roundRobin,
  Diagonal: diagonal,
};

export const pairingSystem = ({ system }: Pick<StageInForce, 'system'>): PairingSystem =>
  PAIRING_SYSTEMS[partsOf(system)[0]];
