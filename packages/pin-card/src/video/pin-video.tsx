'use client';
import type { Pin } from '@tackboard/domain';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useContent } from '../card/use-content.js';
import type { Internals } from '../client/types.js';
import { PlaySign } from './play-sign.js';
import { EmbedFrame } from './embed-frame.js';
import { GifPlayer } from './gif-player.js';
import { isVideoElsewhere, pinMotion } from './pin-motion.js';
import { VideoPlayer } from './video-player.js';

/** Props of {@link PinVideo}: the attributes of a `<div>`. */
export type PinVideoProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The moving media of a pin, above its image: its video, a gif, or an embed of a site in the client's `embedHosts`
 * (S1 §2). Videos and gifs play automatically, muted and one at a time: the one nearest to the centre of the window
 * (S3 §4.5). `data-phase` is `idle`, `near`, `visible` or `playing`; `data-shown` is set once the media covers the image.
 * An embed of any other site has a sign that it is a video; its image is the link. Renders nothing for other pins.
 */
export const PinVideo = forwardRef<HTMLDivElement, PinVideoProps>(function PinVideo(props, ref) {
  const { pin, internals } = useCard('PinVideo');
  const motion = useContent(internals, pin, motionOf);
  switch (motion?.kind) {
    case 'video':
      return <VideoPlayer {...props} ref={ref} files={motion.files} />;
    case 'gif':
      return <GifPlayer {...props} ref={ref} src={motion.src} />;
    case 'embed':
      return <EmbedFrame {...props} ref={ref} src={motion.src} host={motion.host} />;
    case undefined:
      return isVideoElsewhere(pin, motion) ? <PlaySign {...props} ref={ref} /> : null;
  }
});

// A frame that the page writes has the page's own origin, whatever its address.
function motionOf(pin: Pin, { embedHosts }: Internals) {
  return pinMotion(pin, embedHosts, globalThis.location?.origin ?? '');
}
