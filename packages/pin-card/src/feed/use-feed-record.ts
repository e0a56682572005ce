'use client';
import { type RefObject, useRef, useState } from 'react';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import type { PinGridActions } from '../grid/pin-grid.js';
import { useInternals } from '../client/tackboard-context.js';
import {
  type FeedRecord,
  type FeedStorage,
  readFeedRecord,
  writeFeedRecord,
} from './feed-record.js';
import { withoutPins } from './feed-pages.js';

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
