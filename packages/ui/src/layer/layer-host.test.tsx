import type { LayerProps } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LayerHost } from './layer-host.js';
import { createLayerStore } from './layer-store.js';

afterEach(cleanup);

function Dialog({ onClose, text }: LayerProps & { readonly text: string }) {
  return (
    <button ref={(button) => button?.focus()} type="button" onClick={onClose}>
      {text}
    </button>
  );
}

describe('LayerHost', () => {
  it('returns the focus to where it was before the first of two layers', async () => {
    const store = createLayerStore({
      activeElement: () => document.activeElement,
      onError: vi.fn(),
    });
    const open = (text: string) =>
      act(async () => {
        store.open({ load: async () => Dialog, props: { text } });
        await vi.dynamicImportSettled();
      });
    render(
      <>
        <button type="button">Card</button>
        <LayerHost store={store} />
      </>,
    );
    const card = screen.getByRole('button', { name: 'Card' });
    card.focus();
    await open('Menu');
    await open('Question');
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    const question = screen.getByRole('button', { name: 'Question' });
    expect(document.activeElement).toBe(question);
    act(() => question.click());
    expect(screen.queryByRole('button', { name: 'Question' })).toBeNull();
    expect(document.activeElement).toBe(card);
  });

  it('closes a layer that throws, reports the error and keeps the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const onClosed = vi.fn();
    const store = createLayerStore({ activeElement: () => document.activeElement, onError });
    const broken = new RangeError('broken');
    const Broken = () => {
      throw broken;
    };
    render(
      <>
        <button type="button">Card</button>
        <LayerHost store={store} />
      </>,
    );
    await act(async () => store.open({ load: async () => Broken, props: {}, onClosed }));
    await act(() => vi.dynamicImportSettled());
    expect(onError).toHaveBeenCalledExactlyOnceWith(broken);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Card' })).toBeDefined();
    expect(store.getSnapshot()).toBeNull();
  });
});
