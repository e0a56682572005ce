import type {
  Experience,
  ReadOptions,
  ReportExperience,
  ReportExperienceRequest,
  ReportOptions,
  TackboardCalls,
} from '@tackboard/domain';
import { experienceKey } from '@tackboard/domain/experience';
import type { ReportKind } from '../reports/report.js';

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
  let mode: 'at-once' | 'by-hand' = 'at-once';
  let fetches = 0;

  const heldBy = (viewerId: string) => held.get(viewerId) ?? [];

  function apply(report: AppliedReport) {
    if (applied.some(({ id }) => id === report.id)) return;
    applied.push(report);
    const { key, kind, viewerId } = report;
    const isIt = ({ id, placementId = '' }: Experience) =>
      experienceKey({ placementId, experienceId: id }) === key;
    held.set(
      viewerId,
      kind === 'viewed'
        ? heldBy(viewerId).map((one) => (isIt(one) ? { ...one, status: 'viewed' } : one))
        : heldBy(viewerId).filter((one) => !isIt(one)),
    );
  }

  function request<Response>(
    kind: PendingRequest['kind'],
    key: string,
    signal: AbortSignal | undefined,
    carryOut: () => Response,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      let response: { readonly value: Response } | undefined;
      const done = () => void pending.splice(pending.indexOf(one), 1);
      const arrive = () => (response ??= { value: carryOut() });
      const one: PendingRequest = {
        kind,
        key,
        signal,
        arrive: () => void arrive(),
        respond() {
          done();
          resolve(arrive().value);
        },
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
        return request('fetch', '', signal, () => heldBy(viewerId));
      };
      const report =
        (kind: ReportKind): ReportExperience =>
        (sent, { idempotencyKey: id, signal }: ReportOptions) => {
          const key = experienceKey(sent);
          const viewerId = viewerIdNow();
          return request(kind, key, signal, () =>
            apply({ id, kind, key, viewerId, request: sent }),
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
