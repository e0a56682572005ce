import type { Pin, PinVideos, VideoVariant } from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';

/** The files that one film can be played from. */
export interface VideoFiles {
  /** A playlist of segments. */
  readonly hls?: string;
  /** One whole file. */
  readonly mp4?: string;
  /** Captions, by language. */
  readonly captions: readonly VideoCaptions[];
}

/** The captions of a film in one language. */
export interface VideoCaptions {
  readonly url: string;
  /** BCP 47, such as `en-us`. */
  readonly language: string;
}

/** The formats that are taken before others of their kind, best first (S1 §3). */
const PREFERRED_FORMATS = ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P'];

const isPlaylist = (format: string, { url }: VideoVariant): boolean =>
  /\.m3u8(\?|$)/i.test(url) || (/HLS/i.test(format) && !/\.mp4(\?|$)/i.test(url));

function videoOf({ videos, storyPinData }: Pick<Pin, 'storyPinData' | 'videos'>) {
  const films = [videos, storyPinData?.pages?.[0]?.blocks?.[0]?.video];
  return films.find((film): film is PinVideos => Object.keys(film?.videoList ?? {}).length > 0);
}

/**
 * The files of a pin's film, or of the film that a story begins with (S1 §3); undefined for a pin without any. Formats
 * that nobody knows are told apart by their address.
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
