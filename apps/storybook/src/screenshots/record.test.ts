import { expect, it } from 'vitest';
import { IS_FULL } from '../../proof/is-full.ts';
import { recordedChromium } from '../../scripts/screenshot-record.ts';

// Only whole runs compare screenshots. Without a record they would compare nothing, and pass.
it.runIf(IS_FULL)('screenshots are accepted: `pnpm screenshots:accept` takes them', async () => {
  expect(await recordedChromium()).toMatch(/^\d+(\.\d+)+$/);
});
