import type { Interleaving } from './interleavings.test.fixture.js';

interface NamedInterleaving {
  readonly name: string;
  readonly interleaving: Interleaving;
}

/** Interleavings that once failed, shrunk. */
export const REGRESSIONS: readonly NamedInterleaving[] = [
  {
    name: '"Saved!" ends in time when an unsave fails within it',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'answer', call: 0 },
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
        { do: 'answer', call: 0 },
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
        { do: 'answer', call: 0 },
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
        { do: 'answer', call: 0 },
        { do: 'explore', pin: 0 },
        { do: 'advance', ms: 950 },
      ],
    },
  },
  {
    name: 'a tap is answered after the viewer has gone',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'arrive', call: 0 },
        { do: 'sign', viewer: 1 },
        { do: 'answer', call: 0 },
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
    name: 'the outbox sends a save again that was carried out and taken back elsewhere',
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
    name: 'the outbox cannot fetch its chart after a reload',
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
    name: 'a reading without the save arrives while it is being deleted',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'answer', call: 0 },
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
        { do: 'answer', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'tap', pin: 1, board: 0 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'the first reading after a lost write is older than what the host has read since',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'lose', call: 0 },
        { do: 'answer', call: 0 },
        { do: 'elsewhere', pin: 1 },
        { do: 'fetch' },
        { do: 'deliver', fetch: 0 },
        { do: 'advance', ms: 1000 },
        { do: 'lose', call: 0 },
      ],
    },
  },
  {
    name: 'a late answer tells of a save that has been taken back elsewhere',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 1, board: 0 },
        { do: 'advance', ms: 30_000 },
        { do: 'arrive', call: 0 },
        { do: 'answer', call: 1 },
        { do: 'elsewhere', pin: 1 },
        { do: 'fetch' },
        { do: 'answer', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
];

/** The shortest interleavings that fail without one of the store's rules. */
export const RULES: readonly NamedInterleaving[] = [
  {
    name: 'a late answer is looked into while the pin is busy, however often it is read in vain',
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
        { do: 'answer', call: 2 },
        { do: 'advance', ms: 9_999 },
        { do: 'arrive', call: 2 },
      ],
    },
  },
  {
    name: 'an answer for a viewer who has gone is not believed',
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
    name: 'a failed wish is removed: what was read while it was carried out shows',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'answer', call: 0 },
        { do: 'tap', pin: 0, board: 0 },
        { do: 'elsewhere', pin: 0 },
        { do: 'refetch' },
        { do: 'refuse', call: 0 },
      ],
    },
  },
  {
    name: 'the answer to a write that was sent twice is looked into',
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
    name: 'a kept tap that turns out to be fulfilled is not its own opposite',
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
    name: 'a reading that began before an answer is too old',
    interleaving: {
      hasOutbox: false,
      loadsAtOnce: true,
      steps: [
        { do: 'tap', pin: 0, board: 0 },
        { do: 'fetch' },
        { do: 'serve', fetch: 0 },
        { do: 'answer', call: 0 },
        { do: 'deliver', fetch: 0 },
      ],
    },
  },
  {
    name: 'a reading that began before a refusal is too old',
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
