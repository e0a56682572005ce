import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCardRoot } from '../card/pin-card-root.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { SelectionBorder, type SelectionBorderProps } from './selection-border.js';
import type { SelectionStatus } from './selection.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });

afterEach(cleanup);

const inCard = (border: ReactNode) =>
  samplePage().inside(
    <PinCardRoot pin={pin} surface="BulkEdit">
      {border}
    </PinCardRoot>,
  );
const show = (props: SelectionBorderProps) => render(inCard(<SelectionBorder {...props} />));

describe('SelectionBorder', () => {
  describeConformance(<SelectionBorder status="selected" />, {
    element: HTMLButtonElement,
    inside: inCard,
  });

  it.each<[SelectionStatus, string]>([
    ['selected', 'true'],
    ['deselected', 'false'],
    ['selected-image-only', 'true'],
    ['deselected-image-only', 'false'],
  ])('has the status %s (S1 §2.23 §4.15)', (status, isPressed) => {
    show({ status });
    const button = screen.getByRole('button', { name: 'Select Dune study' });
    expect(button.getAttribute('aria-pressed')).toBe(isPressed);
    expect(button.dataset['status']).toBe(status);
  });

  it('renders nothing in no-selection, and outside of OrganisePins (S1 §4)', () => {
    show({ status: 'no-selection' });
    show({});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls onToggle when pressed', async () => {
    const onToggle = vi.fn();
    show({ status: 'deselected', onToggle });
    await userEvent.click(screen.getByRole('button'));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
