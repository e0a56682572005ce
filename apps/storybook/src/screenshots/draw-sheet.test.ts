import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { arrange, differentStories, drawSheet } from './draw-sheet.ts';

/** A page with a box in a corner. */
async function pageWith(color: string, side = 40): Promise<string> {
  const box = await sharp({
    create: { width: side, height: side, channels: 3, background: color },
  })
    .png()
    .toBuffer();
  const page = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } });
  const png = await page
    .composite([{ input: box, left: 20, top: 20 }])
    .png()
    .toBuffer();
  return png.toString('base64');
}

const red = async () => ({ name: 'red', png: await pageWith('#f00') });
const blue = async () => ({ name: 'blue', png: await pageWith('#00f') });

describe('a sheet', () => {
  it('places the stories in rows, each with room for its name', () => {
    const boxes = [1500, 400, 600].map((width, at) => ({ name: `${at}`, width, height: 100 }));
    const { tiles, width, height } = arrange(boxes);
    expect(tiles.map(({ left, top }) => [left, top])).toEqual([
      [16, 36],
      [1532, 36],
      [16, 172],
    ]);
    expect([width, height]).toEqual([1948, 288]);
  });

  it('cuts off the empty page around a story, and makes it smaller', async () => {
    const { tiles } = await drawSheet([await red()]);
    expect(tiles).toMatchObject([{ width: 44, height: 44 }]);
  });

  it('is smaller when it would take more bytes than a limit', async () => {
    const { tiles } = await drawSheet([await red()], 100);
    expect(tiles).toMatchObject([{ width: 36 }]);
    const { tiles: below } = await drawSheet([await red()], 10_000);
    expect(below).toMatchObject([{ width: 44 }]);
  });

  it('is equal to itself', async () => {
    const sheet = await drawSheet([await red(), await blue()]);
    expect(await differentStories(sheet, sheet.webp)).toEqual([]);
  });

  it('names the stories that look different', async () => {
    const before = await drawSheet([await red(), await blue()]);
    const now = await drawSheet([await red(), { name: 'blue', png: await pageWith('#0a0') }]);
    expect(await differentStories(now, before.webp)).toEqual(['blue']);
  });

  it('names all stories when one has another size', async () => {
    const before = await drawSheet([await red(), await blue()]);
    const now = await drawSheet([await red(), { name: 'blue', png: await pageWith('#00f', 50) }]);
    expect(await differentStories(now, before.webp)).toEqual(['red', 'blue']);
  });
});
