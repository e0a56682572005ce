import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findChromium } from '@tackboard/browser';

const RECORD = new URL('../screenshots/chromium.txt', import.meta.url);

async function versionHere(): Promise<string> {
  const { stdout } = await promisify(execFile)(await findChromium(), ['--version']);
  return /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? stdout.trim();
}

/** The version of Chromium that took the accepted screenshots; an empty text when none is accepted. */
export async function recordedChromium(): Promise<string> {
  return (await readFile(RECORD, 'utf8').catch(() => '')).trim();
}

/**
 * Writes down the version of Chromium that takes the screenshots. Throws when others were taken with another version: a record
 * has one.
 */
export async function recordChromium(): Promise<void> {
  const [recorded, here] = await Promise.all([recordedChromium(), versionHere()]);
  if (recorded !== '' && recorded !== here) {
    throw new Error(
      `The accepted screenshots were taken with Chromium ${recorded}, and this is ${here}. To take all of them again, remove the folder apps/storybook/screenshots first.`,
    );
  }
  await writeFile(RECORD, `${here}\n`);
}

/**
 * Whether this machine has the Chromium of the accepted screenshots. Another version draws letters and shadows a little
 * differently, so the comparison is skipped, and says so.
 */
export async function isRecordedChromium(): Promise<boolean> {
  const [recorded, here] = await Promise.all([recordedChromium(), versionHere()]);
  if (here === recorded) return true;
  console.warn(
    recorded === ''
      ? 'Screenshots are not compared: none is accepted. Take them with `pnpm screenshots:accept`.'
      : `Screenshots are not compared: they were taken with Chromium ${recorded}, and this is ${here}.`,
  );
  return false;
}
