import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/index.js';
import { createOutbox } from './outbox.js';
import { hasPendingIntents } from './stored-entry.js';

describe('hasPendingIntents', () => {
  const entry = {
    kind: 'save' as const,
    key: 'k1',
    viewerId: 'v:1',
    pin: { id: '1' },
    tap: {},
    saved: null,
  };

  it('is true while the outbox holds a save of the viewer, and only of that viewer', () => {
    const storage = createMemoryStorage();
    const outbox = createOutbox({ storage, now: () => 0, tabId: 't1' });
    expect(hasPendingIntents(storage, 'v:1')).toBe(false);
    outbox.add(entry);
    expect(hasPendingIntents(storage, 'v:1')).toBe(true);
    expect(hasPendingIntents(storage, 'v')).toBe(false);
    outbox.remove(entry);
    expect(hasPendingIntents(storage, 'v:1')).toBe(false);
  });

  it('is false when storage is blocked', () => {
    const storage = createMemoryStorage();
    storage.block();
    expect(hasPendingIntents(storage, 'v:1')).toBe(false);
  });
});
