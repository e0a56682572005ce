'use client';
import { annotationPills, type Pin, scrollArrows, scrollStep } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { Button, ChevronEndIcon, ChevronStartIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPin } from '../card/is-pin.js';
import { useEmit, useInternals, useWords } from '../client/tackboard-context.js';
import type { Internals } from '../client/types.js';
import { useArrowFocus } from '../visual/use-arrow-focus.js';

type Arrows = ReturnType<typeof scrollArrows>;

const NO_ARROWS: Arrows = { previous: false, next: false };

/** The arrows of a horizontally scrolling row. An arrow shows where more content is hidden. */
interface ScrollRow {
  readonly arrows: Arrows;
  /** Updates the arrows. Call it when the row scrolls. */
  readonly measure: () => void;
  /** Scrolls by half of the visible width, back (−1) or on (1). */
  readonly scroll: (towards: -1 | 1) => void;
}

/** Watches the size of a row. Measures again when `items`, its content, changes. */
function useScrollRow(row: RefObject<HTMLElement | null>, items: unknown): ScrollRow {
  const [arrows, setArrows] = useState(NO_ARROWS);

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    // `scrollLeft` is negative in right-to-left text.
    const offset = Math.abs(element.scrollLeft);
    const next = scrollArrows({
      offset,
      visible: element.clientWidth,
      total: element.scrollWidth,
    });
    setArrows((last) => (last.previous === next.previous && last.next === next.next ? last : next));
  }, [row]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // The observer calls `measure` once at the start.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, measure, row]);

  const scroll = useCallback(
    (towards: -1 | 1) => {
      const element = row.current;
      if (!element) return;
      const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollBy({ left: towards * direction * scrollStep(element.clientWidth) });
    },
    [row],
  );
  return { arrows, measure, scroll };
}

/** Props of {@link AnnotationPills}, in addition to the attributes of a `<section>`. */
export interface AnnotationPillsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly pin: Pick<Pin, 'id' | 'pinJoin'>;
}

/**
 * The annotations of a pin's image in a scrollable row (S3 §3.18). A word whose name has a page is a link, the others are plain
 * text. An arrow shows on each side with more than 4 px hidden, and scrolls by half of the visible width. Renders a
 * `<section>`, and nothing for a pin without annotations.
 */
export const AnnotationPills = forwardRef<HTMLElement, AnnotationPillsProps>(
  function AnnotationPills({ pin, className, ...attributes }, ref) {
    const internals = useInternals('AnnotationPills');
    const words = useWords('navigation', navigationWords);
    const pills = useMemo(() => (isPin(pin) ? pillsOf(pin, internals) : []), [pin, internals]);
    const row = useRef<HTMLUListElement>(null);
    const { arrows, measure, scroll } = useScrollRow(row, pills);
    const { previous, next } = useArrowFocus(arrows);

    if (pills.length === 0) return null;
    // Without links, the arrow keys scroll the row only if it can have the focus itself.
    const isFocusable = (arrows.previous || arrows.next) && pills.every(({ href }) => !href);
    const arrow = (shows: boolean) =>
      shows ? {} : { 'data-unavailable': '', tabIndex: -1, 'aria-hidden': true };
    return (
      <section
        aria-label={words.annotations()}
        {...attributes}
        ref={ref}
        className={withClass('tb-pills', className)}
        data-more-before={arrows.previous ? '' : undefined}
        data-more-after={arrows.next ? '' : undefined}
      >
        <ul
          ref={row}
          className="tb-pills-row"
          onScroll={measure}
          {...(isFocusable ? { tabIndex: 0 } : {})}
        >
          {pills.map((pill) => (
            <li key={pill.name}>
              <Pill {...pill} pinId={pin.id} />
            </li>
          ))}
        </ul>
        <Button
          {...arrow(arrows.previous)}
          ref={previous}
          variant="icon"
          className="tb-pills-previous"
          aria-label={words.scrollBack()}
          onClick={() => scroll(-1)}
        >
          <ChevronStartIcon width="20" height="20" />
        </Button>
        <Button
          {...arrow(arrows.next)}
          ref={next}
          variant="icon"
          className="tb-pills-next"
          aria-label={words.scrollOn()}
          onClick={() => scroll(1)}
        >
          <ChevronEndIcon width="20" height="20" />
        </Button>
      </section>
    );
  },
);

interface PillProps {
  readonly pinId: string;
  readonly name: string;
  readonly href: string | undefined;
}

function Pill({ pinId, name, href }: PillProps) {
  const { link: Link } = useInternals('AnnotationPills');
  const emit = useEmit('AnnotationPills');
  if (href === undefined) {
    return (
      <span className="tb-pill" dir="auto">
        {name}
      </span>
    );
  }
  return (
    <Link
      className="tb-pill"
      dir="auto"
      href={href}
      onClick={() => emit({ name: 'annotation-clicked', pinId, annotation: name, url: href })}
    >
      {name}
    </Link>
  );
}

function pillsOf(pin: Pin, { paths }: Internals) {
  return annotationPills(pin).map((pill) => ({
    ...pill,
    href: safeUrl(paths.annotation(pill)),
  }));
}
