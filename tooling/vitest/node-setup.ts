import fc from 'fast-check';
import { vi } from 'vitest';

/** The seed of property tests that set none. With a fixed seed a test fails for a change of the code only. */
const SEED = 20_261_124;

fc.configureGlobal({ seed: Number(process.env['TACKBOARD_SEED'] ?? SEED) });

/** A limit for tests that hang, like that of testing-library in `dom-setup.ts`: a busy machine takes longer than the default of one second. */
const WAIT_MS = 8000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
