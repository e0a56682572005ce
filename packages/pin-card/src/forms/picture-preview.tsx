'use client';
import { useEffect, useRef } from 'react';

/** Longest side of the preview. */
const PREVIEW_MAX_PX = 800;

/**
 * A preview of an image file. It uses a canvas, because a Content-Security-Policy that allows only the page's own images blocks
 * `blob:` URLs.
 */
export function PicturePreview({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (typeof createImageBitmap !== 'function') return undefined;
    let isMounted = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const { current } = canvas;
        if (isMounted && current) paint(current, bitmap);
        bitmap.close();
      },
      // The server decides what is an image. A browser that cannot decode it shows an empty preview.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="tb-picture-preview" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, PREVIEW_MAX_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
