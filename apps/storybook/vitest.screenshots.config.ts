import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { isRecordedChromium } from './scripts/screenshot-record.ts';
import { storiesProject } from './.storybook/stories-project.ts';

const NAME = 'screenshots';

const accepted = fileURLToPath(new URL('screenshots', import.meta.url));
const differences = fileURLToPath(new URL('.screenshots/differences', import.meta.url));

/** Compares screenshots of every story in light and dark with the accepted ones. Part of `pnpm test:full`. */
export default async () =>
  (await isRecordedChromium())
    ? storiesProject({
        name: NAME,
        variants: ['light'],
        checksAxe: false,
        setupFiles: ['./.storybook/screenshots.setup.ts'],
        // Letters and colors do not depend on the settings of this machine.
        flags: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
        expect: {
          toMatchScreenshot: {
            // A limit for stories that never stand still. Two equal pictures take a second, and ten on a busy machine.
            timeout: 40_000,
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
            resolveScreenshotPath: ({ arg, ext }) => join(accepted, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(differences, `${arg}${ext}`),
          },
        },
      })
    : defineProject({ test: { name: NAME, include: [] } });
