'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { imageAlt, imageMode, pinTitle, surfaceParts } from '@tackboard/domain/card';
import { useStoredSave } from '@tackboard/machines/react';
import { VisuallyHidden, withClass } from '@tackboard/ui';
import {
  Component,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { chainHandlers } from '../client/chain-handlers.js';
import { DEFAULT_SURFACE } from '../client/default-surface.js';
import {
  MissingPropError,
  MissingProviderError,
  wrongFieldError,
} from '../client/missing-errors.js';
import { warnOfMissingSheets, warnOfOwnNow } from '../client/page-warnings.js';
import { handOverPresses } from '../client/replay-presses.js';
import { TackboardContext, useInternals } from '../client/tackboard-context.js';
import type { Card, Internals } from '../client/types.js';
import { watchEarlyTouch } from '../menu/early-touch.js';
import { CurrentCard } from './card-context.js';
import { wrongField } from './is-pin.js';
import { lazyDebugSignals } from './lazy-parts.js';
import { warnOfMissingLink } from './link-warning.js';
import { warnOfSurface } from './surface-warning.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  readonly pin: Pin;
  /** The field that makes `pin` no pin. */
  readonly wrong: keyof Pin | undefined;
  readonly hasFailed: boolean;
}

const stateOf = (pin: Pin): CardBoundaryState => ({
  pin,
  wrong: wrongField(pin),
  hasFailed: false,
});

/**
 * Renders an empty box in place of a card that throws, or whose pin is none, so that other cards stay. On a server and
 * during hydration React catches nothing, so the pin is checked before the card renders. A new pin renders again.
 */
class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  static override contextType = TackboardContext;
  declare context: Internals | null;
  override state = stateOf(this.props.pin);

  static getDerivedStateFromProps({ pin }: CardBoundaryProps, state: CardBoundaryState) {
    return state.pin === pin ? null : stateOf(pin);
  }

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.reportWrong();
  }

  override componentDidUpdate(_: CardBoundaryProps, { pin }: CardBoundaryState): void {
    if (pin !== this.state.pin) this.reportWrong();
  }

  override componentDidCatch(error: unknown): void {
    this.context?.core.reportError({ error, pin: this.props.pin });
  }

  private reportWrong(): void {
    const { pin, wrong } = this.state;
    if (wrong === undefined) return;
    const error =
      wrong === 'id' && !pin?.id
        ? new MissingPropError('PinCard', 'pin={{ id: … }}')
        : wrongFieldError(wrong, pin[wrong]);
    this.context?.core.reportError({ error, pin });
  }

  override render(): ReactNode {
    const { context, props, state } = this;
    // Without a provider every card fails, so the error goes to the host's own boundary.
    if (!context) throw new MissingProviderError('PinCard');
    if (state.wrong === undefined && !state.hasFailed) return props.children;
    return (
      <div className="tb-card-failed">
        <VisuallyHidden>{context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
  }
}

/** Server-rendered, hydrated, hydrated with feedback about its pin, or with feedback in place of the content. */
type CardPhase = 'served' | 'hydrated' | 'feedback' | 'replaced';

/** Props of {@link PinCardRoot}, besides the attributes of an `<article>`. */
export interface PinCardRootProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly pin: Pin;
  /**
   * Where the card shows. Decides which of its parts show. `defineSurface()` of `@tackboard/domain` adds one of your own.
   * @default 'AuthHomefeed'
   */
  readonly surface?: Surface;
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
function useCardState({
  pin,
  surface = DEFAULT_SURFACE,
  picture = 'default',
}: PinCardRootProps): Card {
  const internals = useInternals('PinCardRoot');
  const { context } = internals;
  const save = useStoredSave(internals.store, pin);
  const { core } = internals;
  const { feedbackPins } = core;
  const { viewer } = context;
  const root = useRef<HTMLElement>(null);
  const isServed = useRef(false);
  // One subscription for feedback and hydration, because a grid mounts a thousand cards. React subscribes after hydration.
  const subscribe = useCallback(
    (listener: () => void) => {
      handOverPresses(root.current, pin.id, viewer);
      if (process.env.NODE_ENV !== 'production') {
        warnOfMissingLink(root.current, surface, core);
        warnOfMissingSheets(root.current, core);
        if (isServed.current) warnOfOwnNow(core.state, viewer);
      }
      return feedbackPins.subscribe(listener);
    },
    [core, feedbackPins, pin.id, surface, viewer],
  );
  const phase = useSyncExternalStore<CardPhase>(
    subscribe,
    () => {
      if (!feedbackPins.has(pin.id)) return 'hydrated';
      return feedbackPins.isReplaced(pin.id) ? 'replaced' : 'feedback';
    },
    () => {
      // React calls this during hydration alone.
      isServed.current = true;
      return 'served';
    },
  );
  // After hydration the parts render again in small pieces, while the page already answers.
  const isHydrated = useDeferredValue(phase !== 'served');
  const isReplaced = phase === 'replaced';
  const hasFeedback = phase === 'feedback' || isReplaced;
  return useMemo<Card>(() => {
    // Bundlers replace the expression, as they do for React, and drop what it guards from production. `typeof process` would be
    // 'undefined' in development too.
    if (process.env.NODE_ENV !== 'production') warnOfSurface(surface, core);
    const mode = imageMode(context);
    return {
      pin,
      root,
      internals,
      context: { ...context, surface },
      parts: surfaceParts(surface),
      name: pinTitle(pin) ?? imageAlt(pin) ?? internals.words.untitledPin(),
      save,
      isHydrated,
      controlTabIndex: isHydrated ? undefined : -1,
      hasFeedback,
      isReplaced,
      imageMode: mode === 'default' ? picture : mode,
      isSquare: picture === 'square',
    };
  }, [context, core, hasFeedback, isHydrated, isReplaced, picture, pin, save, surface, internals]);
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
const CardRoot = forwardRef<HTMLElement, PinCardRootProps>(function CardRoot(props, ref) {
  const { pin, surface: _surface, picture = 'default', className, children, ...attributes } = props;
  const card = useCardState(props);
  const { context, root, save } = card;
  useImperativeHandle(ref, () => root.current as HTMLElement, [root]);
  const content = useMemo(
    () => (typeof children === 'function' ? children(card) : children),
    [card, children],
  );
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
        data-ad={pin.isPromoted ? '' : undefined}
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

/**
 * The root of a card whose parts you arrange yourself. Renders an `<article>` with the attributes `data-save` (`none`,
 * `saving`, `saved` or `deleting`), `data-newly-saved`, and `data-ad` for an ad. A card that throws reports the error and renders an empty box.
 */
export const PinCardRoot = forwardRef<HTMLElement, PinCardRootProps>(
  function PinCardRoot(props, ref) {
    return (
      <CardBoundary pin={props.pin}>
        <CardRoot {...props} ref={ref} />
      </CardBoundary>
    );
  },
);
