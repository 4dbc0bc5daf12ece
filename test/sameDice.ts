import fc from 'fast-check';

// The same events by dice in each run, so that a test fails for what was changed; `SEED` asks for others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
