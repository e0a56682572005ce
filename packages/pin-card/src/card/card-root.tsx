'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { imageAlt, imageMode, pinTitle, surfaceParts } from '@tackboard/domain/card';
import { useStoredSave } from '@tackboard/machines/react';
import { withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { watchEarlyTouch } from '../menu/early-touch.js';
import { chainHandlers } from '../client/chain-handlers.js';
import { useInternals } from '../client/tackboard-context.js';
import { CurrentCard } from './card-context.js';
import type { Card } from '../client/types.js';
import { handOverPresses } from '../client/hand-over-presses.js';
import { lazyDebugSignals } from './lazy-parts.js';

/** Server-rendered, hydrated, hydrated with feedback about its pin, or with feedback in place of the content. */
type CardPhase = 'served' | 'hydrated' | 'feedback' | 'replaced';

/** Props of {@link PinCardRoot}, besides the attributes of an `<article>`. */
export interface PinCardRootProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly pin: Pin;
  /** Where the card shows. Decides which of its parts show. */
  readonly surface: Surface;
  /**
   * How the picture shows: with its own aspect ratio, as a `square` tile of 136 px, or in `high-res` for a card that is
   * wider than a column. Bots get the largest picture that is not the original.
   * @default 'default'
   */
  readonly picture?: 'default' | 'square' | 'high-res';
  /** The parts, or a function that renders them from the card's state. */
  readonly children?: ReactNode | ((card: Card) => ReactNode);
}

/** The state of a card that its parts share. */
function useCardState({ pin, surface, picture = 'default' }: PinCardRootProps): Card {
  const internals = useInternals('PinCardRoot');
  const { context } = internals;
  const save = useStoredSave(internals.store, pin);
  const { feedbackPins } = internals.core;
  const { viewer } = context;
  const root = useRef<HTMLElement>(null);
  // One subscription for feedback and hydration, because a grid mounts a thousand cards. React subscribes after hydration.
  const subscribe = useCallback(
    (listener: () => void) => {
      handOverPresses(root.current, pin.id, viewer);
      return feedbackPins.subscribe(listener);
    },
    [feedbackPins, pin.id, viewer],
  );
  const phase = useSyncExternalStore<CardPhase>(
    subscribe,
    () => {
      if (!feedbackPins.has(pin.id)) return 'hydrated';
      return feedbackPins.isReplaced(pin.id) ? 'replaced' : 'feedback';
    },
    () => 'served',
  );
  return useMemo<Card>(() => {
    internals.core.checkSurface(surface);
    const mode = imageMode(context);
    return {
      pin,
      root,
      internals,
      context: { ...context, surface },
      parts: surfaceParts(surface),
      name: pinTitle(pin) ?? imageAlt(pin) ?? internals.words.untitledPin(),
      save,
      isHydrated: phase !== 'served',
      controlTabIndex: phase === 'served' ? -1 : undefined,
      hasFeedback: phase === 'feedback' || phase === 'replaced',
      isReplaced: phase === 'replaced',
      imageMode: mode === 'default' ? picture : mode,
      isSquare: picture === 'square',
    };
  }, [context, phase, picture, pin, save, surface, internals]);
}

/** The handlers of a card. They load with the runtime: before, a touch is watched and a focus waits. */
function cardRootHandlers(card: Card, attributes: HTMLAttributes<HTMLElement>) {
  const { runtime, withRuntime } = card.internals.core;
  const later = () => runtime.get()?.cardHandlers;
  // The context-menu key fires on the card's link and bubbles here.
  return {
    onContextMenu: chainHandlers(attributes.onContextMenu, (event: MouseEvent<HTMLElement>) =>
      later()?.onContextMenu(event, card),
    ),
    onPointerDown: chainHandlers(attributes.onPointerDown, (event: PointerEvent<HTMLElement>) =>
      (later()?.onPointerDown ?? watchEarlyTouch)(event, card),
    ),
    onFocus: chainHandlers(attributes.onFocus, ({ currentTarget, target }) => {
      const focus = { currentTarget, target };
      const loaded = later();
      if (loaded) loaded.onFocus(focus);
      else withRuntime(({ cardHandlers }) => cardHandlers.onFocus(focus));
    }),
    onKeyDown: chainHandlers(attributes.onKeyDown, (event: KeyboardEvent<HTMLElement>) =>
      later()?.onKeyDown(event),
    ),
  };
}

/** The `<article>` of a card, which provides its state to its parts. */
export const CardRoot = forwardRef<HTMLElement, PinCardRootProps>(function CardRoot(props, ref) {
  const { pin, surface: _surface, picture = 'default', className, children, ...attributes } = props;
  const card = useCardState(props);
  const { context, root, save } = card;
  useImperativeHandle(ref, () => root.current as HTMLElement, [root]);
  const content = typeof children === 'function' ? children(card) : children;
  return (
    <CurrentCard.Provider value={card}>
      <article
        // Not the presentational root of a card whose grid item is the article.
        aria-label={attributes.role === undefined ? card.name : undefined}
        {...attributes}
        {...cardRootHandlers(card, attributes)}
        ref={root as RefObject<HTMLElement>}
        className={withClass('tb-card', className)}
        data-pin-id={pin.id}
        data-save={save.status}
        data-picture={picture === 'default' ? undefined : picture}
        data-newly-saved={save.isNewlySaved ? '' : undefined}
      >
        {context.viewer.isEmployee || context.isInternalAddress ? (
          <>
            {content}
            {lazyDebugSignals(card)}
          </>
        ) : (
          content
        )}
      </article>
    </CurrentCard.Provider>
  );
});
