import { isGifPin } from '@tackboard/domain/card';
import type { Pin } from '@tackboard/domain';
import { isListedHost, safeUrl } from '@tackboard/routes/links';
import { videoFiles, type VideoFiles } from './video-files.js';

/** The moving media of a pin: its own video, a gif, or an embed of another site. */
export type PinMotion =
  | { readonly kind: 'video'; readonly files: VideoFiles }
  | { readonly kind: 'gif'; readonly src: string }
  | { readonly kind: 'embed'; readonly src: string; readonly host: string };

/** Browsers trust the servers of this computer without https. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The moving media of a pin (S1 §2 §3); undefined shows the image with its link. An embed needs a host in
 * `embedHosts` and https, except from this computer. It must not come from the page's own `origin`: the sandbox does not protect the page from its own origin.
 */
export function pinMotion(
  pin: Pick<Pin, 'embed' | 'storyPinData' | 'videos'>,
  embedHosts: readonly string[],
  origin: string,
): PinMotion | undefined {
  const files = videoFiles(pin);
  if (files) return { kind: 'video', files };
  if (isGifPin(pin)) {
    const gif = safeUrl(pin.embed?.src);
    return gif === undefined ? undefined : { kind: 'gif', src: gif };
  }
  const src = safeUrl(pin.embed?.src, { absolute: true });
  if (src === undefined) return undefined;
  const url = new URL(src);
  const isSecure = url.protocol === 'https:' || LOOPBACK.includes(url.hostname);
  const isAllowed = isSecure && isListedHost(embedHosts, url.hostname);
  if (!isAllowed || url.origin === origin) return undefined;
  return { kind: 'embed', src: url.href, host: url.hostname };
}

/** Whether a pin has a video of another site that does not play here. Its image links to it. */
export function isVideoElsewhere(
  pin: Pick<Pin, 'embed' | 'storyPinData' | 'videos'>,
  motion: PinMotion | undefined,
): boolean {
  const src = safeUrl(pin.embed?.src, { absolute: true });
  return motion === undefined && !isGifPin(pin) && src !== undefined;
}
