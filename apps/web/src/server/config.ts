import { isIP } from 'node:net';
import { type ApiConfig, OptionError, readApiConfig } from '@tackboard/api';

/** The settings of the demo. */
export interface Config extends ApiConfig {
  /** The address to listen on. */
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

export const DEFAULT_PORT = 4173;
/** Only this computer: the demo has no passwords. */
export const DEFAULT_HOST = '127.0.0.1';
const MAX_PORT = 65_535;

/**
 * Reads `HOST`, `PORT` and the settings of the API (`DATABASE_PATH`, `ALLOWED_HOSTS`, `TRUST_PROXY`, `AVIF`, `--pins N`).
 * Throws an `OptionError` with a message of one line for invalid values and for unknown options, which may be misspelt.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Config {
  const unknown = args.find((word, at) => !isKnown(word, args[at - 1]));
  if (unknown !== undefined) {
    throw new OptionError('The option', unknown, '--pins <count>');
  }
  const api = readApiConfig(environment, args);
  const text = environment['HOST']?.trim() ?? '';
  const host = text === '' ? DEFAULT_HOST : text;
  return {
    ...api,
    // Whoever listens on a name is asked for by it.
    allowedHosts: isIP(host) === 0 ? [...api.allowedHosts, host] : api.allowedHosts,
    host,
    port: readPort(environment['PORT'] ?? ''),
  };
}

/** Whether an argument is an option or its value. Package managers pass on the `--` before the options. */
function isKnown(word: string, before: string | undefined): boolean {
  const isOption = ['--', '--pins'].includes(word) || word.startsWith('--pins=');
  return isOption || before === '--pins';
}

function readPort(text: string): number {
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new OptionError('PORT', text, `a whole number from 0 to ${MAX_PORT}`);
}
