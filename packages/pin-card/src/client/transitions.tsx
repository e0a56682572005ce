'use client';
import * as React from 'react';
import { createOpenedPin } from './opened-pin.js';

/** React's own component, which React 18 and the first versions of 19 do not have. */
const { ViewTransition } = React as Partial<typeof React>;

/** The name of the picture that takes part, one in the document, and the class of its transition. */
const NAME = 'tb-picture';

/** Whether a picture is on the page of its pin. */
const PageContext = React.createContext(false);

/** Props of the element around a picture, and around the page of a pin. */
interface MovingPictureProps {
  readonly pinId: string;
  readonly children: React.ReactElement;
}

/** What {@link createTransitions} returns, for the option `transitions`. */
export interface Transitions {
  /** The kit calls it when the page of a pin is opened. */
  readonly open: (pinId: string) => void;
  /** The kit renders it around the pictures of a pin's page. */
  readonly Page: React.ComponentType<MovingPictureProps>;
  /** The kit renders it around the picture of a card, and of a pin's page. */
  readonly Picture: React.ComponentType<MovingPictureProps>;
}

/**
 * Moves the picture of a pressed card to the `PinCloseup` of its page, and back, for one client. Needs React 19.3 and a router
 * that shows pages in a React transition and has transitions of its own switched off, as React Router by default. Elsewhere
 * pages change as without it.
 */
export function createTransitions(): Transitions {
  const opened = createOpenedPin();

  function Page({ pinId, children }: MovingPictureProps) {
    React.useEffect(() => opened.open(pinId), [pinId]);
    return <PageContext.Provider value>{children}</PageContext.Provider>;
  }

  function Picture({ pinId, children }: MovingPictureProps) {
    const isPage = React.useContext(PageContext);
    const listener = React.useRef(() => {});
    const picture = React.useMemo(
      () => ({ pinId, isPage, onChanged: () => listener.current() }),
      [isPage, pinId],
    );
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
  return { open: (pinId) => opened.open(pinId), Page, Picture };
}
