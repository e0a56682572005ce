import type { Page } from '@playwright/test';

/** Returns the texts that the page shows in part only: cut by their own box, or outside of the window. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      found.push(
        `the page, which is ${root.scrollWidth - root.clientWidth} px wider than its window`,
      );
    }
    const isInScroller = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join(' ')
        .trim();
      const box = element.getBoundingClientRect();
      // Texts for screen readers are one pixel wide.
      if (text === '' || box.width <= 1 || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // An ellipsis says that there is more.
      const isWide =
        hides(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1;
      // Letters reach a little above and below their line.
      const isHigh =
        hides(overflowY) &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 4;
      const isOutside = box.right > root.clientWidth + 1 || box.left < -1;
      if (isWide || isHigh || (isOutside && !isInScroller(element))) found.push(text);
    }
    return found;
  });
}
