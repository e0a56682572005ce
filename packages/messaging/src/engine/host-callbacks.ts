import type { MessageHost } from '@tackboard/domain';
import type { Experience } from '@tackboard/domain/experience';
import { MessageCallbackError } from '../errors.js';
import type { ClaimRequest } from './claims.js';
import type { HostSurface } from './rules.js';
import { keyOf } from './store.js';

/** Wraps functions of the host, so that an error of one is reported once for each message, and affects only that message. */
export interface HostCallbacks {
  /** Wraps the functions of a request. When the predicate throws, the message is not eligible; when another throws, it waits. */
  readonly wrapRequest: (request: ClaimRequest) => ClaimRequest;
  /** Wraps the predicate of a surface. */
  readonly wrapSurface: (surface: HostSurface) => HostSurface;
  /** Reports the same errors again. Call it when the viewer changes. */
  readonly clear: () => void;
}

/** Creates the wrappers of a page. */
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

  const wrapPredicate =
    (callback: string, predicate: (item: Experience) => boolean) => (experience: Experience) =>
      attempt(callback, keyOf(experience), () => predicate(experience), false);

  return {
    wrapRequest({ holdsBack, predicate, waitsFor, ...request }) {
      return {
        ...request,
        ...(predicate && { predicate: wrapPredicate('A predicate', predicate) }),
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
    wrapSurface({ predicate, ...surface }) {
      const name = `The predicate of surface ${surface.surface}`;
      return { ...surface, ...(predicate && { predicate: wrapPredicate(name, predicate) }) };
    },
    clear: () => reported.clear(),
  };
}
