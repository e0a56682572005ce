'use client';
import { imageFormats } from '@tackboard/domain/card';
import { useEffect, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { lazyPart } from '../card/lazy-parts.js';
import type { PictureProps, SmallerPictures } from '../client/tackboard.js';

/** Covers the picture of a pin with a ThumbHash until it has loaded. */
const lazyPlaceholder = lazyPart(
  async () => (await import('./thumb-placeholder.js')).ThumbPlaceholder,
);

/** The part of `preload` of react-dom that the kit uses. */
export type PreloadPicture = (
  href: string,
  options: {
    readonly as: 'image';
    readonly type: string;
    readonly imageSrcSet: string;
    readonly imageSizes: string | undefined;
    readonly fetchPriority: 'high';
  },
) => void;

/** Options of {@link createSmallerPictures}. */
export interface SmallerPicturesOptions {
  /**
   * `preload` of react-dom 19. A server then names the pictures that may be the largest in the head. React does so itself for
   * pictures without smaller formats.
   * @default the browser finds them in the markup
   */
  readonly preload?: PreloadPicture;
}

/**
 * Shows the pictures of pins in the smaller formats that their `imageFormats` name, and the ThumbHash of a pin until its picture has
 * loaded. A server and the browser need it both.
 */
export function createSmallerPictures({ preload }: SmallerPicturesOptions = {}): SmallerPictures {
  function Picture({ image }: PictureProps) {
    const card = useCard('PinVisual');
    const { imageMode, isHydrated, pin } = card;
    const element = useRef<HTMLPictureElement>(null);
    const [failed, setFailed] = useState<string>();
    const formats = imageFormats(pin, imageMode);
    const [best] = formats;
    const srcSet = best?.srcSet;
    const { fetchPriority, sizes, src = '' } = image.props;
    if (best && preload && fetchPriority === 'high' && !isHydrated) {
      const { type, srcSet: imageSrcSet } = best;
      preload(src, { as: 'image', type, imageSrcSet, imageSizes: sizes, fetchPriority });
    }
    useEffect(() => {
      // A file that failed before hydration does not fire another error event.
      const shown = element.current?.querySelector('img');
      if (shown?.complete && shown.naturalWidth === 0) setFailed(srcSet);
    }, [srcSet]);
    const fails = srcSet === undefined || failed === srcSet;
    return (
      <>
        {fails ? (
          image
        ) : (
          <picture
            ref={element}
            onErrorCapture={(event) => {
              // The image is still to try: its own handler would give it up.
              event.stopPropagation();
              setFailed(srcSet);
            }}
          >
            {formats.map((format) => (
              <source key={format.type} type={format.type} srcSet={format.srcSet} sizes={sizes} />
            ))}
            {image}
          </picture>
        )}
        {pin.thumbHash && isHydrated ? lazyPlaceholder(card, null, { hash: pin.thumbHash }) : null}
      </>
    );
  }
  return { Picture };
}
