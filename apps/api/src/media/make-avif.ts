import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../database/database.js';
import { retryBusy } from '../database/retry-busy.js';
import type { PictureFile } from './picture.js';
import { exists, writeWhole } from './store.js';

/** As good as the JPEG files. A higher effort takes longer and saves little. */
const AVIF = { quality: 55, effort: 3 } as const;

/** The sizes that a browser chooses from: those with the ratio of the picture. */
const CANDIDATE = /^\d+x$/;

/** Nothing is made until no request has come for this long. */
const IDLE_MS = 2000;

/** Creates the function that makes the AVIF files of one picture, beside its JPEG files. It resolves with false when all have theirs. */
export function createMakeAvif(database: Database, directory: string): () => Promise<boolean> {
  const next = database.query<{ signature: string; files: string }>(
    `SELECT signature, files FROM pictures WHERE files NOT LIKE '%"avif":%' LIMIT 1`,
  );
  const save = database.prepare('UPDATE pictures SET files = :files WHERE signature = :signature');
  return async () => {
    const picture = next.first({});
    if (picture === undefined) return false;
    const files = JSON.parse(picture.files) as Record<string, PictureFile>;
    for (const [key, file] of Object.entries(files)) {
      if (CANDIDATE.test(key)) files[key] = { ...file, avif: await makeFile(file, directory) };
    }
    const { signature } = picture;
    await retryBusy(() => save.run({ signature, files: JSON.stringify(files) }));
    return true;
  };
}

/** Makes one file. A file that another server has made is used. */
async function makeFile({ file }: PictureFile, directory: string): Promise<string> {
  const name = file.replace(/jpg$/, 'avif');
  const path = join(directory, name);
  if (!(await exists(path))) {
    const jpeg = await readFile(join(directory, file));
    await writeWhole(path, await sharp(jpeg).avif(AVIF).toBuffer());
  }
  return name;
}

/** Starts to make the AVIF files of all pictures, one picture after the other, also of those that come later. It ends at an error. */
export function startAvif(makeAvif: () => Promise<boolean>, onError: (error: unknown) => void) {
  let requestedAt = performance.now();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number): void => {
    if (!isStopped) timer = setTimeout(() => void work(), ms).unref();
  };
  const work = async (): Promise<void> => {
    const idleMs = performance.now() - requestedAt;
    if (idleMs < IDLE_MS) return wait(IDLE_MS - idleMs);
    try {
      wait((await makeAvif()) ? 0 : IDLE_MS);
    } catch (error) {
      // The database closes while a file is made.
      if (!isStopped) onError(error);
    }
  };
  wait(IDLE_MS);
  return {
    /** Call this at each request: the files wait until the server is idle. */
    noteRequest(): void {
      requestedAt = performance.now();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
