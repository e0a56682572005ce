import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import * as build from 'virtual:react-router/server-build';
import {
  createApi,
  isDatabaseError,
  isMediaError,
  isOptionError,
  SERVER_OPTIONS,
  stopServer,
  queueRequests,
} from '@tackboard/api';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { ignoreLogErrors } from './ignore-log-errors.js';
import { listen, sendStarting } from './listen.js';
import { startFramed } from './framed.js';

ignoreLogErrors(process.stdout, process.stderr);

const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));

try {
  const { host, port, ...options } = readConfig(process.env, process.argv.slice(2));
  // Listen first, so that a busy port is reported before a new database is filled.
  const server = createServer(SERVER_OPTIONS, sendStarting);
  const address = await listen(server, { host, port });
  const framed = await startFramed({ host, port }, address, `${clientDirectory}/framed`);
  const api = await createApi({
    ...options,
    showsMessages: true,
    framedOrigin: framed.origin,
  });
  const app = createApp({ api, clientDirectory, build });
  server.removeListener('request', sendStarting);
  const listener = getRequestListener(app.fetch);
  server.on(
    'request',
    queueRequests((request, response) => void listener(request, response)),
  );
  console.info(`Tackboard is on ${address}`);

  const stop = async () => {
    await Promise.all([stopServer(server), stopServer(framed.server)]);
    api.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
} catch (error) {
  const isExpected = isOptionError(error) || isDatabaseError(error) || isMediaError(error);
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
