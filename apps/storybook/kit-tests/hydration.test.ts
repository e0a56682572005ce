import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openSample, withBrowser } from './browse.ts';
import { type FlavourName, FLAVOURS } from './flavours.ts';
import { IS_FULL } from './is-full.ts';
import type { Rendered } from './page/report.ts';
import type { Page } from 'playwright';

withBrowser();

/** Returns the exported components that no sample renders. */
async function unseen(flavour: FlavourName, page: Page): Promise<readonly string[]> {
  const named = ({ name, entry }: Rendered) => `${name} of ${entry}`;
  const rendered = await page.evaluate(() => globalThis.kitRendered());
  const shown = new Set(rendered.map(named));
  const { components } = inject('kits')[flavour]!;
  expect(components.length).toBeGreaterThan(80);
  return components.map(named).filter((name) => !shown.has(name));
}

describe.each(FLAVOURS)('in a browser with $name', ({ name, version }) => {
  it('hydrates every component of the kit, in StrictMode and under a strict policy', async () => {
    const { page, problems, close } = await openSample(name, 'all');
    await page.waitForLoadState('networkidle');
    const { lost, errors, ...report } = await page.evaluate(() => globalThis.kitReport);
    expect(report.version).toMatch(version);
    expect(report.hydrated).toHaveLength(Object.keys(inject('kits')[name]!.html).length);
    expect(errors).toEqual([]);
    expect(lost).toEqual([]);
    expect(await problems()).toEqual([]);
    // Some are loaded after hydration.
    await expect.poll(() => unseen(name, page), { timeout: 20_000 }).toEqual([]);
    await close();
  });

  it('renders the cards of a grid at the scroll position', async () => {
    const { page, close } = await openSample(name, 'pin-grid--TenThousand');
    // Until the grid is laid out, in pieces after hydration, the page is as high as its first screen.
    const firstPosition = () =>
      page.evaluate(() => {
        window.scrollTo(0, 20_000);
        return Number(document.querySelector('[aria-posinset]')?.getAttribute('aria-posinset'));
      });
    await expect.poll(firstPosition).toBeGreaterThan(100);
    await close();
  });
});

describe.runIf(IS_FULL)('the React Compiler', () => {
  it.each(['client/client.js', 'server/server.js'])('has compiled the kit in %s', async (file) => {
    const memoized = async (flavour: string) => {
      const code = await readFile(join(inject('built'), flavour, file), 'utf8');
      return code.match(/\.c\)\(\d+\)/g)?.length ?? 0;
    };
    expect(await memoized('react-compiler')).toBeGreaterThan(80);
    expect(await memoized('react-19')).toBe(0);
  });
});
