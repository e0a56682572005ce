import { describeConformance } from '@tackboard/conformance';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SwitchField } from './fields.js';

const noop = () => {};

afterEach(cleanup);

describe('SwitchField', () => {
  describeConformance(<SwitchField label="Secret" isOn={false} onChange={noop} />, {
    element: HTMLDivElement,
  });

  it('is a switch with its label and hint, and reports a press', () => {
    const onChange = vi.fn();
    render(<SwitchField label="Secret" hint="Only you see it." isOn={false} onChange={onChange} />);
    const field = screen.getByRole('switch', {
      name: /^Secret/,
      description: 'Only you see it.',
      checked: false,
    });
    fireEvent.click(field);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});
