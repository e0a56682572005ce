import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { playwright } from '@vitest/browser-playwright';
import { defineProject, type TestProjectInlineConfiguration } from 'vitest/config';
import type { StoryVariant } from './variants.ts';

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

interface StoriesProject {
  readonly name: string;
  readonly variants: readonly StoryVariant[];
  /** Whether axe checks each story. That takes as long as rendering and playing it. */
  readonly checksAxe: boolean;
  /** Setup files that run after the common one. */
  readonly setupFiles?: readonly string[];
  /** Flags of Chromium besides the common ones. */
  readonly flags?: readonly string[];
  /** What tests in the browser may ask of Node. */
  readonly commands?: NonNullable<BrowserOptions['commands']>;
}

/** A vitest project that renders and plays stories in Chromium. */
export async function storiesProject({
  name,
  variants,
  checksAxe,
  setupFiles = [],
  flags = [],
  commands = {},
}: StoriesProject) {
  const configDir = fileURLToPath(new URL('.', import.meta.url));
  return defineProject({
    plugins: [await storybookTest({ configDir, tags: { include: ['test'] } })],
    test: {
      name,
      setupFiles: ['./.storybook/vitest.setup.ts', ...setupFiles],
      // As in Storybook, stories share a page: loading the preview again for each file takes a second.
      isolate: false,
      // Storybook runs these tests too, and they drive Chromium. Its server listens on this machine alone.
      api: { allowWrite: true, allowExec: true },
      // A limit for tests that hang. A page of 162 cards takes 2 s alone, and several times that on a busy machine.
      testTimeout: 60_000,
      retry: 1,
      hookTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: await findChromium(),
            args: [...CHROMIUM_FLAGS, ...flags],
          },
        }),
        viewport: { width: 1280, height: 900 },
        commands,
        instances: variants.map((variant) => ({
          browser: 'chromium' as const,
          name: `${name}:${variant}`,
          provide: { variant, skipsAxe: !checksAxe },
        })),
      },
    },
  });
}
