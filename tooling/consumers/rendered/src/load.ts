import { createClient, readHomeFeed, readSession } from '@tackboard/api-client';
import type { Pin, Viewer } from '@tackboard/domain';

/** What the server sends with the page. */
export interface PageData {
  readonly viewer: Viewer;
  readonly pins: readonly Pin[];
  readonly bookmark?: string | undefined;
  readonly now: number;
}

/** Reads the data of the page for the visitor who has this cookie. */
export async function load(origin: string, cookie: string): Promise<PageData> {
  const client = createClient({ origin, fetch, headers: () => ({ cookie }) });
  const [{ isAuthenticated, user }, { pins, bookmark }] = await Promise.all([
    readSession(client),
    readHomeFeed(client),
  ]);
  return { viewer: { ...user, isAuth: isAuthenticated }, pins, bookmark, now: Date.now() };
}
