import type { HidePin, HidePlace, ReadFlag, SetFlag } from '@tackboard/domain';
import type { WriteStoreOptions } from '../writes/active-writes.js';
import { createWriteStore } from '../writes/write-store.js';
import type { ReadId, WriteKind } from '../writes/write.types.js';
import { MissingToggleCallError } from './missing-toggle-call.js';
import type { ToggleKind } from './toggle-kinds.js';

/** What a control shows. One of six constant objects. */
export interface Toggle {
  readonly isOn: boolean;
  /** A request is pending; a press still counts. */
  readonly isBusy: boolean;
  /** Busy, with an unknown outcome. */
  readonly isUnknown: boolean;
}

/** {@link SetFlag}, with the detail of the last press that had one. It may come from storage. */
export type SetToggle = (...args: [...Parameters<SetFlag>, detail?: unknown]) => Promise<void>;

/** The calls of one kind. Without `read` a write of unknown outcome is sent again with its own key. */
export interface ToggleCalls {
  readonly set: SetToggle;
  readonly read?: ReadFlag;
}

/** The outcome of a press: `done` on the server, or `failed` and removed. */
export interface ToggleOutcome {
  readonly kind: ToggleKind;
  readonly id: string;
  readonly result: 'done' | 'failed';
  /** What is shown from now on. */
  readonly isOn: boolean;
  /** The server's own sentence about a failure. */
  readonly message?: string;
  /** What the call threw. Absent when nothing was sent. */
  readonly error?: unknown;
}

/** What the store needs from its host; a kind without calls cannot be set. */
export interface ToggleStoreOptions extends WriteStoreOptions {
  readonly calls: Readonly<Partial<Record<ToggleKind, ToggleCalls>>>;
  readonly onOutcome?: (outcome: ToggleOutcome) => void;
}

/** What a press may bring along. */
export interface TogglePress {
  /** What the call needs besides, such as where a pin is hidden: JSON, because the outbox stores it. Later presses keep it. */
  readonly detail?: unknown;
  /** The idempotency key of a press of an earlier page, which is sent again. */
  readonly key?: string;
  /** Called when the server has done it, unless a later press has come. A toast that says so belongs here. */
  readonly onDone?: (() => void) | undefined;
  /** Called when the press has failed and is taken back, with the server's own sentence. */
  readonly onFailed?: ((message: string | undefined) => void) | undefined;
}

/** What a viewer follows, blocks or hides, shared by all controls. */
export interface ToggleStore {
  /** What a control shows; `isOn` is the server state, used until the first press. */
  readonly read: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  /** What the server rendered, for the first render while hydrating. */
  readonly readInitial: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  readonly subscribe: (kind: ToggleKind, id: string, listener: () => void) => () => void;
  /** Requests on or off; `isOn` is the server state. The latest request wins. */
  readonly set: (
    kind: ToggleKind,
    id: string,
    isOn: boolean,
    wanted: boolean,
    press?: TogglePress,
  ) => void;
  /** Requests the opposite of what shows. */
  readonly flip: (kind: ToggleKind, id: string, isOn: boolean) => void;
  /** Call this before a fetch, and pass the id to {@link ToggleStore.applyServerState}. */
  readonly startRead: () => ReadId;
  /** Applies what a read returned, unless something newer is known. */
  readonly applyServerState: (kind: ToggleKind, id: string, isOn: boolean, since: ReadId) => void;
  /** Changes the viewer: pending requests are dropped, and known state is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
}

/** A press on a toggle. */
interface ToggleChange extends Pick<TogglePress, 'detail' | 'onDone' | 'onFailed'> {
  readonly isOn: boolean;
}

const state = (isOn: boolean, isBusy: boolean, isUnknown: boolean): Toggle => ({
  isOn,
  isBusy,
  isUnknown,
});
const OFF = [state(false, false, false), state(false, true, false), state(false, true, true)];
const ON = [state(true, false, false), state(true, true, false), state(true, true, true)];

/** What a control without a pending press shows. */
const settled = (isOn: boolean) => (isOn ? ON : OFF)[0] as Toggle;

const keyOf = (kind: ToggleKind, id: string) => `${kind} ${id}`;

/** The kind and the id of a key: kinds have no spaces. */
function targetOf(key: string): { readonly kind: ToggleKind; readonly id: string } {
  const end = key.indexOf(' ');
  return { kind: key.slice(0, end) as ToggleKind, id: key.slice(end + 1) };
}

/** Describes toggles: the latest press wins. */
function createToggleKind({
  calls,
  onOutcome,
}: ToggleStoreOptions): WriteKind<boolean, ToggleChange, Toggle> {
  return {
    show({ confirmed, intent }) {
      if (!intent) return settled(confirmed);
      return (intent.change.isOn ? ON : OFF)[1 + Number(intent.isUnknown)] as Toggle;
    },
    showServed: settled,
    async write(key, { isOn, detail }, options) {
      const { kind, id } = targetOf(key);
      const call = calls[kind];
      if (!call) throw new MissingToggleCallError(kind);
      await call.set(id, isOn, options, detail);
      return isOn;
    },
    entryOf(target, { isOn, detail }, key, viewerId) {
      const { kind: toggle, id } = targetOf(target);
      const stored = detail !== undefined && { detail };
      return { kind: 'toggle', viewerId, key, toggle, id, isOn, ...stored };
    },
    readerOf(key) {
      const { kind, id } = targetOf(key);
      const read = calls[kind]?.read;
      return read && ((options) => read(id, options));
    },
    isFulfilled: (confirmed, { isOn }) => confirmed === isOn,
    onDone(key, { change, confirmed: isOn }) {
      change.onDone?.();
      onOutcome?.({ ...targetOf(key), result: 'done', isOn });
    },
    onFailed(key, { isOn, onFailed }, failure) {
      onFailed?.(failure?.displayMessage);
      onOutcome?.({
        ...targetOf(key),
        result: 'failed',
        isOn: !isOn,
        ...(failure?.displayMessage !== undefined && { message: failure.displayMessage }),
        ...(failure && { error: failure.error }),
      });
    },
  };
}

/** What a viewer follows, blocks, hides and reports. */
export function createToggleStore(options: ToggleStoreOptions): ToggleStore {
  const { outbox } = options;
  let { viewerId } = options;
  const writes = createWriteStore(createToggleKind(options), options);
  /** Where a pin was hidden, and the like: later presses keep it. */
  const details = new Map<string, unknown>();

  const read: ToggleStore['read'] = (kind, id, isOn) => writes.read(keyOf(kind, id), isOn);
  const set: ToggleStore['set'] = (kind, id, isOn, wanted, press = {}) => {
    if (viewerId === undefined) return;
    const key = keyOf(kind, id);
    const { confirmed, intent } = writes.byId.get(key) ?? { confirmed: isOn };
    if (!intent && confirmed === wanted) {
      if (press.key !== undefined) outbox?.remove({ viewerId, toggle: kind, id, key: press.key });
      return;
    }
    if (press.detail !== undefined) details.set(key, press.detail);
    const { onDone, onFailed } = press;
    const change = { isOn: wanted, detail: details.get(key), onDone, onFailed };
    // The state that an earlier page showed is not known.
    const isOfEarlierPage = press.key !== undefined;
    const request = { key: press.key, isResend: isOfEarlierPage, isGuess: isOfEarlierPage };
    writes.request(key, isOn, change, request);
  };
  return {
    read,
    readInitial: (_, __, isOn) => settled(isOn),
    subscribe: (kind, id, listener) => writes.subscribe(keyOf(kind, id), listener),
    set,
    flip: (kind, id, isOn) => set(kind, id, isOn, !read(kind, id, isOn).isOn),
    startRead: writes.startRead,
    applyServerState: (kind, id, isOn, since) =>
      writes.applyServerState(keyOf(kind, id), isOn, since),
    setViewer(next) {
      if (next === viewerId) return;
      viewerId = next;
      details.clear();
      writes.reset(next);
      writes.notifyAll();
    },
  };
}

const DEFAULT_PLACE: HidePlace = { kind: 'default' };

/** Where a pin was hidden. It may come from storage: what is no place is the default one. */
function placeOf(detail: unknown): HidePlace {
  const { kind, newsId, query } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  const isPlace =
    kind === 'p2p' ||
    (kind === 'news-hub' && typeof newsId === 'string') ||
    (kind === 'search' && typeof query === 'string');
  return isPlace ? (detail as HidePlace) : DEFAULT_PLACE;
}

/**
 * Returns the calls of the toggle `hide-pin`: hiding and undo, each with the call of the place where the pin shows (S3 §4.3.2).
 * Pass the place as the detail of the press that hides; the undo uses the same.
 */
export function createHideCalls(hidePin: HidePin): ToggleCalls {
  return {
    set: (pinId, isHidden, options, detail) =>
      hidePin({ pinId, place: placeOf(detail), isHidden }, options),
  };
}
