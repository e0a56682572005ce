'use client';
import {
  carouselArrows,
  type CarouselSlot,
  closeupSlots,
  type Experiments,
  type Pin,
} from '@tackboard/domain';
import { carouselSlots, firstText, imageSources } from '@tackboard/domain/card';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { type CarouselEvent, createCarousel, createCarouselPlaces } from '@tackboard/machines';
import { useTimedReducer } from '@tackboard/machines/react';
import { safeUrl } from '@tackboard/routes/links';
import { Button, ChevronEndIcon, ChevronStartIcon, VisuallyHidden, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useEmit, useInternals, useWords } from '../client/tackboard-context.js';
import { useOutboundLink } from '../links/use-outbound-link.js';
import { createEarlySteps, MAX_DOTS } from './carousel-frame.js';
import { useArrowFocus } from './use-arrow-focus.js';
import { GRID_SIZES } from './pin-visual.js';

/** Props of {@link PinCarousel}, besides the attributes of a `<fieldset>`. */
export interface PinCarouselProps extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /**
   * The `sizes` attribute of the pictures.
   *
   * @default '(max-width: 599.98px) 50vw, 236px'
   */
  readonly sizes?: string;
  /**
   * Shows the further pictures of a product whose pin has no slots of its own, as on the page of a pin.
   *
   * @default false
   */
  readonly showsProduct?: boolean;
}

/**
 * Shows the images of a carousel pin one at a time, with arrows, dots, the number of the image, and its title, details
 * and link for 4 seconds after a change. An experiment enables swiping. Renders nothing for a pin with fewer than two images.
 */
export const PinCarousel = forwardRef<HTMLFieldSetElement, PinCarouselProps>(function PinCarousel(
  { sizes = GRID_SIZES, showsProduct = false, className, ...attributes },
  ref,
) {
  const partWords = useWords('cardParts', cardPartsWords);
  const { pin, context, internals } = useCard('PinCarousel');
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFieldSetElement, []);

  const slots = slotsOf(showsProduct ? closeupSlots(pin) : carouselSlots(pin));
  const count = slots.length;
  const [{ index, showsDetails }, send] = useCarousel(pin, count, context.experiments);
  useSwipe(root, send);
  useCarouselEvents(index);
  const earlySteps = internals.core.resource(createEarlySteps);
  useEffect(() => {
    for (let steps = earlySteps.remove(pin.id); steps > 0; steps--) send({ type: 'NEXT' });
  }, [earlySteps, pin.id, send]);
  const arrows = useCarouselArrows(index, count);

  if (count < 2) return null;
  return (
    <fieldset
      aria-roledescription="carousel"
      aria-label={internals.words.pictures({ count })}
      {...attributes}
      ref={root}
      className={withClass('tb-carousel', className)}
    >
      <div className="tb-carousel-pictures">
        {slots.map((slot, at) =>
          Math.abs(at - index) > 1 ? null : (
            <SlotPicture
              key={slot.id ?? at}
              slot={slot}
              offset={Math.sign(at - index)}
              sizes={sizes}
            />
          ),
        )}
      </div>
      <span className="tb-badge tb-carousel-number" aria-hidden="true">
        <bdi>
          {index + 1}/{count}
        </bdi>
      </span>
      <VisuallyHidden aria-live="polite">
        {partWords.slotOf({ index: index + 1, count })}
      </VisuallyHidden>
      {showsDetails ? <SlotDetails slot={slots[index]} pin={pin} /> : null}
      <CarouselArrows {...arrows} send={send} />
      <Dots slots={slots} index={index} />
    </fieldset>
  );
});

interface DotsProps {
  readonly slots: readonly Slot[];
  readonly index: number;
}

/** The current dot is in the middle, except near the ends. */
function Dots({ slots, index }: DotsProps) {
  const first = Math.max(0, Math.min(index - (MAX_DOTS - 1) / 2, slots.length - MAX_DOTS));
  return (
    <div className="tb-carousel-dots" aria-hidden="true">
      {slots.slice(first, first + MAX_DOTS).map((slot, at) => (
        <span key={slot.id ?? first + at} data-current={first + at === index ? '' : undefined} />
      ))}
    </div>
  );
}

/** Emits an event for each change of the image. */
function useCarouselEvents(index: number): void {
  const { pin, context } = useCard('PinCarousel');
  const emit = useEmit('PinCarousel');
  const emittedIndex = useRef(index);
  useEffect(() => {
    if (emittedIndex.current === index) return;
    const adEvent = index > emittedIndex.current ? 'search-ad-swiped' : 'search-ad-swiped-back';
    emittedIndex.current = index;
    const name = context.surface === 'SearchAds' ? adEvent : 'carousel-swiped';
    emit({ name, pinId: pin.id, index });
  }, [context.surface, emit, index, pin.id]);
}

/** Which arrows show, and the refs that keep the focus on one of them. */
function useCarouselArrows(index: number, count: number) {
  const { pin, root } = useCard('PinCarousel');
  const shows = carouselArrows(index, count);
  const { previous, next } = useArrowFocus(shows);
  // The carousel replaces its frame, whose arrow may have the focus.
  const [frameHadFocus] = useState(
    () => focusedIn(root.current)?.getAttribute('data-waiting') === pin.id,
  );
  useEffect(() => {
    if (frameHadFocus) next.current?.focus();
  }, [frameHadFocus, next]);
  return { shows, previous, next };
}

interface CarouselArrowsProps extends ReturnType<typeof useCarouselArrows> {
  readonly send: (event: CarouselEvent) => void;
}

function CarouselArrows({ shows, previous, next, send }: CarouselArrowsProps) {
  const words = useWords('cardParts', cardPartsWords);
  const { controlTabIndex } = useCard('PinCarousel');
  const shown = (isShown: boolean) =>
    isShown
      ? { tabIndex: controlTabIndex }
      : { 'data-unavailable': '', tabIndex: -1, 'aria-hidden': true };
  return (
    <>
      <Button
        {...shown(shows.previous)}
        ref={previous}
        variant="icon"
        className="tb-carousel-previous"
        aria-label={words.previousSlot()}
        onClick={() => send({ type: 'PREVIOUS' })}
      >
        <ChevronStartIcon width="20" height="20" />
      </Button>
      <Button
        {...shown(shows.next)}
        ref={next}
        variant="icon"
        className="tb-carousel-next"
        data-press="next"
        aria-label={words.nextSlot()}
        onClick={() => send({ type: 'NEXT' })}
      >
        <ChevronEndIcon width="20" height="20" />
      </Button>
    </>
  );
}

/** The element with the focus in the document, or the shadow root, of a card. */
function focusedIn(card: HTMLElement | null): Element | null {
  const tree = card?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined;
  return tree?.activeElement ?? null;
}

/** The state of the carousel. A card that mounts again continues at its last image. */
function useCarousel(pin: Pin, count: number, experiments: Experiments | undefined) {
  const places = useInternals('PinCarousel').core.resource(createCarouselPlaces);
  const reducer = useMemo(() => {
    const index = places.indexOf(pin);
    return createCarousel(experiments ? { count, index, experiments } : { count, index });
  }, [count, experiments, pin, places]);
  const carousel = useTimedReducer(reducer);
  const [{ index }] = carousel;
  useEffect(() => places.keep(pin.id, index), [index, pin.id, places]);
  return carousel;
}

type Slot = ReturnType<typeof slotsOf>[number];

function slotsOf(slots: readonly CarouselSlot[]) {
  return slots.map(({ id, images, title, details, link }) => ({
    id,
    sources: imageSources({ images }),
    title: firstText(title),
    details: firstText(details),
    href: safeUrl(link, { absolute: true }),
  }));
}

interface SlotDetailsProps {
  readonly slot: Slot | undefined;
  readonly pin: Pin;
}

/** The title, details and link of a slot. */
function SlotDetails({ slot, pin }: SlotDetailsProps) {
  const outbound = useOutboundLink(pin);
  const { title, details, href }: Partial<Slot> = slot ?? {};
  const name = title ?? details ?? (href && new URL(href).host);
  if (name === undefined) return null;
  return (
    <p className="tb-carousel-details" dir="auto">
      {href === undefined ? (
        name
      ) : (
        <a href={href} target="_blank" rel="noopener nofollow" {...outbound}>
          {name}
        </a>
      )}
      {title && details ? <span className="tb-carousel-more">{details}</span> : null}
    </p>
  );
}

interface SlotPictureProps {
  readonly slot: Slot;
  /** −1 for the previous image, 0 for the current one, 1 for the next one. */
  readonly offset: number;
  readonly sizes: string;
}

function SlotPicture({ slot: { sources, title }, offset, sizes }: SlotPictureProps) {
  if (!sources) return null;
  return (
    <img
      className="tb-visual-image tb-carousel-picture"
      data-offset={offset}
      aria-hidden={offset === 0 ? undefined : true}
      src={sources.src}
      srcSet={sources.srcSet || undefined}
      sizes={sources.srcSet ? sizes : undefined}
      width={sources.width}
      height={sources.height}
      alt={title ?? ''}
      decoding="async"
      draggable={false}
    />
  );
}

/** Sends swipes on the card of an element to the carousel. It listens on the card, because the card's link covers the image. */
function useSwipe(ref: RefObject<HTMLElement | null>, send: (event: CarouselEvent) => void): void {
  useEffect(() => {
    const card = ref.current?.closest<HTMLElement>('.tb-card');
    if (!card) return undefined;
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    const sendTouch = (type: 'TOUCH_START' | 'TOUCH_MOVE' | 'TOUCH_END') => (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch) return;
      // The machine expects left-to-right coordinates.
      send({ type, x: isRightToLeft ? -touch.screenX : touch.screenX, y: touch.screenY });
    };
    const listeners = {
      touchstart: sendTouch('TOUCH_START'),
      touchmove: sendTouch('TOUCH_MOVE'),
      touchend: sendTouch('TOUCH_END'),
    };
    const cancel = () => send({ type: 'TOUCH_CANCEL' });
    for (const [name, listener] of Object.entries(listeners)) {
      card.addEventListener(name as keyof typeof listeners, listener, { passive: true });
    }
    card.addEventListener('touchcancel', cancel);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        card.removeEventListener(name as keyof typeof listeners, listener);
      }
      card.removeEventListener('touchcancel', cancel);
    };
  }, [ref, send]);
}
