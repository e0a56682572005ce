'use client';
import * as React from 'react';
import { useInternals } from './tackboard-context.js';

/** React's own component, which React 18 and the first versions of 19 do not have. */
const { ViewTransition } = React as Partial<typeof React>;

/** The name of the picture that takes part, one in the document, and the class of its transition. */
const NAME = 'tb-picture';

/** A picture of a pin, on a card or on the pin's page. */
interface Picture {
  readonly pinId: string;
  readonly onChanged: () => void;
}

/** Creates the store of the pin that was opened last: its picture becomes that of its page, and back. */
export function createOpenedPin() {
  const pictures = new Set<Picture>();
  let openedId: string | undefined;
  let others: ReadonlySet<Picture> = new Set();
  return {
    /** Call it when the page of a pin is opened, and when it shows. */
    open(pinId: string): void {
      openedId = pinId;
      // A name may be there once. Of several cards of the pin the first takes part.
      const [, ...rest] = [...pictures].filter((picture) => picture.pinId === pinId);
      others = new Set(rest);
      for (const { onChanged } of pictures) onChanged();
    },
    /** Whether a picture takes part. */
    has: (picture: Picture): boolean => picture.pinId === openedId && !others.has(picture),
    add(picture: Picture): () => void {
      pictures.add(picture);
      return () => void pictures.delete(picture);
    },
  };
}

interface PictureTransitionProps {
  readonly pinId: string;
  readonly children: React.ReactElement;
}

function OpenedPicture({ pinId, children }: PictureTransitionProps) {
  const opened = useInternals('PinVisual').core.resource(createOpenedPin);
  const listener = React.useRef(() => {});
  const picture = React.useMemo(
    (): Picture => ({ pinId, onChanged: () => listener.current() }),
    [pinId],
  );
  const subscribe = React.useCallback(
    (onChanged: () => void) => {
      listener.current = onChanged;
      return opened.add(picture);
    },
    [opened, picture],
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

/**
 * Moves the picture of a pressed card to its page, and back, where the host asks for it with `transitions` and its router shows a
 * page in a React transition. Elsewhere it renders its children alone.
 */
export function PictureTransition({ pinId, children }: PictureTransitionProps) {
  const { options } = useInternals('PinVisual');
  if (!ViewTransition || !options.transitions) return children;
  return <OpenedPicture pinId={pinId}>{children}</OpenedPicture>;
}

/** Says that the page of a pin shows, so that Back moves its picture to its card. */
export function usePageOf(pinId: string): void {
  const { core, options } = useInternals('PinCloseup');
  React.useEffect(() => {
    if (options.transitions) core.resource(createOpenedPin).open(pinId);
  }, [core, options, pinId]);
}
