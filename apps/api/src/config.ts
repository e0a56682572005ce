import { isAbsolute, join, resolve } from 'node:path';
import { packageFile } from './package-file.js';
import { OptionError } from './errors/option-error.js';
import { checkHostName } from './http/trust.js';
import { checkPinCount } from './seed/seed.js';

/** The settings of the server. */
export interface ApiConfig {
  readonly databasePath: string;
  readonly pins?: number;
  /** Names of the server beside `localhost` and addresses. */
  readonly allowedHosts: readonly string[];
  /** Whether the headers of a proxy in front of the server are believed. */
  readonly trustProxy: boolean;
  /** Whether the server makes AVIF files of its pictures while it is idle: unless `AVIF` is `0`. */
  readonly makesAvif: boolean;
  /** Whether `/__events` lists what browsers reported: unless `NODE_ENV` is `production`. */
  readonly showsEvents: boolean;
}

/** The repository, two folders above this app. */
function repositoryRoot(): string {
  return packageFile('../..');
}

function hostNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map((name) => checkHostName('ALLOWED_HOSTS', name));
}

function readSwitch(option: string, text: string): boolean {
  if (text === '1' || text === 'true') return true;
  if (text === '' || text === '0' || text === 'false') return false;
  throw new OptionError(option, text, '1 or 0');
}

/**
 * Reads the settings: `DATABASE_PATH` (relative to the working directory), `ALLOWED_HOSTS`, `TRUST_PROXY` and
 * `AVIF` from the environment, `--pins <count>` from the arguments. Without a path, each number of pins has its own file in `.data`.
 *
 * Throws an `OptionError` for an invalid number of pins, host name or switch.
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
    allowedHosts: hostNames(environment['ALLOWED_HOSTS'] ?? ''),
    trustProxy: readSwitch('TRUST_PROXY', environment['TRUST_PROXY'] ?? ''),
    makesAvif: readSwitch('AVIF', environment['AVIF'] ?? '1'),
    showsEvents: environment['NODE_ENV'] !== 'production',
  };
}
