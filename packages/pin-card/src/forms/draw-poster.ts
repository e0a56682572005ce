/** Longest side of a poster, in pixels. */
const POSTER_MAX_PX = 1500;

/** Position of the frame, in seconds: many videos begin with a black frame. */
const POSTER_POSITION_S = 1;

const POSTER_QUALITY = 0.9;

/**
 * Draws a frame of a video file as a JPEG. Rejects when the browser cannot decode the video. A
 * Content-Security-Policy must allow `blob:` media.
 */
export async function drawPoster(
  file: Blob,
  { document, signal }: { readonly document: Document; readonly signal: AbortSignal },
): Promise<Blob> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const url = URL.createObjectURL(file);
  try {
    await settled(video, 'loadedmetadata', signal, () => {
      video.src = url;
    });
    await settled(video, 'seeked', signal, () => {
      video.currentTime = Math.min(POSTER_POSITION_S, video.duration / 2);
    });
    return await frameOf(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function settled(
  video: HTMLVideoElement,
  type: 'loadedmetadata' | 'seeked',
  signal: AbortSignal,
  begin: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = { once: true };
    video.addEventListener(type, () => resolve(), once);
    video.addEventListener('error', () => reject(undecodable(video.error?.message)), once);
    signal.addEventListener('abort', () => reject(signal.reason as Error), once);
    begin();
  });
}

function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const { ownerDocument, videoWidth, videoHeight } = video;
  const scale = Math.min(1, POSTER_MAX_PX / Math.max(videoWidth, videoHeight));
  const canvas = ownerDocument.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    // Without a picture track the canvas is empty, and there is no blob.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(undecodable('The video has no picture.'))),
      'image/jpeg',
      POSTER_QUALITY,
    );
  });
}

const undecodable = (message: string | undefined) => new DOMException(message, 'EncodingError');
