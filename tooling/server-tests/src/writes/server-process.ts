import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('serve.ts', import.meta.url));
const SOURCES = new URL('../../../../apps/api/scripts/sources.ts', import.meta.url).href;
const INJECT = new URL('../inject.ts', import.meta.url).href;

/** What the server of a run needs. */
export interface ServerSettings {
  readonly databasePath: string;
  readonly mediaDirectory: string;
  readonly pins: number;
  /** 0 chooses a free one. */
  readonly port: number;
}

/** A real server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it with SIGKILL: nothing is flushed, closed or answered. */
  readonly kill: () => Promise<void>;
}

/** Starts the server of a run, and resolves when it listens. */
export async function startServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const args = ['-C', '@tackboard/source', '--import', SOURCES, '--import', INJECT, SCRIPT];
  const child: ChildProcess = spawn(process.execPath, [...args, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout! });
  const listening = new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      const port = /^listening on (\d+)$/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    void exited.then(() => reject(new Error('The server ended before it listened.')));
  });
  return {
    port: await listening,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
