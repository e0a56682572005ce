import type { Account, SaveRequest } from '@tackboard/domain';
import { createTackboard, TackboardProvider } from '@tackboard/pin-card';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../demo-context.js';
import { repinPage } from './repin.js';

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const OUR_FLAT = { id: '6', name: 'Our flat', url: '/maren/our-flat/', sectionCount: 1 };
const KITCHEN = { id: '9', title: 'Kitchen', slug: 'kitchen' };
const PIN = { id: '1', title: 'Dune study', trackingParams: 'CwAB' };

async function openRepinPage() {
  const savePin = vi.fn(async (_request: SaveRequest) => ({ id: 'copy' }));
  const calls = {
    savePin,
    unsavePin: async () => {},
    readPin: () => Promise.reject(new Error('This call is not part of the test.')),
    listBoards: async () => ({ items: [OUR_FLAT] }),
    listSections: async () => ({ items: [KITCHEN] }),
  };
  const client = createTackboard({ viewer: { id: '42', isAuth: true }, calls });
  const demo = {
    language: undefined,
    user: { id: '42' } as Account,
    ports: { calls },
    router: { get: () => ({ shown: { path: '/' } }) },
    onError: (error: unknown) => {
      throw error;
    },
  } as unknown as Demo;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <DemoProvider value={demo}>
        <TackboardProvider client={client}>
          {repinPage.render({ pin: PIN, from: '5' })}
        </TackboardProvider>
      </DemoProvider>,
    ),
  );
  const press = async (name: string) => {
    const find = () => {
      const found = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent).includes(name),
      );
      if (!found) throw new Error(`There is no button "${name}".`);
      return found;
    };
    await vi.waitFor(find);
    await act(async () => find().click());
  };
  return { savePin, press };
}

it('S1 §7.3: a move into a section confirms the section, and sends all its fields', async () => {
  const { savePin, press } = await openRepinPage();
  await press('Sections of');
  await press('Kitchen');
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/Moved to \W?Kitchen/));
  expect(savePin.mock.calls.map(([request]) => request)).toEqual([
    { pinId: '1', boardId: '6', sectionId: '9', userId: '42', clientTrackingParams: 'CwAB' },
  ]);
});
