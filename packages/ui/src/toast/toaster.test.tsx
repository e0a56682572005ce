import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastInput } from './toast-store.js';
import { Toaster } from './toaster.js';

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };

afterEach(cleanup);

describe('Toaster', () => {
  describeConformance(<Toaster store={createToastStore(clock, timing)} />, {
    element: HTMLOutputElement,
  });

  describe('with toasts', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    function start(toast: Partial<ToastInput> = {}) {
      const store = createToastStore(clock, timing);
      render(<Toaster store={store} />);
      act(() => {
        store.show({ kind: 'error', text: 'Sorry!', timing, ...toast });
        vi.advanceTimersByTime(100);
      });
      const pass = (ms: number) => {
        act(() => {
          vi.advanceTimersByTime(ms);
        });
      };
      return { pass };
    }

    it('is a status region before the first toast, and reads it there', () => {
      render(<Toaster store={createToastStore(clock, timing)} />);
      expect(screen.getByRole('status').textContent).toBe('');
      cleanup();
      start();
      expect(screen.getByRole('status').textContent).toBe('Sorry!');
    });

    it('has the initials of a person without a picture, unread', () => {
      start({ kind: 'plain', text: 'Ilse Tarn invited you', initials: 'IT' });
      const initials = screen.getByText('IT');
      expect(initials.className).toBe('tb-toast-mark tb-avatar');
      expect(initials.getAttribute('aria-hidden')).toBe('true');
    });

    it('starts the check icon over a picture 700 ms after the trigger (S3 §4.9.2)', () => {
      start({ kind: 'done', timing: { ...timing, iconDelayMs: 700 } });
      const toast = screen.getByText('Sorry!').parentElement as HTMLElement;
      expect(toast.style.getPropertyValue('--tb-toast-icon-delay')).toBe('600ms');
    });

    it('pauses under the mouse (S2 §4.24)', () => {
      const { pass } = start();
      fireEvent.pointerEnter(screen.getByText('Sorry!').parentElement as Element, {
        pointerType: 'mouse',
      });
      pass(60_000);
      expect(screen.getByRole('status').textContent).toBe('Sorry!');
      fireEvent.pointerLeave(screen.getByText('Sorry!').parentElement as Element);
      pass(5200);
      expect(screen.getByRole('status').textContent).toBe('');
    });

    it('leads on by its action, waits for the focus on it, and fades at a press', () => {
      const { pass } = start({ action: { text: 'Change', href: '#change' } });
      const action = screen.getByRole('link', { name: 'Change' });
      expect(action.getAttribute('href')).toBe('#change');
      act(() => action.focus());
      pass(60_000);
      expect(action.isConnected).toBe(true);
      act(() => action.click());
      pass(200);
      expect(screen.getByRole('status').textContent).toBe('');
    });

    it('has the focus on F8, and returns it on Escape and after a press', () => {
      const onPress = vi.fn();
      const { pass } = start({ action: { text: 'Undo', onPress } });
      const before = document.body.appendChild(document.createElement('button'));
      before.focus();
      fireEvent.keyDown(before, { key: 'F8' });
      const action = screen.getByRole('button', { name: 'Undo' });
      expect(document.activeElement).toBe(action);
      expect(action.getAttribute('aria-keyshortcuts')).toBe('F8');
      act(() => action.click());
      expect(onPress).toHaveBeenCalledTimes(1);
      expect(document.activeElement).toBe(before);
      pass(200);
      cleanup();

      start({ action: { text: 'Change', href: '#change' } });
      fireEvent.keyDown(before, { key: 'F8' });
      fireEvent.keyDown(screen.getByRole('link', { name: 'Change' }), { key: 'Escape' });
      expect(document.activeElement).toBe(before);
      before.remove();
    });

    it('shows its key once the focus comes to the page by keyboard, until it is gone', () => {
      const { pass } = start({ action: { text: 'Undo', onPress: () => undefined } });
      const toaster = screen.getByRole('status');
      expect(toaster.hasAttribute('data-keyboard')).toBe(false);
      const field = document.body.appendChild(document.createElement('input'));
      act(() => field.focus());
      expect(toaster.hasAttribute('data-keyboard')).toBe(false);
      act(() => field.remove());
      const button = document.body.appendChild(document.createElement('button'));
      act(() => button.focus());
      expect(toaster.hasAttribute('data-keyboard')).toBe(true);
      act(() => button.remove());
      expect(toaster.hasAttribute('data-keyboard')).toBe(true);
      pass(5000);
      const toast = screen.getByText('Sorry!').parentElement as Element;
      expect(toast.getAttribute('data-phase')).toBe('leaving');
      expect(toaster.hasAttribute('data-keyboard')).toBe(true);
    });

    it('does not stand still under a finger', () => {
      const { pass } = start();
      fireEvent.pointerEnter(screen.getByText('Sorry!').parentElement as Element, {
        pointerType: 'touch',
      });
      pass(5200);
      expect(screen.getByRole('status').textContent).toBe('');
    });

    it('pauses while the page is hidden', () => {
      const { pass } = start();
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
      pass(60_000);
      expect(screen.getByRole('status').textContent).toBe('Sorry!');
      hidden.mockReturnValue(false);
      fireEvent(document, new Event('visibilitychange'));
      pass(5200);
      expect(screen.getByRole('status').textContent).toBe('');
      hidden.mockRestore();
    });
  });
});
