import { CONTRACT_CASES, checksOf, REQUIRED_CALLS } from '../src/contract/index.js';
import {
  CALL_EXAMPLES,
  type CallExample,
  MINIMAL_PIN,
  MINIMAL_SESSION,
  SMALLER_PICTURES,
} from '../src/contract/examples.js';
import { markdownTable } from './markdown-table.js';

/** The marks around the contract in docs/api-client-server.md. */
export const START =
  '<!-- the contract: written by `pnpm --filter @tackboard/api-client contract` -->';
export const END = '<!-- end of the contract -->';

function json(value: unknown): string {
  return ['```json', JSON.stringify(value, null, 2), '```'].join('\n');
}

/** A request and its response. */
function example({ call, purpose, request, body, data, bookmark }: CallExample): string {
  const headers = [
    'Content-Type: application/x-www-form-urlencoded;charset=UTF-8',
    'X-CSRFToken: …',
    'Idempotency-Key: …',
  ];
  const lines = body === undefined ? [request] : [request, ...headers, '', body];
  const next = bookmark === undefined ? {} : { bookmark };
  const response = {
    resource_response: { status: 'success', code: 0, message: 'ok', data, ...next },
  };
  return [`### \`${call}\``, purpose, ['```http', ...lines, '```'].join('\n'), json(response)].join(
    '\n\n',
  );
}

function requiredCalls(): string {
  return REQUIRED_CALLS.map((name) => `\`${name}\``).join(', ');
}

function callRows(): string[][] {
  const names = [...new Set(CONTRACT_CASES.map(({ endpoint }) => endpoint.name))];
  const rows = names.flatMap((name) => {
    const cases = CONTRACT_CASES.filter((one) => one.endpoint.name === name);
    const [first] = cases;
    if (first === undefined) return [];
    const { call, endpoint } = first;
    const checks = [...new Set(cases.flatMap(checksOf))].join(', ');
    const functions = call.split(', ').map((each) => `\`${each}\``);
    const route = `\`${endpoint.method} ${endpoint.path}\``;
    return [[`\`${name}\``, functions.join(', '), route, checks]];
  });
  return [
    ...rows,
    ['`postUpload`', '`postUpload`', 'POST the address of the slot', 'not a call of your server'],
    ['`logLinklessClick`', '`logLinklessClick`', "GET the pin's link", 'not a call of your server'],
  ];
}

/** The contract with its marks. */
export function renderContract(): string {
  const envelope = {
    resource_response: { status: 'success', code: 0, message: 'ok', data: {}, bookmark: '…' },
    resource: { name: 'PinResource', options: {} },
  };
  const failure = {
    resource_response: {
      status: 'failure',
      code: 50,
      message: "Sorry! We couldn't find that Pin.",
      data: null,
      http_status: 404,
      error: { http_status: 404, code: 50, message: "Sorry! We couldn't find that Pin." },
    },
  };
  return [
    START,
    `**Envelope.** JSON, also for errors. \`data\` is an object, a list, or an object with \`results\`.`,
    json(envelope),
    `**Errors** have the HTTP status and an \`error\`. Its \`message\` is shown to the viewer: one short line, without code. 401: sign in first. 403: not allowed, or a wrong CSRF token. 404: does not exist, or the viewer may not know that it does. 409: in conflict with something that exists. 429 and 503: nothing was done; \`Retry-After\` says when to try again.`,
    json(failure),
    `**A pin** needs \`id\`; everything else may be absent or null, also \`images\`. A person in it needs \`id\` and \`username\`, a board \`name\` and \`url\`. Ids are text: they exceed 2^53. The decoder of \`@tackboard/domain/wire\` accepts more forms than the contract requires.`,
    json(MINIMAL_PIN),
    `**Smaller pictures** (ours). \`image_formats\` has the files of \`images\` as AVIF or WebP: \`avif\` and \`webp\`, each a map with the keys of \`images\`. A file is a URL; it is as large as the one in \`images\`, which every browser gets that cannot read the format. A format is used when it has every size that keeps the ratio, such as \`236x\`, except the original. \`thumb_hash\` is a [ThumbHash](https://evanw.github.io/thumbhash/) of the whole picture in base64; it shows, blurred, until the picture has loaded.`,
    json(SMALLER_PICTURES),
    '**The session** (`UserSessionResource/get`) says who the viewer is. For a visitor: `{ "is_authenticated": false }`.',
    json(MINIMAL_SESSION),
    `**Cookies.** The session cookie is yours: \`HttpOnly\`, \`Secure\`, \`SameSite=Lax\`. Each read also sets \`csrftoken\` if the browser has none: \`Path=/\`, not \`HttpOnly\`. A write repeats it in \`X-CSRFToken\`; refuse any other value with 403, and change the token at sign-in and sign-out.`,
    `**\`Idempotency-Key\`.** A write carries one key for each action of the viewer, also over retries and reloads. Run the write and store its response under viewer and key in one transaction, for at least a day. The same request with the same key gets the stored response, another request with it 422. Do not store failures. A write without a key may arrive twice too: make it safe to repeat.`,
    `**Pages.** A list ends without \`bookmark\`, or with \`-end-\`. A page may be empty and go on. Bookmarks come back as \`bookmarks: ["…"]\`, with \`page_size\`.`,
    `**Proxies** may change the \`Host\` header: compare \`Origin\` with the origin of the page. They must keep the body of \`DELETE\` (or map it to \`POST\`), pass \`Idempotency-Key\`, \`X-CSRFToken\` and \`Retry-After\` on, not cache, not repeat a write, and not replace JSON errors by pages of their own.`,
    '## The five calls of a first page',
    'Reads are GET with `source_url` and `data` in the query. Writes send both as a form (`application/x-www-form-urlencoded`). The values are shown before percent-encoding: `data={"options":…` arrives as `data=%7B%22options%22%3A…`. `options` may have more fields than here: ignore those that you do not know.',
    ...CALL_EXAMPLES.map(example),
    '## Test your server',
    [
      '```sh',
      'npx --no -- tackboard-contract --base-url http://localhost:3000 --session "sessionid=…; csrftoken=…"',
      '```',
    ].join('\n'),
    `The result is pass, fail or not offered for each call, printed as it arrives. A call that the server lacks is not offered; ${requiredCalls()} and the calls of \`--only\` then fail. So does a call without a response within 10 s. Any fail ends with 1, and what cannot begin with 2. Use a test account: the contract creates and deletes secret boards, saves, hides, reports and sends a pin, and blocks and unblocks the person who published it. \`--endpoints table.json\` (or a module with a default export) names other paths, in the form of \`endpoints\` of \`createClient\`; \`--invite-code\` tests invites. \`--only savePin,readPin\` reports these alone.`,
    'A failure says what was sent, what came, what was expected, and how to mend it. A server that does not keep its responses:',
    [
      '```',
      'savePin       fail         response, read back, bad input, missing, signed out, CSRF',
      '                key: sent pin_id "1001", disable_event_log_info true once more with the same Idempotency-Key: data {"id":"1001-2","board":null}; expected the first response, with data {"id":"1001-1","board":null}. Store the response with its key, in the transaction of the write: otherwise a retry writes twice.',
      '```',
    ].join('\n'),
    'From code:',
    [
      '```ts',
      "import { formatReport, runContract } from '@tackboard/api-client/contract';",
      '',
      "const results = await runContract({ baseUrl: 'http://localhost:3000', session });",
      'console.log(formatReport(results));',
      '```',
    ].join('\n'),
    '## Every call',
    markdownTable(['call', 'function', 'route', 'contract case'], callRows()),
    'Checks: `response` is a success of the right shape; `read back` is `readPin` after the write: the pin is saved, or not any more; `key` repeats it and gets the same data; `bad input` is refused in an envelope with a status from 400 to 499, `missing` (an unknown id) with 404 or 410; `signed out` gets 401; `secret` (a visitor who requests a secret board) gets 401, 403 or 404; `CSRF` (a write without the token) gets 403; `paging` follows the bookmarks.',
    END,
  ].join('\n\n');
}
