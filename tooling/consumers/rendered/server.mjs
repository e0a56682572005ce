// Serves what Vite has built, renders every other path, and sends calls and pictures to the server.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { respond } from './backend.mjs';
import { render } from './dist/server/server.js';

const TYPES = { '.css': 'text/css', '.js': 'text/javascript' };
const api = new URL(process.env.API_ORIGIN);
const port = Number(process.argv.at(-1));
const page = readFileSync('dist/client/index.html', 'utf8');

createServer((incoming, response) => void handle(incoming, response)).listen(port);

async function handle(incoming, response) {
  try {
    const { pathname } = new URL(incoming.url, 'http://localhost');
    if (await respond(incoming, response)) return;
    if (/^\/(resource|media|v3)\//.test(pathname)) return proxy(incoming, response);
    const file = join('dist/client', normalize(pathname));
    if (extname(file) !== '' && existsSync(file)) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(response);
      return;
    }
    const { markup, data } = await render(
      `http://localhost:${port}`,
      pathname,
      incoming.headers.cookie ?? '',
    );
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        page
          .replace('<!--markup-->', () => markup)
          .replace('type="application/json">', (tag) => tag + json),
      );
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

function proxy(incoming, response) {
  const { method, headers, url: path } = incoming;
  const options = { host: api.hostname, port: api.port, method, path };
  const outgoing = request({ ...options, headers: { ...headers, host: api.host } }, (outcome) => {
    response.writeHead(outcome.statusCode, outcome.headers);
    outcome.pipe(response);
  });
  incoming.pipe(outgoing);
}
