import { CONTRACT_CASES, checksOf } from '../src/contract/index.js';
import { MINIMAL_PIN, MINIMAL_SESSION } from '../src/contract/examples.js';

/** The marks around the contract in docs/api-client-server.md. */
export const START =
  '<!-- the contract: written by `pnpm --filter @tackboard/api-client contract` -->';
export const END = '<!-- end of the contract -->';

/** Formats a Markdown table as the formatter prints it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function json(value: unknown): string {
  return ['```json', JSON.stringify(value, null, 2), '```'].join('\n');
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
    `**A pin** needs \`id\` and \`images\`; everything else may be absent or null. Ids are text: they exceed 2^53. The decoder of \`@tackboard/domain/wire\` accepts more forms than the contract requires.`,
    json(MINIMAL_PIN),
    '**The session** (`UserSessionResource/get`) says who the viewer is. For a visitor: `{ "is_authenticated": false }`.',
    json(MINIMAL_SESSION),
    `**Cookies.** The session cookie is yours: \`HttpOnly\`, \`Secure\`, \`SameSite=Lax\`. Each read also sets \`csrftoken\` if the browser has none: \`Path=/\`, not \`HttpOnly\`. A write repeats it in \`X-CSRFToken\`; refuse any other value with 403, and change the token at sign-in and sign-out.`,
    `**\`Idempotency-Key\`.** A write carries one key for each action of the viewer, also over retries and reloads. Run the write and store its response under viewer and key in one transaction, for at least a day. The same request with the same key gets the stored response, another request with it 422. Do not store failures. A write without a key may arrive twice too: make it safe to repeat.`,
    `**Pages.** A list ends without \`bookmark\`, or with \`-end-\`. A page may be empty and go on. Bookmarks come back as \`bookmarks: ["…"]\`, with \`page_size\`.`,
    `**Proxies** must keep the \`Host\` header and the body of \`DELETE\` (or map it to \`POST\`), pass \`Idempotency-Key\`, \`X-CSRFToken\` and \`Retry-After\` on, not cache, not repeat a write, and not replace JSON errors by pages of their own.`,
    '## Test your server',
    [
      '```sh',
      'npx tackboard-contract --base-url http://localhost:3000 --session "sessionid=…; csrftoken=…"',
      '```',
    ].join('\n'),
    `The result is pass, fail or not offered for each call; any fail ends with 1. Use a test account: the contract creates and deletes secret boards, saves, hides, reports and sends a pin, and blocks and unblocks the person who published it. \`--endpoints table.json\` (or a module with a default export) names other paths, in the form of \`endpoints\` of \`createClient\`; \`--invite-code\` tests invites. \`--only savePin,readPin\` tests these alone. From code:`,
    [
      '```ts',
      "import { formatReport, runContract } from '@tackboard/api-client/contract';",
      '',
      "const results = await runContract({ baseUrl: 'http://localhost:3000', session });",
      'console.log(formatReport(results));',
      '```',
    ].join('\n'),
    '## Every call',
    table(['call', 'function', 'route', 'contract case'], callRows()),
    'Checks: `response` is a success of the right shape; `key` repeats it and gets the same data; `bad input` and `missing` (an unknown id) are refused in an envelope with a status from 400 to 499; `signed out` gets 401; `CSRF` (a write without the token) gets 403; `paging` follows the bookmarks.',
    END,
  ].join('\n\n');
}
