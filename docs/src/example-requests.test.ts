// @vitest-environment jsdom
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import * as values from './example-values.ts';

/** A block of code that makes calls, and the requests that arrive at the server. */
interface MakingExample {
  readonly document: string;
  /** A piece of code that no other block of the document has. */
  readonly has: string;
  /** Another file of the document, which it imports, and which makes calls too. */
  readonly imports?: string;
  /** What a reader does with it: code that follows it. */
  readonly after?: string;
  /** The address of the page. Default: `/`. */
  readonly at?: string;
  /** Each as method, path and options or body. */
  readonly requests: readonly string[];
}

const SESSION = 'GET /resource/UserSessionResource/get/ {}';
const FEED = 'GET /resource/UserHomefeedResource/get/ {"page_size":25}';
const READ = 'GET /resource/PinResource/get/ {"id":"42"}';
const SAVE = 'POST /resource/RepinResource/create/ {"pin_id":"42","disable_event_log_info":true}';
const UNSAVE = 'DELETE /resource/PinResource/delete/ {"id":"42"}';
const THREE_CALLS = [SAVE, UNSAVE, READ];
const CALL_THREE = `const write = { idempotencyKey: 'key-1' };
await calls.savePin({ pinId: '42' }, write);
await calls.unsavePin({ pinId: '42' }, write);
await calls.readPin({ pinId: '42' }, {});`;
const LEAVE = "window.dispatchEvent(new Event('pagehide'));";

const EXAMPLES: readonly MakingExample[] = [
  { document: 'README.md', has: 'createCalls(client)', requests: [FEED] },
  {
    document: 'packages/pin-card/README.md',
    has: 'readHomeFeed(client)',
    requests: [SESSION, FEED],
  },
  { document: 'packages/api-client/README.md', has: 'savePin(client', requests: [FEED, SAVE] },
  {
    document: 'docs/product-teams.md',
    has: 'void start()',
    imports: 'src/feed.tsx',
    requests: [SESSION, FEED],
  },
  { document: 'docs/navigation.md', has: 'createBrowserRouter([', requests: [SESSION, FEED] },
  {
    document: 'docs/navigation.md',
    has: 'createBrowserRouter([',
    at: '/p/42',
    requests: [SESSION, READ],
  },
  { document: 'docs/navigation.md', has: 'profile: (name)', requests: [SESSION, FEED] },
  {
    document: 'docs/api-client.md',
    has: 'bindCalls(client',
    after: CALL_THREE,
    requests: THREE_CALLS,
  },
  {
    document: 'docs/api-client.md',
    has: 'listPages(client',
    requests: [
      'GET /resource/BoardFollowersResource/get/ {"board_id":"5","page_size":50}',
      'GET /resource/BoardFollowersResource/get/ {"board_id":"5","page_size":50,"bookmarks":["b2"]}',
    ],
  },
  {
    document: 'docs/api-client.md',
    has: 'headers: () => ({ cookie',
    after: "await readPin(client, { pinId: '42' });",
    requests: [READ],
  },
  {
    document: 'docs/api-client.md',
    has: "readPin: { path: '/api/pin' }",
    after: `await savePin(client, { pinId: '42' }, { idempotencyKey: 'key-1' });
await readPin(client, { pinId: '42' });`,
    requests: ['PUT /api/pins/42/save {"disable_event_log_info":true}', 'GET /api/pin {"id":"42"}'],
  },
  {
    document: 'docs/back-end-teams.md',
    has: "endpoints: { savePin: { method: 'PUT'",
    after: `import { savePin } from '@tackboard/api-client';
await savePin(client, { pinId: '42' }, { idempotencyKey: 'key-1' });`,
    requests: ['PUT /api/pins/42/save {"disable_event_log_info":true}'],
  },
  {
    document: 'docs/back-end-teams.md',
    has: 'tackboardOf',
    after: "tackboardOf({ isAuth: true, id: '7' }).pins.save({ id: '42' });",
    requests: [SAVE.replace('"pin_id":"42"', '"pin_id":"42","user_id":"7"')],
  },
  {
    document: 'docs/smallest-server.md',
    has: "only: ['readPin'",
    after: CALL_THREE,
    requests: THREE_CALLS,
  },
  {
    document: 'docs/vite-and-next.md',
    has: "cache: 'force-cache'",
    after: `import { readHomeFeed } from '@tackboard/api-client';
await readHomeFeed(client);`,
    requests: [FEED],
  },
  {
    document: 'docs/api-client.md',
    has: 'tracker.track({ type: 8948',
    after: LEAVE,
    requests: [
      'POST /v3/events/ {"events":[{"event_type":8948,"view_type":3,"object_id_str":"42"}]}',
    ],
  },
  {
    document: 'docs/api-client.md',
    has: 'createVisitorActivity(client',
    after: LEAVE,
    requests: [
      'POST /v3/events/ {"events":[{"event_name":"visit","aux_data":{"page_type":"closeup","visits":"0"}},{"event_name":"search","aux_data":{"query":"oak"}}]}',
    ],
  },
  {
    document: 'docs/api-client.md',
    has: 'reportAttribution(',
    requests: [
      'GET /attribution/ ?source_event_id=77&destination=["https://shop.example"]&expiry=604800&priority=2&advertiser_id=8&campaign_id=9&source_event_type=click&hostname=localhost',
    ],
  },
  ...["on('event', attribute)", 'sender: async (url'].map((has) => ({
    document: 'docs/api-client.md',
    has,
    after: "attribute({ name: 'link-opened', pinId: '42' });",
    requests: [
      'GET /attribution/ ?source_event_id=77&destination=["https://shop.example"]&expiry=604800&priority=2&advertiser_id=8&campaign_id=9&source_event_type=click&hostname=localhost',
    ],
  })),
  {
    document: 'docs/privacy.md',
    has: 'saveCookiePreferences',
    requests: [
      'PUT /resource/UserSettingsResource/update/ {"allow_analytic_cookies":true,"allow_marketing_cookies":true,"allow_personalization_cookies":false,"surface_tag":"settings"}',
      'GET /resource/UserResource/get/ {}',
    ],
  },
  {
    document: 'docs/pin-card-client.md',
    has: "fetch('/saves'",
    after: "await savePin({ pinId: '42' }, { idempotencyKey: 'key-1' });",
    requests: ['POST /saves {"pinId":"42"}'],
  },
  {
    document: 'docs/messaging.md',
    has: 'messageCalls',
    after: `const message = { experienceId: '501200', placementId: '1000100' };
await messageCalls.readPlatformExperiences({}, {});
await messageCalls.viewExperience(message, { idempotencyKey: 'key-1', keepalive: false });
await messageCalls.dismissExperience(message, { idempotencyKey: 'key-2', keepalive: true });`,
    requests: [
      'GET /api/messages ?',
      'POST /api/messages/501200/viewed {"placementId":"1000100"}',
      'POST /api/messages/501200/dismissed {"placementId":"1000100"}',
    ],
  },
];

/** What makes a call. A card that is given calls makes some too, at a press: stories and end-to-end tests press it. */
const MAKES_CALLS =
  /\b(read|save|unsave|list|report)\w*\(\s*client\b|\bcalls\.\w+(\?\.)?\(|\bfetch\(|\bendpoints: \{|\bbindCalls\(|\bonly: \[|\btracker\.\w+\(|createClient\(\{/;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/run/examples-of-documents');
const documents = globSync(['README.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root });
const blocksOf = (document: string): readonly CodeBlock[] =>
  codeBlocks(readFileSync(join(root, document), 'utf8'));

/** `pnpm consumers` runs these in projects of their own. */
const isOfConsumers = (document: string, { file }: CodeBlock) =>
  file !== undefined && (document === 'docs/vite-and-next.md' || file.startsWith('app/'));
/** `pnpm examples` runs these: see `run-calls.ts`. */
const implementsCalls = ({ code, file }: CodeBlock) =>
  file !== undefined && /^export const calls\b/m.test(code);

/** Imports the values that an example uses and does not declare. */
function importsOf(code: string): string {
  const names = Object.keys(values).filter((name) => {
    const isDeclared = new RegExp(
      `\\b(const|function) ${name}\\b|^import [^;]*[{,]\\s*${name}\\b`,
      'm',
    );
    return new RegExp(`\\b${name}\\b`).test(code) && !isDeclared.test(code);
  });
  return `import { ${names.join(', ')} } from '${join(root, 'docs/src/example-values.ts')}';\n`;
}

/** Writes an example, with the other files of its document, and returns its path. */
function write({ document, has, after = '' }: MakingExample): string {
  const name = document.replaceAll('/', '-');
  let found = '';
  for (const block of blocksOf(document)) {
    const { code, line, file, language } = block;
    const isIt = code.includes(has);
    if (!isIt && file === undefined) continue;
    const path = join(folder, name, file ?? `line-${line}.tsx`);
    if (isIt) found = path;
    const whole = isIt ? `${code}\n${after}` : code;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, language === 'json' ? code : importsOf(whole) + whole);
  }
  return found;
}

/** Responses by path; `null` where nothing is read from it. */
const DATA: Readonly<Record<string, unknown>> = {
  '/resource/UserSessionResource/get/': {
    is_authenticated: true,
    user: { id: '7', username: 'lena' },
  },
  '/resource/UserHomefeedResource/get/': [{ id: '42' }],
  '/resource/PinResource/get/': { id: '42' },
  '/resource/RepinResource/create/': { id: '9' },
  '/resource/BoardFollowersResource/get/': [{ id: '3', username: 'anna' }],
  '/api/pin': { id: '42' },
  '/api/pins/42/save': { id: '9' },
};

/** What is another one in each event. */
const EVENT_OF_ITS_OWN = /"event_id":"\w+","time":\d+,/g;

const arrived: string[] = [];

/** A server that records. */
async function respond(address: string | URL, { method = 'GET', body }: RequestInit = {}) {
  const { pathname, searchParams } = new URL(address, location.origin);
  const text = await new Response(body).text();
  const form = new URLSearchParams(method === 'GET' ? searchParams : text);
  const data = form.get('data');
  const sent =
    data === null
      ? text || decodeURIComponent(`?${searchParams}`)
      : JSON.stringify(JSON.parse(data).options);
  arrived.push(`${method} ${pathname} ${sent.replaceAll(EVENT_OF_ITS_OWN, '')}`);
  const isFirstPage = pathname.includes('Followers') && !sent.includes('bookmarks');
  const page = isFirstPage ? { bookmark: 'b2' } : {};
  const response = { status: 'success', data: DATA[pathname] ?? null, ...page };
  return Response.json({ resource_response: response });
}

/** jsdom has no layout. */
class IdleResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('ResizeObserver', IdleResizeObserver);
  // A browser that has attribution reporting, and allows it.
  const featurePolicy = { features: () => ['attribution-reporting'], allowsFeature: () => true };
  Object.assign(document, { featurePolicy });
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  document.body.innerHTML = '<div id="root"></div>';
  arrived.length = 0;
});
afterEach(() => {
  // Nothing that waits is sent in the next example.
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

describe('an example that makes calls sends', () => {
  it.each(EXAMPLES.map((example) => [`${example.document}: ${example.has}`, example] as const))(
    '%s',
    async (_, example) => {
      history.replaceState(null, '', example.at ?? '/');
      const path = write(example);
      expect(path).not.toBe('');
      await import(/* @vite-ignore */ path);
      await vi.waitFor(() => expect(arrived).toEqual(example.requests));
      await vi.dynamicImportSettled();
      expect(arrived).toEqual(example.requests);
    },
  );
});

it('every block that makes a call is one of these', () => {
  const makingBlocks = documents.flatMap((document) =>
    blocksOf(document)
      .filter((block) => /^tsx?$/.test(block.language) && MAKES_CALLS.test(block.code))
      .filter((block) => !isOfConsumers(document, block) && !implementsCalls(block))
      .map((block) => ({ document, ...block })),
  );
  const untried = makingBlocks.filter(
    ({ document, code, file }) =>
      !EXAMPLES.some(
        (each) =>
          each.document === document &&
          (code.includes(each.has) || (each.imports === file && file !== undefined)),
      ),
  );
  expect(untried.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
});
