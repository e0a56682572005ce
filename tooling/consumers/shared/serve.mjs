// Serves a folder on the port that the last argument names, and sends calls and pictures to the server.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };
const server = new URL(process.env.API_ORIGIN);

createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url, 'http://localhost');
  if (/^\/(resource|media|v3)\//.test(pathname)) {
    const { method, headers, url: path } = incoming;
    const options = { host: server.hostname, port: server.port, method, path };
    const outgoing = request(
      { ...options, headers: { ...headers, host: server.host } },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(outgoing);
    return;
  }
  const file = join('dist', pathname === '/' ? 'index.html' : normalize(pathname));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(process.argv.at(-1)));
