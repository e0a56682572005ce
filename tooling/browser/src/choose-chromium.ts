import { BrowserNotFoundError } from './browser-not-found-error.ts';

/** The machine, as far as finding a browser needs it. */
export type Machine = {
  /** The value of CHROMIUM_PATH; undefined or empty when it is not set. */
  readonly chosenPath: string | undefined;
  /** Usual paths of Chromium and Chrome. */
  readonly knownPaths: readonly string[];
  /** Path of the browser that Playwright downloads. */
  readonly playwrightPath: string;
  /** True on Debian and its derivatives as root. */
  readonly canUseApt: boolean;
  /** Returns whether the file exists and is executable. */
  isProgram(path: string): boolean;
  /** Resolves with the reason of a failure, or with nothing. */
  installWithPlaywright(): Promise<string | undefined>;
  /** Resolves with the reason of a failure, or with nothing. */
  installWithApt(): Promise<string | undefined>;
};

/**
 * Chooses the Chromium for the tests, in this order: CHROMIUM_PATH, Playwright's browser, a known path, a download by Playwright, apt.
 * A CHROMIUM_PATH that does not exist is an error.
 */
export async function chooseChromium(machine: Machine): Promise<string> {
  const { chosenPath } = machine;
  if (chosenPath !== undefined && chosenPath !== '') {
    if (machine.isProgram(chosenPath)) return chosenPath;
    throw new BrowserNotFoundError([
      `CHROMIUM_PATH names ${chosenPath}, which is not an executable file.`,
    ]);
  }
  const present = (): string | undefined =>
    [machine.playwrightPath, ...machine.knownPaths].find((path) => machine.isProgram(path));
  const attempts = [`Not found at ${[machine.playwrightPath, ...machine.knownPaths].join(', ')}.`];
  const installers = [
    { name: 'playwright install chromium', install: () => machine.installWithPlaywright() },
    ...(machine.canUseApt
      ? [{ name: 'apt-get install chromium', install: () => machine.installWithApt() }]
      : []),
  ];

  const found = present();
  if (found !== undefined) return found;
  for (const { name, install } of installers) {
    const failure = await install();
    const installed = present();
    if (installed !== undefined) return installed;
    attempts.push(`\`${name}\`: ${failure ?? 'succeeded but installed no browser.'}`);
  }
  if (!machine.canUseApt) attempts.push('apt-get was not tried: it needs Debian and root.');
  throw new BrowserNotFoundError(attempts);
}
