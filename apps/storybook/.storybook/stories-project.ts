import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import type { StoryVariant } from './variants.ts';

interface StoriesProject {
  readonly name: string;
  readonly variants: readonly StoryVariant[];
}

/** A vitest project that renders and plays stories in Chromium and checks them with axe. */
export async function storiesProject({ name, variants }: StoriesProject) {
  const configDir = fileURLToPath(new URL('.', import.meta.url));
  return defineProject({
    plugins: [await storybookTest({ configDir, tags: { include: ['test'] } })],
    test: {
      name,
      setupFiles: ['./.storybook/vitest.setup.ts'],
      // As in Storybook, stories share a page: loading the preview again for each file takes a second.
      isolate: false,
      // A limit for tests that hang. A page of 162 cards takes 2 s alone, and several times that on a busy machine.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
        }),
        viewport: { width: 1280, height: 900 },
        instances: variants.map((variant) => ({
          browser: 'chromium' as const,
          name: `stories:${variant}`,
          provide: { variant },
        })),
      },
    },
  });
}
