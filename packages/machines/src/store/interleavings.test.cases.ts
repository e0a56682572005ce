import type { Story } from './interleavings.test.fixture.js';

interface NamedStory {
  readonly name: string;
  readonly story: Story;
}

/** Stories that once went wrong, as short as they could be made. */
export const REGRESSIONS: readonly NamedStory[] = [
  {
    name: 'a tap is answered after the viewer has gone',
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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

/** The shortest stories that a store without one of its rules ends wrongly. */
export const RULES: readonly NamedStory[] = [
  {
    name: 'a late answer is looked into while the pin is busy, however often it is read in vain',
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
    story: {
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
