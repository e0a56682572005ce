import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi } from '../../api.js';
import { createFaultPlan } from '../../faults/plan.js';
import type { ServerSettings } from './server-process.js';

/** All clients of a run have one address. */
const UNLIMITED = { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 };

/** Serves with a fault plan until the process is killed. Prints `listening on <port>`. */
export async function serveWithFaults(settings: ServerSettings): Promise<void> {
  const { databasePath, mediaDirectory, pins, port } = settings;
  const api = await createApi({
    databasePath,
    mediaDirectory,
    pins,
    faults: createFaultPlan(),
    rateLimits: UNLIMITED,
    log: { info: () => undefined, error: (line, cause) => console.error(line, cause) },
  });
  const server = serve({ fetch: api.app.fetch, port, hostname: '127.0.0.1' });
  server.once('listening', () => {
    console.log(`listening on ${(server.address() as AddressInfo).port}`);
  });
}
