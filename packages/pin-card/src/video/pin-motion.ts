import type { Pin } from '@tackboard/domain';
import { isGifPin } from '@tackboard/domain/pin';
import { isListedHost, safeUrl } from '@tackboard/routes/links';
import { videoFiles, type VideoFiles } from './video-files.js';

/** What moves in a pin: its own film, a moving picture, or a page of another site. */
export type PinMotion =
  | { readonly kind: 'film'; readonly files: VideoFiles }
  | { readonly kind: 'gif'; readonly src: string }
  | { readonly kind: 'embed'; readonly src: string; readonly host: string };

/**
 * What moves in a pin (S1 §2 §3). Media of another site show if their host is one of `embedHosts`, are read over https,
 * and are not of this page's own `origin`, where their scripts could reach it; undefined is the picture with its link.
 */
export function pinMotion(
  pin: Pick<Pin, 'embed' | 'storyPinData' | 'videos'>,
  embedHosts: readonly string[],
  origin: string,
): PinMotion | undefined {
  const files = videoFiles(pin);
  if (files) return { kind: 'film', files };
  const src = safeUrl(pin.embed?.src, { absolute: true });
  if (src === undefined) return undefined;
  const url = new URL(src);
  if (isGifPin(pin)) return { kind: 'gif', src: url.href };
  const isAllowed = url.protocol === 'https:' && isListedHost(embedHosts, url.hostname);
  if (!isAllowed || url.origin === origin) return undefined;
  return { kind: 'embed', src: url.href, host: url.hostname };
}
