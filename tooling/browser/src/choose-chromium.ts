import { BrowserNotFoundError } from './browser-not-found-error.ts';

/** All that finding a browser needs from the machine. */
export type Machine = {
  /** The value of CHROMIUM_PATH; undefined or empty when it is not set. */
  readonly chosenPath: string | undefined;
  /** Where the browser lies on machines that have one. */
  readonly knownPaths: readonly string[];
  /** Where Playwright puts the browser that it downloads. */
  readonly playwrightPath: string;
  /** Whether apt-get may be used: Debian or a descendant, as root. */
  readonly canUseApt: boolean;
  /** Whether the file is there and may be executed. */
  isProgram(path: string): boolean;
  /** Ends without a value, or says why it failed. */
  installWithPlaywright(): Promise<string | undefined>;
  /** Ends without a value, or says why it failed. */
  installWithApt(): Promise<string | undefined>;
};

/**
 * Decides which Chromium the tests use: the one that CHROMIUM_PATH names, one on the machine, Playwright's own, one that Playwright
 * downloads, one from apt. A CHROMIUM_PATH that leads nowhere is an error: whoever set it wants to know.
 */
export async function chooseChromium(machine: Machine): Promise<string> {
  const { chosenPath } = machine;
  if (chosenPath !== undefined && chosenPath !== '') {
    if (machine.isProgram(chosenPath)) return chosenPath;
    throw new BrowserNotFoundError([`CHROMIUM_PATH names ${chosenPath}, which is no program.`]);
  }
  const present = (): string | undefined =>
    [...machine.knownPaths, machine.playwrightPath].find((path) => machine.isProgram(path));
  const attempts = [`Not found at ${[...machine.knownPaths, machine.playwrightPath].join(', ')}.`];
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
    attempts.push(`\`${name}\`: ${failure ?? 'ended well, but brought no browser.'}`);
  }
  if (!machine.canUseApt) attempts.push('apt-get was not tried: it needs Debian and root.');
  throw new BrowserNotFoundError(attempts);
}
