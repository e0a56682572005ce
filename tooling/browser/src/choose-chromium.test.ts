import { describe, expect, it } from 'vitest';
import { BrowserNotFoundError } from './browser-not-found-error.ts';
import { chooseChromium, type Machine } from './choose-chromium.ts';

/** A machine with a list of programs. Its installers add to the list. */
function machine(options: {
  programs?: readonly string[];
  chosenPath?: string;
  canUseApt?: boolean;
  playwrightInstalls?: string;
  aptInstalls?: string;
}): { machine: Machine; calls: readonly string[] } {
  const programs = new Set(options.programs);
  const calls: string[] = [];
  const installer =
    (name: string, installs: string | undefined) => (): Promise<string | undefined> => {
      calls.push(name);
      if (installs === undefined) return Promise.resolve('no network');
      programs.add(installs);
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
      installWithPlaywright: installer('playwright', options.playwrightInstalls),
      installWithApt: installer('apt', options.aptInstalls),
    },
  };
}

describe('chooseChromium', () => {
  it('prefers CHROMIUM_PATH', async () => {
    const { machine: here } = machine({
      chosenPath: '/opt/mine',
      programs: ['/opt/mine', '/usr/bin/chromium'],
    });
    await expect(chooseChromium(here)).resolves.toBe('/opt/mine');
  });

  it('rejects a CHROMIUM_PATH that does not exist, even when another browser is installed', async () => {
    const { machine: here } = machine({ chosenPath: '/opt/typo', programs: ['/usr/bin/chromium'] });
    await expect(chooseChromium(here)).rejects.toThrow('CHROMIUM_PATH names /opt/typo');
  });

  it('treats an empty CHROMIUM_PATH as not set', async () => {
    const { machine: here } = machine({ chosenPath: '', programs: ['/usr/bin/google-chrome'] });
    await expect(chooseChromium(here)).resolves.toBe('/usr/bin/google-chrome');
  });

  it('uses the path of Playwright, then the first known path, and installs nothing', async () => {
    const both = machine({ programs: ['/usr/bin/google-chrome', '/cache/chrome'] });
    await expect(chooseChromium(both.machine)).resolves.toBe('/cache/chrome');
    const known = machine({ programs: ['/usr/bin/google-chrome'] });
    await expect(chooseChromium(known.machine)).resolves.toBe('/usr/bin/google-chrome');
    expect([...both.calls, ...known.calls]).toEqual([]);
  });

  it('tries Playwright before apt', async () => {
    const { machine: here, calls } = machine({
      playwrightInstalls: '/cache/chrome',
      canUseApt: true,
    });
    await expect(chooseChromium(here)).resolves.toBe('/cache/chrome');
    expect(calls).toEqual(['playwright']);
  });

  it('falls back to apt when the download of Playwright fails', async () => {
    const { machine: here, calls } = machine({ canUseApt: true, aptInstalls: '/usr/bin/chromium' });
    await expect(chooseChromium(here)).resolves.toBe('/usr/bin/chromium');
    expect(calls).toEqual(['playwright', 'apt']);
  });

  it('reports that apt was not tried without root', async () => {
    const { machine: here, calls } = machine({ aptInstalls: '/usr/bin/chromium' });
    const failure = await chooseChromium(here).catch((error: unknown) => error);
    expect(calls).toEqual(['playwright']);
    expect(failure).toBeInstanceOf(BrowserNotFoundError);
    expect((failure as BrowserNotFoundError).attempts).toEqual([
      'Not found at /cache/chrome, /usr/bin/chromium, /usr/bin/google-chrome.',
      '`playwright install chromium`: no network',
      'apt-get was not tried: it needs Debian and root.',
    ]);
  });

  it('reports an installer that installs nothing', async () => {
    const { machine: here } = machine({ canUseApt: true, playwrightInstalls: '/elsewhere' });
    await expect(chooseChromium(here)).rejects.toThrow(
      '`playwright install chromium`: succeeded but installed no browser.',
    );
  });
});
