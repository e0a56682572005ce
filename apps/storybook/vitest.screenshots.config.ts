import { defineProject } from 'vitest/config';
import {
  acceptsSheets,
  isRecordedChromium,
  recordChromium,
} from './src/screenshots/recorded-chromium.ts';
import { sheetCommands } from './src/screenshots/sheet-commands.ts';
import { storiesProject } from './.storybook/stories-project.ts';

const NAME = 'screenshots';
const setupFiles = ['./.storybook/screenshots.setup.ts'];

/** Compares a sheet of every component's stories, in light and dark, with the accepted one. Part of `pnpm test:full`. */
export default async () =>
  (await canCompare())
    ? storiesProject({
        name: NAME,
        variants: ['light'],
        checksAxe: false,
        setupFiles,
        // Letters and colors do not depend on the settings of this machine.
        flags: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
        commands: sheetCommands,
      })
    : defineProject({ test: { name: NAME, setupFiles, include: [] } });

async function canCompare(): Promise<boolean> {
  if (!acceptsSheets(process.argv)) return isRecordedChromium();
  await recordChromium();
  return true;
}
