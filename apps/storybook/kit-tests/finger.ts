import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openSample } from './browse.ts';

/** A phone without hover. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Uses a sample by touch only, on a phone without hover. */
export async function withFinger(id: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems, close } = await openSample('react-19', id, PHONE);
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  await act(page);
  expect(await problems()).toEqual([]);
  await close();
}

/** Returns a point on a picture without a button. */
export async function placeOn(
  picture: Locator,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await picture.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Starts a touch on a picture. Returns a function that ends it. */
export async function fingerOn(page: Page, picture: Locator): Promise<() => Promise<unknown>> {
  const touchPoints = [await placeOn(picture)];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Swipes across a picture in steps. */
export async function swipe(page: Page, picture: Locator, byX: number): Promise<void> {
  const { x, y } = await placeOn(picture);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  // A swipe takes less than half a second (S1 §4), also where each response takes its time.
  await Promise.all([
    touch('touchStart', x),
    ...[1, 2, 3, 4].map((step) => touch('touchMove', x + (byX * step) / 4)),
    touch('touchEnd'),
  ]);
}
