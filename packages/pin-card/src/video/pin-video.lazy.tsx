'use client';
import { forwardRef, type HTMLAttributes, useMemo } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../provider/tackboard-context.js';
import { EmbedFrame } from './embed-frame.js';
import { Film } from './film.js';
import { MovingPicture } from './moving-picture.js';
import { pinMotion } from './pin-motion.js';

/** What a {@link PinVideo} takes: the attributes of a `<div>`. */
export type PinVideoProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * What moves in a pin, over the picture that holds its box: its film, a gif, or media of a site that the provider's
 * `embedHosts` names (S1 §2). Films and gifs start by themselves, one at a time and without sound, the one nearest to
 * the middle of the window; the rest waits. Its state stands in `data-phase` (`idle`, `near`, `visible`, `playing`) and
 * `data-shown`. Renders nothing for a pin in which nothing moves.
 */
export const PinVideo = forwardRef<HTMLDivElement, PinVideoProps>(function PinVideo(props, ref) {
  const { embedHosts } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const motion = useMemo(
    () => pinMotion(pin, embedHosts, globalThis.location?.origin ?? ''),
    [embedHosts, pin],
  );
  switch (motion?.kind) {
    case 'film':
      return <Film {...props} ref={ref} files={motion.files} />;
    case 'gif':
      return <MovingPicture {...props} ref={ref} src={motion.src} />;
    case 'embed':
      return <EmbedFrame {...props} ref={ref} src={motion.src} host={motion.host} />;
    case undefined:
      return null;
  }
});
