import { createWriteStore } from '../writes/write-store.js';
import type { WriteKind } from '../writes/write.types.js';
import { MissingToggleCallError, type ToggleKind } from './toggle-kinds.js';
import type { Toggle, TogglePress, ToggleStore, ToggleStoreOptions } from './toggle-store.types.js';

/** A press on a toggle. */
interface ToggleChange extends Pick<TogglePress, 'detail' | 'onDone'> {
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
    show(_, { confirmed, intent }) {
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
    onFailed(key, { isOn }, failure) {
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
  const { outbox, onSignedOutPress } = options;
  let { viewerId } = options;
  const writes = createWriteStore(createToggleKind(options), options);
  /** Where a pin was hidden, and the like: later presses keep it. */
  const details = new Map<string, unknown>();

  const read: ToggleStore['read'] = (kind, id, isOn) => writes.read(keyOf(kind, id), isOn);
  const set: ToggleStore['set'] = (kind, id, isOn, wanted, press = {}) => {
    if (viewerId === undefined) {
      onSignedOutPress?.(kind, id);
      return;
    }
    const key = keyOf(kind, id);
    if (!writes.isPending(key) && writes.confirmedOf(key, isOn) === wanted) {
      if (press.key !== undefined) outbox?.remove({ viewerId, toggle: kind, id, key: press.key });
      return;
    }
    if (press.detail !== undefined) details.set(key, press.detail);
    const change = { isOn: wanted, detail: details.get(key), onDone: press.onDone };
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
