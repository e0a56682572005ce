import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, vi } from 'vitest';
import { type Api, type ApiOptions, createApi } from '../api.js';
import { deriveMedia } from '../seed/derive-media.js';

/** Pictures are made once for all test runs on a machine: what lies here is named by its content. */
export const TEST_MEDIA_DIRECTORY = join(tmpdir(), 'tackboard-api-test-media');

// Real files, databases and processes take their time on a machine that does other things as well.
const MAKING_PICTURES_MS = 60_000;
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await deriveMedia(TEST_MEDIA_DIRECTORY);
}, MAKING_PICTURES_MS);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a new folder below the system's temporary one; it is removed behind the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-api-'));
  folders.push(folder);
  return folder;
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
  const databasePath = options.databasePath ?? join(temporaryFolder(), 'test.db');
  const errors: string[] = [];
  const api = await createApi({
    mediaDirectory: TEST_MEDIA_DIRECTORY,
    log: {
      info: () => undefined,
      error: (line) => {
        errors.push(line);
      },
    },
    ...options,
    databasePath,
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
    },
  };
}
