import { describe, expect, it } from 'vitest';
import { createFeedMemory, type FeedRecord } from './feed-memory.js';

const record: FeedRecord = {
  pages: [{ pins: [{ id: '7' }] }],
  bookmark: 'next',
  place: { anchorId: '7', offset: -12, width: 1280 },
};

/** A tab with one storage, and the entries of its history. */
function createTab() {
  const items = new Map<string, string>();
  const storage = {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, value: string) => {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    remove: (key: string) => void items.delete(key),
  };
  const entry = () => {
    const history = {
      state: null as unknown,
      scrollRestoration: 'auto' as ScrollRestoration,
      replaceState: (state: unknown) => {
        history.state = state;
      },
    };
    return history;
  };
  let pages = 0;
  return {
    items,
    entry,
    open: (history: ReturnType<typeof entry>) =>
      createFeedMemory({ history, storage, newEntry: String(++pages) }),
  };
}

describe('the memory of a feed', () => {
  it('recalls it to who comes back to the entry, and to nobody else', () => {
    const tab = createTab();
    const home = tab.entry();
    const memory = tab.open(home);
    expect(memory.recall('42')).toBeNull();
    memory.keep('42', record);
    expect(tab.open(home).recall('42')).toMatchObject(record);
    expect(tab.open(home).recall('43')).toBeNull();
    expect(tab.open(tab.entry()).recall('42')).toBeNull();
  });

  it.each([
    ['is cut short', (text: string) => text.slice(0, -9)],
    ['is null', () => 'null'],
    ['has pins and no pages', (text: string) => text.replace('"pages"', '"pins"')],
  ])('recalls nothing from a text that %s', (_name, damage) => {
    const tab = createTab();
    const home = tab.entry();
    tab.open(home).keep('42', record);
    for (const [key, text] of tab.items) tab.items.set(key, damage(text));
    expect(tab.open(home).recall('42')).toBeNull();
  });

  it('leaves the place to the grid', () => {
    const tab = createTab();
    const home = tab.entry();
    tab.open(home);
    expect(home.scrollRestoration).toBe('manual');
  });

  it('lets a feed go that is too long for the storage', () => {
    const tab = createTab();
    const home = tab.entry();
    const memory = tab.open(home);
    memory.keep(undefined, record);
    memory.keep(undefined, { ...record, bookmark: 'x'.repeat(2000) });
    expect(tab.open(home).recall(undefined)).toBeNull();
  });

  it('is none where the browser blocks storage, and the page lives', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const memory = createFeedMemory({
      history: createTab().entry(),
      storage: { get: blocked, set: blocked, remove: blocked },
      newEntry: '1',
    });
    memory.keep('42', record);
    expect(memory.recall('42')).toBeNull();
  });
});
