'use client';
import { forwardRef, type HTMLAttributes, useMemo } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../provider/tackboard-context.js';
import { EmbedFrame } from './embed-frame.js';
import { GifPlayer } from './gif-player.js';
import { pinMotion } from './pin-motion.js';
import { VideoPlayer } from './video-player.js';

/** Props of {@link PinVideo}: the attributes of a `<div>`. */
export type PinVideoProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The moving media of a pin, above its image: its video, a gif, or an embed of a site in the client's `embedHosts`
 * (S1 §2). Videos and gifs play automatically, muted and one at a time: the one nearest to the centre of the window
 * (S3 §4.5). `data-phase` is `idle`, `near`, `visible` or `playing`; `data-shown` is set once the media covers the image.
 * Renders nothing for other pins.
 */
export const PinVideo = forwardRef<HTMLDivElement, PinVideoProps>(function PinVideo(props, ref) {
  const { embedHosts } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const motion = useMemo(
    () => pinMotion(pin, embedHosts, globalThis.location?.origin ?? ''),
    [embedHosts, pin],
  );
  switch (motion?.kind) {
    case 'video':
      return <VideoPlayer {...props} ref={ref} files={motion.files} />;
    case 'gif':
      return <GifPlayer {...props} ref={ref} src={motion.src} />;
    case 'embed':
      return <EmbedFrame {...props} ref={ref} src={motion.src} host={motion.host} />;
    case undefined:
      return null;
  }
});
