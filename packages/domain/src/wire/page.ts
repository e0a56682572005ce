import type { Board } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import { type Codec, isObject } from './codec.js';
import { board } from './board.js';
import { pin } from './pin.js';
import { type DecodeOptions, startReading, report } from './reading.js';

/** The pins of a page, and the number of skipped items (S1 §7). */
export interface DecodedPinPage {
  readonly pins: readonly Pin[];
  readonly skipped: number;
}

/** The boards of a page, and the number of skipped items (S3 §7). */
export interface DecodedBoardPage {
  readonly boards: readonly Board[];
  readonly skipped: number;
}

/**
 * Decodes a page of pins in the snake_case form (S1 §7): a list, an object with `results`, or one pin. Items without
 * an id, and items of another type, are skipped and counted. Never throws.
 */
export function decodePinPage(data: unknown, options?: DecodeOptions): DecodedPinPage {
  const { items, skipped } = readPage(pin, 'pin', data, options);
  return { pins: items, skipped };
}

/** Decodes a page of boards in the snake_case form (S3 §7): a list, an object with `results`, or one board. */
export function decodeBoardPage(data: unknown, options?: DecodeOptions): DecodedBoardPage {
  const { items, skipped } = readPage(board, 'board', data, options);
  return { boards: items, skipped };
}

function readPage<Item>(
  codec: Codec<Item>,
  type: string,
  data: unknown,
  options: DecodeOptions | undefined,
): { items: readonly Item[]; skipped: number } {
  const reading = startReading('rest', options);
  const isSearch = isObject(data) && Array.isArray(data['results']);
  if (isSearch) reading.path[reading.depth++] = 'results';
  const entries: readonly unknown[] = isSearch ? (data['results'] as unknown[]) : listOf(data);
  const depth = reading.depth;
  const items: Item[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    reading.path[depth] = at;
    reading.depth = depth + 1;
    const isOther = isObject(entry) && typeof entry['type'] === 'string' && entry['type'] !== type;
    if (isOther || entry === null || entry === undefined) {
      report(reading, isOther ? 'unknown-value' : 'incomplete', entry);
      continue;
    }
    const item = codec.read(entry, reading);
    if (item !== undefined) items.push(item);
  }
  return { items, skipped: entries.length - items.length };
}

function listOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const isEmpty = data === null || data === undefined || data === '';
  return isEmpty || (isObject(data) && Object.keys(data).length === 0) ? [] : [data];
}
