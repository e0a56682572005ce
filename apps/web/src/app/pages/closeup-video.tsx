import { isGifPin, isVideoPin, type Pin } from '@tackboard/domain';
import type { PinVideo } from '@tackboard/pin-card/video';
import { useEffect, useState } from 'react';

interface CloseupVideoProps {
  readonly pin: Pin;
}

/** The video or gif of a pin, over its picture. The player is loaded on demand. */
export function CloseupVideo({ pin }: CloseupVideoProps) {
  const [loaded, setLoaded] = useState<{ readonly Video: typeof PinVideo }>();
  const isMoving = isVideoPin(pin) || isGifPin(pin);
  useEffect(() => {
    if (!isMoving) return;
    import('@tackboard/pin-card/video')
      .then(({ PinVideo: Video }) => setLoaded({ Video }))
      // The picture is the fallback.
      .catch(reportError);
  }, [isMoving]);
  return loaded ? <loaded.Video /> : null;
}
