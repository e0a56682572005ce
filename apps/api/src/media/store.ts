import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const UNFINISHED = '.unfinished-';

/** An unfinished file older than this belongs to a process that was killed. */
const UNFINISHED_MAX_AGE_MS = 10 * 60_000;

/** Writes a file atomically: under another name, then renamed. An existing file is kept, because names are content hashes. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** Reads a file; `undefined` when it does not exist. */
export function readIfExists(path: string): Promise<string | undefined> {
  return ifExists(readFile(path, 'utf8'));
}

/** Whether a file exists. */
export async function exists(path: string): Promise<boolean> {
  return (await ifExists(stat(path))) !== undefined;
}

/** What an access to a file returns; `undefined` when the file does not exist. */
async function ifExists<Value>(access: Promise<Value>): Promise<Value | undefined> {
  try {
    return await access;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes unfinished files of killed processes. Others may finish theirs in the meantime: processes may share a folder. */
export async function removeUnfinished(directory: string, nowMs: number): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.startsWith(UNFINISHED)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs = nowMs } = (await ifExists(stat(path))) ?? {};
    if (nowMs - mtimeMs > UNFINISHED_MAX_AGE_MS) await rm(path, { force: true });
  }
}
