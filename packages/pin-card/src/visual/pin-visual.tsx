'use client';
import type { ImageSources } from '@tackboard/domain';
import { carouselSlots, imageAlt, imageSources } from '@tackboard/domain/card';
import { withClass } from '@tackboard/ui';
import {
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  useCallback,
  useState,
  version,
} from 'react';
import { useCard } from '../card/card-context.js';
import type { PicturePriority } from '../grid/picture-priorities.js';

/**
 * Returns the `object-position` of a cropped picture: 0 % shows its top, 100 % its bottom. Undefined for a picture that is
 * not cropped.
 */
export function cropPosition({ crop, ratio, width, height }: ImageSources): string | undefined {
  const hiddenShare = 1 - (ratio * width) / height;
  return crop && hiddenShare > 0 ? `50% ${(crop.minY / hiddenShare) * 100}%` : undefined;
}

/** The width of the frame that gives a picture its aspect ratio. */
const FRAME_WIDTH = 1000;

/** The `sizes` attribute of a picture in a grid: half of a phone's width, else a column. */
export const GRID_SIZES = '(max-width: 599.98px) 50vw, 236px';

/** The attribute of a picture that is fetched before others. React 18 knows it in lower case alone, and React 19 in camel case. */
export const FETCH_FIRST: Pick<ImgHTMLAttributes<HTMLImageElement>, 'fetchPriority'> = {
  [version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority']: 'high',
};

/** Props of {@link PinVisual}, besides the attributes of a `<div>`. */
export interface PinVisualProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * The `sizes` attribute of the picture.
   * @default '(max-width: 599.98px) 50vw, 236px'
   */
  readonly sizes?: string;
  /**
   * When the picture is fetched: `high`, before the others, because it may be the largest that the page shows first; `auto`,
   * at once, for cards that show without scrolling; `lazy`, when it is near the viewport.
   * @default 'lazy'
   */
  readonly priority?: PicturePriority;
}

/**
 * The picture of a card, cropped, and at most 2.1 times as tall as it is wide. Its box has the final size from the
 * start, so nothing moves when it loads. The placeholder is its dominant colour, and the fallback after an error its
 * description. Without a picture the box shows the name of the pin, unless the footer shows the title.
 */
export const PinVisual = forwardRef<HTMLDivElement, PinVisualProps>(function PinVisual(
  { sizes = GRID_SIZES, priority = 'lazy', className, ...attributes },
  ref,
) {
  const { pin, imageMode, isHydrated, name, internals } = useCard('PinVisual');
  const [isServed] = useState(!isHydrated);
  const [failedSrc, setFailedSrc] = useState<string>();
  const sources = imageSources(pin, imageMode);
  const alt = imageAlt(pin);
  const src = sources?.src;

  // A picture that failed before hydration does not fire another error event.
  const detectFailure = useCallback((element: HTMLImageElement | null) => {
    // One with smaller formats finds out itself.
    if (element?.complete && element.naturalWidth === 0 && !element.closest('picture'))
      setFailedSrc(element.getAttribute('src') ?? '');
  }, []);

  const backgroundColor = isHydrated ? sources?.dominantColor : undefined;
  const frameHeight = Math.round(FRAME_WIDTH * (sources?.ratio ?? 1));
  const { smallerPictures, transitions } = internals.options;
  const image = sources && failedSrc !== src && (
    <img
      ref={detectFailure}
      className="tb-visual-image"
      src={sources.src}
      srcSet={sources.srcSet || undefined}
      sizes={sources.srcSet ? sizes : undefined}
      width={sources.width}
      height={sources.height}
      // The carousel above has its own pictures with their texts.
      alt={carouselSlots(pin).length > 1 ? '' : (alt ?? '')}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      {...(priority === 'high' && FETCH_FIRST)}
      decoding="async"
      draggable={false}
      style={isHydrated ? imageStyle(sources) : undefined}
      onError={() => setFailedSrc(src)}
    />
  );
  const shown = image && smallerPictures ? <smallerPictures.Picture image={image} /> : image;
  const box = (
    <div
      {...attributes}
      ref={ref}
      className={withClass('tb-visual', className)}
      style={
        isServed
          ? attributes.style
          : { aspectRatio: `${FRAME_WIDTH} / ${frameHeight}`, ...attributes.style }
      }
    >
      {/* Gives the box its aspect ratio. A strict Content-Security-Policy would drop a `style` attribute from server markup. */}
      {isServed ? (
        <svg
          className="tb-visual-frame"
          viewBox={`0 0 ${FRAME_WIDTH} ${frameHeight}`}
          aria-hidden="true"
        />
      ) : null}
      {shown || (
        // Hidden from screen readers without a picture, because the link has the same name.
        <p
          className="tb-visual-failed"
          style={{ backgroundColor }}
          aria-hidden={!sources || undefined}
        >
          <span>{sources ? (alt ?? internals.words.imageFailed()) : name}</span>
        </p>
      )}
    </div>
  );
  return transitions ? <transitions.Picture pinId={pin.id}>{box}</transitions.Picture> : box;
});

/** Leaves out undefined values, because React would write each of them on every card. */
function imageStyle(sources: ImageSources): CSSProperties {
  const style: CSSProperties = {};
  const objectPosition = cropPosition(sources);
  if (sources.dominantColor !== undefined) style.backgroundColor = sources.dominantColor;
  if (objectPosition !== undefined) style.objectPosition = objectPosition;
  return style;
}
