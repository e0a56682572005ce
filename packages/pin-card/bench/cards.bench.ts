import { fileURLToPath } from 'node:url';
import { bundlePage, median, openBenchPage } from '@tackboard/bench';

/** How many times the bare markup's time cards may take to mount. */
const MOUNT_RATIO_MAX = 1.5;
const CARDS = 500;
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;

const script = await bundlePage(fileURLToPath(new URL('cards.page.tsx', import.meta.url)));
const { browser, page } = await openBenchPage({ script });
try {
  const isSame = await page.evaluate((count) => window.cards.isSame(count), CARDS);
  console.log(`the bare markup ${isSame ? 'equals' : 'DIFFERS from'} that of the cards`);
  const cards: number[] = [];
  const bare: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const cardsMs = await page.evaluate((count) => window.cards.cardsMs(count), CARDS);
    const bareMs = await page.evaluate((count) => window.cards.bareMs(count), CARDS);
    if (round < 0) continue;
    cards.push(cardsMs);
    bare.push(bareMs);
  }
  const ratio = median(cards.map((ms, index) => ms / (bare[index] ?? Number.NaN)));
  console.log(`${CARDS} cards, median of ${ROUNDS} interleaved rounds`);
  console.log(`bare   ${median(bare).toFixed(1)} ms`);
  console.log(`cards  ${median(cards).toFixed(1)} ms`);
  console.log(`cards / bare  ${ratio.toFixed(2)} (at most ${MOUNT_RATIO_MAX})`);
  if (ratio > MOUNT_RATIO_MAX) {
    process.exitCode = 1;
    console.error(`Cards take ${ratio.toFixed(2)} × the time of their bare markup.`);
  }
} finally {
  await browser.close();
}
