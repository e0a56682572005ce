import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { RemoveAction } from './remove-action.js';

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The button needs nothing of the demo but its language. */
const DEMO = { language: undefined } as Demo;

it('S3 §4.10: asks before a person is removed, and can be cancelled', async () => {
  const onRemove = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => act(() => root.unmount());
  const person = { id: '5', fullName: 'Nora Malik' };
  await act(async () =>
    root.render(
      <DemoProvider value={DEMO}>
        <RemoveAction person={person} isViewer={false} onRemove={onRemove} />
      </DemoProvider>,
    ),
  );
  const names = () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = (index: number) =>
    act(async () => place.querySelectorAll('button')[index]?.click());
  await press(0);
  expect(names()).toEqual(['Cancel', 'Remove']);
  expect(place.textContent).toContain('Nora Malik');
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(onRemove).not.toHaveBeenCalled();
  await press(0);
  expect(names()).toEqual(['Remove']);
  expect(document.activeElement?.textContent).toBe('Remove');
  await press(0);
  await press(1);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(person);
});
