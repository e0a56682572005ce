import type { Experience } from '@tackboard/domain/experience';
import { buildExperience } from '@tackboard/domain/testing';
import { decodeExperiences } from '@tackboard/domain/wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as runtime from './engine/runtime.js';
import { createMessaging } from './messaging.js';
import { mutatedMessages } from './mutated-messages.test.fixture.js';
import { createRecordingHost, flush } from './testing/index.js';

const RUNS = process.env['TACKBOARD_FULL'] === '1' ? 5000 : 50;

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
    const property = fc.asyncProperty(mutatedMessages, async (json) => {
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
    const property = fc.asyncProperty(mutatedMessages, async (json) => {
      const objects = json.filter((one) => typeof one === 'object' && one !== null);
      expect(await faultsOf(objects as Experience[])).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect.assertions(RUNS);
  },
);
