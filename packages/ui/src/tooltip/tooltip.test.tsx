import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.js';
import { useTooltip } from './use-tooltip.js';

afterEach(cleanup);

const nothing = () => {};

/** A control with its tooltip. */
function Control({ id }: { readonly id?: string }) {
  const { isOpen, anchor, close, anchorProps, tooltipProps } = useTooltip();
  return (
    <>
      <button type="button" {...anchorProps}>
        Copy link
      </button>
      {isOpen ? (
        <Tooltip
          {...tooltipProps}
          {...(id ? { id } : {})}
          anchor={anchor}
          text="Anybody can open it"
          onClose={close}
        />
      ) : null}
    </>
  );
}

describe('Tooltip', () => {
  // With an id, the tooltip is the description of its anchor.
  describeConformance(<Tooltip anchor={null} text="Copy link" onClose={nothing} />, {
    element: HTMLDivElement,
    isPopup: true,
  });

  describe('when it shows', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    const pass = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    const button = () => screen.getByRole('button', { hidden: true });
    const tooltip = () => screen.queryByRole('tooltip');
    const enter = (pointerType: string) => fireEvent.pointerEnter(button(), { pointerType });

    it('after a mouse has rested for 400 ms', () => {
      render(<Control />);
      enter('mouse');
      pass(399);
      expect(tooltip()).toBeNull();
      pass(1);
      expect(tooltip()?.textContent).toBe('Anybody can open it');
    });

    it('not for a mouse that only passes', () => {
      render(<Control />);
      enter('mouse');
      fireEvent.pointerLeave(button());
      pass(10_000);
      expect(tooltip()).toBeNull();
    });

    it('for 120 ms after the mouse has left, and while the mouse is on it', () => {
      render(<Control />);
      enter('mouse');
      pass(400);
      fireEvent.pointerLeave(button());
      pass(119);
      fireEvent.pointerEnter(tooltip() as Element);
      pass(10_000);
      expect(tooltip()).not.toBeNull();
      fireEvent.pointerLeave(tooltip() as Element);
      pass(120);
      expect(tooltip()).toBeNull();
    });

    it('not for touch', () => {
      render(<Control />);
      enter('touch');
      pass(10_000);
      expect(tooltip()).toBeNull();
    });

    it('at once for the keyboard, until Escape or a press', () => {
      render(<Control />);
      act(() => button().focus());
      expect(tooltip()).not.toBeNull();
      fireEvent.keyDown(button(), { key: 'Escape' });
      expect(tooltip()).toBeNull();
      enter('mouse');
      pass(400);
      fireEvent.pointerDown(button());
      expect(tooltip()).toBeNull();
    });

    it('describes its anchor if it has an id', () => {
      render(<Control id="hint" />);
      act(() => button().focus());
      expect(tooltip()?.id).toBe('hint');
      expect(button().getAttribute('aria-describedby')).toBe('hint');
      act(() => button().blur());
      expect(button().hasAttribute('aria-describedby')).toBe(false);
    });
  });
});
