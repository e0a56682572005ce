// Script time that cards take to mount, compared with their markup without rules. `--quick`: fewer rounds; the figures are
// not stored.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, mainThread, median, openBenchPage } from '@tackboard/bench';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';

/** The most time that cards may take to mount, as a multiple of their bare markup's. */
const MOUNT_RATIO_MAX = 1.3;
const CARDS = 500;
const WARM_UP_ROUNDS = 5;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 5 : 31;

const script = await bundlePage(fileURLToPath(new URL('cards.page.tsx', import.meta.url)));
const { browser, page } = await openBenchPage({ script });
try {
  const isSame = await page.evaluate((count) => window.cards.prepare(count), CARDS);
  const thread = await mainThread(page);
  const cards: number[] = [];
  const bare: number[] = [];
  const measure = async (mount: () => Promise<unknown>, times: number[], round: number) => {
    const ms = await thread.timeOf(mount);
    await page.evaluate(() => window.cards.unmount());
    if (round >= 0) times.push(ms);
  };
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const mountCards = () => page.evaluate((count) => window.cards.mountCards(count), CARDS);
    const mountBare = () => page.evaluate(() => window.cards.mountBare());
    const turns = [() => measure(mountCards, cards, round), () => measure(mountBare, bare, round)];
    // The first of a round is the second of the next one, so that neither always runs after the other's garbage.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const ratio = median(cards) / median(bare);
  const isMissed = ratio > MOUNT_RATIO_MAX;
  const times = ratio.toFixed(2);
  const figures = [
    `${CARDS} cards, Chromium ${browser.version()}, medians of ${rounds} rounds in alternating order, at most ${MOUNT_RATIO_MAX} times the markup, which ${isSame ? 'is the same' : 'DIFFERS'}. Bold: missed.`,
    '',
    ...markdownTable([
      ['mount', 'ms', 'times the markup'],
      ['markup without rules', median(bare).toFixed(1), '1.00'],
      ['cards', median(cards).toFixed(1), isMissed ? `**${times}**` : times],
    ]),
  ].join('\n');
  console.log(figures);
  if (!values.quick) writeToBenchmarks('card', figures);
  if (isMissed) {
    process.exitCode = 1;
    console.error(`Cards take ${times} × the time of their bare markup.`);
  }
} finally {
  await browser.close();
}
