import { stripVTControlCharacters } from 'node:util';
import { runPnpm } from './pnpm.ts';

/** How a build ended. */
export type BuildResult = {
  readonly passed: boolean;
  readonly tasks: number;
  readonly output: string;
};

/** What turbo's `--filter` takes, or everything. */
type Part = 'everything' | './packages/*' | '@tackboard/web';

const builds = new Map<Part, Promise<BuildResult>>();
let last: Promise<unknown> = Promise.resolve();

/** Builds what changed. Each part is built once however many ask, and one after the other: two builds would empty each other's folders. */
export function build(root: string, part: Part): Promise<BuildResult> {
  const known = builds.get(part) ?? last.then(() => run(root, part));
  builds.set(part, known);
  last = known;
  return known;
}

async function run(root: string, part: Part): Promise<BuildResult> {
  const { code, output } = await runPnpm(
    [
      'exec',
      'turbo',
      'run',
      'build',
      '--output-logs=errors-only',
      '--continue=dependencies-successful',
      ...(part === 'everything' ? [] : [`--filter=${part}`]),
    ],
    { cwd: root },
  );
  const text = stripVTControlCharacters(output);
  const tasks = Number(/Tasks:\s+\d+ successful, (\d+) total/.exec(text)?.[1] ?? 0);
  const told = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+• /.test(line));
  return { passed: code === 0, tasks, output: told.join('\n') };
}

/** The error of a gate that reads what the build leaves behind. */
export class BuildFailedError extends Error {
  readonly code = 'BUILD_FAILED';

  constructor() {
    super('The build failed, so there is nothing to look at. The gate `build` tells why.');
    this.name = 'BuildFailedError';
  }
}
