import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { FixedDate, seededRandom } from '../src/screenshots/fixed-clock.ts';
import { settlePage } from '../src/screenshots/settle-page.ts';

/** Space around the story. */
const MARGIN_PX = 16;

// Nothing calls `Date()` without `new`, which is all that a class lacks.
globalThis.Date = FixedDate as unknown as DateConstructor;

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

async function compare(storyId: string): Promise<void> {
  const box = frame();
  document.body.append(box);
  try {
    for (const theme of THEMES) {
      document.documentElement.dataset['theme'] = theme;
      await settlePage();
      const name = `${theme}/${storyId.replace('--', '/')}`;
      await expect.element(page.elementLocator(box)).toMatchScreenshot(name);
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
  await settlePage();
  await compare(storyId);
});
