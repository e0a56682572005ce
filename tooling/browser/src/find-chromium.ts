import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chooseChromium, type Machine } from './choose-chromium.ts';

const INSTALL_TIMEOUT_MS = 5 * 60 * 1000;

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of Chromium on this machine. Installs it when none is found.
 * @throws {BrowserNotFoundError} when no browser could be found or installed.
 */
export function findChromium(): Promise<string> {
  return chooseChromium(thisMachine());
}

function thisMachine(): Machine {
  return {
    chosenPath: process.env['CHROMIUM_PATH'],
    knownPaths: KNOWN_PATHS,
    playwrightPath: chromium.executablePath(),
    canUseApt: existsSync('/etc/debian_version') && process.getuid?.() === 0,
    isProgram,
    installWithPlaywright: () => {
      const cli = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
      return Promise.resolve(run(process.execPath, [cli, 'install', 'chromium']));
    },
    installWithApt: () =>
      Promise.resolve(
        run('apt-get', ['update']) ??
          run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']),
      ),
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

/** Runs an installer and prints its output. Returns the reason of a failure, or nothing. */
function run(program: string, parameters: readonly string[]): string | undefined {
  const { error, status, signal } = spawnSync(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
    },
  });
  if (error) return error.message;
  return status === 0 ? undefined : `ended with ${signal ?? `exit code ${status}`}.`;
}
