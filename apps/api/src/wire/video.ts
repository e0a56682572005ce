import type { Picture } from '../media/picture.js';
import type { UploadedVideo } from '../media/read-video.js';
import type { Video } from '../media/video.js';
import { mediaUrl } from './user.js';

/**
 * The video of a pin in the snake_case form. `poster` shows before it plays. An uploaded video is one file: it has no HLS
 * playlist and no captions.
 */
export function wireVideo(video: Video | UploadedVideo, poster: Picture, id: string) {
  const { playlist, captions = {} }: Partial<Video> = 'playlist' in video ? video : {};
  const variant = {
    width: video.width,
    height: video.height,
    duration: video.durationMs,
    thumbnail: mediaUrl(poster.files['736x']?.file ?? ''),
    captions_urls: Object.fromEntries(
      Object.entries(captions).map(([language, file]) => [language, mediaUrl(file)]),
    ),
  };
  const stream = playlist !== undefined && { ...variant, url: mediaUrl(playlist) };
  return {
    id,
    duration: video.durationMs,
    video_list: {
      ...(stream && { V_HLSV4: stream, V_HLSV3_MOBILE: stream }),
      V_720P: { ...variant, url: mediaUrl(video.file) },
    },
  };
}
