import type { Pin } from '@tackboard/domain';
import { createMemoryStorage, createPinServer } from '@tackboard/machines/testing';
import { createTackboard, type Tackboard } from '@tackboard/pin-card';
import { type Eyes, NOW_MS, type Scene, VIEWERS } from './viewers.ts';

/** Creates the client of the page that a scene shows. Saves go to a server in memory. */
export function sceneClient(pin: Pin, { viewer: name, device }: Omit<Scene, 'surface'>): Tackboard {
  const eyes: Eyes = VIEWERS[name].see(pin);
  const toggle = () => Promise.resolve();
  return createTackboard({
    ...eyes,
    device,
    now: NOW_MS,
    calls: {
      ...createPinServer([]).callsFor(eyes.viewer.id ?? 'visitor'),
      hidePin: toggle,
      reportPin: toggle,
      followUser: toggle,
      followBoard: toggle,
      listPeople: async () => ({ items: [] }),
      sendPin: toggle,
    },
    // The page has no others to go to.
    navigation: {
      openPin: () => undefined,
      openPromote: () => undefined,
      openSend: false,
      openAdSettings: false,
    },
    environment: {
      outbox: false,
      tabs: false,
      storage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
    },
  });
}
