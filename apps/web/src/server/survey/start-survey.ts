import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isOptionError, SERVER_OPTIONS } from '@tackboard/api';
import { listen } from '../listen.js';
import { createSurveyApp } from './survey-app.js';

/** A running server of surveys. */
export interface SurveyServer {
  readonly origin: string;
  readonly server: Server;
}

/** Starts the server of surveys on the port after that of the pages, or on a free one when another program has it. */
export async function startSurvey(
  { host, port }: { readonly host: string; readonly port: number },
  pageOrigin: string,
): Promise<SurveyServer> {
  const app = createSurveyApp(() => pageOrigin);
  const listener = getRequestListener(app.fetch);
  const server = createServer(
    SERVER_OPTIONS,
    (request, response) => void listener(request, response),
  );
  const origin = await listen(server, { host, port: port === 0 ? 0 : port + 1 }).catch(
    (error: unknown) => {
      if (!isOptionError(error)) throw error;
      return listen(server, { host, port: 0 });
    },
  );
  return { origin, server };
}
