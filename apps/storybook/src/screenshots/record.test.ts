import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sanitize } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { IS_FULL } from '../../kit-tests/is-full.ts';
import { acceptedSheets } from './recorded-chromium.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The titles of all components, as Storybook writes them in ids. */
function components(): readonly string[] {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const tested = sources.filter((source) => !source.includes("'!test'"));
  return tested.map((source) =>
    sanitize(/const meta = {\n {2}title: '(.+)',/.exec(source)?.[1] ?? ''),
  );
}

it.runIf(IS_FULL)('every component has its sheets: `pnpm screenshots:accept` takes them', () => {
  const sheets = components().flatMap((name) => [`dark/${name}.webp`, `light/${name}.webp`]);
  expect(acceptedSheets()).toEqual(sheets.toSorted());
});
