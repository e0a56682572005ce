'use client';
import * as React from 'react';
import { createOpenedPin } from './opened-pin.js';

/** React's own component, which React 18 and the first versions of 19 do not have. */
const { ViewTransition } = React as Partial<typeof React>;

/** The name of the picture that takes part, one in the document, and the class of its transition. */
const NAME = 'tb-picture';

/** Props of the element around a picture. */
interface PictureProps {
  readonly pinId: string;
  readonly children: React.ReactElement;
}

/** What {@link createTransitions} returns, for the option `transitions`. */
export interface Transitions {
  /** The kit calls it when the page of a pin is opened, and when it shows. */
  readonly open: (pinId: string) => void;
  /** The kit renders it around the picture of a card, and of a pin's page. */
  readonly Picture: React.ComponentType<PictureProps>;
}

/**
 * Moves the picture of a pressed card to the `PinCloseup` of its page, and back, for one client. Needs React 19.3 and a router
 * that shows pages in a React transition and has transitions of its own switched off, as React Router by default. Elsewhere
 * pages change as without it.
 */
export function createTransitions(): Transitions {
  const opened = createOpenedPin();

  function Picture({ pinId, children }: PictureProps) {
    const listener = React.useRef(() => {});
    const picture = React.useMemo(() => ({ pinId, onChanged: () => listener.current() }), [pinId]);
    const subscribe = React.useCallback(
      (onChanged: () => void) => {
        listener.current = onChanged;
        return opened.add(picture);
      },
      [picture],
    );
    const takesPart = React.useSyncExternalStore(
      subscribe,
      () => opened.has(picture),
      () => false,
    );
    if (!ViewTransition) return children;
    return (
      <ViewTransition name={takesPart ? NAME : 'auto'} default="none" share={NAME}>
        {children}
      </ViewTransition>
    );
  }
  return { open: (pinId) => opened.open(pinId), Picture };
}
