import type { Experience } from '@tackboard/domain/experience';
import { expect, it, vi } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost, flush } from '../testing/index.js';
import { followFooters } from './connect-page.js';

const footers: Experience = {
  id: '1',
  placementId: '1000069',
  type: 13,
  displayData: { header: 'Quiet cards' },
};

async function follow(experiences: readonly Experience[]) {
  const hideFooters = vi.fn();
  const host = { ...createRecordingHost(), hideFooters };
  host.server.put('v', experiences);
  const messaging = createMessaging({ host });
  messaging.mount();
  const stop = followFooters(messaging);
  await flush();
  return { hideFooters, host, messaging, stop };
}

it('S1 §4.12 §7.8: a pending message of placement 1000069 hides the footers of cards', async () => {
  const { hideFooters, host, messaging } = await follow([footers]);
  expect(hideFooters.mock.calls).toEqual([[true]]);
  host.setViewer({ isAuth: true, id: 'other' });
  await flush();
  expect(hideFooters.mock.calls).toEqual([[true], [false]]);
  messaging.refresh();
  expect(hideFooters).toHaveBeenCalledTimes(2);
});

it('S1 §4.12: a message of another placement does not', async () => {
  const { hideFooters } = await follow([{ ...footers, placementId: '1000070' }]);
  expect(hideFooters).not.toHaveBeenCalled();
});
