import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { useCard } from './card-context.js';
import { PinCardRoot } from './pin-card-root.js';

// As on a page: React decides when to render.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('hydrates without rendering all cards again in the same task: the page answers between', async () => {
  const seen: string[] = [];
  let inTheTask: readonly string[] = [];
  function Part() {
    const { isHydrated } = useCard('Part');
    seen.push(isHydrated ? 'alive' : 'served');
    // Runs when React has ended what it does at once after hydration.
    useEffect(
      () => queueMicrotask(() => (inTheTask = inTheTask.length ? inTheTask : [...seen])),
      [],
    );
    return null;
  }
  const pin = samplePin('1', pictures.dunes);
  const app = samplePage().inside(<PinCardRoot pin={pin}>{() => <Part />}</PinCardRoot>);
  const served = document.createElement('div');
  served.innerHTML = renderToString(app);
  seen.length = 0;

  const root = hydrateRoot(served, app);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('alive'));
  expect(inTheTask).toEqual(['served']);
  expect(seen).toEqual(['served', 'alive']);
  root.unmount();
});
