import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-server.js';
import { removeUnfinished, writeWhole } from './store.js';

const LARGE_BYTES = 64 * 1024 * 1024;

describe('writeWhole', () => {
  it('never shows a part of a file', async () => {
    const path = join(temporaryFolder(), 'new/large.bin');
    let isWriting = true;
    const writing = writeWhole(path, Buffer.alloc(LARGE_BYTES)).finally(() => {
      isWriting = false;
    });
    const sizes = new Set<number>();
    while (isWriting) {
      if (existsSync(path)) sizes.add(statSync(path).size);
      await nextTurn();
    }
    await writing;
    sizes.add(statSync(path).size);
    expect([...sizes]).toEqual([LARGE_BYTES]);
    expect(readdirSync(join(path, '..'))).toEqual(['large.bin']);
  });

  it('keeps an existing file', async () => {
    const path = join(temporaryFolder(), 'kept.txt');
    await writeWhole(path, 'first');
    await writeWhole(path, 'second');
    expect(readFileSync(path, 'utf8')).toBe('first');
  });
});

describe('removeUnfinished', () => {
  it('leaves alone what another process is about to finish', async () => {
    const folder = temporaryFolder();
    const names = Array.from({ length: 500 }, (_, at) => `${at}.txt`);
    let isWriting = true;
    const writing = Promise.all(names.map((name) => writeWhole(join(folder, name), name))).finally(
      () => {
        isWriting = false;
      },
    );
    while (isWriting) await removeUnfinished(folder, Date.now());
    await writing;
    expect(readdirSync(folder)).toHaveLength(names.length);
  });
});
