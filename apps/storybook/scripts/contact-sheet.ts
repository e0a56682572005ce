import type { Browser } from 'playwright';

/** A screenshot of one story. */
export interface SheetPicture {
  readonly name: string;
  /** A PNG. */
  readonly picture: Buffer;
}

const SHEET_WIDTH_PX = 1600;
const PICTURE_HEIGHT_PX = 420;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Arranges screenshots on one page, each with its name. Returns a PNG. */
export async function contactSheet(
  browser: Browser,
  title: string,
  pictures: readonly SheetPicture[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 600 } });
  const figures = pictures.map(
    ({ name, picture }) =>
      `<figure><figcaption>${escaped(name)}</figcaption>` +
      `<img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:16px;font:13px system-ui;background:#888;color:#fff}h1{font-size:18px}
     main{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}figcaption{margin-bottom:4px}
     img{display:block;max-height:${PICTURE_HEIGHT_PX}px;max-width:${SHEET_WIDTH_PX - 32}px}</style>
     <h1>${escaped(title)}</h1><main>${figures.join('')}</main>`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
