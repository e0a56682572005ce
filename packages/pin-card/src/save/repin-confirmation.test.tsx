import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { RepinConfirmation, type RepinConfirmationProps } from './repin-confirmation.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes);

function show(props: Partial<RepinConfirmationProps> = {}) {
  const { clock, inside } = samplePage();
  const { container } = render(
    inside(<RepinConfirmation pin={pin} board={boards.desert} {...props} />),
  );
  return {
    phase: () => container.querySelector<HTMLElement>('.tb-repin')?.dataset['phase'],
    advance: (ms: number) => act(() => clock.advance(ms)),
  };
}

describe('RepinConfirmation', () => {
  describeConformance(<RepinConfirmation pin={pin} />, {
    element: HTMLDivElement,
    inside: samplePage().inside,
  });

  it('confirms after an animation of 2500 ms (S3 §4.9)', () => {
    const { advance, phase } = show();
    const text = screen.getByRole('status');
    advance(2499);
    expect([phase(), text.textContent]).toEqual(['animating', '']);
    advance(1);
    expect([phase(), text.textContent]).toEqual(['confirmed', 'Saved to Desert prints']);
  });

  it('links to the board, section or profile (S1 §2.9)', () => {
    const { advance } = show({ section: { id: '9', title: 'Dunes', slug: 'dunes' } });
    advance(2500);
    const link = screen.getByRole('link', { name: 'Saved to Dunes' });
    expect(link.getAttribute('href')).toBe(`${boards.desert.url}dunes/`);
    cleanup();
    show({ board: undefined }).advance(2500);
    expect(screen.getByRole('link', { name: 'Saved to Profile' }).getAttribute('href')).toBe(
      '/me/',
    );
  });

  it('stays until the viewer closes it', async () => {
    const onClose = vi.fn();
    const { advance } = show({ onClose });
    expect(screen.queryByRole('button')).toBeNull();
    advance(60_000);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
