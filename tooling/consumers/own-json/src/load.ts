import type { Pin, Viewer } from '@tackboard/domain';
import { type Photo, pinOf } from './photos';

export interface PageData {
  readonly viewer: Viewer;
  readonly pins: readonly Pin[];
  readonly now: number;
}

interface Me {
  readonly uid?: string;
  readonly albums: number;
}

/** Reads the data of the page from a server with JSON of its own. */
export async function load(origin: string, cookie: string): Promise<PageData> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(origin + path, { headers: { cookie } })).json();
  const [me, photos] = await Promise.all([read('/me'), read('/photos')]);
  const { uid, albums } = me as Me;
  return {
    viewer: uid === undefined ? { isAuth: false } : { isAuth: true, id: uid, boardCount: albums },
    pins: (photos as readonly Photo[]).map(pinOf),
    now: Date.now(),
  };
}
