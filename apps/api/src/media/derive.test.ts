import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveMedia, type SeedMedia } from '../seed/derive-media.js';
import { TEST_MEDIA_DIRECTORY } from '../testing/test-server.js';
import { cropBox } from './derive.js';
import { hashOf } from '../hash.js';

let media: SeedMedia;
beforeAll(async () => {
  media = await deriveMedia(TEST_MEDIA_DIRECTORY);
});

/** S1 §3: the sizes of a pin's picture, and their pixels for a picture of the given ratio. */
const SIZES: readonly [key: string, width: number, height: number | 'by ratio'][] = [
  ['60x60', 60, 60],
  ['136x136', 136, 136],
  ['170x', 170, 'by ratio'],
  ['236x', 236, 'by ratio'],
  ['474x', 474, 'by ratio'],
  ['564x', 564, 'by ratio'],
  ['736x', 736, 'by ratio'],
  ['600x315', 600, 315],
  ['750x', 750, 'by ratio'],
];

async function measured(file: string | undefined) {
  const { width, height, format } = await sharp(
    join(TEST_MEDIA_DIRECTORY, file ?? 'missing'),
  ).metadata();
  return { width, height, format };
}

describe('deriveMedia', () => {
  it.each(SIZES)(
    'S1 §3: makes %s of every picture, as large as it says',
    async (key, width, height) => {
      for (const picture of Object.values(media.pictures)) {
        const high = height === 'by ratio' ? (width * picture.height) / picture.width : height;
        const { file, ...size } = picture.files[key] ?? { file: 'missing', width: 0, height: 0 };
        expect({ ...size, format: 'jpeg' }).toEqual(await measured(file));
        expect(size.width).toBe(width);
        expect(Math.abs(size.height - high)).toBeLessThanOrEqual(0.5);
      }
    },
    20_000,
  );

  it('S1 §3: keeps the original size', async () => {
    for (const { width, height, files } of Object.values(media.pictures)) {
      expect(await measured(files['orig']?.file)).toEqual({ width, height, format: 'jpeg' });
    }
  });

  it('creates exactly the sizes of S1 §3', () => {
    for (const picture of Object.values(media.pictures)) {
      expect(Object.keys(picture.files)).toEqual([...SIZES.map(([key]) => key), 'orig']);
    }
  });

  it('names every file by its content', async () => {
    for (const { file } of Object.values(media.pictures.chelsea.files)) {
      const content = await readFile(join(TEST_MEDIA_DIRECTORY, file));
      expect(file).toContain(hashOf(content, 32));
    }
  });

  it('returns a dominant colour and a signature', () => {
    for (const picture of Object.values(media.pictures)) {
      expect(picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(picture.signature).toMatch(/^[0-9a-f]{32}$/);
    }
    const [red, , blue] = [1, 3, 5].map((at) =>
      Number.parseInt(media.pictures.wavesIndigo.dominantColor.slice(at, at + 2), 16),
    );
    expect(blue).toBeGreaterThan(red ?? 255);
  });

  it('creates nothing at the second run', async () => {
    const again = await deriveMedia(TEST_MEDIA_DIRECTORY);
    expect(again).toEqual({ ...media, newPictures: 0 });
  });

  it('publishes the video whole and in segments', async () => {
    const folder = join(TEST_MEDIA_DIRECTORY, media.videos.stems.playlist, '..');
    const playlist = await readFile(
      join(TEST_MEDIA_DIRECTORY, media.videos.stems.playlist),
      'utf8',
    );
    const names = playlist
      .split('\n')
      .flatMap((line) => /^([a-z0-9_]+\.m4s)$/.exec(line)?.[1] ?? []);
    expect(names).toEqual(['stems_0.m4s', 'stems_1.m4s', 'stems_2.m4s', 'stems_3.m4s']);
    const parts = await Promise.all(
      ['init.mp4', ...names].map((name) => readFile(join(folder, name))),
    );
    expect(await readFile(join(TEST_MEDIA_DIRECTORY, media.videos.stems.file))).toEqual(
      Buffer.concat(parts),
    );
  });

  it.each(['lake', 'scales'] as const)(
    'publishes the video %s with captions until its end',
    async (name) => {
      const { captions, durationMs, file } = media.videos[name];
      expect(file).toMatch(new RegExp(`/${name}\\.mp4$`));
      expect(Object.keys(captions)).toEqual(['de-de', 'en-us']);
      for (const path of Object.values(captions)) {
        const text = await readFile(join(TEST_MEDIA_DIRECTORY, path), 'utf8');
        const times = [...text.matchAll(/00:0(\d\.\d{3})/g)].map(([, time]) => Number(time));
        expect(times.at(-1)).toBe(durationMs / 1000);
      }
    },
  );

  it('publishes the captions of the video beside it, by language', async () => {
    const folder = join(media.videos.stems.playlist, '..');
    expect(media.videos.stems.captions).toEqual({
      'de-de': `${folder}/captions_de_de.vtt`,
      'en-us': `${folder}/captions_en_us.vtt`,
    });
    for (const file of Object.values(media.videos.stems.captions)) {
      const captions = await readFile(join(TEST_MEDIA_DIRECTORY, file), 'utf8');
      expect(captions.startsWith('WEBVTT\n')).toBe(true);
      // The last caption ends with the video, and each ends after the one before.
      const times = [...captions.matchAll(/00:0(\d\.\d{3})/g)].map(([, time]) => Number(time));
      expect(times).toEqual([0, 2.6, 2.6, 5.3, 5.3, 8]);
      expect(times.at(-1)).toBe(media.videos.stems.durationMs / 1000);
    }
  });
});

describe('cropBox', () => {
  const part = { focusX: 0.5, focusY: 0.5, zoom: 1 };

  it('returns the largest part with the ratio', () => {
    expect(cropBox(1000, 800, { ...part, ratio: 1 })).toEqual({
      left: 100,
      top: 0,
      width: 800,
      height: 800,
    });
    expect(cropBox(800, 1000, { ...part, ratio: 1 })).toEqual({
      left: 0,
      top: 100,
      width: 800,
      height: 800,
    });
  });

  it('applies the focus and the zoom', () => {
    expect(cropBox(1000, 1000, { ratio: 2, focusX: 1, focusY: 0, zoom: 2 })).toEqual({
      left: 750,
      top: 0,
      width: 250,
      height: 500,
    });
  });
});
