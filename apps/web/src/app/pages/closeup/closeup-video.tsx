import { isGifPin, isVideoPin, type Pin } from '@tackboard/domain';
import type { PinVideo } from '@tackboard/pin-card/video';
import { useEffect, useState } from 'react';

/** Whether a pin has a video or a gif. */
export function hasVideo(pin: Pin): boolean {
  return isVideoPin(pin) || isGifPin(pin);
}

/** The video or gif of a pin, over its picture. The player is loaded on demand. */
export function CloseupVideo() {
  const [loaded, setLoaded] = useState<{ readonly Video: typeof PinVideo }>();
  useEffect(() => {
    import('@tackboard/pin-card/video')
      .then(({ PinVideo: Video }) => setLoaded({ Video }))
      // The picture is the fallback.
      .catch(reportError);
  }, []);
  return loaded ? <loaded.Video /> : null;
}
