import type { Experience } from '@tackboard/domain';
import { buildExperience } from '@tackboard/domain/testing';
import { arbitraryExperience } from '@tackboard/domain/testing/arbitraries';
import { decodeExperiences } from '@tackboard/domain/wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as runtime from './engine/runtime.js';
import { createMessaging } from './messaging.js';
import { createRecordingHost, flush } from './testing/index.js';

const RUNS = process.env['TACKBOARD_FULL'] === '1' ? 5000 : 50;

/** Values that a broken server may send in place of any other. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    0,
    -1,
    Number.NaN,
    true,
    [],
    {},
    'javascript:1',
  ),
  fc.jsonValue(),
);

/** An object with some of its values, at any depth, replaced by garbage. */
const mutate = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.tuple(...value.map(mutate)) },
      { weight: 1, arbitrary: garbage },
    );
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, mutate(part)] as const);
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(Object.fromEntries(parts), { requiredKeys: [] }) },
      { weight: 1, arbitrary: garbage },
    );
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: garbage });
};

const mutated = fc.array(arbitraryExperience.chain(mutate), { maxLength: 6 });

/** Opens a page with these messages, lets time pass, and returns what became of it. */
async function survive(experiences: readonly Experience[]) {
  const host = createRecordingHost();
  const messaging = createMessaging({
    host,
    initial: [...experiences, buildExperience()],
    loadRuntime: () => Promise.resolve(runtime),
  });
  messaging.mount();
  const claim = messaging.claim({ predicate: () => true });
  await flush();
  host.clock.advance(10_000);
  await flush();
  const shown = messaging.messagesOf(claim);
  const states = messaging.explain();
  return { host, shown, states };
}

/** Returns what is wrong: an invalid message that was reported or shown, an unknown error, a valid one that was lost. */
async function faultsOf(experiences: readonly Experience[]): Promise<readonly string[]> {
  const { host, shown, states } = await survive(experiences);
  const reported = new Set(host.server.applied.map(({ key }) => key));
  const faults = states
    .filter(({ key, state, surface }) => state === 'refused' && !surface && reported.has(key))
    .filter(({ reason }) => reason !== 'another message has its key')
    .map(({ key }) => `reported ${key}`);
  if (shown.some(({ model }) => !model)) faults.push('showed a message without valid data');
  if (!states.some(({ key }) => key === '1000200:509999')) faults.push('lost the valid message');
  for (const error of host.errors) {
    if ((error as { code?: string }).code !== 'invalid_message') faults.push(String(error));
  }
  return faults;
}

it(
  `S2 §5.1: the page survives mutated messages that were decoded (${RUNS} runs)`,
  { timeout: 600_000 },
  async () => {
    const property = fc.asyncProperty(mutated, async (json) => {
      expect(await faultsOf(decodeExperiences(json).experiences)).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect.assertions(RUNS);
  },
);

it(
  `the page survives mutated messages that nobody decoded (${RUNS} runs)`,
  { timeout: 600_000 },
  async () => {
    const property = fc.asyncProperty(mutated, async (json) => {
      const objects = json.filter((one) => typeof one === 'object' && one !== null);
      expect(await faultsOf(objects as Experience[])).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect.assertions(RUNS);
  },
);
