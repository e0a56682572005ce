'use client';
import { useEffect, useRef } from 'react';

/** The preview is drawn no larger than this, in pixels. */
const PREVIEW_MAX_PX = 800;

/**
 * A picture from the viewer's own disk. It is drawn, since a page whose Content-Security-Policy allows its own pictures
 * alone shows none from a `blob:` address.
 */
export function PicturePreview({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (typeof createImageBitmap !== 'function') return undefined;
    let isWanted = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const { current } = canvas;
        if (isWanted && current) draw(current, bitmap);
        bitmap.close();
      },
      // The server judges what is a picture: a browser that cannot draw it shows its place.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="tb-picture-preview" aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, PREVIEW_MAX_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
