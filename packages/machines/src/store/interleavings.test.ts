import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interleaving, run, type Step } from './interleavings.test.fixture.js';
import { REGRESSIONS, RULES } from './interleavings.test.cases.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 20_000 : 500;
/** Fixed in `pnpm test`, so that it fails for changes only. */
const FIRST_SEED = Number(process.env['TACKBOARD_SEED'] ?? (IS_FULL ? Date.now() % 2 ** 31 : 42));
const SEEDS = Array.from({ length: IS_FULL ? 3 : 1 }, (_, index) => FIRST_SEED + index);

const index = fc.nat({ max: 3 });
const pin = fc.nat({ max: 1 });
const of = <Do extends Step['do']>(name: Do) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: of('tap'), pin, board: pin }) },
  { weight: 8, arbitrary: fc.record({ do: of('respond'), call: index }) },
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
  { weight: 1, arbitrary: fc.record({ do: of('explore'), pin }) },
  { weight: 1, arbitrary: fc.record({ do: of('sign'), viewer: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: of('reload') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('load'), isThere: fc.boolean() }) },
);

const interleaving: fc.Arbitrary<Interleaving> = fc.record({
  hasOutbox: fc.boolean(),
  loadsAtOnce: fc.boolean(),
  steps: fc.array(step, { maxLength: 40, size: 'max' }),
});

describe('any interleaving of taps, responses, reads, time, viewers, pages and networks', () => {
  it.each(SEEDS)(
    `ends in the server state, and every card, title, toast and event agrees on the way (${RUNS} runs, seed %i)`,
    { timeout: 1_800_000 },
    async (seed) => {
      let checks = 0;
      const property = fc.asyncProperty(interleaving, async (each) => {
        checks += (await run(each)).checks;
      });
      await fc.assert(property, { numRuns: RUNS, seed });
      process.stdout.write(
        `interleavings: ${RUNS} runs, seed ${seed}, ${checks} comparisons with the server\n`,
      );
      expect(checks).toBeGreaterThan(2 * RUNS);
    },
  );

  it.each([...REGRESSIONS, ...RULES])('$name', async ({ interleaving: each }) => {
    // Throws where a card, a title, a toast or an event differs from the model.
    expect((await run(each)).checks).toBeGreaterThan(0);
  });
});
