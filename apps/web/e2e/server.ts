import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** The options of Node for a server whose calls fail as tests plan it. */
export const WITH_FAULTS = [
  '--import',
  new URL('../../../tooling/server-tests/src/inject.ts', import.meta.url).href,
] as const;

/** A server on a free port with its own database. */
export interface RunningServer {
  readonly origin: string;
  readonly databasePath: string;
  /** Sends the signal of a terminal (SIGINT) or process manager (SIGTERM) and returns the exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

/** The result of a start that failed. */
export interface FailedStart {
  readonly exitCode: number | null;
  readonly stderr: string;
}

/** Creates a temporary folder for databases. */
async function createDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tackboard-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The pictures of all tested servers. Their names are content hashes, so servers can create them at the same time. */
const SHARED_PICTURES = join(tmpdir(), 'tackboard-api-test-media');

/** Creates a data folder with the shared pictures, because creating them takes ten seconds. */
export async function createFolderWithPictures(): ReturnType<typeof createDataFolder> {
  const folder = await createDataFolder();
  await mkdir(SHARED_PICTURES, { recursive: true });
  await symlink(SHARED_PICTURES, join(folder.path, 'media'));
  return folder;
}

/**
 * Starts the built server, as `pnpm start` does, and waits for the address that it prints. By default its port is free. `main` is
 * the file of another build. AVIF files are made only with `makesAvif`: they take the time of tests.
 */
export async function startServer(
  databasePath: string,
  args: readonly string[] = [],
  port = '0',
  nodeOptions: readonly string[] = [],
  main = MAIN,
  makesAvif = false,
): Promise<RunningServer> {
  const env = { PORT: port, DATABASE_PATH: databasePath, AVIF: makesAvif ? '1' : '0' };
  const child = spawnServer(env, args, [...nodeOptions, main]);
  const origin = await printedAddress(child);
  return {
    origin,
    databasePath,
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Starts the built server with settings that it must reject. */
export async function startBadServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<FailedStart> {
  const child = spawnServer(env, args, [MAIN]);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return { exitCode: child.exitCode, stderr };
}

function spawnServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  program: readonly string[],
): ChildProcess {
  // The test runner sets FORCE_COLOR; together with NO_COLOR it makes Node print a warning.
  const { FORCE_COLOR: _forced, ...inherited } = process.env;
  return spawn(process.execPath, [...program, ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended before it was up:\n${output}`)));
  });
}
