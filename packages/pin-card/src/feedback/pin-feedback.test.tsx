import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode, useImperativeHandle, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { togglesOf } from '../client/client-toggles.js';
import type { Internals } from '../client/types.js';
import { useInternals } from '../client/tackboard-context.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { PinFeedback } from './pin-feedback.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: { ...people.lena, explicitlyFollowedByMe: true },
});
const call = () => Promise.resolve();

interface FeedbackGivenProps {
  readonly kind?: 'hide-pin' | 'report-pin';
  readonly children: ReactNode;
}

/** Gives feedback about the pin before its children render. */
function FeedbackGiven({ kind, children }: FeedbackGivenProps) {
  const toggles = togglesOf(useInternals('FeedbackGiven'));
  useState(() => kind && toggles.set(kind, pin.id, false, true));
  return children;
}

const after = (kind: FeedbackGivenProps['kind']) => {
  const page = samplePage({ calls: { hidePin: call, reportPin: call, followUser: call } });
  return (part: ReactNode) =>
    page.inside(
      <FeedbackGiven kind={kind}>
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          {part}
        </PinCardRoot>
      </FeedbackGiven>,
    );
};

afterEach(cleanup);

describe('PinFeedback', () => {
  describeConformance(<PinFeedback>the card</PinFeedback>, {
    element: HTMLDivElement,
    inside: after('hide-pin'),
    appearsAfterHydration: true,
  });

  it('renders its children without feedback', () => {
    const { container } = render(after(undefined)(<PinFeedback>the card</PinFeedback>));
    expect(screen.getByText('the card')).toBeDefined();
    expect(container.querySelector('.tb-feedback')).toBeNull();
  });

  it('thanks for a report, which Undo takes back (S1 §4.21)', async () => {
    render(after('report-pin')(<PinFeedback>the card</PinFeedback>));
    expect(screen.getByText('Reported')).toBeDefined();
    expect(
      screen.getByText('Thanks! Your feedback helps us keep the community safe.'),
    ).toBeDefined();
    expect(screen.queryByText('the card')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('the card')).toBeDefined();
  });

  it('says why a hidden pin was shown, and unfollows its pinner (S1 §4)', async () => {
    render(after('hide-pin')(<PinFeedback>the card</PinFeedback>));
    expect(screen.getByText('Pin hidden')).toBeDefined();
    expect(
      screen.getByText("Got it! We'll try to show you more relevant Pins in the future."),
    ).toBeDefined();
    expect(screen.getByText('From a profile or board you follow')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Unfollow' }));
    expect(
      screen.getByText("You unfollowed Lena Adler and won't see Pins they save anymore."),
    ).toBeDefined();
  });

  it('replaces the content of a card and leaves it mounted until then', async () => {
    const page = samplePage({ calls: { hidePin: call } });
    const client = createRef<Internals>();
    function Core() {
      const internals = useInternals('Core');
      useImperativeHandle(client, () => internals, [internals]);
      return null;
    }
    const { container } = render(
      page.inside(
        <>
          <PinCard pin={pin} surface="AuthHomefeed" />
          <Core />
        </>,
      ),
    );
    const picture = container.querySelector('.tb-visual');
    act(() => client.current!.core.feedbackPins.add(pin.id));
    expect(container.querySelector('.tb-visual')).toBe(picture);
    await act(() => vi.dynamicImportSettled());
    expect(container.querySelector('.tb-visual')).toBe(picture);
    act(() => togglesOf(client.current!).set('hide-pin', pin.id, false, true));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: /^Save/ })).toBeDefined();
    expect(container.querySelector('.tb-feedback')).toBeNull();
  });

  it('shows a hidden pin again after Undo (S3 §4.3)', async () => {
    render(after('hide-pin')(<PinFeedback>the card</PinFeedback>));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('the card')).toBeDefined();
  });
});
