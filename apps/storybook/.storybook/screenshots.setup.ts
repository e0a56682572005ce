import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoryPicture } from '../src/screenshots/draw-sheet.ts';
import { FixedDate, seededRandom } from '../src/screenshots/fixed-clock.ts';
import { settlePage } from '../src/screenshots/settle-page.ts';

/** Space around the story. */
const MARGIN_PX = 16;

// Nothing calls `Date()` without `new`, which is all that a class lacks.
globalThis.Date = FixedDate as unknown as DateConstructor;

/** How often a story may have grown since the last look. */
const LOOKS = 10;

/** A theme changes colours only, so each story is played once and photographed in both. */
const THEMES = ['light', 'dark'] as const;

beforeEach(() => {
  FixedDate.restart();
  Math.random = seededRandom(1);
});

/** A box around everything that shows, inside the window. Dialogs and menus are outside of the root of the story. */
function frame(): HTMLElement {
  let right = 0;
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  const element = document.createElement('div');
  const width = Math.min(innerWidth, Math.ceil(right) + MARGIN_PX);
  const height = Math.min(innerHeight, Math.ceil(bottom) + MARGIN_PX);
  element.style.cssText = `position:fixed;inset:0 auto auto 0;width:${width}px;height:${height}px;pointer-events:none`;
  return element;
}

/** The pictures of the stories of this file, by theme. */
const pictures: Record<(typeof THEMES)[number], StoryPicture[]> = { light: [], dark: [] };
let component = '';

/** The page is settled once nothing has grown between two looks: a dialog grows when its picture has loaded. */
async function settledFrame(): Promise<HTMLElement> {
  let box = frame();
  for (let look = 0; look < LOOKS; look++) {
    await settlePage();
    const next = frame();
    if (next.style.cssText === box.style.cssText) return box;
    box = next;
  }
  throw new Error(`The story still grows after ${LOOKS} looks.`);
}

async function photograph(story: string): Promise<void> {
  const box = await settledFrame();
  document.body.append(box);
  try {
    document.documentElement.classList.add('tb-theme');
    for (const theme of THEMES) {
      document.documentElement.dataset['theme'] = theme;
      await settlePage();
      const png = await page.screenshot({
        element: box,
        base64: true,
        save: false,
        // A spinner stands where its turn begins.
        animations: 'disabled',
        caret: 'hide',
      });
      pictures[theme].push({ name: story, png });
    }
  } finally {
    box.remove();
    // The next story, or the file that it is in, may read the theme for the document of a frame.
    document.documentElement.dataset['theme'] = THEMES[0];
  }
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  const [title = '', story = ''] = storyId.split('--');
  component = title;
  await photograph(story);
});

afterAll(async () => {
  for (const theme of THEMES) {
    if (pictures[theme].length === 0) continue;
    const difference = await commands.compareSheet(`${theme}/${component}`, pictures[theme]);
    if (difference !== undefined) throw new Error(difference);
  }
});
