'use client';
import { annotationPills, type Pin } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { Button, ChevronEndIcon, ChevronStartIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useMemo, useRef } from 'react';
import { useEmit } from '../client/use-emit.js';
import { isPin } from '../card/is-pin.js';
import type { Internals } from '../client/types.js';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { useArrowFocus } from '../visual/use-arrow-focus.js';
import { useScrollRow } from './use-scroll-row.js';

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
