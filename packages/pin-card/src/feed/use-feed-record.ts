'use client';
import type { KeyValueStore } from '@tackboard/domain';
import { type RefObject, useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import type { GridSnapshot } from '../grid/grid-scene.js';
import type { PinGridActions } from '../grid/pin-grid.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { type FeedPage, withoutPins } from './feed-pages.js';

/** A feed as the viewer left it. */
export interface FeedRecord {
  readonly pages: readonly FeedPage[];
  /** The bookmark of the next page; undefined at the end. */
  readonly bookmark: string | undefined;
  readonly position: GridSnapshot | null;
  /** Pins that the viewer had hidden or reported: they show no more after a reload, which forgets their Undo. */
  readonly hiddenPinIds?: readonly string[];
}

/** Keeps the record of a feed: a storage that lives as long as the tab, such as the browser's session storage. */
export type FeedStorage = Pick<KeyValueStore, 'get' | 'set'>;

/** Whose record it is, and of which visit. */
interface FeedVisit {
  /** The name of the feed. */
  readonly key: string;
  /** The history entry that the feed is on. */
  readonly entry: string;
  readonly viewerId: string | undefined;
}

interface StoredRecord extends FeedRecord, Omit<FeedVisit, 'key'> {}

/** The key under which a feed's record is stored. */
const storageKey = (key: string) => `tackboard feed ${key}`;

/** The record of a visit; null on the first one, and when the storage is blocked or its text is damaged. */
export function readFeedRecord(
  storage: FeedStorage,
  { key, entry, viewerId }: FeedVisit,
): FeedRecord | null {
  const record = parseRecord(whereAllowed(() => storage.get(storageKey(key))) ?? null);
  return record?.entry === entry && record.viewerId === viewerId ? record : null;
}

/** Replaces the record of a feed. A feed too long for the storage has none: it starts at its top again. */
export function writeFeedRecord(
  storage: FeedStorage,
  { key, entry, viewerId }: FeedVisit,
  record: FeedRecord,
): void {
  const stored: StoredRecord = { ...record, entry, viewerId };
  // An outdated record would show pins that are gone, so it is cleared even when there is no room for another.
  whereAllowed(() => storage.set(storageKey(key), ''));
  whereAllowed(() => storage.set(storageKey(key), JSON.stringify(stored)));
}

/** The result of a storage call; undefined when the storage throws: the browser blocks it, it is full or a host's own fails. */
function whereAllowed<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

function parseRecord(text: string | null): StoredRecord | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as Partial<StoredRecord> | null;
    const { hiddenPinIds = [] } = record ?? {};
    return Array.isArray(record?.pages) && record.pages.every(isPage) && Array.isArray(hiddenPinIds)
      ? (record as StoredRecord)
      : null;
  } catch {
    return null;
  }
}

function isPage(page: Partial<FeedPage> | null): boolean {
  return Array.isArray(page?.pins) && page.pins.every((pin) => typeof pin?.id === 'string');
}

/**
 * The field of `history.state` that names the entry. Routers keep the fields of others when a state is replaced. It is the
 * history of the page that runs the kit, also for a grid in a frame: the router of that page moves it.
 */
const ENTRY_FIELD = 'tackboardEntry';

/** The record of this history entry, read once; null on the first visit and on a server. */
export function useFeedRecord(key: string, storage: FeedStorage | undefined): FeedRecord | null {
  const { context, core } = useInternals('usePinFeed');
  const viewerId = context.viewer.id;
  const [record] = useState(() => {
    const entry = storage && typeof history === 'object' ? entryName() : undefined;
    const read = storage && entry ? readFeedRecord(storage, { key, entry, viewerId }) : null;
    if (!read?.hiddenPinIds) return read;
    const forgotten = read.hiddenPinIds.filter((id) => !core.feedbackPins.has(id));
    return { ...read, pages: withoutPins(read.pages, new Set(forgotten)) };
  });
  return record;
}

/** Writes the record when the viewer leaves the page or the feed unmounts. The browser leaves the scroll position alone. */
export function useKeepFeed(
  key: string,
  storage: FeedStorage | undefined,
  record: Omit<FeedRecord, 'position'>,
  actions: RefObject<PinGridActions | null>,
): void {
  const { context, core } = useInternals('usePinFeed');
  const viewerId = context.viewer.id;
  const { feedbackPins } = core;
  const latest = useRef({ record, viewerId });
  useEffectBeforePaint(() => {
    latest.current = { record, viewerId };
  });
  useEffectBeforePaint(() => {
    if (!storage) return undefined;
    const entry = entryName() ?? nameEntry();
    const { scrollRestoration } = history;
    // The grid restores the position itself, once its pins are there.
    history.scrollRestoration = 'manual';
    const keep = () => {
      const grid = actions.current;
      const { record: last, viewerId: viewer } = latest.current;
      if (!grid || last.pages.length === 0) return;
      const position = grid.getSnapshot();
      const ids = last.pages.flatMap(({ pins }) => pins.map(({ id }) => id));
      const hiddenPinIds = ids.filter(feedbackPins.isReplaced);
      const visit = { key, entry, viewerId: viewer };
      writeFeedRecord(storage, visit, { ...last, position, hiddenPinIds });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // On this page the history has moved on to another entry.
      history.scrollRestoration = scrollRestoration;
      keep();
    };
  }, [actions, feedbackPins, key, storage]);
}

function entryName(): string | undefined {
  const state = history.state as { readonly [ENTRY_FIELD]?: string } | null;
  return state?.[ENTRY_FIELD];
}

function nameEntry(): string {
  const entry = String(performance.timeOrigin + performance.now());
  history.replaceState({ ...history.state, [ENTRY_FIELD]: entry }, '');
  return entry;
}
