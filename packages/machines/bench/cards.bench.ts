import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';

/** What a card on the store may cost beyond a plain one, as a share of what `useMachine` costs. */
const EXTRA_RATIO_MAX = 0.2;
/** What an untouched pin may add to the heap. */
const BYTES_A_PIN_MAX = 200;
const CARDS = 1000;
const PINS = 10_000;
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;
const DESIGNS = ['plain', 'store', 'useMachine'] as const;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The page's script in one file, as a production build makes it. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL('cards.page.tsx', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The page of the bench was not built.');
  return chunk.code;
}

async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let sweep = 0; sweep < 3; sweep++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function openPage(script: string) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage();
  // Isolated, so that the clock of the page counts in steps of 5 µs instead of 100.
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
      body: `<!doctype html><title>Cards</title><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await page.goto('http://localhost/');
  return { browser, page };
}

const { browser, page } = await openPage(await bundle());
const failures: string[] = [];
try {
  const times = { plain: [] as number[], store: [] as number[], useMachine: [] as number[] };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    // Each design is measured in each place of a round.
    for (let place = 0; place < DESIGNS.length; place++) {
      const design = DESIGNS[(place + round + WARM_UP_ROUNDS) % DESIGNS.length] ?? 'plain';
      const ms = await page.evaluate(([name, count]) => window.cardDesigns.mountMs(name, count), [
        design,
        CARDS,
      ] as const);
      if (round >= 0) times[design].push(ms);
    }
  }
  const plain = median(times.plain);
  const extraUs = (design: 'store' | 'useMachine') =>
    ((median(times[design]) - plain) / CARDS) * 1000;
  const ratio = extraUs('store') / extraUs('useMachine');
  console.log(`${CARDS} cards of one button, median of ${ROUNDS} interleaved rounds`);
  console.log(`plain       ${plain.toFixed(2)} ms`);
  for (const design of ['store', 'useMachine'] as const) {
    const extra = extraUs(design).toFixed(2);
    console.log(`${design.padEnd(11)} ${median(times[design]).toFixed(2)} ms  +${extra} µs a card`);
  }
  console.log(`store / useMachine, extra  ${ratio.toFixed(3)} (at most ${EXTRA_RATIO_MAX})`);
  if (ratio > EXTRA_RATIO_MAX) failures.push(`A card on the store costs ${ratio.toFixed(2)} ×.`);

  const tapped = await page.evaluate((count) => window.cardDesigns.rendersOfOneTap(count), CARDS);
  console.log(
    `a tap on one of ${CARDS} cards renders ${tapped.renders}, which shows "${tapped.shows}"`,
  );
  if (tapped.renders !== 1) failures.push(`A tap rendered ${tapped.renders} cards.`);

  const pins = await page.evaluateHandle((count) => window.cardDesigns.hold(count), PINS);
  const before = await heapBytes(page);
  await pins.evaluate((held) => held.read());
  const afterRead = await heapBytes(page);
  await pins.evaluate((held) => held.subscribe());
  const afterSubscribe = await heapBytes(page);
  const bytesRead = (afterRead - before) / PINS;
  const bytesSubscribed = (afterSubscribe - before) / PINS;
  console.log(
    `${PINS} untouched pins: ${bytesRead.toFixed(0)} bytes each when read, ` +
      `${bytesSubscribed.toFixed(0)} when listened to (at most ${BYTES_A_PIN_MAX})`,
  );
  if (bytesSubscribed > BYTES_A_PIN_MAX) {
    failures.push(`An untouched pin adds ${bytesSubscribed.toFixed(0)} bytes.`);
  }
} finally {
  await browser.close();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
