import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { CHROMIUM_FLAGS } from './flags.ts';

const DISABLED = /--disable-features=(\S+)/;

function disabledIn(commandLine: string): readonly string[] {
  return DISABLED.exec(commandLine)?.[1]?.split(',') ?? [];
}

it('repeats what Playwright disables, because only the last list counts', async () => {
  // Node is no browser, so it ends at once, and the error shows how it was started.
  const error: unknown = await chromium
    .launch({ executablePath: process.execPath })
    .catch((reason: unknown) => reason);
  const byPlaywright = disabledIn(String(error));
  expect(byPlaywright).toContain('PaintHolding');
  expect(disabledIn(CHROMIUM_FLAGS.join(' '))).toEqual(expect.arrayContaining([...byPlaywright]));
});
