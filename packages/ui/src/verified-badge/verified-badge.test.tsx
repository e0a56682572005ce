import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { verifiedType } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VerifiedBadge } from './verified-badge.js';

afterEach(cleanup);

const words = {
  verifiedMerchant: () => 'Verified merchant',
  verifiedIdentity: () => 'Verified',
  verifiedMerchantText: () => 'We have checked this shop.',
  verifiedIdentityText: () => 'We know who this is.',
  close: () => 'Close',
};
const merchant = 'verifiedMerchant';
const person = 'verifiedIdentity';

describe('VerifiedBadge', () => {
  describeConformance(<VerifiedBadge type={merchant} words={words} />, {
    element: HTMLButtonElement,
  });

  describe('with press="none"', () => {
    describeConformance(<VerifiedBadge type={merchant} words={words} press="none" />, {
      element: HTMLSpanElement,
    });
  });

  it.each([
    ['sm', 12],
    ['md', 16],
    ['lg', 20],
    ['xl', 24],
  ] as const)('S2 §2.12: %s is %i px', (size, pixels) => {
    const { container } = render(<VerifiedBadge type={merchant} words={words} size={size} />);
    expect(container.querySelector('svg')?.getAttribute('width')).toBe(String(pixels));
    expect(container.querySelector('svg')?.getAttribute('height')).toBe(String(pixels));
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('S2 §2.15: with the flag of verified merchants %s there are %i badges', (flag, count) => {
    const type = verifiedType({ isVerifiedMerchant: flag });
    const { container } = render(<VerifiedBadge type={type} words={words} />);
    expect(container.querySelectorAll('button')).toHaveLength(count);
  });

  it('renders nothing without a type', () => {
    expect(render(<VerifiedBadge type={undefined} words={words} />).container.innerHTML).toBe('');
  });

  it('shows its text with showsText (S2 §2.13)', () => {
    render(<VerifiedBadge type={merchant} words={words} showsText />);
    expect(screen.getByRole('button', { name: 'Verified merchant' }).textContent).toBe(
      'Verified merchant',
    );
    cleanup();
    render(<VerifiedBadge type={merchant} words={words} />);
    expect(screen.getByRole('button').textContent).toBe('');
  });

  it('always has a name', () => {
    render(<VerifiedBadge type={merchant} words={words} />);
    expect(screen.getByRole('button', { name: 'Verified merchant' })).toBeVisible();
    cleanup();
    render(<VerifiedBadge type={person} words={words} press="none" />);
    expect(screen.getByRole('img', { name: 'Verified' })).toBeVisible();
  });

  it.each([
    ['Verified merchant', merchant, 'We have checked this shop.'],
    ['Verified', person, 'We know who this is.'],
  ] as const)(
    'S2 §2.14: a press opens a dialog that is fetched then: %s',
    async (name, type, about) => {
      render(<VerifiedBadge type={type} words={words} />);
      await userEvent.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog', { name });
      expect(screen.getByText(about)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    },
  );

  it('calls the function of press', async () => {
    const press = vi.fn();
    render(<VerifiedBadge type={merchant} words={words} press={press} />);
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledWith(screen.getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
