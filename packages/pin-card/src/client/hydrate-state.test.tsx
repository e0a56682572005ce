import type { Pin } from '@tackboard/domain';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { useClientToggle } from '../feedback/use-client-toggle.js';
import { togglesOf } from './client-toggles.js';
import { SERVICES, type TackboardClient } from './types.js';

const pin: Pin = samplePin('1', pictures.dunes, { title: 'Dune' });

function Follow() {
  const [{ isOn }] = useClientToggle('follow-user', '19', false);
  return <p>{isOn ? 'Following' : 'Follow'}</p>;
}

const content = (
  <>
    <PinCard pin={pin} surface="AuthHomefeed" />
    <Follow />
  </>
);

it('S1 §4: what was saved and followed before hydration shows after it, without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(samplePage().inside(content));
  expect(container.textContent).toContain('Follow');
  const page = samplePage();
  const services = (page.tackboard as TackboardClient)[SERVICES];
  const toggles = togglesOf(services);
  toggles.subscribe('follow-user', '19', () => undefined);
  toggles.applyServerState('follow-user', '19', true, toggles.startRead());
  services.store.applySavedCopy('1', { board: { id: '52', name: 'Desert prints' } });

  const problems: unknown[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation((text) => problems.push(text));
  const { unmount } = render(page.inside(content), {
    container,
    hydrate: true,
    onRecoverableError: (error) => problems.push(error),
  });
  await act(() => vi.dynamicImportSettled());
  logged.mockRestore();
  expect(problems).toEqual([]);
  expect(container.textContent).toContain('Following');
  expect(container.querySelector('.tb-card')?.textContent).toContain('Desert prints');
  unmount();
});
