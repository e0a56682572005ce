import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { type Api, type ApiOptions, createApi } from '../api.js';

/** Pictures are made once for all test runs on a machine: what lies here is named by its content. */
export const TEST_MEDIA_DIRECTORY = join(tmpdir(), 'tackboard-api-test-media');

/** Names a new folder of its own below the system's temporary one. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tackboard-api-'));
}

/** A server on a real port over a real database file of its own. */
export interface TestServer {
  readonly api: Api;
  readonly origin: string;
  /** A second connection to the server's database: what it finds is what was committed. */
  readonly database: DatabaseSync;
  /** What was logged as an error. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts a server that holds the pins written by hand, unless told otherwise. */
export async function startTestServer(options: Partial<ApiOptions> = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const databasePath = join(folder, 'test.db');
  const errors: string[] = [];
  const api = await createApi({
    databasePath,
    mediaDirectory: TEST_MEDIA_DIRECTORY,
    log: {
      info: () => undefined,
      error: (line) => {
        errors.push(line);
      },
    },
    ...options,
  });
  const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const database = new DatabaseSync(databasePath);
  return {
    api,
    origin: `http://127.0.0.1:${port}`,
    database,
    errors,
    stop: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      database.close();
      api.close();
      rmSync(folder, { recursive: true });
    },
  };
}
