import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.js';

afterEach(() => vi.unstubAllGlobals());

it('resolves in an idle moment after the page has loaded', async () => {
  const log: string[] = [];
  let runIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options: unknown) => {
    log.push(`asked ${JSON.stringify(options)}`);
    runIdle = callback;
  });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle = whenIdle().then(() => log.push('idle'));
  await Promise.resolve();
  expect(log).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(log).toEqual(['asked {"timeout":500}']));
  runIdle();
  await idle;
  expect(log).toEqual(['asked {"timeout":500}', 'idle']);
  state.mockRestore();
});

it('resolves after the load in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await expect(whenIdle()).resolves.toBeUndefined();
});
