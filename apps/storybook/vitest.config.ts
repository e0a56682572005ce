import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { STORY_VARIANTS } from './.storybook/variants.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Every story is rendered in Chromium, played and looked at by axe: in light, in dark, and from right to left. */
export default defineProject(async () => ({
  plugins: [await storybookTest({ configDir })],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
      }),
      viewport: { width: 1280, height: 900 },
      instances: STORY_VARIANTS.map((variant) => ({
        browser: 'chromium' as const,
        name: `stories:${variant}`,
        provide: { variant },
      })),
    },
  },
}));
