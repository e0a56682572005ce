import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DebugLayer } from './debug-layer.js';

afterEach(cleanup);

it('loads its panel again at the next press and on the next page after a failure (S3 §2.1)', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const Panel = ({ query }: { readonly query: string }) => <p>{`Panel ${query}`}</p>;
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const onError = vi.fn();
  const layer = (path: string) => <DebugLayer path={path} onError={onError} load={load} />;
  const { container, rerender } = render(layer('/'));
  await act(async () => {});
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(onError).toHaveBeenCalledTimes(2);
  await act(async () => rerender(layer('/pin/7/?deb_a=1')));
  expect(container.textContent).toBe('Panel ?deb_a=1');
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(load).toHaveBeenCalledTimes(3);
});
