import { expect, it } from 'vitest';
import type { DemoMessages } from './demo-messages.js';
import { type CreateMessages, createMessagesLoader, type MessagesOfPage } from './load-messages.js';

const MESSAGE = { id: '1', placementId: '9', type: 13 };

/** A loader that creates the same messages, and what it did. */
function open(fails = false) {
  const created = {} as DemoMessages;
  const pages: MessagesOfPage[] = [];
  const errors: unknown[] = [];
  const create: CreateMessages = (page) => {
    pages.push(page);
    return fails ? Promise.reject(new Error('chunk')) : Promise.resolve(created);
  };
  const loader = createMessagesLoader(create, (error) => errors.push(error));
  let changes = 0;
  loader.subscribe(() => (changes += 1));
  return { created, errors, loader, pages, changes: () => changes };
}

it('has none until a page with messages shows', async () => {
  const { changes, created, loader, pages } = open();
  const showFeed = await loader.load({ printedAt: 5 });
  showFeed();
  expect([pages, loader.get(), changes()]).toEqual([[], undefined, 0]);

  const showSearch = await loader.load({ messages: [MESSAGE], printedAt: 5 });
  expect([loader.get(), changes()]).toEqual([undefined, 0]);
  showSearch();
  expect(loader.get()).toBe(created);
  expect(changes()).toBe(1);
});

it('creates them once', async () => {
  const { loader, pages } = open();
  const show = await loader.load({ messages: [], printedAt: 5 });
  show();
  const showAgain = await loader.load({ messages: [MESSAGE], printedAt: 5 });
  showAgain();
  expect(pages).toEqual([{ messages: [], cookies: undefined, printedAt: 5 }]);
});

it('lets a page show without messages when their code fails to load, and tries again with the next page', async () => {
  const { errors, loader, pages } = open(true);
  const show = await loader.load({ messages: [MESSAGE], printedAt: 5 });
  show();
  expect(loader.get()).toBeUndefined();
  expect(errors).toEqual([new Error('chunk')]);
  await loader.load({ messages: [MESSAGE], printedAt: 5 });
  expect(pages).toHaveLength(2);
});
