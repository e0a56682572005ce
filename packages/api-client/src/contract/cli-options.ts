import { parseArgs } from 'node:util';
import { ContractOptionError } from './run-contract.js';

/** The options of the command. */
export interface CliOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly baseUrl: string | undefined;
  readonly session: string | undefined;
  /** A file. */
  readonly endpoints: string | undefined;
  readonly inviteCode: string | undefined;
  readonly only: readonly string[] | undefined;
}

/** Reads the arguments of the command. Throws a `ContractOptionError` for one that it does not have. */
export function parseOptions(args: readonly string[]): CliOptions {
  const values = parseValues(args);
  return {
    help: values.help ?? false,
    json: values.json ?? false,
    baseUrl: values['base-url'],
    session: values.session,
    endpoints: values.endpoints,
    inviteCode: values['invite-code'],
    only: values.only?.flatMap((names) => names.split(',').map((name) => name.trim())),
  };
}

function parseValues(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        'base-url': { type: 'string' },
        session: { type: 'string' },
        endpoints: { type: 'string' },
        'invite-code': { type: 'string' },
        only: { type: 'string', multiple: true },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    const [problem] = String((cause as Error).message).split(/\.(?:\s|$)/);
    throw new ContractOptionError(`${problem}. --help lists the options.`, { cause });
  }
}
