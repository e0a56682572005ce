import type { Board } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import { type Codec, isObject } from './codec.js';
import { board } from './board.js';
import { pin } from './pin.js';
import { type DecodeOptions, startReading, tell } from './reading.js';

/** The pins of one page, and how many items could not be read or are no pins (S1 §7). */
export interface DecodedPinPage {
  readonly pins: readonly Pin[];
  readonly skipped: number;
}

/** The boards of one page, and how many items could not be read (S3 §7). */
export interface DecodedBoardPage {
  readonly boards: readonly Board[];
  readonly skipped: number;
}

/**
 * Reads a page of pins in the snake_case form: a list, an object with `results`, or one pin. An item without an id,
 * or one that says it is something else than a pin, is skipped and counted. Never throws (S1 §7).
 */
export function decodePinPage(data: unknown, options?: DecodeOptions): DecodedPinPage {
  const { items, skipped } = readPage(pin, 'pin', data, options);
  return { pins: items, skipped };
}

/** Reads a page of boards in the snake_case form: a list, an object with `results`, or one board (S3 §7). */
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
      tell(reading, isOther ? 'unknown-value' : 'incomplete', entry);
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
