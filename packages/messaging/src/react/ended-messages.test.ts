import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyHistory, createMessageHistory } from '../engine/saved.js';
import { createExperienceStore } from '../engine/store.js';
import { createTestStorage } from '../testing/index.js';
import { endedMessagesScript } from './ended-messages.js';

const DAY_MS = 86_400_000;
const NOW = 10 * DAY_MS;
const viewer = { id: 'v', isAuth: true };

/** Runs the script in a document, and returns what it hides. */
function hiddenBy(
  script: string,
  storage: Readonly<Record<string, string>>,
  navigation = 'navigate',
): readonly string[] {
  const rules: string[] = [];
  class CSSStyleSheet {
    insertRule = (rule: string) => rules.push(rule);
  }
  const document = { adoptedStyleSheets: [] as CSSStyleSheet[] };
  runInNewContext(script, {
    self: {},
    CSSStyleSheet,
    document,
    localStorage: storage,
    performance: { getEntriesByType: () => [{ type: navigation }] },
    CSS: { escape: (text: string) => text },
    Date: { now: () => NOW },
  });
  expect(document.adoptedStyleSheets).toHaveLength(1);
  return rules.map((rule) => /^\[data-message-key="(.*)"\]\{display:none\}$/.exec(rule)![1]!);
}

const stored = (entry: object) => JSON.stringify({ viewerId: 'v', hasEnded: true, ...entry });

it('S2 §4.6: hides what ended after the document was rendered, and nothing else', () => {
  const script = endedMessagesScript({ viewer, initialAt: NOW - 1000 });
  const storage = {
    'tackboard:message-history:9:1': stored({ at: NOW - 500 }),
    'tackboard:message-history:9:2': stored({ at: NOW - 1500 }),
    'tackboard:message-history:9:3': stored({ at: NOW - 500, hasEnded: false }),
    'tackboard:message-history:9:4': stored({ at: NOW - 500, viewerId: 'w' }),
    'tackboard:message-history:9:5': 'the text of another program',
    'tackboard:message-history:9:6': 'null',
    'tackboard:theme': 'dark',
  };
  expect(hiddenBy(script, storage)).toEqual(['9:1']);
  expect(hiddenBy(script, storage, 'back_forward')).toEqual(['9:1', '9:2']);
});

it('S2 §4.6: a visitor has entries without an id', () => {
  const script = endedMessagesScript({ viewer: { id: 'v', isAuth: false }, initialAt: NOW - 1000 });
  const key = 'tackboard:message-history:9:1';
  expect(hiddenBy(script, { [key]: stored({ at: NOW, viewerId: '' }) })).toEqual(['9:1']);
  expect(hiddenBy(script, { [key]: stored({ at: NOW }) })).toEqual([]);
});

it('ends no script in the id of a viewer', () => {
  const id = '</script><script>alert(1)</script>';
  const script = endedMessagesScript({ viewer: { id, isAuth: true }, initialAt: NOW - 1000 });
  expect(script).not.toContain('</');
  const key = 'tackboard:message-history:9:1';
  expect(hiddenBy(script, { [key]: stored({ at: NOW, viewerId: id }) })).toEqual(['9:1']);
});

it('hides the messages that the engine hides when the page lives', () => {
  const entry = fc.record({
    key: fc.constantFrom('9:1', '9:2', '9:3'),
    viewerId: fc.constantFrom('v', 'w'),
    hasEnded: fc.boolean(),
    at: fc.integer({ min: NOW - 2 * DAY_MS, max: NOW }),
  });
  const initialAtOf = fc.integer({ min: NOW - 2 * DAY_MS, max: NOW });
  fc.assert(
    fc.property(fc.array(entry), initialAtOf, fc.boolean(), (entries, initialAt, isRestored) => {
      const storage = createTestStorage();
      const history = createMessageHistory({
        storage,
        onError: (error) => {
          throw error;
        },
      });
      for (const { viewerId, ...what } of entries) history.record(viewerId, what);
      const texts = Object.fromEntries(storage.keys().map((key) => [key, storage.get(key)!]));
      const initial = ['1', '2', '3'].map((id) => ({ id, placementId: '9', type: 13 }));
      const store = createExperienceStore(initial);
      const document = { initial, initialAt, isRestored, lastFetchId: 0 };
      applyHistory(history.load('v', NOW), document, store);
      const shown = store.list().map(({ key }) => key);
      const script = endedMessagesScript({ viewer, initialAt });
      const hidden = hiddenBy(script, texts, isRestored ? 'back_forward' : 'navigate');
      expect(['9:1', '9:2', '9:3'].filter((key) => !hidden.includes(key))).toEqual(shown);
    }),
  );
});
