import { createClient } from '@tackboard/api-client';
import { expect, it } from 'vitest';
import { boardLister } from './board-lister.js';

// As the server spells them.
const PAGE_SIZE = 'page_size';
const RESPONSE = 'resource_response';

const PAGES: Readonly<
  Record<string, { readonly names: readonly string[]; readonly next: string }>
> = {
  first: { names: ['Posters', 'Hallway'], next: 'second' },
  second: { names: ['Old posters'], next: '-end-' },
};

function start() {
  const asked: unknown[] = [];
  const client = createClient({
    origin: 'http://pins.example',
    fetch: async (input) => {
      const url = new URL(String(input));
      const { options } = JSON.parse(url.searchParams.get('data')!) as {
        options: { bookmarks?: string[] };
      };
      asked.push(options);
      const { names, next } = PAGES[options.bookmarks?.[0] ?? 'first']!;
      const data = names.map((name) => ({ id: name.length.toString(), name, type: 'board' }));
      return Response.json({
        [RESPONSE]: { status: 'success', code: 0, message: 'ok', data, bookmark: next },
        resource: { name: 'BoardsResource', options },
      });
    },
  });
  const list = boardLister(client);
  const names = async (request: Partial<Parameters<typeof list>[0]>) => {
    const page = await list({ pageSize: 25, sort: 'last_pinned_to', ...request }, {});
    return { names: page.items.map(({ name }) => name), bookmark: page.bookmark };
  };
  return { asked, names };
}

it('lists a page of boards, and the next one by its bookmark (S3 §9)', async () => {
  const { asked, names } = start();
  expect(await names({})).toEqual({ names: ['Posters', 'Hallway'], bookmark: 'second' });
  expect(await names({ bookmark: 'second' })).toEqual({
    names: ['Old posters'],
    bookmark: undefined,
  });
  expect(asked).toEqual([
    { [PAGE_SIZE]: 25, sort: 'last_pinned_to' },
    { [PAGE_SIZE]: 25, sort: 'last_pinned_to', bookmarks: ['second'] },
  ]);
});

it('finds boards by a part of their names on every page', async () => {
  expect(await start().names({ query: 'POST' })).toEqual({
    names: ['Posters', 'Old posters'],
    bookmark: undefined,
  });
});
