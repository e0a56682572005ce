import type {
  Board,
  DeletePin,
  Pin,
  UnsavePin,
  ReadPin,
  SaveResponse,
  SavePin,
} from '@tackboard/domain';

/** What a call throws: see `writeFailure` of the domain. */
export class PinServerError extends Error {
  override readonly name = 'PinServerError';
  readonly outcome: 'failed' | 'unknown';
  readonly displayMessage?: string;
  /** The HTTP status; absent without a response. */
  readonly status?: number;

  constructor(outcome: 'failed' | 'unknown', displayMessage?: string, status?: number) {
    super(`The in-memory server ended the call as "${outcome}".`);
    this.outcome = outcome;
    if (displayMessage !== undefined) this.displayMessage = displayMessage;
    if (status !== undefined) this.status = status;
  }
}

/** A call whose outcome the test decides. */
export interface PendingCall {
  readonly kind: 'save' | 'unsave' | 'read';
  readonly pinId: string;
  readonly viewerId: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Whether the server has processed it. */
  readonly hasArrived: () => boolean;
  /** The request reaches the server and is processed, once for each idempotency key. */
  readonly arrive: () => void;
  /** The request arrives, and the response reaches the caller. */
  readonly respond: () => void;
  /** The server refuses it: nothing was changed. */
  readonly refuse: (displayMessage?: string, status?: number) => void;
  /** The connection is lost: before arrival nothing happened, after it everything did. The caller cannot tell. */
  readonly lose: () => void;
  /** The page that made the call is gone, and its response is lost. */
  readonly forget: () => void;
}

/** How the server responds: `at-once` by itself, or `by-hand` through {@link PinServer.calls}. */
export type PinServerMode = 'at-once' | 'by-hand';

/** An in-memory server: the saves of each viewer, and every call that was made. */
export interface PinServer {
  /** Pending calls, oldest first. */
  readonly calls: readonly PendingCall[];
  /** How many calls of a kind were ever made. */
  readonly count: (kind: PendingCall['kind']) => number;
  /** The most writes that were ever open at once for one pin of one viewer. */
  readonly mostOpenWrites: () => number;
  readonly setMode: (mode: PinServerMode) => void;
  /** The pin as the server holds it for the viewer now. */
  readonly hold: (viewerId: string, pinId: string) => Pin;
  /** Changes what the server holds, as another device of the viewer would. */
  readonly put: (viewerId: string, pinId: string, board: Board | null) => void;
  /** The three calls as this viewer makes them. */
  readonly callsFor: (viewerId: string) => {
    readonly savePin: SavePin;
    readonly unsavePin: UnsavePin;
    readonly deletePin: DeletePin;
    readonly readPin: ReadPin;
  };
}

/** Starts an empty server that knows these boards. A save is carried out once for each idempotency key. */
export function createPinServer(boards: readonly Board[] = []): PinServer {
  let mode: PinServerMode = 'at-once';
  let lastCopy = 0;
  let mostOpen = 0;
  const held = new Map<string, SaveResponse>();
  const responses = new Map<string, unknown>();
  const calls: PendingCall[] = [];
  const counts = { save: 0, unsave: 0, read: 0 };
  const slot = (viewerId: string, pinId: string) => `${viewerId} ${pinId}`;

  const hold = (viewerId: string, pinId: string): Pin => {
    const copy = held.get(slot(viewerId, pinId));
    if (!copy) return { id: pinId };
    return copy.board
      ? { id: pinId, pinnedToBoard: copy.board }
      : { id: pinId, isSavedToProfile: true };
  };
  const once = <Result>(key: string, run: () => Result): Result => {
    if (!responses.has(key)) responses.set(key, run());
    return responses.get(key) as Result;
  };
  const copyOn = (boardId: string | undefined): SaveResponse => {
    const board =
      boards.find((each) => each.id === boardId) ?? (boardId ? { id: boardId } : undefined);
    return { id: `copy-${++lastCopy}`, ...(board ? { board } : {}) };
  };
  /** The pin that each copy was made of, of copies that are gone too. */
  const sources = new Map<string, string>();
  const keep = (viewerId: string, pinId: string, copy: SaveResponse) => {
    held.set(slot(viewerId, pinId), copy);
    sources.set(copy.id, pinId);
  };
  /** Deletes by the pin's own id, or by the id of the copy, which has to be the one that is held. */
  const remove = (viewerId: string, pinId: string, id: string) => {
    const key = slot(viewerId, pinId);
    if (id !== pinId && held.get(key)?.id !== id) {
      throw new PinServerError('failed', undefined, 404);
    }
    held.delete(key);
  };

  const call = <Result>(
    facts: Pick<PendingCall, 'kind' | 'pinId' | 'viewerId' | 'idempotencyKey' | 'signal'>,
    carryOut: () => Result,
  ): Promise<Result> => {
    counts[facts.kind]++;
    return new Promise<Result>((resolve, reject) => {
      let outcome: { readonly response: Result } | { readonly error: unknown } | undefined;
      const done = () => {
        const index = calls.indexOf(pending);
        if (index >= 0) calls.splice(index, 1);
      };
      const arrive = () => {
        // A read returns the state of the moment at which it arrived first.
        if (outcome && facts.kind === 'read') return outcome;
        try {
          outcome = { response: carryOut() };
        } catch (error) {
          outcome ??= { error };
        }
        return outcome;
      };
      const pending: PendingCall = {
        ...facts,
        hasArrived: () => outcome !== undefined,
        arrive: () => void arrive(),
        respond() {
          done();
          const result = outcome ?? arrive();
          if ('response' in result) resolve(result.response);
          else reject(result.error as PinServerError);
        },
        refuse(displayMessage, status) {
          done();
          reject(new PinServerError('failed', displayMessage, status));
        },
        lose() {
          done();
          reject(new PinServerError('unknown'));
        },
        forget: done,
      };
      calls.push(pending);
      const isOpenWrite = (each: PendingCall) =>
        each.kind !== 'read' &&
        each.pinId === facts.pinId &&
        each.viewerId === facts.viewerId &&
        !each.signal?.aborted;
      mostOpen = Math.max(mostOpen, calls.filter(isOpenWrite).length);
      if (mode === 'at-once') pending.respond();
    });
  };

  return {
    calls,
    count: (kind) => counts[kind],
    mostOpenWrites: () => mostOpen,
    setMode(next) {
      mode = next;
    },
    hold,
    put(viewerId, pinId, board) {
      if (board) keep(viewerId, pinId, { id: `copy-${++lastCopy}`, board });
      else held.delete(slot(viewerId, pinId));
    },
    callsFor(viewerId) {
      const unsavePin: UnsavePin = ({ pinId: id }, { idempotencyKey, signal }) => {
        const pinId = sources.get(id) ?? id;
        return call(
          { kind: 'unsave', pinId, viewerId, idempotencyKey, ...(signal && { signal }) },
          () => {
            once(idempotencyKey, () => remove(viewerId, pinId, id));
          },
        );
      };
      return {
        savePin: ({ pinId, boardId }, { idempotencyKey, signal }) =>
          call({ kind: 'save', pinId, viewerId, idempotencyKey, ...(signal && { signal }) }, () =>
            once(idempotencyKey, () => {
              const copy = copyOn(boardId);
              keep(viewerId, pinId, copy);
              return copy;
            }),
          ),
        unsavePin,
        deletePin: unsavePin,
        readPin: ({ pinId }, { signal }) =>
          call({ kind: 'read', pinId, viewerId, ...(signal && { signal }) }, () =>
            hold(viewerId, pinId),
          ),
      };
    },
  };
}
