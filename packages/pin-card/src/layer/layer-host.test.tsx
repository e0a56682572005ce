import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LayerProps } from './layer.js';
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
  it('gives the focus back to where it was before the first of two layers', async () => {
    const store = createLayerStore({ focused: () => document.activeElement, onFailed: vi.fn() });
    const open = (text: string) =>
      act(async () => store.open({ load: async () => Dialog, props: { text } }));
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
});
