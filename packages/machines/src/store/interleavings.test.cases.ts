import type { Interleaving } from './interleavings.test.fixture.js';

interface NamedInterleaving {
  readonly name: string;
  readonly interleaving: Interleaving;
}

/** Interleavings that once failed, shrunk. */
export const REGRESSIONS: readonly NamedInterleaving[] = [
  {
    name: 'a save whose response and read are lost, of a pin that another page has saved to another board',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'elsewhere', pin: 0 },
        { do: 'tap', pin: 0, board: 1 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
        { do: 'arrive', call: 0 },
        { do: 'lose', call: 0 },
        { do: 'lose', call: 0 },
      ],
    },
  },
  {
    name: 'a pin that is read again after a resend is tapped before the response, and the tap is refused',
    interleaving: {
      hasOutbox: true,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 3 },
        { do: 'reload' },
        { do: 'elsewhere', pin: 0 },
        { do: 'respond', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'lose', call: 0 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
        { do: 'respond', call: 0 },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'refuse', call: 1 },
      ],
    },
  },
  {
    name: 'a pin moves to another board while its unsave waits for the chart',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: false,
      steps: [
        { do: 'tap', pin: 0, board: 1 },
        { do: 'load', isThere: true },
        { do: 'respond', call: 0 },
        { do: 'reload' },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'elsewhere', pin: 0 },
        { do: 'elsewhere', pin: 0 },
        { do: 'refetch' },
      ],
    },
  },
  {
    name: '"Saved!" ends in time when an unsave fails within it',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'advance', ms: 1 },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'refuse', call: 0 },
        { do: 'advance', ms: 950 },
      ],
    },
  },
  {
    name: '"Saved!" ends in time when an unsave gets no response within it',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'lose', call: 0 },
        { do: 'lose', call: 0 },
        { do: 'advance', ms: 1000 },
        { do: 'lose', call: 0 },
        { do: 'advance', ms: 1000 },
      ],
    },
  },
  {
    name: '"Saved!" ends in time after a tap made offline within it',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'offline' },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'advance', ms: 950 },
      ],
    },
  },
  {
    name: '"Saved!" ends in time after an explore-local tap within it',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'explore', pin: 0 },
        { do: 'advance', ms: 950 },
      ],
    },
  },
  {
    name: 'a tap gets its response after the viewer has changed',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'sign', viewer: 1 },
        { do: 'respond', call: 0 },
      ],
    },
  },
  {
    name: 'a pin is unsaved before the outbox has sent its older save again',
    interleaving: {
      hasOutbox: true,
      loadsAtOnce: false,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'load', isThere: true },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 3 },
        { do: 'reload' },
        { do: 'tap', pin: 1, board: 0 },
      ],
    },
  },
  {
    name: 'the outbox sends a save again that was done and removed elsewhere',
    interleaving: {
      hasOutbox: true,
      loadsAtOnce: false,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'load', isThere: true },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 1 },
        { do: 'elsewhere', pin: 1 },
        { do: 'reload' },
      ],
    },
  },
  {
    name: 'the outbox cannot load its chart after a reload',
    interleaving: {
      hasOutbox: true,
      loadsAtOnce: false,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'load', isThere: true },
        { do: 'arrive', call: 0 },
        { do: 'reload' },
        { do: 'load', isThere: false },
      ],
    },
  },
  {
    name: 'a read without the save arrives while it is being deleted',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'fetch' },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'a copy is deleted that went elsewhere, where the pin was saved again',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'respond', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'the first read after a lost write is older than what the host has read since',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'lose', call: 0 },
        { do: 'respond', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
        { do: 'advance', ms: 1000 },
        { do: 'lose', call: 0 },
      ],
    },
  },
  {
    name: 'a late response is about a save that was removed elsewhere',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'advance', ms: 30_000 },
        { do: 'arrive', call: 0 },
        { do: 'respond', call: 1 },
        { do: 'elsewhere', pin: 1 },
        { do: 'fetch' },
        { do: 'respond', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
];

/** The shortest interleavings that fail without one of the store's rules. */
export const RULES: readonly NamedInterleaving[] = [
  {
    name: 'a late response is checked while the pin is busy, however often a read fails',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'lose', call: 0 },
        { do: 'refuse', call: 0 },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'advance', ms: 29_999 },
        { do: 'advance', ms: 1 },
        { do: 'respond', call: 2 },
        { do: 'advance', ms: 9_999 },
        { do: 'arrive', call: 2 },
      ],
    },
  },
  {
    name: 'a response for the previous viewer is ignored',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: false,
      steps: [
        { do: 'mount', pin: 0 },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'load', isThere: true },
        { do: 'arrive', call: 0 },
        { do: 'sign', viewer: 1 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'a failure removes the intent: what was read in the meantime shows',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'respond', call: 0 },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'elsewhere', pin: 0 },
        { do: 'refetch' },
        { do: 'refuse', call: 0 },
      ],
    },
  },
  {
    name: 'the response to a write that was sent twice is checked',
    interleaving: {
      hasOutbox: true,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'reload' },
      ],
    },
  },
  {
    name: 'the server is read twice after a lost write',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'lose', call: 0 },
        { do: 'refuse', call: 0 },
      ],
    },
  },
  {
    name: 'a waiting tap that turns out to be fulfilled does not unsave',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: false,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'elsewhere', pin: 0 },
        { do: 'refetch' },
        { do: 'load', isThere: true },
      ],
    },
  },
  {
    name: 'a read that began before a response is too old',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'fetch' },
        { do: 'serve', fetch: 0 },
        { do: 'respond', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'a read that began before a refusal is too old',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'fetch' },
        { do: 'elsewhere', pin: 0 },
        { do: 'serve', fetch: 0 },
        { do: 'refuse', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
];
