import {
  type InfiniteData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pin } from '@tackboard/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { manyPins } from '../../test-data/pins.js';
import { PinGrid } from './pin-grid.js';

const pins = manyPins(20);

interface PinPage {
  readonly pins: readonly Pin[];
  readonly bookmark: string | undefined;
}

/** Four pages of five pins; the bookmark of a page is the index of its first pin. */
const pageAt = (bookmark: string): PinPage => {
  const start = Number(bookmark);
  const end = start + 5;
  return { pins: pins.slice(start, end), bookmark: end < pins.length ? String(end) : undefined };
};

const fetchPage = vi.fn<(bookmark: string) => Promise<PinPage>>();

function Feed({ initialData }: { readonly initialData?: InfiniteData<PinPage, string> }) {
  const query = useInfiniteQuery({
    queryKey: ['feed'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: '0',
    getNextPageParam: (last: PinPage) => last.bookmark,
    retry: false,
    staleTime: Infinity,
    ...(initialData && { initialData }),
  });
  return <PinGrid pins={query.data?.pages.flatMap((page) => page.pins) ?? []} {...query} />;
}

function show(initialData?: InfiniteData<PinPage, string>) {
  const client = new QueryClient();
  const { container } = render(
    samplePage().inside(
      <QueryClientProvider client={client}>
        <Feed {...(initialData && { initialData })} />
      </QueryClientProvider>,
    ),
  );
  return container.querySelector('.tb-grid')!;
}

const foot = () => document.querySelector('.tb-grid-foot output')?.textContent;
const count = () => screen.queryAllByRole('listitem').length;
const bookmarks = () => fetchPage.mock.calls.map(([bookmark]) => bookmark);
const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(async (bookmark) => pageAt(bookmark));
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 0,
    width: 1280,
  } as DOMRect);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('PinGrid with the result of useInfiniteQuery', () => {
  it('fetches page after page until the window is full or there is no more, each once', async () => {
    show();
    expect(foot()).toBe('Loading more Pins');
    await waitFor(() => expect(foot()).toBe("You've reached the end"));
    expect(count()).toBe(20);
    expect(bookmarks()).toEqual(['0', '5', '10', '15']);
  });

  it('leaves the fields of the result off the element', async () => {
    const complaints = vi.spyOn(console, 'error');
    const grid = show({ pages: [pageAt('15')], pageParams: ['15'] });
    await waitFor(() => expect(count()).toBe(5));
    expect(grid.getAttributeNames()).toEqual(['class']);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('"Try again" fetches the page that failed', async () => {
    fetchPage.mockImplementation(async (bookmark) => {
      if (bookmark === '5') throw new TypeError('The connection was lost.');
      return pageAt(bookmark);
    });
    show();
    await waitFor(() => expect(foot()).toBe("Couldn't load more Pins."));
    expect(bookmarks()).toEqual(['0', '5']);
    fetchPage.mockImplementation(async (bookmark) => pageAt(bookmark));
    await tryAgain();
    await waitFor(() => expect(foot()).toBe("You've reached the end"));
    expect(bookmarks()).toEqual(['0', '5', '5', '10', '15']);
  });

  it('"Try again" moves the focus to its line, because the button unmounts', async () => {
    fetchPage.mockRejectedValueOnce(new TypeError('The connection was lost.'));
    const grid = show();
    const button = await screen.findByRole('button', { name: 'Try again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(grid.parentElement?.querySelector('.tb-grid-foot'));
    await waitFor(() => expect(count()).toBe(20));
  });

  it('"Try again" fetches the first page when that failed', async () => {
    fetchPage.mockRejectedValueOnce(new TypeError('The connection was lost.'));
    show();
    await tryAgain();
    await waitFor(() => expect(count()).toBe(20));
    expect(bookmarks()).toEqual(['0', '0', '5', '10', '15']);
  });

  it('says offline that more could not be loaded, and goes on when the network is back', async () => {
    onlineManager.setOnline(false);
    show({ pages: [pageAt('0')], pageParams: ['0'] });
    await waitFor(() => expect(foot()).toBe("Couldn't load more Pins."));
    expect(bookmarks()).toEqual([]);
    await tryAgain();
    onlineManager.setOnline(true);
    await waitFor(() => expect(count()).toBe(20));
    expect(bookmarks()).toEqual(['5', '10', '15']);
  });
});
