import { expect, it } from 'vitest';
import type { TabMessage } from './tabs.js';
import { createMessageTabs } from './tabs.js';

it('a tab receives the messages of other tabs, not its own and nothing malformed', async () => {
  const [here, there] = [createMessageTabs('test-tabs')!, createMessageTabs('test-tabs')!];
  const own: TabMessage[] = [];
  here.listen((message) => own.push(message));
  const received = new Promise<TabMessage>((resolve) => {
    there.listen(resolve);
  });
  here.post({ viewerId: 'v' } as TabMessage);
  here.post({ viewerId: 'v', key: '9:1' });
  expect(await received).toEqual({ viewerId: 'v', key: '9:1' });
  expect(own).toEqual([]);
  here.close();
  there.close();
});
