import { isGifPin, type Pin } from '@tackboard/domain';
import { videoFiles, type VideoFiles } from './video-files.js';

/** What moves in a pin: its own film, a moving picture, or a page of another site. */
export type PinMotion =
  | { readonly kind: 'film'; readonly files: VideoFiles }
  | { readonly kind: 'gif'; readonly src: string }
  | { readonly kind: 'embed'; readonly src: string; readonly host: string };

/** An address is taken if it is one of the web; an embed's has to say its host. */
function webUrl(src: string | undefined): URL | undefined {
  const address = src?.trim() ?? '';
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether a host is one of the list, or lies below one of it behind a dot. */
function isListed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
}

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
  const url = webUrl(pin.embed?.src);
  if (!url) return undefined;
  if (isGifPin(pin)) return { kind: 'gif', src: url.href };
  const isAllowed = url.protocol === 'https:' && isListed(url.hostname, embedHosts);
  if (!isAllowed || url.origin === origin) return undefined;
  return { kind: 'embed', src: url.href, host: url.hostname };
}
