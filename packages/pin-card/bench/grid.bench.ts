// `--quick`: two rounds, without the largest list; the results are not stored.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, openBenchBrowser } from '@tackboard/bench';
import { version as react } from 'react';
import { boundsOf } from './grid/bounds.ts';
import { contestants, versionOf } from './grid/contestants.ts';
import { tablesOf } from './grid/figures-table.ts';
import { figuresOf, type Results, type Row, type Size, writeResults } from './grid/results.ts';
import { type Sample, type SamplePlan, SCROLL_STEPS, measureSample } from './grid/sample.ts';
import { updateFigures } from './grid/update-figures.ts';

const SAMPLE_MAX_MS = 60_000;
const FRAME_MS = 1000 / 60;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const sizes = values.quick ? [1000, 10_000] : [1000, 10_000, 100_000];
const rounds = values.quick ? 2 : 5;

const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const entrants = await Promise.all(
  contestants().map(async (contestant) => ({
    ...contestant,
    version: versionOf(contestant),
    script: await bundlePage(fileURLToPath(contestant.page)),
    css: `${contestant.css ?? ''}\n${pageCss}`,
  })),
);
let browser = await openBenchBrowser();
const chromium = browser.version();

/** The sample, or null when it takes longer than a minute: its browser is closed then, and another one is opened. */
async function sampleInTime(plan: SamplePlan): Promise<Sample | null> {
  const sampling = measureSample(browser, plan);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SAMPLE_MAX_MS);
  });
  const sample = await Promise.race([sampling, late]).finally(() => clearTimeout(timer));
  if (sample === null) {
    await Promise.allSettled([sampling, browser.close()]);
    browser = await openBenchBrowser();
  }
  return sample;
}

async function measure(pins: number): Promise<Size> {
  const samples = new Map<string, Sample[]>(entrants.map(({ name }) => [name, []]));
  const errors = new Map<string, Set<string>>(entrants.map(({ name }) => [name, new Set()]));
  const unfinished = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another contestant, so that none always runs after the same one's garbage.
    const turn = [...entrants.slice(round), ...entrants.slice(0, round)];
    for (const { name, script, css } of turn) {
      if (unfinished.has(name)) continue;
      const phaseMs = (round / rounds) * FRAME_MS;
      const onError = (message: string) => errors.get(name)!.add(message);
      const sample = await sampleInTime({ script, css, pins, phaseMs, onError });
      if (sample) samples.get(name)!.push(sample);
      else unfinished.add(name);
    }
    console.error(`${pins.toLocaleString('en')} pins, round ${round + 1} of ${rounds}`);
  }
  const rows = entrants.map(({ name, version }): Row => ({
    name,
    version,
    figures: unfinished.has(name) ? null : figuresOf(samples.get(name)!),
    errors: [...errors.get(name)!],
  }));
  return { pins, rows };
}

try {
  const measured: Size[] = [];
  for (const pins of sizes) measured.push(await measure(pins));
  const results: Results = {
    chromium,
    react,
    rounds,
    scrollSteps: SCROLL_STEPS,
    sizes: measured,
  };
  console.log(tablesOf(results));
  for (const { pins, rows } of measured) {
    for (const { name, figures, errors } of rows) {
      for (const error of errors) console.log(`${pins} pins, ${name} threw: ${error}`);
      if (figures?.wrongHeights) {
        console.log(`${pins} pins, ${name}: ${figures.wrongHeights} cards of a wrong height`);
      }
    }
  }
  for (const { what, pins, value, max } of boundsOf(results).filter(({ isMet }) => !isMet)) {
    process.exitCode = 1;
    console.error(
      `Missed at ${pins.toLocaleString('en')} pins: ${what}, ${value.toFixed(3)} (at most ${max}).`,
    );
  }
  if (!values.quick) {
    writeResults(results);
    updateFigures(results);
  }
} finally {
  await browser.close();
}
