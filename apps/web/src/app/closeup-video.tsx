import { isGifPin, isVideoPin, type Pin } from '@tackboard/domain';
import type { PinVideo } from '@tackboard/pin-card/video';
import { useEffect, useState } from 'react';

interface CloseupFilmProps {
  readonly pin: Pin;
}

/** What moves in a pin, over its picture. What plays it is fetched where there is something to play. */
export function CloseupFilm({ pin }: CloseupFilmProps) {
  const [part, setPart] = useState<{ readonly Film: typeof PinVideo }>();
  const isMoving = isVideoPin(pin) || isGifPin(pin);
  useEffect(() => {
    if (!isMoving) return;
    import('@tackboard/pin-card/video')
      .then(({ PinVideo: Film }) => setPart({ Film }))
      // Without it the picture stands for the film.
      .catch(reportError);
  }, [isMoving]);
  return part ? <part.Film /> : null;
}
