import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** What a page loaded until it was idle, with nothing pressed. */
export interface FirstLoad {
  readonly scripts: Loaded;
  readonly sheets: Loaded;
  /** All requests, with those for calls and pictures. */
  readonly requests: number;
}

/** A number of files, and their gzipped bytes. */
export interface Loaded {
  readonly count: number;
  readonly bytes: number;
}

/** Counts what a page loads. */
export async function measureFirstLoad(
  page: Page,
  load: () => Promise<unknown>,
): Promise<FirstLoad> {
  let requests = 0;
  const files: Promise<{ type: string; bytes: number }>[] = [];
  const countResponse = (response: Response) => {
    requests++;
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    files.push(response.body().then((body) => ({ type, bytes: gzipSync(body).byteLength })));
  };
  page.on('response', countResponse);
  await load();
  page.off('response', countResponse);
  const loaded = await Promise.all(files);
  const sizesOf = (type: string) => loaded.filter((file) => file.type === type);
  return {
    scripts: total(sizesOf('script')),
    sheets: total(sizesOf('stylesheet')),
    requests,
  };
}

function total(files: readonly { readonly bytes: number }[]): Loaded {
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
