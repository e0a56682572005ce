import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet, SHEET_SIZES } from '../dialog/dialog.js';

afterEach(cleanup);

const nothing = () => {};

describe('Sheet', () => {
  describeConformance(<Sheet title="More about this Pin" closeLabel="Close" onClose={nothing} />, {
    element: HTMLDivElement,
    isPopup: true,
  });

  it.each(SHEET_SIZES)('sets data-size to %s', (size) => {
    render(<Sheet title="More about this Pin" size={size} onClose={nothing} />);
    expect(screen.getByRole('dialog', { name: 'More about this Pin' }).dataset['size']).toBe(size);
  });

  it('closes by its button, Escape and a press outside', async () => {
    const onClose = vi.fn();
    render(<Sheet title="More about this Pin" closeLabel="Close" onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('.tb-backdrop') as Element);
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
