'use client';
import { useState } from 'react';

/** The image of a board, 48 px wide. Keeps its size without an image and when the image fails to load. */
export function Thumbnail({ url }: { readonly url: string | undefined }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <span className="tb-boards-thumb">
      {url && url !== failedUrl ? (
        <img
          src={url}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          onError={() => setFailedUrl(url)}
        />
      ) : null}
    </span>
  );
}
