import { type Experience, experienceKey } from '@tackboard/domain/experience';
import type {
  ReadOptions,
  ReportExperience,
  ReportExperienceRequest,
  ReportOptions,
  TackboardCalls,
} from '@tackboard/domain';
import type { ReportKind } from '../engine/saved.js';

/** An error of the server; without a status there was no response. */
export class MessageServerError extends Error {
  override readonly name = 'MessageServerError';
  readonly status: number | undefined;

  constructor(status?: number) {
    super(status === undefined ? 'No response.' : `The server responded with ${status}.`);
    this.status = status;
  }
}

/** A request that has no response yet. */
export interface PendingRequest {
  readonly kind: ReportKind | 'fetch';
  readonly key: string;
  readonly signal: AbortSignal | undefined;
  /** Carries the request out on the server, without a response. */
  readonly arrive: () => void;
  /** Carries it out and responds. */
  readonly respond: () => void;
  /** Responds to a fetch like a replica that lags behind: with the messages whose end is not yet confirmed. */
  readonly respondStale: () => void;
  /** Refuses it with a status; without one the response is lost. */
  readonly fail: (status?: number) => void;
}

/** A report that the server has carried out. */
export interface AppliedReport {
  readonly id: string;
  readonly kind: ReportKind;
  readonly key: string;
  readonly viewerId: string;
  readonly request: ReportExperienceRequest;
}

/** A server of messages in memory. It carries out a report once for each idempotency key. */
export interface MessageServer {
  /** The requests without a response, oldest first. */
  readonly pending: PendingRequest[];
  readonly applied: readonly AppliedReport[];
  readonly fetches: () => number;
  /** Responds at once, or leaves every request pending. */
  readonly setMode: (mode: 'at-once' | 'by-hand') => void;
  readonly put: (viewerId: string, experiences: readonly Experience[]) => void;
  readonly held: (viewerId: string) => readonly Experience[];
  /** The calls of a viewer at the moment of the call. */
  readonly callsFor: (
    viewerId: () => string,
  ) => Pick<
    TackboardCalls,
    | 'completeExperience'
    | 'dismissExperience'
    | 'readExperiences'
    | 'readPlatformExperiences'
    | 'triggerExperience'
    | 'viewExperience'
  >;
}

/** Creates a server without messages that responds at once. */
export function createMessageServer(): MessageServer {
  const pending: PendingRequest[] = [];
  const applied: AppliedReport[] = [];
  const held = new Map<string, readonly Experience[]>();
  /** Messages that a report has removed, by the id of the report, until its response was sent. */
  const unconfirmed = new Map<string, { readonly viewerId: string; readonly one: Experience }>();
  let mode: 'at-once' | 'by-hand' = 'at-once';
  let fetches = 0;

  const heldBy = (viewerId: string) => held.get(viewerId) ?? [];

  function apply(report: AppliedReport) {
    if (applied.some(({ id }) => id === report.id)) return;
    applied.push(report);
    const { key, kind, viewerId } = report;
    const isIt = (one: Experience) => keyOf(one) === key;
    const removed = kind === 'viewed' ? undefined : heldBy(viewerId).find(isIt);
    if (removed) unconfirmed.set(report.id, { viewerId, one: removed });
    held.set(
      viewerId,
      kind === 'viewed'
        ? heldBy(viewerId).map((one) => (isIt(one) ? { ...one, status: 'viewed' } : one))
        : heldBy(viewerId).filter((one) => !isIt(one)),
    );
  }

  /** The messages of a viewer, with those whose end is not yet confirmed. */
  function staleHeldBy(viewerId: string): readonly Experience[] {
    const current = heldBy(viewerId);
    const keys = current.map(keyOf);
    const gone = [...unconfirmed.values()].filter((entry) => entry.viewerId === viewerId);
    return [...current, ...gone.map(({ one }) => one).filter((one) => !keys.includes(keyOf(one)))];
  }

  function request<Response>(
    kind: PendingRequest['kind'],
    key: string,
    signal: AbortSignal | undefined,
    carryOut: (isStale: boolean) => Response,
    onResponded?: () => void,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      let response: { readonly value: Response } | undefined;
      const done = () => void pending.splice(pending.indexOf(one), 1);
      const arrive = (isStale = false) => (response ??= { value: carryOut(isStale) });
      const respond = (isStale: boolean) => {
        done();
        const { value } = arrive(isStale);
        onResponded?.();
        resolve(value);
      };
      const one: PendingRequest = {
        kind,
        key,
        signal,
        arrive: () => void arrive(),
        respond: () => respond(false),
        respondStale: () => respond(true),
        fail(status) {
          done();
          reject(new MessageServerError(status));
        },
      };
      pending.push(one);
      if (mode === 'at-once') one.respond();
    });
  }

  return {
    pending,
    applied,
    fetches: () => fetches,
    setMode(next) {
      mode = next;
    },
    put: (viewerId, experiences) => void held.set(viewerId, experiences),
    held: heldBy,
    callsFor(viewerIdNow) {
      const read = (_request: unknown, { signal }: ReadOptions) => {
        const viewerId = viewerIdNow();
        fetches++;
        return request('fetch', '', signal, (isStale) =>
          isStale ? staleHeldBy(viewerId) : heldBy(viewerId),
        );
      };
      const report =
        (kind: ReportKind): ReportExperience =>
        (sent, { idempotencyKey: id, signal }: ReportOptions) => {
          const key = experienceKey(sent);
          const viewerId = viewerIdNow();
          return request(
            kind,
            key,
            signal,
            () => apply({ id, kind, key, viewerId, request: sent }),
            () => void unconfirmed.delete(id),
          );
        };
      return {
        readPlatformExperiences: read,
        readExperiences: read,
        viewExperience: report('viewed'),
        completeExperience: report('completed'),
        dismissExperience: report('dismissed'),
        triggerExperience: () => Promise.resolve(),
      };
    },
  };
}

function keyOf({ id, placementId = '' }: Experience): string {
  return experienceKey({ placementId, experienceId: id });
}
