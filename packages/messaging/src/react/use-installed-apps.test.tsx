import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInstalledApps, useInstalledApps } from './use-installed-apps.js';

afterEach(cleanup);

const app = { platform: 'play', id: 'example.pins' };

describe('readInstalledApps', () => {
  it('lists the apps of the browser', async () => {
    const getInstalledRelatedApps = () => Promise.resolve([app]);
    expect(await readInstalledApps({ getInstalledRelatedApps })).toEqual([app]);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('not allowed'))],
    [
      'throws',
      () => {
        throw new Error('not in a frame');
      },
    ],
  ])('S2 §8.5: is empty when reading them %s', async (_, getInstalledRelatedApps) => {
    expect(await readInstalledApps({ getInstalledRelatedApps })).toEqual([]);
  });

  it('S2 §8.5: is empty in a browser that cannot read them', async () => {
    expect(await readInstalledApps({})).toEqual([]);
  });
});

it('useInstalledApps lists them after they have been read', async () => {
  const Apps = () => <p>{useInstalledApps().length} apps</p>;
  vi.stubGlobal('navigator', { getInstalledRelatedApps: () => Promise.resolve([app]) });
  render(<Apps />);
  expect(screen.getByText('0 apps')).toBeVisible();
  expect(await screen.findByText('1 apps')).toBeVisible();
  vi.unstubAllGlobals();
});
