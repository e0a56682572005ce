import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import {
  createServer as createViteServer,
  defaultClientConditions,
  defaultServerConditions,
} from 'vite';
import type * as ApiModule from '@tackboard/api';
import type * as AppModule from '../src/server/app.ts';
import type * as ConfigModule from '../src/server/config.ts';
import type * as FramedModule from '../src/server/framed.ts';

// Load the packages from their sources, so that changes in them show at once.
const SOURCE = '@tackboard/source';

const server = createServer();
const vite = await createViteServer({
  appType: 'custom',
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  server: { middlewareMode: true, hmr: { server } },
});

const { readConfig } = (await vite.ssrLoadModule('/src/server/config.ts')) as typeof ConfigModule;
const { createApi } = (await vite.ssrLoadModule('@tackboard/api')) as typeof ApiModule;
const { host, port, ...apiOptions } = readConfig(process.env, process.argv.slice(2));
const { startFramed } = (await vite.ssrLoadModule('/src/server/framed.ts')) as typeof FramedModule;
const framed = await startFramed({ host, port }, `http://localhost:${port}`, 'public/framed');
const api = await createApi({
  ...apiOptions,
  showsMessages: true,
  framedOrigin: framed.origin,
});

// Vite types every module as a record.
const build = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;

// Rate limits count by the address of the connection, which is in the environment.
const listener = getRequestListener(async (request, environment) => {
  const { createApp } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof AppModule;
  return createApp({ api, build }).fetch(request, environment);
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(port, host, () =>
  console.info(`Tackboard is on http://localhost:${port}, and reloads as you edit`),
);
