import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApi, startServer } from '@tackboard/api';
import { runFuzz } from './fuzz.ts';
import { markSecretRows, rowIds, SECRET_TEXT } from './secret-rows.ts';

const [requests = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'tackboard-fuzz-'));
const databasePath = join(folder, 'fuzz.db');
const errors: string[] = [];
const api = await createApi({
  databasePath,
  log: {
    info: () => undefined,
    error: (line, cause) => errors.push(`${line}: ${String(cause)}`),
  },
  rateLimits: { readsPerMinute: 1e9, writesPerMinute: 1e9 },
});
const running = await startServer(api.app);
const database = new DatabaseSync(databasePath);
markSecretRows(database);
const ids = rowIds(database);
const usernames = ['tomasoliveira', 'kilnandco', 'lenaadler'];
const { origin } = running;
const startedAt = performance.now();
const result = await runFuzz({ origin, requests, seed, ids, usernames, secret: SECRET_TEXT });
const seconds = (performance.now() - startedAt) / 1000;
const integrity = database.prepare('PRAGMA integrity_check').get();
database.close();
await running.stop();
api.close();
rmSync(folder, { recursive: true });

console.log(`${result.requests} requests in ${seconds.toFixed(0)} s, seed ${seed}`);
console.log(`statuses: ${JSON.stringify(result.statuses)}`);
console.log(`calls with a success: ${Object.keys(result.successes).length}`);
console.log(`integrity: ${JSON.stringify(integrity)}`);
for (const fault of result.faults.slice(0, 20)) console.error(JSON.stringify(fault));
for (const line of errors.slice(0, 20)) console.error(line);
const isFine = result.faults.length === 0 && errors.length === 0;
console.log(isFine ? 'no 500, no stack trace, no foreign data' : `${result.faults.length} faults`);
process.exitCode = isFine ? 0 : 1;
