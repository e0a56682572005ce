import type { Experience, MessageHost } from '@tackboard/domain';
import { MessageCallbackError } from '../message-callback-error.js';
import { keyOf } from '../store/experience-store.js';
import type { HostSurface } from '../surfaces/read-surface.js';
import type { ClaimRequest } from './claims.js';

/** Contains functions of the host: one that throws is reported once for each message, and costs only that message. */
export interface HostCallbacks {
  /** A message for which the predicate throws is not eligible; one whose `holdsBack` or `waitsFor` throws waits. */
  readonly containRequest: (request: ClaimRequest) => ClaimRequest;
  readonly containSurface: (surface: HostSurface) => HostSurface;
  /** Another viewer: reports again. */
  readonly clear: () => void;
}

/** Creates the containment of a page. */
export function createHostCallbacks({ reportError }: MessageHost['events']): HostCallbacks {
  const reported = new Set<string>();

  function attempt<Result>(callback: string, key: string, call: () => Result, fallback: Result) {
    try {
      return call();
    } catch (error) {
      const id = `${callback} ${key}`;
      if (!reported.has(id)) {
        reported.add(id);
        reportError(new MessageCallbackError(callback, key, error));
      }
      return fallback;
    }
  }

  const containPredicate =
    (callback: string, predicate: (experience: Experience) => boolean) => (one: Experience) =>
      attempt(callback, keyOf(one), () => predicate(one), false);

  return {
    containRequest({ holdsBack, predicate, waitsFor, ...request }) {
      return {
        ...request,
        ...(predicate && { predicate: containPredicate('A predicate', predicate) }),
        ...(holdsBack && {
          holdsBack: (message) =>
            attempt('holdsBack', message.key, () => holdsBack(message), 'what holds it back threw'),
        }),
        ...(waitsFor && {
          waitsFor: (message) =>
            attempt('waitsFor', message.key, () => waitsFor(message), 'what it waits for threw'),
        }),
      };
    },
    containSurface({ predicate, ...surface }) {
      const name = `The predicate of surface ${surface.surface}`;
      return { ...surface, ...(predicate && { predicate: containPredicate(name, predicate) }) };
    },
    clear: () => reported.clear(),
  };
}
