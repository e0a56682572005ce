import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from '../menu/menu.js';
import { Popover } from './popover.js';
import './popups.css';

afterEach(cleanup);

function Page({ kind, onPress }: { readonly kind: string; readonly onPress: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  const popup = { label: kind, anchor, open: isOpen, onClose: () => setOpen(false) };
  return (
    <>
      <button ref={setAnchor} type="button">
        Send
      </button>
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 8 }} onClick={onPress}>
        Elsewhere
      </button>
      {kind === 'menu' ? <Menu {...popup} items={[]} /> : <Popover {...popup}>Hello</Popover>}
    </>
  );
}

it.each(['popover', 'menu'])('a press outside of a %s only closes it', async (kind) => {
  const onPress = vi.fn();
  render(<Page kind={kind} onPress={onPress} />);
  await screen.findByLabelText(kind);
  const elsewhere = screen.getByText('Elsewhere');
  // Without `force` the press would wait until nothing covers the button.
  await userEvent.click(elsewhere, { force: true });
  await expect.poll(() => screen.queryByLabelText(kind)).toBeNull();
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.click(elsewhere);
  expect(onPress).toHaveBeenCalledTimes(1);
});
