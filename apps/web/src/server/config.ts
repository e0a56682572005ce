import { type ApiConfig, OptionError, readApiConfig } from '@tackboard/api';

/** What the server was told when it was started. */
export interface Config extends ApiConfig {
  /** 0 asks the system for a free one. */
  readonly port: number;
}

export const DEFAULT_PORT = 4173;
const MAX_PORT = 65_535;

/**
 * Reads `PORT` and what the api takes (`DATABASE_PATH`, `--pins N`, `--test-faults`). Throws an `OptionError` whose
 * message is one line for the person who started the server, for an option that there is not too: a misspelt one
 * would start the server with something else than what was asked for.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Config {
  const unknown = args.find((word, at) => !isKnown(word, args[at - 1]));
  if (unknown !== undefined) {
    throw new OptionError('The option', unknown, '--pins <count> or --test-faults');
  }
  return { ...readApiConfig(environment, args), port: readPort(environment['PORT'] ?? '') };
}

/** Whether the server understands a word of its command line. Package managers hand on the `--` before its options. */
function isKnown(word: string, before: string | undefined): boolean {
  const isOption = ['--', '--pins', '--test-faults'].includes(word) || word.startsWith('--pins=');
  return isOption || before === '--pins';
}

function readPort(text: string): number {
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new OptionError('PORT', text, `a whole number from 0 to ${MAX_PORT}`);
}
