import type { Experience } from '@tackboard/domain/experience';
import type { MessageHost } from '@tackboard/domain';
import { MessageCallbackError } from '../errors.js';
import type { Message } from './messages.js';
import {
  type Eligibility,
  type HostSurface,
  isEligible,
  type MessageLayer,
  type ShowOptions,
} from './rules.js';
import { keyOf } from './store.js';

/** Which messages a part of the page wants to show. */
export interface ClaimRequest extends Eligibility<Experience>, ShowOptions {
  /** The placement that the part owns. Without one it shows messages of placements that nobody owns. */
  readonly placementId?: string;
  /**
   * The layers that the part renders.
   * @default all
   */
  readonly layers?: readonly MessageLayer[];
  /** Returns why the delay of a message must not start yet. A message that already shows stays. */
  readonly holdsBack?: (message: Message) => string | undefined;
  /** Returns what a message still needs before it can show, such as its anchor or its code. Until then it is not viewed. */
  readonly waitsFor?: (message: Message) => string | undefined;
}

/** A mounted part of the page that shows messages. */
export interface Claim {
  readonly id: number;
  readonly request: ClaimRequest;
}

/** The owner of a message, or the reason why it has none. */
export type Ownership = { readonly owner: Claim } | { readonly reason: string };

/** The parts of the page that show messages, in the order in which they were mounted. */
export interface Claims {
  readonly add: (request: ClaimRequest) => Claim;
  readonly remove: (claim: Claim) => void;
  /** Each placement has one owner: the part that claimed it first. When that part is removed, the next one owns it. */
  readonly ownerOf: (experience: Experience, layer: MessageLayer) => Ownership;
}

/** Whether a request accepts a message. One that names only a placement accepts all of its messages. */
export function accepts(
  request: ClaimRequest,
  experience: Experience,
  layer: MessageLayer,
): boolean {
  const { ids, layers, placementId, predicate, types } = request;
  if (layers && !layers.includes(layer)) return false;
  if (placementId !== undefined && placementId !== experience.placementId) return false;
  if (placementId !== undefined && !ids && !types && !predicate) return true;
  return isEligible(experience, request);
}

/** Creates an empty list of claims. */
export function createClaims(): Claims {
  let claims: readonly Claim[] = [];
  let lastId = 0;
  return {
    add(request) {
      const claim = { id: ++lastId, request };
      claims = [...claims, claim];
      return claim;
    },
    remove(claim) {
      claims = claims.filter((one) => one !== claim);
    },
    ownerOf(experience, layer) {
      const { placementId } = experience;
      const owner = claims.find(({ request }) => request.placementId === placementId);
      if (owner) {
        return accepts(owner.request, experience, layer)
          ? { owner }
          : { reason: `the owner of placement ${placementId} does not accept it` };
      }
      const other = claims.find(
        ({ request }) => request.placementId === undefined && accepts(request, experience, layer),
      );
      return other ? { owner: other } : { reason: `no part shows placement ${placementId}` };
    },
  };
}

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
