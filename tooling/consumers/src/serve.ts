import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@tackboard/browser';

/** How long a server may take until it responds. The demo makes its pictures first. */
const START_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 250;

/** A server that was started, and the function that ends it. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port, and waits until it responds with success. */
export async function serve(
  program: string,
  parametersOf: (port: string) => readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<RunningServer> {
  const port = String(await freePort());
  // A process group of its own, because npm starts the server in a grandchild.
  const child = spawn(program, parametersOf(port), {
    cwd,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = () => stopGroup(child);
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await responds(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${program} ${parametersOf(port).join(' ')} does not respond in ${cwd}.`);
    }
    await setTimeout(POLL_INTERVAL_MS);
  }
  return { origin, stop };
}

/** Ends the processes of a server, and waits: until then it may write files. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

async function responds(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}
