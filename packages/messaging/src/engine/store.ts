import { type Experience, experienceKey, placedExperience } from '@tackboard/domain/experience';

/** `status` of an experience that was viewed. */
const VIEWED = 'viewed';

/** A message of a response that cannot show beside the others: without a placement, or with the key of another. */
export interface RefusedExperience extends StoredExperience {
  readonly reason: string;
}

/** The messages of the viewer as the server sent them, and what happened to them since. */
export interface ExperienceStore {
  /** The messages in the order of the server, without those that ended. Only messages with a placement. */
  readonly list: () => readonly StoredExperience[];
  /** All messages of the last fetch, also those that ended. */
  readonly held: () => readonly StoredExperience[];
  /** What the last fetch has besides them. */
  readonly refused: () => readonly RefusedExperience[];
  /** Applies the response of a fetch. */
  readonly apply: (experiences: readonly Experience[], fetchId: number) => void;
  /** Latches the view. Returns false when it was viewed before, here or on the server. */
  readonly view: (key: string) => boolean;
  /** Removes a message. It stays removed until its report has settled and a later fetch no longer holds it. */
  readonly remove: (key: string) => void;
  /** Removes a message that ended on a former page: the first response of a later fetch decides whether it is there. */
  readonly hide: (key: string, lastFetchId: number) => void;
  /** The report of a removed message has settled; `lastFetchId` is the fetch that was started last. */
  readonly settle: (key: string, lastFetchId: number) => void;
  /** The keys of removed messages. */
  readonly removedKeys: () => readonly string[];
  /** Lets a removed message show again, if the server still holds it. */
  readonly restore: (key: string) => void;
  /** Drops everything: another viewer. */
  readonly clear: () => void;
}

/** A message with its key, `placement:experience`. */
export interface StoredExperience {
  readonly key: string;
  readonly experience: Experience;
}

/** A removed message: fetches up to `settledAt` may still hold it. */
interface Tombstone {
  settledAt: number;
  /** It ended on a former page, which has seen the server confirm it. */
  readonly isFormer: boolean;
}

/** Creates a store with the messages of the server's page. */
export function createExperienceStore(initial: readonly Experience[] = []): ExperienceStore {
  let { held, refused } = byKey(initial);
  let visible: readonly StoredExperience[] | undefined;
  const viewed = new Set<string>();
  const tombstones = new Map<string, Tombstone>();
  latchViews(held, viewed);

  const all = () => [...held].map(([key, experience]) => ({ key, experience }));

  return {
    list() {
      visible ??= all().filter(({ key }) => !tombstones.has(key));
      return visible;
    },
    held: all,
    refused: () => refused,
    apply(experiences, fetchId) {
      ({ held, refused } = byKey(experiences));
      visible = undefined;
      for (const [key, { isFormer, settledAt }] of tombstones) {
        if (fetchId <= settledAt || (held.has(key) && !isFormer)) continue;
        tombstones.delete(key);
        // When the server targets the message again, it is a new one.
        viewed.delete(key);
      }
      latchViews(held, viewed);
    },
    view(key) {
      if (viewed.has(key)) return false;
      viewed.add(key);
      return true;
    },
    remove(key) {
      tombstones.set(key, { settledAt: Number.POSITIVE_INFINITY, isFormer: false });
      visible = undefined;
    },
    hide(key, lastFetchId) {
      if (tombstones.has(key)) return;
      tombstones.set(key, { settledAt: lastFetchId, isFormer: true });
      visible = undefined;
    },
    settle(key, lastFetchId) {
      const tombstone = tombstones.get(key);
      if (tombstone) tombstone.settledAt = lastFetchId;
    },
    removedKeys: () => [...tombstones.keys()],
    restore(key) {
      tombstones.delete(key);
      visible = undefined;
    },
    clear() {
      ({ held, refused } = byKey([]));
      visible = undefined;
      viewed.clear();
      tombstones.clear();
    },
  };
}

/** What the server calls viewed was viewed. */
function latchViews(held: ReadonlyMap<string, Experience>, viewed: Set<string>): void {
  for (const [key, { status }] of held) if (status === VIEWED) viewed.add(key);
}

/** The key of a message, also of one without a placement. */
export function keyOf(experience: Experience): string {
  const placed = placedExperience(experience);
  return placed ? experienceKey(placed) : `:${experience.id}`;
}

/** The messages of a response. */
interface Response {
  /** The first message of each key. */
  readonly held: ReadonlyMap<string, Experience>;
  readonly refused: readonly RefusedExperience[];
}

function byKey(experiences: readonly Experience[]): Response {
  const held = new Map<string, Experience>();
  const refused: RefusedExperience[] = [];
  for (const experience of experiences) {
    const placed = placedExperience(experience);
    const key = keyOf(experience);
    if (placed && !held.has(key)) held.set(key, experience);
    else {
      const reason = placed ? 'another message has its key' : 'it names no placement';
      refused.push({ key, experience, reason });
    }
  }
  return { held, refused };
}
