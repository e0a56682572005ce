import type { User } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { FollowersDialog } from './followers-dialog.js';

beforeAll(() => import('@tackboard/ui/dialogs'));
afterEach(cleanup);

interface Listed {
  readonly request: { readonly bookmark?: string };
  readonly signal: AbortSignal | undefined;
  readonly resolve: (page: { items: readonly User[]; bookmark?: string }) => void;
  readonly reject: (error: unknown) => void;
}

function open() {
  const requests: Listed[] = [];
  const onError = vi.fn();
  const listFollowers = (request: Listed['request'], { signal }: { signal?: AbortSignal }) =>
    new Promise<{ items: readonly User[]; bookmark?: string }>((resolve, reject) =>
      requests.push({ request, signal, resolve, reject }),
    );
  const page = samplePage({ calls: { listFollowers }, onError });
  render(page.inside(<FollowersDialog boardId="12" anchor={null} onClose={() => {}} />));
  const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  return { requests, onError, names };
}

const NORA = { id: '1', fullName: 'Nora Malik', username: 'nora' };
const button = (name: string) => screen.queryByRole('button', { name });

describe('The followers of a board', () => {
  it('are listed page by page, with links to their profiles (S1 §9)', async () => {
    const { requests, names } = open();
    expect(button('Show more')).toHaveAttribute('aria-disabled', 'true');
    expect(requests[0]?.request).toEqual({ boardId: '12', pageSize: 50 });
    await act(async () => requests[0]?.resolve({ items: [NORA], bookmark: 'b' }));
    expect(screen.getByRole('link', { name: /Nora Malik/ })).toHaveAttribute('href', '/nora/');
    await userEvent.click(button('Show more')!);
    expect(requests[1]?.request.bookmark).toBe('b');
    await act(async () => requests[1]?.resolve({ items: [{ ...NORA, id: '2' }] }));
    expect(names()).toHaveLength(2);
    expect(button('Show more')).toBeNull();
  });

  it('that do not load are reported, and load at the retry (S1 §8)', async () => {
    const { requests, onError, names } = open();
    const error = new Error('offline');
    await act(async () => requests[0]?.reject(error));
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error });
    expect(screen.getByRole('alert')).toHaveTextContent(
      "That didn't work. Check the connection and try again.",
    );
    await userEvent.click(button('Try again')!);
    await act(async () => requests[1]?.resolve({ items: [NORA] }));
    expect(names()).toHaveLength(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('are no longer fetched when the dialog closes', async () => {
    const { requests, onError } = open();
    await userEvent.click(button('Close')!);
    expect(requests[0]?.signal?.aborted).toBe(true);
    await act(async () => requests[0]?.reject(new DOMException('Aborted', 'AbortError')));
    expect(onError).not.toHaveBeenCalled();
  });
});
