import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';
import { differentStories, drawSheet, type StoryPicture } from './draw-sheet.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares the stories of a component with the accepted sheet of that name, such as `dark/saving-savebutton`. Returns what
     * is wrong, or nothing. With `--update=all` it accepts them.
     */
    compareSheet: (name: string, pictures: readonly StoryPicture[]) => Promise<string | undefined>;
  }
}

const accepted = fileURLToPath(new URL('../../screenshots', import.meta.url));
const differences = fileURLToPath(new URL('../../.screenshots/differences', import.meta.url));

const compareSheet: BrowserCommand<[string, readonly StoryPicture[]]> = async (
  { project },
  name,
  pictures,
) => {
  const file = join(accepted, `${name}.webp`);
  const sheet = await drawSheet(pictures);
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await write(file, sheet.webp);
    return undefined;
  }
  if (!existsSync(file))
    return `${name} has no accepted sheet. Take it with \`pnpm screenshots:accept\`.`;
  const different = await differentStories(sheet, await readFile(file));
  if (different.length === 0) return undefined;
  const found = join(differences, `${name}.webp`);
  await write(found, sheet.webp);
  return `${name} looks different in ${different.join(', ')}. What it looks like now: ${found}`;
};

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** What the tests of pictures may ask of Node. */
export const sheetCommands = { compareSheet };
