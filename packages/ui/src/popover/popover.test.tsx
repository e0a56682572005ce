import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { directionOf, Popover } from './popover.js';

afterEach(cleanup);

const nothing = () => {};

function Example(props: Partial<ComponentProps<typeof Popover>>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" ref={setAnchor} onClick={() => setOpen(true)}>
        Send
      </button>
      <button type="button">Elsewhere</button>
      {isOpen ? (
        <Popover {...props} label="Send this Pin" anchor={anchor} onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Popover>
      ) : null}
    </>
  );
}

async function open(page = <Example />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Send this Pin' });
}

describe('Popover without closesOutside', () => {
  it('stays on a press elsewhere, and closes on Escape', async () => {
    render(<Example closesOutside={false} initialFocus={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the focus where it has gone meanwhile, when it closes by itself', async () => {
    const anchor = document.body.appendChild(document.createElement('button'));
    const field = document.body.appendChild(document.createElement('input'));
    const at = (isOpen: boolean) => (
      <Popover
        open={isOpen}
        label="Search here"
        anchor={anchor}
        closesOutside={false}
        initialFocus={false}
        onClose={nothing}
      />
    );
    const { rerender } = render(at(true));
    await screen.findByRole('dialog');
    field.focus();
    rerender(at(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A focus would move in the next frame.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(document.activeElement).toBe(field);
    anchor.remove();
    field.remove();
  });
});

describe('Popover', () => {
  describeConformance(<Popover anchor={null} label="Send this Pin" onClose={nothing} />, {
    element: HTMLDivElement,
    isPopup: true,
  });

  it('gets the focus; Escape closes it and restores the focus', async () => {
    const popover = await open();
    await waitFor(() => expect(document.activeElement).toBe(popover));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' })),
    );
  });

  it('leaves the focus unchanged with initialFocus={false}', async () => {
    await open(<Example initialFocus={false} />);
    await act(async () => {});
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('does not make the page inert, and closes on a press elsewhere', async () => {
    await open();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    expect(elsewhere.closest('[inert]')).toBeNull();
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('uses the text direction of its anchor', () => {
    const { container } = render(
      <div dir="rtl">
        <button type="button">Send</button>
      </div>,
    );
    const button = container.querySelector('button') as HTMLElement;
    (button.parentElement as HTMLElement).style.direction = 'rtl';
    expect(directionOf(button)).toBe('rtl');
    expect(directionOf(document.body)).toBe('ltr');
    expect(directionOf(null)).toBe('ltr');
  });
});
