import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run, type Step } from './interleavings.test.fixture.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 20_000 : 200;
/** Fixed in `pnpm test`, so that it fails for changes only. */
const SEED = Number(process.env['TACKBOARD_SEED'] ?? (IS_FULL ? Date.now() % 2 ** 31 : 42));

const index = fc.nat({ max: 7 });
const of = <Do extends Step['do']>(name: Do) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: of('respond'), request: index }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'stale' as const,
        'arrive' as const,
        'refuse' as const,
        'lose' as const,
        'vanish' as const,
      ),
      request: index,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: of('dismiss'), message: index }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: of('complete'), message: index, kind: fc.nat({ max: 3 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: of('load'), isThere: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: of('advance'),
      ms: fc.constantFrom(1, 500, 1999, 2000, 2999, 3000, 6000, 30_000),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: of('refetch') }) },
  { weight: 4, arbitrary: fc.record({ do: of('target'), message: index }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('claim' as const, 'release' as const) }),
  },
  { weight: 3, arbitrary: fc.record({ do: of('layer'), isOpen: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('fail'), message: index }) },
  { weight: 1, arbitrary: fc.record({ do: of('reload') }) },
  { weight: 1, arbitrary: fc.record({ do: of('sign'), viewer: fc.nat({ max: 2 }) }) },
);

it(
  `shows nothing after its end, never two modals, and loses no report (${RUNS} interleavings, seed ${SEED})`,
  { timeout: 1_800_000 },
  async () => {
    let checks = 0;
    let endsByThemselves = 0;
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: 'max' }),
      async (steps) => {
        const ran = await run(steps);
        checks += ran.checks;
        endsByThemselves += ran.endsByThemselves;
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    process.stdout.write(
      `messages: ${RUNS} interleavings, seed ${SEED}, ${checks} checks, ${endsByThemselves} ends by themselves\n`,
    );
    expect(checks).toBeGreaterThan(RUNS);
    expect(endsByThemselves).toBeGreaterThan(RUNS / 10);
  },
);
