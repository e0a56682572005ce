import type { Experience } from '@tackboard/domain/experience';
import type { Message } from './messages.js';
import { type Eligibility, isEligible, type MessageLayer, type ShowOptions } from './rules.js';

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
