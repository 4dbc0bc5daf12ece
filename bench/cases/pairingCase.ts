import { dumpCosts, measurePairing, type PairingCase } from './pairing';

/** Arguments: `measure` and a case as JSON, or `dump`, the case and a path. */
const [mode, text, path] = process.argv.slice(2);
const what = JSON.parse(text!) as PairingCase;
if (mode === 'dump') dumpCosts(path!, what.system, what.n, what.round);
else console.log(JSON.stringify(measurePairing(what)));
