import { newestCopy, type SavedCopy } from '../save/saved-copy.js';
import type { SavedTitlePhase } from '../save/saved-title.js';
import type { SaveTap } from '../save/save.types.js';
import { confirmedSave, NOT_SAVED, type PinSave } from './pin-save.js';
import type { ReadId } from './pin-store.types.js';

/** A tap that is not settled: the guess that lies over what is known. */
export interface Wish {
  readonly kind: 'saving' | 'deleting';
  readonly tap: SaveTap;
  /** What was known to be saved at the tap: a delete shows it until it is settled. */
  readonly from: SavedCopy | null;
  /** How far it has come, as cards show it. */
  progress?: Pick<PinSave, 'isQueued' | 'isUnknown'>;
  /** Hears what the server was newly read to hold; absent while the part that saves is being fetched. */
  confirm?: (saved: SavedCopy | null) => void;
}

/** A pin that was touched: what the server is known to hold, and the wish that lies over it. */
export interface PinRecord {
  saved: SavedCopy | null;
  /** What is known is no older than this mark. */
  at: ReadId;
  /** It was saved when it first showed. */
  readonly wasSaved: boolean;
  wish?: Wish;
  title: SavedTitlePhase;
  /** The idempotency key of the last tap. */
  lastKey?: string;
  /** An answer told of an earlier moment: only a reading can tell what the server holds now. */
  isDoubtful?: boolean;
  shown: PinSave;
}

/** A record of what the server said, with no wish. */
export function newRecord(saved: SavedCopy | null, at: ReadId): PinRecord {
  const shown = confirmedSave(saved);
  return { saved, at, wasSaved: saved !== null, title: shown.title, shown };
}

/** Takes a newer word of the server, keeping what only this page knows of the same copy. */
export function learn(record: PinRecord, saved: SavedCopy | null, at: ReadId): void {
  record.at = at;
  record.saved = newestCopy(record.saved, saved);
  if (!saved) record.title = 'none';
  else if (record.title === 'none') record.title = 'board';
}

/** What a card shows: the wish over what is known. The explore-local variant shows no wish (S1 §4). */
export function fold({ saved, title, wasSaved, wish }: PinRecord): PinSave {
  if (!wish || wish.tap.variant === 'explore-local') {
    return saved
      ? { ...NOT_SAVED, ...saved, status: 'saved', title, isNewlySaved: !wasSaved }
      : NOT_SAVED;
  }
  const { kind, tap, from, progress } = wish;
  return kind === 'deleting'
    ? { ...NOT_SAVED, ...from, ...progress, status: kind, title: 'board' }
    : { ...NOT_SAVED, board: tap.board, sectionId: tap.sectionId, ...progress, status: kind };
}
