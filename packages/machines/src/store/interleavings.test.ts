import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, type Step, type Story } from './interleavings.test.fixture.js';
import { REGRESSIONS, RULES } from './interleavings.test.cases.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 20_000 : 500;
const SEED = Number(process.env['TACKBOARD_SEED'] ?? Date.now() % 2 ** 31);

const index = fc.nat({ max: 3 });
const pin = fc.nat({ max: 1 });
const of = <Do extends Step['do']>(what: Do) => fc.constant(what);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: of('tap'), pin, board: pin }) },
  { weight: 8, arbitrary: fc.record({ do: of('answer'), call: index }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('arrive' as const, 'refuse' as const, 'lose' as const),
      call: index,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('duplicate'), call: fc.nat({ max: 9 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: of('advance'),
      ms: fc.constantFrom(1, 949, 950, 999, 1000, 9_999, 10_000, 29_999, 30_000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('fetch' as const, 'refetch' as const) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('serve' as const, 'deliver' as const),
      fetch: index,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('mount' as const, 'unmount' as const), pin }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('elsewhere'), pin }) },
  { weight: 1, arbitrary: fc.record({ do: of('sign'), viewer: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: of('reload') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('load'), isThere: fc.boolean() }) },
);

const story: fc.Arbitrary<Story> = fc.record({
  hasOutbox: fc.boolean(),
  loadsAtOnce: fc.boolean(),
  steps: fc.array(step, { maxLength: 40, size: 'max' }),
});

describe('any interleaving of taps, answers, readings, time, viewers, tabs and networks', () => {
  it(
    `ends in what the server holds, without a flash back (${RUNS} stories)`,
    { timeout: 600_000 },
    async () => {
      let checks = 0;
      const property = fc.asyncProperty(story, async (told) => {
        checks += (await play(told)).checks;
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
      process.stdout.write(`interleavings: ${RUNS} stories, seed ${SEED}, ${checks} comparisons\n`);
      expect(checks).toBeGreaterThan(2 * RUNS);
    },
  );

  it.each([...REGRESSIONS, ...RULES])('$name', async ({ story: told }) => {
    await expect(play(told)).resolves.toBeDefined();
  });
});
