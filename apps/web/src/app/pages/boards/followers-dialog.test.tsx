import type { User } from '@tackboard/domain';
import { createTackboard, TackboardProvider } from '@tackboard/pin-card';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { FollowersDialog } from './followers-dialog.js';

interface Answer {
  readonly request: { readonly bookmark?: string | undefined };
  readonly signal: AbortSignal | undefined;
  readonly resolve: (page: { items: readonly User[]; bookmark?: string }) => void;
  readonly reject: (error: unknown) => void;
}

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The dialog needs nothing of the demo but its language. */
const DEMO = { language: undefined } as Demo;
const unused = () => Promise.reject(new Error('unused'));
const TACKBOARD = createTackboard({
  viewer: { isAuth: false },
  calls: { savePin: unused, unsavePin: unused, readPin: unused },
});

async function openDialog() {
  const requests: Answer[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const listFollowers = (
    request: Answer['request'],
    { signal }: { readonly signal?: AbortSignal } = {},
  ) =>
    new Promise<{ items: readonly User[]; bookmark?: string }>((resolve, reject) =>
      requests.push({ request, signal, resolve, reject }),
    );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <TackboardProvider client={TACKBOARD}>
        <DemoProvider value={DEMO}>
          <FollowersDialog
            calls={{ listFollowers }}
            boardId="12"
            isSignedIn
            onError={onError}
            anchor={null}
            onClose={() => undefined}
          />
        </DemoProvider>
      </TackboardProvider>,
    ),
  );
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(
      ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
    );
  const press = (name: string) => act(async () => button(name)?.click());
  const names = () => [...(dialog()?.querySelectorAll('bdi') ?? [])].map((one) => one.textContent);
  return { requests, onError, dialog, button, press, names };
}

it('S1 §9: lists the followers page by page, and is busy while one loads', async () => {
  const { requests, button, press, names } = await openDialog();
  expect(button('Show more')?.ariaDisabled).toBe('true');
  await act(async () =>
    requests[0]?.resolve({ items: [{ id: '1', fullName: 'Nora Malik' }], bookmark: 'b' }),
  );
  expect(names()).toEqual(['Nora Malik']);
  await press('Show more');
  expect(requests[1]?.request.bookmark).toBe('b');
  expect(button('Show more')?.ariaDisabled).toBe('true');
  await act(async () => requests[1]?.resolve({ items: [{ id: '2', fullName: 'Emil Rask' }] }));
  expect(names()).toEqual(['Nora Malik', 'Emil Rask']);
  expect(button('Show more')).toBeUndefined();
});

it('S1 §8: reports a page that does not load, and loads it at the retry', async () => {
  const { requests, onError, dialog, press, names } = await openDialog();
  const failure = new Error('offline');
  await act(async () => requests[0]?.reject(failure));
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe(
    "That didn't work. Check the connection and try again.",
  );
  await press('Try again');
  await act(async () => requests[1]?.resolve({ items: [{ id: '1', fullName: 'Nora Malik' }] }));
  expect(names()).toEqual(['Nora Malik']);
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('');
});

it('ends its request when it closes, and reports nothing', async () => {
  const { requests, onError, press } = await openDialog();
  await press('Close');
  expect(requests[0]?.signal?.aborted).toBe(true);
  await act(async () => requests[0]?.reject(new DOMException('Aborted', 'AbortError')));
  expect(onError).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});
