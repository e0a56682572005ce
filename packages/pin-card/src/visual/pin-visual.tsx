'use client';
import type { ImageSources } from '@tackboard/domain';
import { imageAlt, imageSources } from '@tackboard/domain/pin';
import { withClass } from '@tackboard/ui';
import { type CSSProperties, forwardRef, type HTMLAttributes, useCallback, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { cropPosition } from './crop-position.js';

/** What a {@link PinVisual} takes besides the attributes of a `<div>`. */
export interface PinVisualProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * How wide the picture shows, in the words of the `sizes` attribute.
   * @default two to a narrow window, else 236px
   */
  readonly sizes?: string;
  /**
   * Loads the picture at once: for what shows before any scrolling.
   * @default false
   */
  readonly eager?: boolean;
}

const GRID_SIZES = '(max-width: 599.98px) 50vw, 236px';

/**
 * The picture of a card in a box of its known form, so that nothing moves when it arrives: cropped, and never taller
 * than 2.1 times its width. The dominant colour stands in while it loads; when it fails its description does. Where there
 * is none the box names the pin, unless its title stands below.
 */
export const PinVisual = forwardRef<HTMLDivElement, PinVisualProps>(function PinVisual(
  { sizes = GRID_SIZES, eager = false, className, ...attributes },
  ref,
) {
  const { pin, imageMode, isHydrated, name, tackboard } = useCard('PinVisual');
  const [failedSrc, setFailedSrc] = useState<string>();
  const sources = imageSources(pin, imageMode);
  const alt = imageAlt(pin);
  const src = sources?.src;

  // A picture that failed before the page came alive tells no one again.
  const look = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0)
      setFailedSrc(element.getAttribute('src') ?? '');
  }, []);

  const backgroundColor = isHydrated ? sources?.dominantColor : undefined;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-visual', className)}>
      {/* Holds the box open in the form of the picture. A `style` could too, but a strict page drops it from markup. */}
      <svg
        className="tb-visual-frame"
        viewBox={viewBoxOf(sources?.ratio ?? 1)}
        aria-hidden="true"
      />
      {sources && failedSrc !== src ? (
        <img
          ref={look}
          className="tb-visual-image"
          src={sources.src}
          srcSet={sources.srcSet || undefined}
          sizes={sources.srcSet ? sizes : undefined}
          width={sources.width}
          height={sources.height}
          alt={alt ?? ''}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          style={isHydrated ? imageStyle(sources) : undefined}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        // The name of the card is read aloud as that of its link, and not twice.
        <p
          className="tb-visual-failed"
          style={{ backgroundColor }}
          aria-hidden={!sources || undefined}
        >
          <span>{sources ? (alt ?? tackboard.words.imageFailed()) : name}</span>
        </p>
      )}
    </div>
  );
});

/** Only what there is: React writes an empty value too, on every card. */
function imageStyle(sources: ImageSources): CSSProperties {
  const style: CSSProperties = {};
  const objectPosition = cropPosition(sources);
  if (sources.dominantColor !== undefined) style.backgroundColor = sources.dominantColor;
  if (objectPosition !== undefined) style.objectPosition = objectPosition;
  return style;
}

const FRAME_WIDTH = 1000;

function viewBoxOf(ratio: number): string {
  return `0 0 ${FRAME_WIDTH} ${Math.round(FRAME_WIDTH * ratio)}`;
}
