import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { BrowserNotFoundError } from './browser-not-found-error.ts';

/** Where systems install Chromium and Chrome. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const INSTALL_TIMEOUT_MS = 5 * 60 * 1000;

/** A command that installs a Chromium, with its parameters. */
type Command = readonly [program: string, ...parameters: readonly string[]];

const APT: readonly Command[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

interface Machine {
  /** The value of CHROMIUM_PATH. */
  readonly chosenPath?: string | undefined;
  /** Where to look otherwise, best first: the paths of Playwright and of the system. */
  readonly paths: readonly string[];
  /** Run one after the other where no path has a browser. */
  readonly installers: readonly Command[];
}

/**
 * Returns the path of the Chromium for the tests: the one that CHROMIUM_PATH names, else Playwright's, else the system's. A machine
 * without any gets one from Playwright or, on Debian as root, from apt.
 * @throws {BrowserNotFoundError} when there is none, or CHROMIUM_PATH names no program.
 */
export async function findChromium(machine = thisMachine()): Promise<string> {
  const { chosenPath, paths, installers } = machine;
  if (chosenPath) {
    if (isProgram(chosenPath)) return chosenPath;
    throw new BrowserNotFoundError([`CHROMIUM_PATH names ${chosenPath}, which is no program.`]);
  }
  const attempts = [`Not found at ${paths.join(', ')}.`];
  let found = paths.find(isProgram);
  for (const command of found === undefined ? installers : []) {
    attempts.push(`\`${command.join(' ')}\`: ${run(command) ?? 'installed no browser'}.`);
    found ??= paths.find(isProgram);
    if (found !== undefined) break;
  }
  if (found === undefined) throw new BrowserNotFoundError(attempts);
  return found;
}

function thisMachine(): Machine {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  const hasApt = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return {
    chosenPath: process.env['CHROMIUM_PATH'],
    paths: [chromium.executablePath(), ...SYSTEM_PATHS],
    installers: [[process.execPath, playwright, 'install', 'chromium'], ...(hasApt ? APT : [])],
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs an installer and shows its output. Returns the reason of a failure, or nothing. */
function run([program, ...parameters]: Command): string | undefined {
  const { error, status, signal } = spawnSync(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error) return error.message;
  return status === 0 ? undefined : `ended with ${signal ?? `exit code ${status}`}`;
}
