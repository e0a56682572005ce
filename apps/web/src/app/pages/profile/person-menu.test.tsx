import { createFakeClock } from '@tackboard/machines/testing';
import { createTackboard, TackboardProvider, useClientToggle } from '@tackboard/pin-card';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { PersonMenu } from './person-menu.js';

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The menu needs nothing of the demo but its language. */
const DEMO = { language: undefined } as Demo;

const notCalled = () => Promise.reject(new Error('This call is not part of the test.'));

function Person() {
  const [{ isOn }, setBlocked] = useClientToggle('block-user', '9', false);
  return <PersonMenu name="Lena Adler" isBlocked={isOn} setBlocked={setBlocked} />;
}

/** Blocks the person in their menu. */
async function block(blockUser: () => Promise<void>) {
  const clock = createFakeClock();
  const client = createTackboard({
    viewer: { id: '1', isAuth: true },
    calls: { savePin: notCalled, unsavePin: notCalled, readPin: notCalled, blockUser },
    environment: { clock, outbox: false, tabs: false },
  });
  client.on('error', () => {});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <DemoProvider value={DEMO}>
        <TackboardProvider client={client}>
          <Person />
        </TackboardProvider>
      </DemoProvider>,
    ),
  );
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
    });
  const press = async (selector: string) => {
    const button = await vi.waitFor(() => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    });
    await act(async () => button.click());
    await settle();
  };
  await press('.profile-more');
  await press('[role="menuitem"]');
  await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(1));
  const toast = async () => {
    await settle();
    await act(async () => clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { press, toast };
}

it('S3 §8: says that a person is blocked only after the response, with Undo', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const blockUser = vi.fn(() => response);
  const { press, toast } = await block(blockUser);
  expect(await toast()).toBeUndefined();
  await act(async () => respond());
  expect(await toast()).toContain('You blocked');
  await press('.tb-toast button');
  await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(2));
});

it('S3 §8: says nothing of a block that the server refuses', async () => {
  const refused = Object.assign(new Error('No'), { outcome: 'failed', status: 403 });
  const { toast } = await block(vi.fn(() => Promise.reject(refused)));
  expect(await toast()).toBeUndefined();
});
