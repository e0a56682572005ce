import sharp from 'sharp';

/** How one story looks. */
export interface StoryPicture {
  readonly name: string;
  /** A PNG in base64. */
  readonly png: string;
}

/** Where the picture of a story is on its sheet, in pixels. */
export interface Tile {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The pictures of all stories of a component, side by side. */
export interface Sheet {
  readonly webp: Buffer;
  readonly tiles: readonly Tile[];
}

const SHEET_WIDTH_PX = 2000;
const GAP_PX = 16;
const CAPTION_PX = 20;
const GROUND = '#8a8a8a';
/** Photographs of this quality look like themselves, and take a tenth of the bytes of a PNG. */
const WEBP_QUALITY = 55;
/** Small enough for a row of several stories, and large enough to read them. */
const SCALE = 0.6;
/** A sheet that would take more than this is drawn smaller: pages full of photographs. All sheets together stay below 5 MB. */
const LARGE_SHEET_BYTES = 400_000;
const SCALE_OF_LARGE = 0.5;

/** Draws the stories of a component in rows, each under its name. */
export async function drawSheet(
  pictures: readonly StoryPicture[],
  largeBytes = LARGE_SHEET_BYTES,
): Promise<Sheet> {
  const sheet = await drawScaled(pictures, SCALE);
  return sheet.webp.length > largeBytes ? drawScaled(pictures, SCALE_OF_LARGE) : sheet;
}

async function drawScaled(pictures: readonly StoryPicture[], scale: number): Promise<Sheet> {
  const small = await Promise.all(
    pictures.map(({ png }) => shrink(Buffer.from(png, 'base64'), scale)),
  );
  const { tiles, width, height } = arrange(
    small.map(({ info }, at) => ({
      name: pictures[at]?.name ?? '',
      width: info.width,
      height: info.height,
    })),
  );
  const layers = small.flatMap(({ data }, at) => {
    const { name, left, top, width } = tiles[at]!;
    return [
      { input: data, left, top },
      { input: caption(name, width), left, top: top - CAPTION_PX },
    ];
  });
  const webp = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toBuffer();
  return { webp, tiles };
}

/** Cuts off the empty page around a story, and makes it smaller. */
async function shrink(picture: Buffer, scale: number) {
  const { data, info } = await sharp(picture)
    .trim({ threshold: 1, margin: GAP_PX })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = Math.ceil(info.width * scale);
  return sharp(data).resize({ width }).png().toBuffer({ resolveWithObject: true });
}

/** Places boxes from left to right, and in a new row where the width ends. */
export function arrange(boxes: readonly Pick<Tile, 'name' | 'width' | 'height'>[]) {
  const tiles: Tile[] = [];
  let [left, top, rowHeight, width] = [GAP_PX, GAP_PX + CAPTION_PX, 0, 0];
  for (const box of boxes) {
    if (left > GAP_PX && left + box.width + GAP_PX > SHEET_WIDTH_PX) {
      top += rowHeight + GAP_PX + CAPTION_PX;
      [left, rowHeight] = [GAP_PX, 0];
    }
    tiles.push({ ...box, left, top });
    left += box.width + GAP_PX;
    width = Math.max(width, left);
    rowHeight = Math.max(rowHeight, box.height);
  }
  return { tiles, width, height: top + rowHeight + GAP_PX };
}

function caption(name: string, width: number): Buffer {
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg width="${width}" height="${CAPTION_PX}" xmlns="http://www.w3.org/2000/svg"><text x="0" y="14" font-family="sans-serif" font-size="12" fill="#fff">${text}</text></svg>`,
  );
}

/** How much a colour channel of a pixel may differ, of 255. */
const CHANNEL_DIFFERENCE_MAX = 40;
/** The share of the pixels of a story that may differ by more. */
const DIFFERENT_SHARE_MAX = 0.0005;

/** Returns the names of the stories that look different on another sheet; all of them when the places differ. */
export async function differentStories(
  { webp, tiles }: Sheet,
  accepted: Buffer,
): Promise<readonly string[]> {
  const [now, before] = await Promise.all([pixels(webp), pixels(accepted)]);
  if (now.info.width !== before.info.width || now.info.height !== before.info.height) {
    return tiles.map(({ name }) => name);
  }
  return tiles
    .filter((tile) => differentShare(now, before, tile) > DIFFERENT_SHARE_MAX)
    .map(({ name }) => name);
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

type Pixels = Awaited<ReturnType<typeof pixels>>;

function differentShare(now: Pixels, before: Pixels, { left, top, width, height }: Tile): number {
  const { channels, width: rowWidth } = now.info;
  let different = 0;
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = (y * rowWidth + x) * channels;
      for (let channel = at; channel < at + channels; channel += 1) {
        if (
          Math.abs((now.data[channel] ?? 0) - (before.data[channel] ?? 0)) <= CHANNEL_DIFFERENCE_MAX
        )
          continue;
        different += 1;
        break;
      }
    }
  }
  return different / (width * height);
}
