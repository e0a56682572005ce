import type { Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { recordingOf, type Recording } from './record.ts';

/** The pins that are scrolled through, and the presses on the way: on Save, and on More. */
export const SESSION_PINS = 1500;
export const SESSION_SAVES = 12;
const SESSION_MENUS = 6;
/** Presses on the arrow of a carousel; the feed has few. */
const SESSION_ARROWS = 4;

const WHEEL_PX = 300;

/** A session that has not ended after this time fails. */
const SESSION_MAX_MS = 240_000;

/** What happened while a viewer scrolled and saved. */
export interface Session {
  readonly pins: number;
  /** The ids of the pins whose Save was pressed. */
  readonly pressed: readonly string[];
  /** Those that the server has saved. */
  readonly saved: readonly string[];
  readonly recording: Recording;
}

/** The number of pins down to the last rendered one. */
const reached = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('.tb-grid-item')].map(({ ariaPosInSet }) =>
        Number(ariaPosInSet),
      ),
    ),
  );

/** The id of a pin on the screen whose card has a control, and a point of that card; undefined when there is none. */
const nextCard = (page: Page, control: string, done: readonly string[]) =>
  page.evaluate(
    ([selector, ids]) => {
      for (const button of document.querySelectorAll(selector)) {
        const card = button.closest<HTMLElement>('.tb-card')!;
        const { top, bottom, left, width } = card.getBoundingClientRect();
        const id = card.dataset['pinId']!;
        if (top > 80 && bottom < window.innerHeight && !ids.includes(id))
          return { id, x: left + width / 2, y: top + 40 };
      }
      return undefined;
    },
    [control, done] as const,
  );

/** Points at a card and presses a control of it. Adds the id of its pin to `done`. */
async function press(page: Page, control: string, done: string[]): Promise<boolean> {
  const next = await nextCard(page, control, done);
  if (!next) return false;
  await page.mouse.move(next.x, next.y);
  const name = control.split(' ').at(-1)!;
  await page.locator(`.tb-card[data-pin-id="${next.id}"] ${name}`).first().click();
  done.push(next.id);
  return true;
}

const SAVE = '.tb-card[data-save="none"] .tb-save:not([data-type="promote"])';

/** Waits until the server has no save to answer. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.tb-card[data-save="saving"]') === null);
  await page.waitForLoadState('networkidle');
}

/** Which of the pins the person has saved, by the database. */
function savedOf(databasePath: string, username: string, pins: readonly string[]): string[] {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const query = database.prepare(
      `SELECT count(*) AS count FROM saves JOIN users ON users.id = saves.user_id
       WHERE saves.deleted_at IS NULL AND users.username = ? AND saves.pin_id = ?`,
    );
    return pins.filter((pin) => Number(query.get(username, pin)?.['count']) > 0);
  } finally {
    database.close();
  }
}

/**
 * Scrolls through the feed with the wheel, presses Save, More and arrows on the way, and asks the database for each save at the
 * end. Without a database each press counts as saved.
 */
export async function runSession(
  page: Page,
  { databasePath, username }: { readonly databasePath?: string; readonly username: string },
): Promise<Session> {
  const pressed: string[] = [];
  const menus: string[] = [];
  const arrows: string[] = [];
  const endMs = performance.now() + SESSION_MAX_MS;
  let pins = await reached(page);
  await page.mouse.move(640, 400);
  while ((pins < SESSION_PINS || pressed.length < SESSION_SAVES) && performance.now() < endMs) {
    await page.mouse.wheel(0, WHEEL_PX);
    pins = await reached(page);
    const due = Math.floor((pins * (SESSION_SAVES + 1)) / SESSION_PINS);
    if (pressed.length < Math.min(due, SESSION_SAVES)) await press(page, SAVE, pressed);
    else if (menus.length < Math.min(due / 2, SESSION_MENUS)) {
      if (!(await press(page, '.tb-more', menus))) continue;
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('Escape');
    } else if (arrows.length < SESSION_ARROWS) await press(page, '[data-press=next]', arrows);
  }
  await settle(page);
  const saved = databasePath === undefined ? pressed : savedOf(databasePath, username, pressed);
  return { pins, pressed, saved, recording: await recordingOf(page) };
}
