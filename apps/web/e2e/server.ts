import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** A server of its own, on a free port and a database of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly databasePath: string;
  /** Ends it as a terminal (SIGINT) or a process manager (SIGTERM) does and tells its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

/** What a server that was not meant to start said before it ended. */
export interface FailedStart {
  readonly exitCode: number | null;
  readonly stderr: string;
}

/** A folder for databases that goes when the tests are done. */
export async function makeDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tackboard-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The pictures of all servers under test. They are named by their content, so that servers may make them side by side. */
const SHARED_PICTURES = join(tmpdir(), 'tackboard-api-test-media');

/** A folder whose server finds the pictures that another has made: making all of them takes ten seconds. */
export async function makeFolderWithPictures(): ReturnType<typeof makeDataFolder> {
  const folder = await makeDataFolder();
  await mkdir(SHARED_PICTURES, { recursive: true });
  await symlink(SHARED_PICTURES, join(folder.path, 'media'));
  return folder;
}

/** Starts the built server, as `pnpm start` does, and waits for the address that it prints. */
export async function startServer(
  databasePath: string,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawnServer({ PORT: '0', DATABASE_PATH: databasePath }, args);
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

/** Starts the built server where it must refuse, and tells how it ended. */
export async function startBadServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<FailedStart> {
  const child = spawnServer(env, args);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return { exitCode: child.exitCode, stderr };
}

function spawnServer(env: Readonly<Record<string, string>>, args: readonly string[]): ChildProcess {
  // The test runner forces colours; a person's NO_COLOR beside that makes Node print a warning of its own.
  const { FORCE_COLOR: _forced, ...inherited } = process.env;
  return spawn(process.execPath, [MAIN, ...args], {
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
