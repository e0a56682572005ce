/** What waits for the network. Items are sent in order, each after the one before it has ended. */
export interface OnlineQueue<Item> {
  /** Adds an item that waits, or removes one that no longer does; `isPending` is false once it has ended. */
  readonly update: (item: Item, isQueued: boolean, isPending: boolean) => void;
  /** Sends the next item, unless one is being sent. */
  readonly sendNext: () => void;
}

/** Starts empty. */
export function createOnlineQueue<Item>(send: (item: Item) => void): OnlineQueue<Item> {
  const queued = new Set<Item>();
  let sending: Item | undefined;
  const sendNext = () => {
    if (sending) return;
    [sending] = queued;
    if (!sending) return;
    queued.delete(sending);
    send(sending);
  };
  return {
    update(item, isQueued, isPending) {
      if (isQueued) queued.add(item);
      else queued.delete(item);
      if (sending !== item || (isPending && !isQueued)) return;
      sending = undefined;
      if (!isQueued) sendNext();
    },
    sendNext,
  };
}
