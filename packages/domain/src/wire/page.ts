import type { Board, BoardSection } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { User } from '../user/user.js';
import { type Codec, isObject } from './codec.js';
import { board, boardSection } from './board.js';
import { pin } from './pin.js';
import { type DecodeOptions, startReading, report } from './reading.js';
import { user } from './user.js';

/** The pins of a page, and the number of skipped items. */
export interface DecodedPinPage {
  readonly pins: readonly Pin[];
  readonly skipped: number;
}

/** The items of a page, and the number of skipped ones. */
export interface DecodedPage<Item> {
  readonly items: readonly Item[];
  readonly skipped: number;
}

/**
 * Decodes a page of pins in the snake_case form (S1 §7.7): a list, an object with `results`, or one pin. Items without
 * an id, and items of another type, are skipped and counted. Never throws.
 */
export function decodePinPage(data: unknown, options?: DecodeOptions): DecodedPinPage {
  const { items, skipped } = readPage(pin, 'pin', data, options);
  return { pins: items, skipped };
}

/** Decodes a page of boards in the snake_case form: a list, an object with `results`, or one board. */
export function decodeBoardPage(data: unknown, options?: DecodeOptions): DecodedPage<Board> {
  return readPage(board, 'board', data, options);
}

/** Decodes a page of board sections in the snake_case form: a list, an object with `results`, or one section. */
export function decodeSectionPage(
  data: unknown,
  options?: DecodeOptions,
): DecodedPage<BoardSection> {
  return readPage(boardSection, 'board_section', data, options);
}

/** Decodes a page of users in the snake_case form: a list, an object with `results`, or one user. */
export function decodeUserPage(data: unknown, options?: DecodeOptions): DecodedPage<User> {
  return readPage(user, 'user', data, options);
}

function readPage<Item>(
  codec: Codec<Item>,
  type: string,
  data: unknown,
  options: DecodeOptions | undefined,
): DecodedPage<Item> {
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
