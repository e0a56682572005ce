import { afterEach, expect, it, vi } from 'vitest';
import type { TabMessage } from './tabs.js';
import { createMessageTabs } from './tabs.js';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** A tab that listens, and what it has received. */
function openTab() {
  const tabs = createMessageTabs()!;
  const received: TabMessage[] = [];
  const stop = tabs.listen((message) => received.push(message));
  ends.push(stop);
  return { ...tabs, received, stop };
}

const message = (key: string): TabMessage => ({ viewerId: 'v', key });

it('a tab receives the messages of other tabs, not its own and nothing malformed', async () => {
  const [here, there] = [openTab(), openTab()];
  here.post({ viewerId: 'v' } as TabMessage);
  here.post(message('9:1'));
  await expect.poll(() => there.received).toEqual([message('9:1')]);
  expect(here.received).toEqual([]);
});

it('a page that is left receives nothing, and listens again when the browser brings it back', async () => {
  const here = openTab();
  const there = new BroadcastChannel('tackboard-messages');
  ends.push(() => there.close());
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  there.postMessage(message('9:1'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  there.postMessage(message('9:2'));
  await expect.poll(() => here.received).toEqual([message('9:2')]);
});

it('a page that nobody listens to has no channel, also when the browser brings it back', () => {
  const opened = vi.fn();
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened(name);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  createMessageTabs();
  expect(opened).not.toHaveBeenCalled();
  openTab().stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('an end that is settled when nobody listens any more is told', async () => {
  const [here, there] = [openTab(), openTab()];
  here.stop();
  here.post(message('9:1'));
  await expect.poll(() => there.received).toEqual([message('9:1')]);
});

it('a browser that refuses channels is one without them', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('', 'SecurityError');
      }
    },
  );
  const tab = openTab();
  expect(() => tab.post(message('9:1'))).not.toThrow();
});
