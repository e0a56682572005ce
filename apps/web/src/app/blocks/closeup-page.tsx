import type { Invite, Pin, Surface } from '@tackboard/domain';
import {
  type FetchPinPage,
  type PinFeedPage,
  PinGrid,
  usePinFeed,
  useShownPins,
} from '@tackboard/pin-card';
import { PinCloseup } from '@tackboard/pin-card/closeup';
import { type ReactNode, useId } from 'react';

interface CloseupPageProps {
  readonly pin: Pin;
  /** Who sent the link to the pin. */
  readonly invite?: Invite | undefined;
  /** A link back, above or beside the pin. */
  readonly back?: ReactNode;
  /** In place of the share button. */
  readonly share?: ReactNode;
  /** Shown in place of a pin that its viewer has just deleted. */
  readonly deleted: ReactNode;
  /** Below the pin: grids of others. */
  readonly children?: ReactNode;
}

/** The page of a pin: its picture, texts and actions, until its viewer deletes it. */
export function CloseupPage(props: CloseupPageProps) {
  const { pin, invite, back, share, deleted, children } = props;
  const isThere = useShownPins([pin]).length > 0;
  return (
    <>
      {isThere ? (
        <div className="closeup-page">
          {back}
          <PinCloseup className="closeup" pin={pin} invite={invite} share={share} />
        </div>
      ) : (
        deleted
      )}
      {children}
    </>
  );
}

interface MorePinsProps {
  readonly heading: string;
  readonly pins: readonly Pin[];
  readonly surface: Surface;
}

/** A grid below the page of a pin. Nothing without pins. */
export function MorePins({ heading, pins, surface }: MorePinsProps) {
  const id = useId();
  const shown = useShownPins(pins);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      <PinGrid pins={shown} surface={surface} isBelowFold />
    </section>
  );
}

interface RelatedPinsProps {
  readonly pinId: string;
  readonly heading: string;
  readonly initialPage: PinFeedPage;
  /** Keep the same function: `useCallback`. */
  readonly fetchPage: FetchPinPage;
}

/** Pins like another one, page after page. */
export function RelatedPins({ pinId, heading, initialPage, fetchPage }: RelatedPinsProps) {
  const id = useId();
  const surface = 'RelatedPinGrid';
  const feed = usePinFeed({ key: `related ${pinId}`, surface, initialPage, fetchPage });
  if (initialPage.pins.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      <PinGrid {...feed} isBelowFold />
    </section>
  );
}
