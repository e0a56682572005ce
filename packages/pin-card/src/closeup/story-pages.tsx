'use client';
import { CLOSEUP_PANE_WIDTH_PX, type Pin, storyPages } from '@tackboard/domain';
import { imageSources } from '@tackboard/domain/card';
import { closeupWords } from '@tackboard/domain/words';
import { Button, ChevronEndIcon, ChevronStartIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../client/tackboard-context.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { videoFiles } from '../video/pin-motion.js';
import { FETCH_FIRST } from '../visual/pin-visual.js';

/** Props of {@link StoryPages}: the attributes of a `<section>`. */
export type StoryPagesProps = Omit<HTMLAttributes<HTMLElement>, 'children'>;

/** The page of a list that shows, and how to go to another one. */
function useShownPage(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setIndex([...element.children].indexOf(shown.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const page of element.children) observer.observe(page);
    return () => observer.disconnect();
  }, [count]);

  // The arrow that led to an end is hidden there. Its focus goes to the pages, where one Enter too many does nothing.
  useEffectBeforePaint(() => {
    const pressed = list.current?.parentElement?.querySelector('button:disabled');
    if (pressed?.matches(':focus')) list.current?.focus({ preventScroll: true });
  }, [index]);
  const goTo = (to: number) => {
    const element = list.current;
    const page = element?.querySelectorAll<HTMLElement>(':scope > li')[to];
    if (!element || !page) return;
    element.scrollTo({ left: page.offsetLeft - element.offsetLeft });
    setIndex(to);
  };
  return { list, index, goTo };
}

/**
 * All pages of a story, one beside the other: they scroll by touch, by the arrow keys and by two buttons. The server
 * prints every page. Renders nothing for a pin with fewer than two pages.
 */
export const StoryPages = forwardRef<HTMLElement, StoryPagesProps>(function StoryPages(
  { className, ...attributes },
  ref,
) {
  const { pin, name } = useCard('StoryPages');
  const words = useWords('cardParts', closeupWords);
  const pages = pagesOf(pin);
  const count = pages.length;
  const { list, index, goTo } = useShownPage(count);
  if (count < 2) return null;
  return (
    <section
      aria-label={words.pagesOf({ pin: name, count })}
      {...attributes}
      ref={ref}
      className={withClass('tb-story', className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <ol ref={list} className="tb-story-pages" tabIndex={0} aria-label={words.pages()}>
        {pages.map((page, at) => (
          <li key={page.id ?? at} aria-current={at === index ? 'step' : undefined}>
            <StoryPage
              page={page}
              label={words.pageOf({ index: at + 1, count })}
              isFirst={at === 0}
            />
          </li>
        ))}
      </ol>
      <p className="tb-badge tb-story-number" aria-hidden="true">
        {index + 1}/{count}
      </p>
      <Button
        variant="icon"
        className="tb-story-previous"
        aria-label={words.previousPage()}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        <ChevronStartIcon width="20" height="20" />
      </Button>
      <Button
        variant="icon"
        className="tb-story-next"
        aria-label={words.nextPage()}
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
      >
        <ChevronEndIcon width="20" height="20" />
      </Button>
    </section>
  );
});

const SIZES = `(max-width: 599.98px) 100vw, ${CLOSEUP_PANE_WIDTH_PX}px`;

interface StoryPageProps {
  readonly page: ReturnType<typeof pagesOf>[number];
  /** The text for a picture without one of its own. */
  readonly label: string;
  readonly isFirst: boolean;
}

function pagesOf(pin: Pin) {
  return storyPages(pin).map(({ id, images, video, texts }) => ({
    id,
    sources: images && imageSources({ images }, 'high-res'),
    files: video && videoFiles({ videos: video }),
    texts,
  }));
}

function StoryPage({ page: { sources, files, texts }, label, isFirst }: StoryPageProps) {
  const picture = sources ? (
    <img
      src={sources.src}
      srcSet={sources.srcSet || undefined}
      sizes={sources.srcSet ? SIZES : undefined}
      width={sources.width}
      height={sources.height}
      alt={label}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && FETCH_FIRST)}
      decoding="async"
      draggable={false}
    />
  ) : null;
  return (
    <>
      {files?.mp4 ? (
        <video
          src={files.mp4}
          poster={sources?.src}
          aria-label={label}
          controls
          playsInline
          preload="none"
        >
          <track
            kind="captions"
            src={files.captions[0]?.url}
            srcLang={files.captions[0]?.language}
          />
        </video>
      ) : (
        picture
      )}
      {texts.map((text, at) => (
        <p key={at} dir="auto">
          {text}
        </p>
      ))}
    </>
  );
}
