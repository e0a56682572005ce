import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type Api, type ApiOptions, createApi } from '../api.js';
import { Database } from '../database/database.js';
import type { Call } from '../http/call.js';
import { openDatabase } from '../database/open.js';
import { startServer } from '../http/serve.js';
import { seedDatabase } from '../seed/seed.js';

/** All test runs on a machine share these pictures, which are named by their content. */
export const TEST_MEDIA_DIRECTORY = join(tmpdir(), 'tackboard-api-test-media');

const folders: string[] = [];

/** Creates a temporary folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-api-'));
  folders.push(folder);
  return folder;
}

/** Removes the folders of {@link temporaryFolder}. */
export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A server on a real port with its own database file. */
export interface TestServer {
  readonly api: Api;
  readonly origin: string;
  readonly httpServer: Server;
  readonly databasePath: string;
  /** A second connection to the server's database. It sees only what is committed. */
  readonly database: Database;
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

/** The file of a seeded database. Test files share it, because seeding takes longer than most tests. */
let seededFile: Promise<Buffer> | undefined;

async function seedFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-api-'));
  try {
    const path = join(folder, 'seeded.db');
    const database = openDatabase(path);
    await seedDatabase(database, { mediaDirectory: TEST_MEDIA_DIRECTORY });
    // Moves what is in the log into the file.
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function newDatabasePath(): string {
  return join(temporaryFolder(), 'test.db');
}

/** Creates a database as a first start does, with the hand-written pins. */
async function createSeededDatabase(): Promise<string> {
  const path = newDatabasePath();
  seededFile ??= seedFile();
  writeFileSync(path, await seededFile);
  return path;
}

/** Starts a server, by default with the hand-written pins. */
export async function startTestServer(options: Partial<ApiOptions> = {}): Promise<TestServer> {
  const databasePath =
    options.databasePath ??
    (options.pins === undefined ? await createSeededDatabase() : newDatabasePath());
  const errors: string[] = [];
  const api = await createApi({
    mediaDirectory: TEST_MEDIA_DIRECTORY,
    log: {
      info: () => undefined,
      error: (line) => {
        errors.push(line);
      },
    },
    checkResponse,
    ...options,
    databasePath,
  });
  const running = await startServer(api.app);
  const database = new Database(databasePath);
  return {
    api,
    origin: running.origin,
    httpServer: running.server,
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
