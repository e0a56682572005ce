import type { TackboardCalls, User } from '@tackboard/domain';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingCallError } from '../client/missing-errors.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { SendFlyout } from './send-flyout.js';
import { SEARCH_DELAY_MS } from './use-people.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

afterEach(cleanup);

type Listing = { readonly items: readonly User[]; readonly bookmark?: string };

async function open(calls: SampleOptions['calls'], environment: SampleOptions['environment'] = {}) {
  const onClose = vi.fn();
  const onEvent = vi.fn();
  const onError = vi.fn();
  const page = samplePage({ calls, environment, onEvent, onError });
  const anchor = document.createElement('button');
  render(page.inside(<SendFlyout pin={pin} name="Dune study" anchor={anchor} onClose={onClose} />));
  const wait = (ms: number) =>
    act(async () => {
      page.clock.advance(ms);
      await vi.dynamicImportSettled();
    });
  await wait(0);
  return { ...page, onClose, onError, onEvent, wait };
}

const listing = (...items: readonly User[]) => vi.fn(() => Promise.resolve<Listing>({ items }));
const names = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
const rowOf = (name: string) =>
  within(screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name))!);

describe('the people of the send flyout', () => {
  it('lists suggested people, and searches 200 ms after the last key', async () => {
    const listPeople = listing(people.nora, people.karl);
    const { wait } = await open({ listPeople, sendPin: vi.fn() });
    expect(names()).toEqual(['Nora M.', 'Karl B. archive']);
    expect(listPeople).toHaveBeenCalledExactlyOnceWith({}, { signal: expect.any(AbortSignal) });

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'il');
    expect(names()).toEqual([]);
    await wait(SEARCH_DELAY_MS - 1);
    expect(listPeople).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(listPeople).toHaveBeenCalledTimes(2);
    expect(listPeople).toHaveBeenLastCalledWith(
      { query: 'il' },
      { signal: expect.any(AbortSignal) },
    );
  });

  it('ignores the response to an earlier search', async () => {
    const responses = new Map<string, (page: Listing) => void>();
    const { wait } = await open({
      listPeople: ({ query = '' }) => new Promise((resolve) => responses.set(query, resolve)),
      sendPin: vi.fn(),
    });
    await userEvent.type(screen.getByRole('searchbox'), 'k');
    await wait(SEARCH_DELAY_MS);
    await act(async () => responses.get('k')?.({ items: [people.karl] }));
    await act(async () => responses.get('')?.({ items: [people.nora] }));
    expect(names()).toEqual(['Karl B. archive']);
  });

  it.each([
    ['', 'People you follow or message show up here.'],
    ['x', 'No people found'],
  ])('shows a message when no one matches %j', async (query, text) => {
    const { wait } = await open({ listPeople: listing(), sendPin: vi.fn() });
    if (query) await userEvent.type(screen.getByRole('searchbox'), query);
    await wait(SEARCH_DELAY_MS);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('can be fetched again after a failure', async () => {
    const error = new Error('lost');
    const listPeople = vi
      .fn<NonNullable<TackboardCalls['listPeople']>>()
      .mockRejectedValueOnce(error)
      .mockResolvedValueOnce({ items: [people.nora] });
    const { onError } = await open({ listPeople, sendPin: vi.fn() });
    expect(screen.getByText("Couldn't load people.")).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error, pin });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(names()).toEqual(['Nora M.']);
  });

  it('fetches the next page near the end of the list', async () => {
    const listPeople = vi
      .fn<NonNullable<TackboardCalls['listPeople']>>()
      .mockResolvedValueOnce({ items: [people.nora], bookmark: 'next' })
      .mockResolvedValueOnce({ items: [people.karl] });
    await open({ listPeople, sendPin: vi.fn() });
    const list = document.querySelector('.tb-send-people')!;
    await act(async () => list.dispatchEvent(new Event('scroll')));
    expect(listPeople).toHaveBeenLastCalledWith({ bookmark: 'next' }, expect.anything());
    expect(names()).toEqual(['Nora M.', 'Karl B. archive']);
    await act(async () => list.dispatchEvent(new Event('scroll')));
    expect(listPeople).toHaveBeenCalledTimes(2);
  });

  it('throws an error that names the missing call', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = samplePage({ calls: { listPeople: listing(), sendPin: undefined! } });
    const flyout = <SendFlyout pin={pin} name="" anchor={null} onClose={() => {}} />;
    expect(() => render(page.inside(flyout))).toThrow(MissingCallError);
    expect(() => render(page.inside(flyout))).toThrow('needs the server call "sendPin"');
    vi.restoreAllMocks();
  });
});

describe('sending', () => {
  it('sends the pin to a person once (S3 §3)', async () => {
    const resolvers: (() => void)[] = [];
    const sendPin = vi.fn(() => new Promise<void>((resolve) => resolvers.push(resolve)));
    const { onEvent } = await open({ listPeople: listing(people.nora), sendPin });
    const send = rowOf('Nora').getByRole('button', { name: 'Send to Nora M.' });
    await userEvent.click(send);
    expect(send.textContent).toBe('Sending…');
    await userEvent.click(send);
    await act(async () => resolvers[0]?.());
    expect(send.textContent).toBe('Sent');
    expect(send.getAttribute('aria-label')).toBe('Sent to Nora M.');
    await userEvent.click(send);
    expect(sendPin).toHaveBeenCalledExactlyOnceWith(
      {
        object: {
          type: 'pin',
          id: '1',
          url: '/pin/1/',
          imageUrl: '/prints/dunes.svg',
          ownerId: '11',
        },
        receiverId: '12',
      },
      { idempotencyKey: expect.any(String) },
    );
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'pin-sent',
      pinId: '1',
      receiverId: '12',
    });
    expect(screen.getByText('Sent to Nora M.')).toBeVisible();
  });

  it('can be retried with the same idempotency key', async () => {
    const error = new Error('lost');
    const sendPin = vi
      .fn<NonNullable<TackboardCalls['sendPin']>>()
      .mockRejectedValueOnce(error)
      .mockResolvedValueOnce();
    const { onError } = await open({ listPeople: listing(people.nora), sendPin });
    await userEvent.click(rowOf('Nora').getByRole('button'));
    expect(rowOf('Nora').getByText("Couldn't send. Try again.")).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error, pin });
    await userEvent.click(rowOf('Nora').getByRole('button', { name: 'Try again: Nora M.' }));
    expect(rowOf('Nora').getByRole('button').textContent).toBe('Sent');
    const keys = sendPin.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the link of the pin', () => {
  it('is copied, and a toast says so', async () => {
    const copyText = vi.fn(() => Promise.resolve());
    const { onEvent, wait } = await open({}, { copyText });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copyText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pin/1/`);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'pin-shared',
      pinId: '1',
      channel: 'copy',
    });
    await wait(100);
    expect(document.body.textContent).toContain('Link copied');
  });

  it('shows a toast when it cannot be copied', async () => {
    const error = new Error('denied');
    const { onError, wait } = await open({}, { copyText: () => Promise.reject(error) });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await wait(100);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error, pin });
    expect(document.body.textContent).toContain('Sorry! Something went wrong on our end.');
  });

  it('opens the share dialog of the device, if there is one', async () => {
    const nativeShare = vi.fn(() => Promise.resolve());
    const { onEvent } = await open({}, { share: nativeShare });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(nativeShare).toHaveBeenCalledExactlyOnceWith({
      url: `${window.location.origin}/pin/1/`,
      title: 'Dune study',
    });
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'pin-shared',
      pinId: '1',
      channel: 'device',
    });
    cleanup();
    await open({});
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('emits and reports nothing when the viewer cancels the share dialog', async () => {
    const abort = new DOMException('no', 'AbortError');
    const { onError, onEvent } = await open({}, { share: () => Promise.reject(abort) });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(onError).not.toHaveBeenCalled();
    expect(onEvent).not.toHaveBeenCalled();
  });
});

it('closes with its button and with Escape', async () => {
  const { onClose } = await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  cleanup();
  const second = await open({});
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(second.onClose).toHaveBeenCalledTimes(1));
});
