import { describeConformance } from '@tackboard/conformance';
import { gate, type GatedAction } from '@tackboard/domain/user';
import { promptWords } from '@tackboard/domain/words/prompts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginModal } from './login-modal.js';

afterEach(cleanup);

const nothing = () => {};
const props: ComponentProps<typeof LoginModal> = {
  gate: gate({ isAuth: false }, 'save'),
  words: { ...promptWords, close: () => 'Close' },
  brand: 'Tackboard',
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

  it.each<readonly [GatedAction, string]>([
    ['seeMore', "You're almost there! Log in to access all of Tackboard"],
    ['save', 'Log in to save this Pin'],
    ['edit', 'Log in to edit this Pin'],
    ['follow', 'Log in to follow'],
    ['unfollow', 'Log in to unfollow'],
    ['createPin', 'Log in to create a Pin or board'],
    ['createBoard', 'Log in to create a Pin or board'],
  ])('S2 §2: %s is titled %j', (action, title) => {
    render(<LoginModal {...props} gate={gate({ isAuth: false }, action)} />);
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it('S3 §6: puts first what the gate asks for', () => {
    const { rerender } = render(<LoginModal {...props} gate={{ outcome: 'login' }} />);
    expect(buttons()).toEqual(['Close', 'Log in', 'Sign up']);
    rerender(<LoginModal {...props} gate={{ outcome: 'signup' }} />);
    expect(buttons()).toEqual(['Close', 'Sign up', 'Log in']);
  });

  it('S3 §6: asks a viewer with a limited login to log in again, and nothing else', () => {
    const limited = gate({ isAuth: true, isLimitedLogin: true }, 'save');
    render(<LoginModal {...props} gate={limited} />);
    const dialog = screen.getByRole('dialog', { name: 'Log in to save this Pin' });
    expect(dialog.textContent).toContain('For your safety, log in again to go on.');
    expect(buttons()).toEqual(['Close', 'Log in', 'Not now']);
  });

  it('S2 §6: shows nothing to those who may', () => {
    render(<LoginModal {...props} gate={gate({ isAuth: true }, 'save')} />);
    render(<LoginModal {...props} gate={gate({ isAuth: false }, 'save', { isBot: true })} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes where its buttons say', async () => {
    const [onLogIn, onSignUp, onClose] = [vi.fn(), vi.fn(), vi.fn()];
    render(<LoginModal {...props} onLogIn={onLogIn} onSignUp={onSignUp} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    for (const call of [onLogIn, onSignUp, onClose]) expect(call).toHaveBeenCalledTimes(1);
  });
});
