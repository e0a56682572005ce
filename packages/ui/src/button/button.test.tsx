import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BUTTON_VARIANTS, Button } from './button.js';

afterEach(cleanup);

describe('Button', () => {
  describeConformance(<Button>Save</Button>, { element: HTMLButtonElement });

  it('does not submit a form by default', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it.each(BUTTON_VARIANTS)('sets data-variant to %s', (variant) => {
    render(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole('button').dataset['variant']).toBe(variant);
  });

  it('keeps the focus and ignores presses while it is busy', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
  });
});
