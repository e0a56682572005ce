import { runPnpm } from './pnpm.ts';

/** How the build of everything ended. */
export type BuildResult = {
  readonly passed: boolean;
  readonly tasks: number;
  readonly output: string;
};

const builds = new Map<string, Promise<BuildResult>>();

/** Builds what changed in packages and apps. However many ask, it runs once. */
export function buildAll(root: string): Promise<BuildResult> {
  const known = builds.get(root) ?? build(root);
  builds.set(root, known);
  return known;
}

async function build(root: string): Promise<BuildResult> {
  const { code, output } = await runPnpm(
    ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--no-color'],
    { cwd: root },
  );
  const tasks = Number(/Tasks:\s+\d+ successful, (\d+) total/.exec(output)?.[1] ?? 0);
  return { passed: code === 0, tasks, output: output.trim() };
}

/** The error of a gate that reads what the build leaves behind. */
export class BuildFailedError extends Error {
  readonly code = 'BUILD_FAILED';

  constructor() {
    super('The build failed, so there is nothing to look at. The gate `build` tells why.');
    this.name = 'BuildFailedError';
  }
}
