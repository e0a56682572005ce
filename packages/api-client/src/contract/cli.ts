#!/usr/bin/env node
import { isCallError } from '../errors.js';
import { connectionCode } from './checks.js';
import { type CliOptions, parseOptions } from './cli-options.js';
import { readEndpoints } from './endpoints-file.js';
import { formatCounts, formatResults, widthOf } from './report.js';
import { type ContractResult, isContractOptionError, runContract } from './run-contract.js';

const USAGE = `Tests a server against the contract of @tackboard/api-client.

  tackboard-contract --base-url http://localhost:3000 --session "sessionid=…; csrftoken=…"

  --base-url URL      the origin of the server
  --session COOKIES   the cookies of a signed-in test account: the contract writes to it
  --endpoints FILE    a JSON file, or a module with a default export: endpoints with other paths
  --invite-code CODE  a valid invite code; without one, invites are not tested
  --only NAMES        tests these calls, such as savePin,readPin, and no others: each must be there
  --json              prints the results as JSON, when all are there

Ends with 1 when a check fails, and with 2 when it cannot begin.
`;

async function main({ help, baseUrl, session, ...options }: CliOptions): Promise<void> {
  if (help || !baseUrl || !session) {
    process.stdout.write(USAGE);
    process.exitCode = help ? 0 : 2;
    return;
  }
  const { json, endpoints, inviteCode, only } = options;
  const width = widthOf(only);
  const print = (lines: readonly string[]): void => {
    if (!json) process.stdout.write(`${lines.join('\n')}\n`);
  };
  const results: readonly ContractResult[] = await runContract({
    baseUrl,
    session,
    ...(endpoints !== undefined && { endpoints: await readEndpoints(endpoints) }),
    ...(inviteCode !== undefined && { inviteCode }),
    ...(only !== undefined && { only }),
    onEndpoint: (found) => print(formatResults(found, width)),
  });
  print(['', formatCounts(results)]);
  if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = results.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
}

/** The message for an error that ends the command; `undefined` for a mistake of our own. */
function messageOf(error: unknown, baseUrl: string | undefined): string | undefined {
  if (isContractOptionError(error)) return error.message;
  if (!isCallError(error, 'connection')) return undefined;
  const code = connectionCode(error);
  return error.isBeforeSending
    ? `No connection to ${baseUrl} (${code}). Is the server running?`
    : `The connection to ${baseUrl} failed (${code}). See the log of the server.`;
}

let baseUrl: string | undefined;
try {
  const options = parseOptions(process.argv.slice(2));
  ({ baseUrl } = options);
  await main(options);
} catch (error) {
  const message = messageOf(error, baseUrl);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
