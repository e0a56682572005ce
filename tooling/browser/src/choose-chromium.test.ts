import { describe, expect, it } from 'vitest';
import { BrowserNotFoundError } from './browser-not-found-error.ts';
import { chooseChromium, type Machine } from './choose-chromium.ts';

/** A machine whose programs are a list, and whose installers add to it. */
function machine(options: {
  programs?: readonly string[];
  chosenPath?: string;
  canUseApt?: boolean;
  playwrightBrings?: string;
  aptBrings?: string;
}): { machine: Machine; calls: readonly string[] } {
  const programs = new Set(options.programs);
  const calls: string[] = [];
  const installer =
    (name: string, brings: string | undefined) => (): Promise<string | undefined> => {
      calls.push(name);
      if (brings === undefined) return Promise.resolve('no network');
      programs.add(brings);
      return Promise.resolve(undefined);
    };
  return {
    calls,
    machine: {
      chosenPath: options.chosenPath,
      knownPaths: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
      playwrightPath: '/cache/chrome',
      canUseApt: options.canUseApt ?? false,
      isProgram: (path) => programs.has(path),
      installWithPlaywright: installer('playwright', options.playwrightBrings),
      installWithApt: installer('apt', options.aptBrings),
    },
  };
}

describe('chooseChromium', () => {
  it('takes the path that CHROMIUM_PATH names before any other', async () => {
    const { machine: here } = machine({
      chosenPath: '/opt/mine',
      programs: ['/opt/mine', '/usr/bin/chromium'],
    });
    await expect(chooseChromium(here)).resolves.toBe('/opt/mine');
  });

  it('refuses a CHROMIUM_PATH that leads nowhere, even with another browser at hand', async () => {
    const { machine: here } = machine({ chosenPath: '/opt/typo', programs: ['/usr/bin/chromium'] });
    await expect(chooseChromium(here)).rejects.toThrow('CHROMIUM_PATH names /opt/typo');
  });

  it('treats an empty CHROMIUM_PATH as not set', async () => {
    const { machine: here } = machine({ chosenPath: '', programs: ['/usr/bin/google-chrome'] });
    await expect(chooseChromium(here)).resolves.toBe('/usr/bin/google-chrome');
  });

  it('takes the first known path, then the one of Playwright, and installs nothing', async () => {
    const both = machine({ programs: ['/cache/chrome', '/usr/bin/google-chrome'] });
    await expect(chooseChromium(both.machine)).resolves.toBe('/usr/bin/google-chrome');
    const own = machine({ programs: ['/cache/chrome'] });
    await expect(chooseChromium(own.machine)).resolves.toBe('/cache/chrome');
    expect([...both.calls, ...own.calls]).toEqual([]);
  });

  it('lets Playwright install before apt', async () => {
    const { machine: here, calls } = machine({
      playwrightBrings: '/cache/chrome',
      canUseApt: true,
    });
    await expect(chooseChromium(here)).resolves.toBe('/cache/chrome');
    expect(calls).toEqual(['playwright']);
  });

  it('falls back to apt when the download of Playwright fails', async () => {
    const { machine: here, calls } = machine({ canUseApt: true, aptBrings: '/usr/bin/chromium' });
    await expect(chooseChromium(here)).resolves.toBe('/usr/bin/chromium');
    expect(calls).toEqual(['playwright', 'apt']);
  });

  it('never calls apt where it may not be used, and says so', async () => {
    const { machine: here, calls } = machine({ aptBrings: '/usr/bin/chromium' });
    const failure = await chooseChromium(here).catch((error: unknown) => error);
    expect(calls).toEqual(['playwright']);
    expect(failure).toBeInstanceOf(BrowserNotFoundError);
    expect((failure as BrowserNotFoundError).attempts).toEqual([
      'Not found at /usr/bin/chromium, /usr/bin/google-chrome, /cache/chrome.',
      '`playwright install chromium`: no network',
      'apt-get was not tried: it needs Debian and root.',
    ]);
  });

  it('does not trust an installer that ends well and brings nothing', async () => {
    const { machine: here } = machine({ canUseApt: true, playwrightBrings: '/elsewhere' });
    await expect(chooseChromium(here)).rejects.toThrow(
      '`playwright install chromium`: ended well, but brought no browser.',
    );
  });
});
