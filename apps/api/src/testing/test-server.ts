import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, vi } from 'vitest';
import * as z from 'zod';
import { type Api, type ApiOptions, createApi } from '../api.js';
import type { Call } from '../http/call.js';
import { startServer } from '../http/serve.js';
import { deriveMedia } from '../seed/derive-media.js';

/** All test runs on a machine share these pictures, which are named by their content. */
export const TEST_MEDIA_DIRECTORY = join(tmpdir(), 'tackboard-api-test-media');

// Real files, databases and processes are slow on a busy machine.
const PICTURES_TIMEOUT_MS = 60_000;
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await deriveMedia(TEST_MEDIA_DIRECTORY);
}, PICTURES_TIMEOUT_MS);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-api-'));
  folders.push(folder);
  return folder;
}

/** A server on a real port with its own database file. */
export interface TestServer {
  readonly api: Api;
  readonly origin: string;
  readonly databasePath: string;
  /** A second connection to the server's database. It sees only what is committed. */
  readonly database: DatabaseSync;
  /** The logged errors. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Throws when the data does not fit the documented response. */
function checkResponse({ name, response }: Call, data: unknown): void {
  // As a client reads it: without undefined values.
  const result = response.safeParse(JSON.parse(JSON.stringify(data)));
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`);
}

/** Starts a server, by default with the hand-written pins. */
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
    // A fault may break the data on purpose.
    ...(options.faults === undefined ? { checkResponse } : {}),
    ...options,
    databasePath,
  });
  const running = await startServer(api.app);
  const database = new DatabaseSync(databasePath);
  return {
    api,
    origin: running.origin,
    databasePath,
    database,
    errors,
    stop: async () => {
      running.server.closeAllConnections();
      await running.stop();
      database.close();
      api.close();
    },
  };
}
