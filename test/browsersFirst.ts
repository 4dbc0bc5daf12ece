import { setPriority } from 'node:os';

// A browser waits for the processor at every answer: tests that compute let it go first, where both run at once.
setPriority(10);
