import { flush } from '@tackboard/machines/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClientLayers } from './client-layers.js';
import type { Runtime } from './types.js';
import { createRuntimeLoader, createSession } from './session.js';

afterEach(() => vi.unstubAllGlobals());

const lost = new Error('The chunk was not loaded.');

/** A client whose runtime chunk fails as often as `failures` says. */
function start(failures: number) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const starts: AbortSignal[] = [];
  const runtime = { start: (signal: AbortSignal) => starts.push(signal) } as unknown as Runtime;
  const importRuntime = vi.fn(() =>
    importRuntime.mock.calls.length > failures ? Promise.resolve(runtime) : Promise.reject(lost),
  );
  const loader = createRuntimeLoader(importRuntime, onError);
  const session = createSession(loader, onError);
  return { errors, importRuntime, loader, runtime, session, starts };
}

const Dialog = () => null;

describe('after the runtime chunk has failed once', () => {
  it('an opened layer loads it again, and stays open', async () => {
    vi.stubGlobal('document', { activeElement: null });
    const { errors, importRuntime, loader, session } = start(1);
    session.mount({});
    await flush();
    expect(errors).toEqual([lost]);
    const layers = createClientLayers(loader, vi.fn());
    layers.open({ load: async () => Dialog, props: {} });
    await flush();
    expect(importRuntime).toHaveBeenCalledTimes(2);
    expect(layers.isOpen()).toBe(true);
  });

  it('the session starts once, when the runtime arrives', async () => {
    const { loader, session, starts } = start(1);
    session.mount({});
    await flush();
    expect(starts).toHaveLength(0);
    await loader.load();
    expect(starts.map(({ aborted }) => aborted)).toEqual([false]);
    loader.withRuntime(() => undefined);
    await flush();
    expect(starts).toHaveLength(1);
  });

  it('a session that has ended does not start', async () => {
    const { loader, session, starts } = start(1);
    session.mount({})();
    await flush();
    await loader.load();
    expect(starts).toHaveLength(0);
  });

  it('an opened layer closes when the chunk fails again', async () => {
    vi.stubGlobal('document', { activeElement: null });
    const { loader } = start(9);
    const layers = createClientLayers(loader, vi.fn());
    layers.open({ load: async () => Dialog, props: {} });
    expect(layers.isOpen()).toBe(true);
    await flush();
    expect(layers.isOpen()).toBe(false);
  });
});

describe('an error of the runtime', () => {
  it('is reported when a session fails to start', async () => {
    const { errors, loader, runtime, session } = start(0);
    const refused = new Error('A sandboxed frame has no channel.');
    Object.assign(runtime, {
      start() {
        throw refused;
      },
    });
    session.mount({});
    await loader.load();
    expect(errors).toEqual([refused]);
  });

  it('is reported when a callback throws', async () => {
    const { errors, loader } = start(0);
    loader.withRuntime(() => {
      throw lost;
    });
    await flush();
    expect(errors).toEqual([lost]);
  });
});

it('cancel() drops what waits for the runtime', async () => {
  const { loader } = start(0);
  const [former, next] = [vi.fn(), vi.fn()];
  loader.withRuntime(former);
  loader.cancel();
  loader.withRuntime(next);
  await flush();
  expect(former).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});
