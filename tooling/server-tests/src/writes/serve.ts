import { createApi, startServer } from '@tackboard/api';
import type { ServerSettings } from './server-process.ts';

// The server of a run, until the process is killed. It prints `listening on <port>`.

/** All clients of a run have one address. */
const UNLIMITED = { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 };

const { port, ...settings } = JSON.parse(process.argv[2] ?? '{}') as ServerSettings;
const api = await createApi({
  ...settings,
  rateLimits: UNLIMITED,
  log: { info: () => undefined, error: (line, cause) => console.error(line, cause) },
});
const { origin } = await startServer(api.app, { port });
console.log(`listening on ${new URL(origin).port}`);
