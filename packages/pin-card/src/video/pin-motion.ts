import type { Pin, PinVideos, VideoVariant } from '@tackboard/domain';
import { isGifPin } from '@tackboard/domain/card';
import { isListedHost, safeUrl } from '@tackboard/routes/links';

/** The files of one video. Every file holds the whole video. */
export interface VideoFiles {
  /** An HLS playlist. */
  readonly hls?: string;
  /** An MP4 file. */
  readonly mp4?: string;
  /** One entry per language. */
  readonly captions: readonly VideoCaptions[];
}

/** The captions of a video in one language. */
export interface VideoCaptions {
  readonly url: string;
  /** BCP 47, such as `en-us`. */
  readonly language: string;
}

/** Formats that are preferred over others of their kind, best first. */
const PREFERRED_FORMATS = ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P'];

const isPlaylist = (format: string, { url }: VideoVariant): boolean =>
  /\.m3u8(\?|$)/i.test(url) || (/HLS/i.test(format) && !/\.mp4(\?|$)/i.test(url));

function videoOf({ videos, storyPinData }: Pick<Pin, 'storyPinData' | 'videos'>) {
  const candidates = [videos, storyPinData?.pages?.[0]?.blocks?.[0]?.video];
  return candidates.find(
    (video): video is PinVideos => Object.keys(video?.videoList ?? {}).length > 0,
  );
}

/**
 * The files of a pin's video, or of the video that its story starts with; undefined for a pin without one. The
 * file extension decides whether an unknown format is a playlist.
 */
export function videoFiles(pin: Pick<Pin, 'storyPinData' | 'videos'>): VideoFiles | undefined {
  const list = Object.entries(videoOf(pin)?.videoList ?? {}).filter(
    ([, { url }]) => safeUrl(url) !== undefined,
  );
  const place = ([format]: (typeof list)[number]) => {
    const at = PREFERRED_FORMATS.indexOf(format);
    return at < 0 ? PREFERRED_FORMATS.length : at;
  };
  const ranked = list.toSorted((one, other) => place(one) - place(other));
  const hls = ranked.find((entry) => isPlaylist(...entry))?.[1].url;
  const mp4 = ranked.find((entry) => !isPlaylist(...entry))?.[1].url;
  if (hls === undefined && mp4 === undefined) return undefined;
  const captions = ranked.map(([, { captionsUrls = {} }]) => Object.entries(captionsUrls));
  return {
    ...(hls !== undefined && { hls }),
    ...(mp4 !== undefined && { mp4 }),
    captions: (captions.find((languages) => languages.length > 0) ?? [])
      .filter(([, url]) => safeUrl(url) !== undefined)
      .map(([language, url]) => ({ language, url })),
  };
}

/** The moving media of a pin: its own video, a gif, or an embed of another site. */
type PinMotion =
  | { readonly kind: 'video'; readonly files: VideoFiles }
  | { readonly kind: 'gif'; readonly src: string }
  | { readonly kind: 'embed'; readonly src: string; readonly host: string };

/** Browsers trust the servers of this computer without https. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The moving media of a pin; undefined shows the image with its link. An embed needs a host in
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
