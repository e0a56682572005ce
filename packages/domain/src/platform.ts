import type { Clock, Random } from './ports.js';

/** The platform's clock and timers, in a browser or on a server. The default wherever a {@link Clock} is an option. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** The platform's random bytes. The default wherever a {@link Random} is an option. */
export const systemRandom: Random = (bytes) => void crypto.getRandomValues(bytes);
