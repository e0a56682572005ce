import type { Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { recordingOf, type Recording } from './record.ts';

/** The pins that are scrolled through, and the saves on the way. */
export const SESSION_PINS = 1500;
export const SESSION_SAVES = 12;

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

/** The id of a pin whose Save is on the screen, and the middle of its card; undefined when there is none. */
const nextToSave = (page: Page, pressed: readonly string[]) =>
  page.evaluate((done) => {
    for (const card of document.querySelectorAll<HTMLElement>('.tb-card[data-save="none"]')) {
      const id = card.dataset['pinId'];
      const { top, bottom, left, width } = card.getBoundingClientRect();
      const isIn = top > 80 && bottom < window.innerHeight;
      const button = card.querySelector<HTMLElement>('.tb-save:not([data-type="promote"])');
      if (id && isIn && button && !done.includes(id))
        return { id, x: left + width / 2, y: top + 40 };
    }
    return undefined;
  }, pressed);

async function pressSave(page: Page, pressed: string[]): Promise<void> {
  const next = await nextToSave(page, pressed);
  if (!next) return;
  await page.mouse.move(next.x, next.y);
  await page.locator(`.tb-card[data-pin-id="${next.id}"] .tb-save`).first().click();
  pressed.push(next.id);
}

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

/** Scrolls through the feed with the wheel, saves pins on the way, and asks the database for each at the end. */
export async function runSession(
  page: Page,
  { databasePath, username }: { readonly databasePath: string; readonly username: string },
): Promise<Session> {
  const pressed: string[] = [];
  const endMs = performance.now() + SESSION_MAX_MS;
  let pins = await reached(page);
  await page.mouse.move(640, 400);
  while ((pins < SESSION_PINS || pressed.length < SESSION_SAVES) && performance.now() < endMs) {
    await page.mouse.wheel(0, WHEEL_PX);
    pins = await reached(page);
    const due = Math.floor((pins * (SESSION_SAVES + 1)) / SESSION_PINS);
    if (pressed.length < Math.min(due, SESSION_SAVES)) await pressSave(page, pressed);
  }
  await settle(page);
  const saved = savedOf(databasePath, username, pressed);
  return { pins, pressed, saved, recording: await recordingOf(page) };
}
