import { serve } from '@hono/node-server';
import { createApi, createFaultPlan, readApiConfig } from '../src/index.ts';

/** The API alone, without a page. */
const DEFAULT_PORT = 4310;

const config = readApiConfig(process.env, process.argv.slice(2));
const api = await createApi({
  ...config,
  ...(config.testFaults ? { faults: createFaultPlan() } : {}),
});
const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const server = serve({ fetch: api.app.fetch, port }, () => {
  console.log(`The API answers on http://localhost:${port}/resource/UserHomefeedResource/get/`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => {
      api.close();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
