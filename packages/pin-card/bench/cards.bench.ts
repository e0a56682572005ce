import { fileURLToPath } from 'node:url';
import { bundlePage, mainThread, median, openBenchPage } from '@tackboard/bench';

/** The most time that cards may take to mount, as a multiple of their bare markup's. */
const MOUNT_RATIO_MAX = 1.5;
const CARDS = 500;
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;

const script = await bundlePage(fileURLToPath(new URL('cards.page.tsx', import.meta.url)));
const { browser, page } = await openBenchPage({ script });
try {
  const isSame = await page.evaluate((count) => window.cards.prepare(count), CARDS);
  console.log(`the bare markup ${isSame ? 'equals' : 'DIFFERS from'} that of the cards`);
  const thread = await mainThread(page);
  const cards: number[] = [];
  const bare: number[] = [];
  const measure = async (mount: () => Promise<unknown>, times: number[], round: number) => {
    const ms = await thread.timeOf(mount);
    await page.evaluate(() => window.cards.unmount());
    if (round >= 0) times.push(ms);
  };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const mountCards = () => page.evaluate((count) => window.cards.mountCards(count), CARDS);
    await measure(mountCards, cards, round);
    await measure(() => page.evaluate(() => window.cards.mountBare()), bare, round);
  }
  const ratio = median(cards) / median(bare);
  console.log(
    `${CARDS} cards, processor time of the main thread, median of ${ROUNDS} interleaved rounds`,
  );
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
