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
  return { passed: code === 0, tasks, output: shortened(text) };
}

/** The first errors of a task tell the most; a missing type in one package makes hundreds in the next. */
const LINES_PER_TASK = 16;

/** Keeps the beginning of what each task of turbo said: `@tackboard/ui:build: …`. */
export function shortened(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*$|^\s+• |^\S+:build:\s*$/.test(line));
  const counts = new Map<string, number>();
  return lines
    .flatMap((line) => {
      const task = /^(\S+:build): /.exec(line)?.[1];
      if (task === undefined) return [line];
      const count = (counts.get(task) ?? 0) + 1;
      counts.set(task, count);
      if (count <= LINES_PER_TASK) return [line];
      return count === LINES_PER_TASK + 1 ? [`${task}: … the rest is told by \`pnpm build\``] : [];
    })
    .join('\n');
}

/** The error of a gate that reads what the build leaves behind. */
export class BuildFailedError extends Error {
  readonly code = 'BUILD_FAILED';

  constructor() {
    super('The build failed, so there is nothing to look at. The gate `build` tells why.');
    this.name = 'BuildFailedError';
  }
}
