import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.js';
import { Dialog, type DialogProps } from './dialog.js';

afterEach(cleanup);

const nothing = () => {};

/** A page with a button that opens a dialog. */
function Example({
  children,
  ...dialog
}: Partial<DialogProps> & { readonly children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <button type="button">Elsewhere</button>
      </main>
      <output aria-live="polite">Saved</output>
      {isOpen ? (
        <Dialog title="Heads up!" closeLabel="Close" {...dialog} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  );
}

async function open(page = <Example />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole(page.props.alert ? 'alertdialog' : 'dialog', { name: 'Heads up!' });
}

describe('Dialog', () => {
  describeConformance(<Dialog title="Heads up!" closeLabel="Close" onClose={nothing} />, {
    element: HTMLDivElement,
    isPopup: true,
  });

  it('is named by its title and described by its description', async () => {
    const dialog = await open(<Example description="This link leads to spam." />);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('This link leads to spam.');
  });

  it('gets the focus and traps it', async () => {
    const dialog = await open(<Example footer={<button type="button">Okay</button>} />);
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Okay' }));
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('closes on Escape and restores the focus', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
    );
  });

  it('returns the focus to its anchor, if that still exists', async () => {
    const anchor = document.createElement('button');
    document.body.append(anchor);
    await open(<Example anchor={anchor} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(anchor));
    anchor.remove();
    cleanup();
    await open(<Example anchor={anchor} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
    );
  });

  it('makes the page inert except live regions, until it closes', async () => {
    const dialog = await open();
    const page = screen.getByText('Elsewhere').closest('main');
    expect(page?.inert).toBe(true);
    expect(screen.getByText('Saved').inert).not.toBe(true);
    expect(dialog.closest('[inert]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(page?.inert).toBe(false);
  });

  it('leaves elements inert that were inert before', async () => {
    const own = document.createElement('div');
    own.inert = true;
    document.body.append(own);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(own.inert).toBe(true);
    own.remove();
  });

  it('closes on a press outside, an alert does not', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Dialog title="Heads up!" onClose={onClose} />);
    const backdrop = () => document.querySelector('.tb-backdrop') as Element;
    await userEvent.click(backdrop());
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(<Dialog alert title="Heads up!" onClose={onClose} />);
    await userEvent.click(backdrop());
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('focuses the first control of an alert', async () => {
    await open(
      <Example alert closeLabel={undefined} footer={<button type="button">Okay</button>} />,
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Okay' })),
    );
  });

  it('calls onClosed after it has closed', async () => {
    const onClosed = vi.fn();
    const { rerender } = render(<Dialog title="Heads up!" onClose={nothing} onClosed={onClosed} />);
    expect(onClosed).not.toHaveBeenCalled();
    rerender(<Dialog title="Heads up!" open={false} onClose={nothing} onClosed={onClosed} />);
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  it('renders no <style>, which a strict Content-Security-Policy blocks', async () => {
    await open();
    expect(document.querySelector('style')).toBeNull();
  });
});
