import type { Page } from '@playwright/test';
import { seededId } from '@tackboard/api';
import { signIn } from './sign-in.js';

/** Replaces each `{slug}` in a path by the id of the seeded pin, and each `{board:owner/slug}` by that of the board. */
export function seededPath(path: string): string {
  return path
    .replaceAll(/\{board:([^}]+)\}/g, (_, name: string) => seededId('board', name))
    .replaceAll(/\{([a-z0-9-]+)\}/g, (_, slug: string) => seededId('pin', slug));
}

/** Opens a path of `docs/features.md`, as the person with a username or as who is signed in already. */
export async function open(page: Page, path: string, username?: string): Promise<void> {
  if (username !== undefined) await signIn(page, username);
  await page.goto(seededPath(path));
}
