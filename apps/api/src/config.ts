import { isAbsolute, join, resolve } from 'node:path';
import { originalsDirectory } from './media/originals.js';
import { OptionError } from './errors/option-error.js';
import { checkPinCount } from './seed/pin-count.js';

/** The settings of the server. */
export interface ApiConfig {
  readonly databasePath: string;
  readonly pins?: number;
  /** Whether the server was started with `--test-faults`, which allows tests to plan faults. */
  readonly testFaults: boolean;
}

/** The repository, two folders above this app. */
function repositoryRoot(): string {
  return resolve(originalsDirectory(), '../../..');
}

/**
 * Reads the settings: `DATABASE_PATH` from the environment (relative to the working directory), `--pins <count>` and
 * `--test-faults` from the arguments. Without a path, each number of pins has its own file in `.data`.
 *
 * Throws an `OptionError` for an invalid number of pins.
 */
export function readApiConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): ApiConfig {
  const at = args.findIndex((argument) => argument === '--pins' || argument.startsWith('--pins='));
  const text = args[at]?.includes('=') === true ? args[at].split('=')[1] : args[at + 1];
  if (at >= 0 && !/^\d{1,9}$/.test(text ?? '')) {
    throw new OptionError('--pins', text ?? '', 'a whole number, such as --pins 10000');
  }
  const pins = at < 0 ? undefined : Number(text);
  if (pins !== undefined) checkPinCount(pins);
  const path = environment['DATABASE_PATH']?.trim() ?? '';
  const name = pins === undefined ? 'tackboard.db' : `tackboard-${pins}.db`;
  const byDefault = join(repositoryRoot(), '.data', name);
  const given = isAbsolute(path) ? path : resolve(path);
  return {
    databasePath: path === '' ? byDefault : given,
    ...(pins === undefined ? {} : { pins }),
    testFaults: args.includes('--test-faults'),
  };
}
