import { expect, it } from 'vitest';
import type { DemoMessages } from './demo-messages.js';
import { createMessagesLoader, type MessagesCode, type MessagesOfPage } from './load-messages.js';

const MESSAGE = { id: '1', placementId: '9', type: 13 };
/** Stands for the code: a loader hands it over, and calls it nowhere. */
const CODE = (() => undefined) as unknown as MessagesCode;

/** A loader that creates the same messages, and what it did. `code` is there from the start. */
function open({ code, fails = false }: { code?: MessagesCode; fails?: boolean } = {}) {
  const created = {} as DemoMessages;
  const pages: MessagesOfPage[] = [];
  const errors: unknown[] = [];
  const loader = createMessagesLoader({
    code,
    loadCode: () => (fails ? Promise.reject(new Error('chunk')) : Promise.resolve(CODE)),
    create(_code, page) {
      pages.push(page);
      return created;
    },
    onError: (error) => errors.push(error),
  });
  return { created, errors, loader, pages };
}

it('has none until a page with messages shows', async () => {
  const { created, loader, pages } = open();
  await loader.load({ renderedAt: 5 });
  loader.show({ renderedAt: 5 });
  expect([pages, loader.get()]).toEqual([[], undefined]);

  const page = { messages: [MESSAGE], renderedAt: 5 };
  await loader.load(page);
  expect(loader.get()).toBeUndefined();
  loader.show(page);
  expect(loader.get()).toBe(created);
});

it('creates them once', async () => {
  const { loader, pages } = open({ code: CODE });
  loader.show({ messages: [], renderedAt: 5 });
  loader.show({ messages: [MESSAGE], renderedAt: 5 });
  expect(pages).toEqual([{ messages: [], cookies: undefined, renderedAt: 5 }]);
});

it('lets a page show without messages when their code fails to load', async () => {
  const { errors, loader } = open({ fails: true });
  const page = { messages: [MESSAGE], renderedAt: 5 };
  await loader.load(page);
  loader.show(page);
  expect(loader.get()).toBeUndefined();
  expect(errors).toEqual([new Error('chunk')]);
});
