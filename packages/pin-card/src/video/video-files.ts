import type { Pin, PinVideos, VideoVariant } from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';

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

/** Formats that are preferred over others of their kind, best first (S1 §3). */
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
 * The files of a pin's video, or of the video that its story starts with (S1 §3); undefined for a pin without one. The
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
