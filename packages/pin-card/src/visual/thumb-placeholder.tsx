'use client';
import { useEffect, useRef, useState } from 'react';
import { decodeThumbHash } from './thumb-hash.js';

/** Props of {@link ThumbPlaceholder}. */
export interface ThumbPlaceholderProps {
  /** A ThumbHash in base64. */
  readonly hash: string;
}

/**
 * Covers the picture beside it with its ThumbHash until the picture has loaded. A canvas, because a Content-Security-Policy may
 * allow no `data:` URL.
 */
export function ThumbPlaceholder({ hash }: ThumbPlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ended, setEnded] = useState('');
  useEffect(() => {
    const element = canvas.current;
    const box = element?.parentElement;
    const image = box?.querySelector('img');
    const pixels = image?.complete === false && decodeThumbHash(hash);
    const end = () => setEnded(hash);
    if (!element || !box || !image || !pixels) return end();
    const { width, height, rgba } = pixels;
    Object.assign(element, { width, height });
    element.style.objectPosition = getComputedStyle(image).objectPosition;
    element.getContext('2d')?.putImageData(new ImageData(rgba, width), 0, 0);
    // Another element takes the place of a picture whose smaller format fails. The event does not bubble.
    box.addEventListener('load', end, true);
    return () => box.removeEventListener('load', end, true);
  }, [hash]);
  return ended === hash ? null : (
    <canvas ref={canvas} className="tb-visual-image" aria-hidden="true" />
  );
}
