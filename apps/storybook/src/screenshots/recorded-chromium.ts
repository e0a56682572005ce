import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@tackboard/browser';

const FOLDER = new URL('../../screenshots/', import.meta.url);
const RECORD = new URL('chromium.txt', FOLDER);

/** The build of a Chromium, such as `156.0.8078`. Its patches, the last number, mend faults and draw the same. */
export function buildOf(version: string): string {
  return /\d+\.\d+\.\d+/.exec(version)?.[0] ?? version.trim();
}

async function buildHere(): Promise<string> {
  const { stdout } = await promisify(execFile)(await findChromium(), ['--version']);
  return buildOf(stdout);
}

async function recordedBuild(): Promise<string> {
  return buildOf(await readFile(RECORD, 'utf8').catch(() => ''));
}

/** Whether a command accepts the sheets that it takes: it has `--update`, or `--update=all` as in `pnpm screenshots:accept`. */
export function acceptsSheets(command: readonly string[]): boolean {
  return command.some((parameter) => /^--update(?:=all)?$/.test(parameter));
}

/** The accepted sheets, such as `dark/saving-savebutton.webp`. */
export function acceptedSheets(): readonly string[] {
  return globSync('*/*.webp', { cwd: fileURLToPath(FOLDER) }).toSorted();
}

/**
 * Writes down the build of Chromium that takes the sheets.
 * @throws when others were taken with another build: all have one.
 */
export async function recordChromium(): Promise<void> {
  const [recorded, here] = await Promise.all([recordedBuild(), buildHere()]);
  if (recorded !== '' && recorded !== here) {
    throw new Error(
      `The accepted sheets were taken with Chromium ${recorded}, and this is ${here}. To take all of them again, remove the folder apps/storybook/screenshots first.`,
    );
  }
  await mkdir(FOLDER, { recursive: true });
  await writeFile(RECORD, `${here}\n`);
}

/**
 * Whether this machine has the Chromium that took the accepted sheets. Another build draws letters and shadows a little
 * differently, so it compares nothing, and says so.
 * @throws where `CI` is set: there something has to be compared.
 */
export async function isRecordedChromium(): Promise<boolean> {
  const [recorded, here] = await Promise.all([recordedBuild(), buildHere()]);
  if (here === recorded) return true;
  const text = `${acceptedSheets().length} pictures not compared: they were taken with Chromium ${recorded}, and this is ${here}.`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`${text}\n`);
  return false;
}
