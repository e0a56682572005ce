/**
 * Takes a screenshot of every story in both themes and both directions. Writes one contact sheet per component to
 * `.screenshots/`. Run it with `pnpm screenshots`, or with part of a story id: `pnpm screenshots save-button`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { chromium, type Page } from 'playwright';
import { contactSheet, type SheetPicture } from './contact-sheet.ts';
import { serveFolder } from './story-server.ts';

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'docs' | 'story';
}

/** The page of Storybook's preview. TypeScript does not know its global, so the page is cast where it is read. */
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } };
}

const LOOKS = {
  light: 'theme:light;direction:ltr',
  dark: 'theme:dark;direction:ltr',
  'light-rtl': 'theme:light;direction:rtl',
  'dark-rtl': 'theme:dark;direction:rtl',
} as const;

const MARGIN_PX = 16;

/** Playing a story takes a second or two, and much longer on a busy machine. */
const PLAY_TIMEOUT_MS = 120_000;

const built = fileURLToPath(new URL('../storybook-static', import.meta.url));
const target = new URL('../.screenshots/', import.meta.url);
const idPart = process.argv[2] ?? '';

const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, StoryEntry>>;
};
const stories = Object.values(index.entries).filter(
  ({ id, type }) => type === 'story' && id.includes(idPart),
);

const server = await serveFolder(built);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
try {
  for (const [look, globals] of Object.entries(LOOKS)) {
    const byTitle = new Map<string, SheetPicture[]>();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const story of stories) {
      const pictures = byTitle.get(story.title) ?? [];
      byTitle.set(story.title, pictures);
      pictures.push({ name: story.name, picture: await pictureOf(page, story, globals) });
    }
    await page.close();
    for (const [title, pictures] of byTitle) {
      const file = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${look}.png`;
      writeFileSync(
        new URL(file, target),
        await contactSheet(browser, `${title}, ${look}`, pictures),
      );
    }
    console.log(`${look}: ${stories.length} stories on ${byTitle.size} sheets`);
  }
  console.log(`in ${fileURLToPath(target)}`);
} finally {
  await browser.close();
  server.close();
}

/** Takes the screenshot after the story was played, with the dialog or menu that it opened. */
async function pictureOf(page: Page, { id }: StoryEntry, globals: string): Promise<Buffer> {
  await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page
    .waitForFunction(
      (phases) => {
        // Storybook does not type its preview.
        const { currentRender } = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__;
        return phases.includes(currentRender?.phase ?? '');
      },
      ['completed', 'finished', 'errored'],
      { timeout: PLAY_TIMEOUT_MS },
    )
    .catch((cause: unknown) => {
      throw new Error(`The story ${id} (${globals}) did not finish.`, { cause });
    });
  await page.waitForLoadState('networkidle');
  const box = await page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('#storybook-root *, body > [data-base-ui-portal] *'),
    ]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  });
  const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
  const x = Math.max(0, Math.min(box.left - MARGIN_PX, viewport.width - MARGIN_PX));
  const right = Math.min(viewport.width, box.right + MARGIN_PX);
  const height = Math.min(viewport.height, box.bottom + MARGIN_PX);
  if (!(right - x > MARGIN_PX && height > MARGIN_PX)) return page.screenshot();
  return page.screenshot({ clip: { x, y: 0, width: right - x, height } });
}
