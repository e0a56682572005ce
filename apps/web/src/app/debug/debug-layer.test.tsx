import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DebugLayer } from './debug-layer.js';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('loads its panel again at the next press and on the next page after a failure (S3 §2.1)', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const Panel = ({ query }: { readonly query: string }) => <p>{`Panel ${query}`}</p>;
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const onError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (path: string) =>
    act(async () => root.render(<DebugLayer path={path} onError={onError} load={load} />));
  const press = () => act(async () => void document.body.dispatchEvent(PRESS()));

  await show('/');
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  await press();
  expect(onError).toHaveBeenCalledTimes(2);
  await show('/pin/7/?deb_a=1');
  expect(container.textContent).toBe('Panel ?deb_a=1');
  await press();
  expect(load).toHaveBeenCalledTimes(3);
  act(() => root.unmount());
  container.remove();
});

const PRESS = () => new Event('pointerdown', { bubbles: true });
