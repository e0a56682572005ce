import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginModal } from './login-modal.js';

afterEach(cleanup);

const nothing = () => {};
const props: ComponentProps<typeof LoginModal> = {
  outcome: 'signup',
  title: 'Log in to save this Pin',
  words: {
    logIn: () => 'Log in',
    signUp: () => 'Sign up',
    notNow: () => 'Not now',
    limitedLogin: () => 'For your security, log in again to continue.',
    close: () => 'Close',
  },
  onLogIn: nothing,
  onSignUp: nothing,
  onClose: nothing,
};
const buttons = () =>
  screen.getAllByRole('button').map((each) => each.textContent || each.getAttribute('aria-label'));

describe('LoginModal', () => {
  describeConformance(<LoginModal {...props} />, { element: HTMLDivElement, isPopup: true });

  describe('on mobile', () => {
    describeConformance(<LoginModal {...props} device="mobile" />, {
      element: HTMLDivElement,
      isPopup: true,
    });
  });

  it('S3 §6: puts the button first that the gate requires', () => {
    const { rerender } = render(<LoginModal {...props} outcome="login" />);
    expect(buttons()).toEqual(['Close', 'Log in', 'Sign up']);
    rerender(<LoginModal {...props} outcome="signup" />);
    expect(buttons()).toEqual(['Close', 'Sign up', 'Log in']);
  });

  it('S3 §6: offers a viewer with a limited login only to log in again', () => {
    render(<LoginModal {...props} outcome="limited-login" />);
    const dialog = screen.getByRole('dialog', { name: 'Log in to save this Pin' });
    expect(dialog.textContent).toContain('For your security, log in again to continue.');
    expect(buttons()).toEqual(['Close', 'Log in', 'Not now']);
  });

  it('calls the callback of each button', async () => {
    const [onLogIn, onSignUp, onClose] = [vi.fn(), vi.fn(), vi.fn()];
    render(<LoginModal {...props} onLogIn={onLogIn} onSignUp={onSignUp} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    for (const call of [onLogIn, onSignUp, onClose]) expect(call).toHaveBeenCalledTimes(1);
  });
});
