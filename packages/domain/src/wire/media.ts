import {
  type Embed,
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageCrop,
  type PinImage,
  type PinImages,
  type PinVideos,
  type VideoVariant,
} from '../pin/pin-media.js';
import { type Codec, id, isObject, list, map, number, orText, text, url } from './codec.js';
import { type Reading, reportAt } from './reading.js';
import { named, record } from './record.js';

const imageRecord = record<PinImage>(
  { url, width: number, height: number, dominantColor: text },
  { required: ['url'] },
);

/** An image, also as a plain URL or as the first item of a list. */
const image: Codec<PinImage> = {
  read(json, reading) {
    const entry: unknown = Array.isArray(json) ? json[0] : json;
    return anyImage.read(entry ?? {}, reading);
  },
  write: imageRecord.write,
};
const anyImage = orText(imageRecord, 'url');

/** Sizes of the model, and the other name of the original. */
const KNOWN_KEYS = [...IMAGE_SIZES, 'originals'];

const imageMap = map(image, KNOWN_KEYS);

/** The images of a pin. An image whose width differs from its key is reported and kept. */
export const images: Codec<PinImages> = {
  read(json, reading) {
    const read = imageMap.read(json, reading);
    if (read !== undefined && reading.onDrift) reportWrongKeys(read, reading);
    return read;
  },
  write: imageMap.write,
};

function reportWrongKeys(read: PinImages, reading: Reading): void {
  for (const [key, { width }] of Object.entries(read)) {
    const named = /^\d+(?=x)/.exec(key);
    if (named && width !== undefined && width !== Number(named[0])) {
      reportAt(reading, key, 'wrong-key', width);
    }
  }
}

/** The URLs of a pin's images in smaller formats. */
export const imageFormats = map(map(url, KNOWN_KEYS), IMAGE_FORMATS);

/** The images of a board: several for each key. */
export const imageLists: Codec<Readonly<Record<string, readonly PinImage[]>>> = (() => {
  const many = list(image);
  return map<readonly PinImage[]>({
    read: (json, reading) => many.read(Array.isArray(json) ? json : [json], reading),
    write: many.write,
  });
})();

/** The visible part of an image. */
export const imageCrop = record<ImageCrop>({ minY: number, maxY: number });

const videoVariant = record<VideoVariant>(
  {
    url: text,
    width: number,
    height: number,
    duration: number,
    thumbnail: text,
    captionsUrls: map(text),
  },
  { required: ['url'] },
);

/** A video. */
export const video = record<PinVideos>(
  {
    id: named(id, 'id', ['entityId', 'id']),
    duration: number,
    videoList: map(videoVariant),
  },
  { graph: gatherVideoList },
);

/** Media of another site. */
export const embed = record<Embed>({
  src: text,
  type: text,
  subtype: text,
  width: number,
  height: number,
});

/** An object of a response. */
export type Json = Readonly<Record<string, unknown>>;

/** An object without a prototype: every key of the server is data. */
function bare(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

const IMAGE_KEY = /^(?:imageSpec|images)_(.+)$/;

/** The graph form has one key per image, `imageSpec_236x` or `images_236x`; `images` with a URL is the original. */
export function gatherImages(json: Json): Json {
  const gathered = bare();
  const rest = bare();
  for (const key of Object.keys(json)) {
    const size = IMAGE_KEY.exec(key)?.[1];
    if (size !== undefined) gathered[size] = json[key];
    else if (key !== 'images') rest[key] = json[key];
  }
  const { images: sent } = json;
  if (isObject(sent) && typeof sent['url'] === 'string') gathered['orig'] ??= sent;
  else if (isObject(sent)) Object.assign(gathered, sent);
  return Object.keys(gathered).length > 0 ? { ...rest, images: gathered } : json;
}

/** Names of video formats in the graph form. */
const VIDEO_FORMATS: ReadonlyMap<string, string> = new Map([
  ['vHLSV4', 'V_HLSV4'],
  ['vHLSV3MOBILE', 'V_HLSV3_MOBILE'],
  ['vHLSV3WEB', 'V_HLSV3_WEB'],
  ['vEXP3', 'V_EXP3'],
  ['vEXP4', 'V_EXP4'],
  ['vEXP5', 'V_EXP5'],
  ['vEXP6', 'V_EXP6'],
  ['vEXP7', 'V_EXP7'],
  ['v720P', 'V_720P'],
]);

/** Keys of the graph form that hold files: `videoList`, `videoListMobile`, `v_hlsv4_video_list`. */
const VIDEO_LIST = /^videoList|_video_list$/;

/** The graph form has one object per format, such as `videoListMobile.vHLSV3MOBILE`. */
function gatherVideoList(json: Json): Json {
  return mergeVideos([json]);
}

/**
 * Merges objects of the graph form that describe one video. A format without a file is left out; its duration is the
 * duration of the video unless there is another.
 */
export function mergeVideos(sources: readonly Json[]): Json {
  const files = bare();
  const rest = bare();
  let duration: unknown;
  for (const source of sources) {
    for (const key of Object.keys(source)) {
      const formats = source[key];
      if (!VIDEO_LIST.test(key)) rest[key] = formats ?? rest[key];
      else if (isObject(formats)) {
        for (const format of Object.keys(formats)) {
          const file = formats[format];
          if (isObject(file) && (file['url'] ?? null) === null) duration ??= file['duration'];
          else if (file !== null) files[VIDEO_FORMATS.get(format) ?? format] = file;
        }
      }
    }
  }
  if (duration !== undefined) rest['duration'] ??= duration;
  return Object.keys(files).length > 0 ? { ...rest, videoList: files } : rest;
}
