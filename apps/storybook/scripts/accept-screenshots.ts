/**
 * Accepts what the stories look like now: takes the screenshots that differ again, makes them small, and removes those of
 * stories that are gone. Look at the difference in git before you commit it. Run it with `pnpm screenshots:accept`, or with
 * parts of files' names to accept the stories of those files only: `pnpm screenshots:accept save-button.stories`. It takes
 * half an hour; `pnpm screenshots:accept --shard=1/8` takes an eighth of the files.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sanitize } from 'storybook/internal/csf';
import { recordChromium } from './screenshot-record.ts';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta: { readonly storyId?: string } }[];
  }[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const accepted = fileURLToPath(new URL('../screenshots/', import.meta.url));
const report = join(root, '.reports/screenshots.json');
const selection = process.argv.slice(2);
const startedAt = Date.now();

mkdirSync(accepted, { recursive: true });
await recordChromium();
rmSync(report, { force: true });
const exitCode = await runProject();
const taken = pictures().filter((file) => statSync(join(accepted, file)).mtimeMs >= startedAt);
for (const file of taken) await shrink(join(accepted, file));
if (exitCode === 0) removeOthers();
const bytes = pictures().reduce((sum, file) => sum + statSync(join(accepted, file)).size, 0);
console.log(
  `${taken.length} of ${pictures().length} screenshots are new or changed; all have ${(bytes / 1e6).toFixed(1)} MB.`,
);
process.exitCode = exitCode;

function pictures(): readonly string[] {
  return globSync('*/*/*.png', { cwd: accepted });
}

function runProject(): Promise<number> {
  const parameters = [
    'run',
    '--config=tooling/vitest/vitest.config.ts',
    '--project=screenshots',
    '--update',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...selection,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), parameters, {
      cwd: root,
      stdio: 'inherit',
      // Only whole runs compare screenshots.
      env: { ...process.env, TACKBOARD_FULL: '1' },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A palette of 256 colors makes a picture a third as large, and differs less than the comparison allows. */
async function shrink(path: string): Promise<void> {
  const picture = readFileSync(path);
  const small = await sharp(picture).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
  if (small.length < picture.length) writeFileSync(path, small);
}

/** Removes the pictures of stories that are gone: those of components that ran now, or that have no stories any more. */
function removeOthers(): void {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const stories = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.storyId?.replace('--', '/') ?? []),
  );
  const ran = new Set(stories.map((story) => story.split('/')[0]));
  const components = componentsWithStories();
  for (const file of pictures()) {
    const [, component = '', story = ''] = file.replace(/\.png$/, '').split('/');
    if (stories.includes(`${component}/${story}`)) continue;
    if (components.has(component) && !ran.has(component)) continue;
    rmSync(join(accepted, file));
    console.log(`removed ${file}`);
  }
}

/** The first part of the ids of all stories: their titles, as Storybook writes them. */
function componentsWithStories(): ReadonlySet<string> {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const titles = files.map(
    (file) =>
      /const meta = {\n {2}title: '(.+)',/.exec(readFileSync(join(root, file), 'utf8'))?.[1],
  );
  return new Set(titles.map((title) => sanitize(title ?? '')));
}
