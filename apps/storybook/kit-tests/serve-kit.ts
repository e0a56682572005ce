import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { repositoryRoot } from './kit-entries.ts';

/** The placeholder of the nonce, because a page is rendered once and served with a new nonce each time. */
const NONCE_PLACE = 'NONCE-OF-THE-PAGE';

/** The Content-Security-Policy of a response. The stories embed `player.example`, and surveys of `survey.localhost`. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "media-src 'self' blob:",
    'frame-src https://player.example http://survey.localhost:*',
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // No package makes a policy, either.
    "trusted-types 'none'",
  ].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
};

/** Folders of files, by the prefix of their address. */
const folders = (built: string): Readonly<Record<string, string>> => ({
  '/prints/': join(repositoryRoot, 'apps/storybook/media'),
  '/photographs/': join(repositoryRoot, 'apps/api/media'),
  '/built/': built,
});

/** The markup of every sample by id, and the time of rendering. */
export interface ServedKit {
  readonly now: number;
  /** The script that records presses before hydration. */
  readonly pressScript: string;
  readonly html: Readonly<Record<string, string>>;
}

/** Whether a sample is a popup, of which a server renders nothing or only its button. */
export const isPopup = (id: string, html: string): boolean =>
  /^(dialog|popover)--/.test(id) || !/ class="tb-/.test(html);

/** Pages of many samples, by name. */
const GROUPS: Readonly<Record<string, (kit: ServedKit) => readonly string[]>> = {
  all: ({ html }) => Object.keys(html),
  'on-the-page': ({ html }) => Object.keys(html).filter((id) => !isPopup(id, html[id] ?? '')),
  stage: () => [],
};

function printPage(
  flavour: string,
  group: string,
  ids: readonly string[],
  { now, pressScript, html }: ServedKit,
  nonce: string,
) {
  const places = ids.map((id) => `<div data-sample="${id}">${html[id] ?? ''}</div>`);
  const base = `/built/${flavour}/client`;
  return `<!doctype html>
<html lang="en" class="tb-theme" data-theme="light" data-now="${now}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Samples of the kit</title>
<link rel="icon" href="/prints/lake.svg">
<link rel="stylesheet" href="${base}/client.css">
<script nonce="${nonce}">${pressScript}</script>
<body><main data-group="${group in GROUPS ? group : ''}">${places.join('\n')}</main>
<script type="module" nonce="${nonce}" src="${base}/client.js"></script>
</body></html>`.replaceAll(NONCE_PLACE, nonce);
}

/** The pages of messages, which render in the browser alone. */
const MESSAGE_PAGES = ['messages', 'message-stories'];

const printMessages = (name: string, nonce: string) => `<!doctype html>
<html lang="en" class="tb-theme" data-theme="light">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messages</title>
<link rel="icon" href="/prints/lake.svg">
<link rel="stylesheet" href="/built/${name}/${name}.css">
<body><main></main>
<script type="module" nonce="${nonce}" src="/built/${name}/${name}.js"></script>
</body></html>`;

function sendFile(response: ServerResponse, path: string, built: string): boolean {
  const [prefix, folder] =
    Object.entries(folders(built)).find(([start]) => path.startsWith(start)) ?? [];
  if (prefix === undefined || folder === undefined) return false;
  const file = join(folder, normalize(path.slice(prefix.length - 1)));
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
  return true;
}

/**
 * Serves server-rendered samples under a strict Content-Security-Policy: `/<flavour>/all` has all of them,
 * `/<flavour>/on-the-page` those that are no popup, `/<flavour>/stage` none, `/<flavour>/<sample>` that sample. `/messages` and
 * `/message-stories` are the pages of messages.
 */
export async function serveKit(
  built: string,
  kits: Readonly<Record<string, ServedKit>>,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const [, flavour = '', id = ''] = path.split('/');
    const kit = kits[flavour];
    const sendPage = (print: (nonce: string) => string) => {
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy(nonce));
      response.end(print(nonce));
    };
    if (kit && (id in GROUPS || id in kit.html)) {
      const ids = GROUPS[id]?.(kit) ?? [id];
      sendPage((nonce) => printPage(flavour, id, ids, kit, nonce));
    } else if (MESSAGE_PAGES.includes(flavour) && id === '') {
      sendPage((nonce) => printMessages(flavour, nonce));
    } else if (!sendFile(response, path, built)) {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
