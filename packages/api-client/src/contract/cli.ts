#!/usr/bin/env node
import type { EndpointOverrides } from '../endpoint.js';
import { formatReport } from './report.js';
import { runContract } from './run-contract.js';

const USAGE = `Tests a server against the contract of @tackboard/api-client.

  tackboard-contract --base-url http://localhost:3000 --session "sessionid=…; csrftoken=…"

  --base-url URL      the origin of the server
  --session COOKIES   the cookies of a signed-in test account: the contract writes to it
  --endpoints FILE    a JSON file, or a module with a default export: endpoints with other paths
  --invite-code CODE  a valid invite code; without one, invites are not tested
  --only NAMES        tests these endpoints, such as savePin,readPin, and no others
  --json              prints the results as JSON

Ends with 1 when a check fails.
`;

/** Reads \`--name value\` and \`--name=value\`. */
function option(name: string): string | undefined {
  const args = process.argv.slice(2);
  const at = args.findIndex((each) => each === name || each.startsWith(`${name}=`));
  return args[at]?.includes('=') === true ? args[at].slice(name.length + 1) : args[at + 1];
}

async function readEndpoints(file: string): Promise<EndpointOverrides> {
  const url = new URL(file, `file://${process.cwd()}/`).href;
  const options = file.endsWith('.json') ? { with: { type: 'json' } } : {};
  const module = (await import(url, options)) as { readonly default: EndpointOverrides };
  return module.default;
}

async function main(): Promise<void> {
  const has = (name: string): boolean =>
    process.argv.some((each) => each === name || each.startsWith(`${name}=`));
  const baseUrl = has('--base-url') ? option('--base-url') : undefined;
  const session = has('--session') ? option('--session') : undefined;
  if (baseUrl === undefined || session === undefined || has('--help')) {
    process.stdout.write(USAGE);
    process.exitCode = has('--help') ? 0 : 2;
    return;
  }
  const file = has('--endpoints') ? option('--endpoints') : undefined;
  const inviteCode = has('--invite-code') ? option('--invite-code') : undefined;
  const only = has('--only') ? option('--only')?.split(',') : undefined;
  const results = await runContract({
    baseUrl,
    session,
    ...(file !== undefined && { endpoints: await readEndpoints(file) }),
    ...(inviteCode !== undefined && { inviteCode }),
    ...(only !== undefined && { only }),
  });
  const text = has('--json') ? JSON.stringify(results, null, 2) : formatReport(results);
  process.stdout.write(`${text}\n`);
  process.exitCode = results.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
}

await main();
