import type * as z from 'zod/mini';
import { type AnyEndpoint, type Endpoint, endpointOf } from '../endpoint.js';
import type { Payload } from '../payload.js';

/** Facts of the server that requests need. Cases add to them: a board that was created, a copy that was saved. */
export interface Fixtures {
  /** Different in each run, so that two runs do not meet. */
  readonly nonce: string;
  readonly inviteCode?: string;
  viewerId?: string;
  username?: string;
  saveBehavior?: number;
  country?: string;
  /** A pin of somebody else, and who published it. */
  pinId?: string;
  personId?: string;
  /** Another pin that the viewer has not published. */
  otherPinId?: string;
  /** Whether `readPin` has returned the pin. */
  isPinReadable?: boolean;
  boardId?: string;
  /** The name of the board in addresses. */
  boardSlug?: string;
  otherBoardId?: string;
  sectionId?: string;
  savedId?: string;
  newPinId?: string;
  placedExperience?: string;
  uploadId?: string;
  conversationId?: string;
}

/** The checks of a call, in the order in which they run. */
export const CHECKS = [
  'response',
  'read back',
  'paging',
  'key',
  'bad input',
  'missing',
  'signed out',
  'secret',
  'CSRF',
] as const;

/** One of {@link CHECKS}. */
export type Check = (typeof CHECKS)[number];

/** An id that no server gives. */
export const MISSING_ID = '9040404040404040404';

/** The calls that a page with cards cannot do without: a server that lacks one fails. */
export const REQUIRED_CALLS = [
  'readSession',
  'readHomeFeed',
  'savePin',
  'unsavePin',
  'readPin',
] as const;

/** What the contract expects of one endpoint. */
export interface ContractCase {
  readonly endpoint: Endpoint;
  /** The function of the client, or two. */
  readonly call: string;
  /** The payload of a request that must succeed; nothing while the server has not given what it needs. */
  readonly payload: (fixtures: Fixtures) => Payload | '' | undefined;
  /** What the payload needs of the server or of the options, in words. Default: an earlier response. */
  readonly needs?: string;
  /** `data` of the response. */
  readonly shape: z.ZodMiniType;
  /** Whether a visitor gets 401. */
  readonly needsSignIn?: boolean;
  /** Whether the payload is about a secret board: the server must refuse a visitor. */
  readonly isSecret?: boolean;
  /** Whether the endpoint returns pages by bookmark. */
  readonly isPaged?: boolean;
  /** Whether `readPin` has to show the pin as saved, or as not saved, after the response. Default: it is not read. */
  readonly readsBack?: 'saved' | 'not saved';
  /** The field that gets a nonsensical value. Default: none, and no check. */
  readonly badField?: string;
  /** The field that gets `MISSING_ID`: the server must respond with 404. */
  readonly missingField?: string;
  /** Another payload with the same key, which must be refused; nothing while the server has not given what it needs. */
  readonly otherPayload?: (fixtures: Fixtures) => Payload | '' | undefined;
  /** Sent by a visitor of its own, whose session may change. */
  readonly isSeparate?: boolean;
  /** Whether a repeated key must return the first response. Default: for writes that need a sign-in. */
  readonly isKeyed?: boolean;
  /** Stores what later cases need. */
  readonly keep?: (fixtures: Fixtures, data: unknown) => void;
}

/** A case as it is written. `call`: by default it has the name of the endpoint. */
export interface CaseRow extends Omit<ContractCase, 'call' | 'endpoint'> {
  readonly endpoint: AnyEndpoint;
  readonly call?: string;
}

/** Returns the case of a row. */
export function caseOf({ endpoint, call, ...row }: CaseRow): ContractCase {
  const parts = endpointOf(endpoint);
  return { ...row, endpoint: parts, call: call ?? parts.name };
}

/** The checks that a case has. */
export function checksOf(one: ContractCase): readonly Check[] {
  const isWrite = one.endpoint.method !== 'GET';
  const has: Readonly<Record<Check, boolean>> = {
    response: true,
    'read back': one.readsBack !== undefined,
    paging: one.isPaged === true,
    key: isKeyedCase(one),
    'bad input': one.badField !== undefined,
    missing: one.missingField !== undefined,
    'signed out': one.needsSignIn === true,
    secret: one.isSecret === true,
    CSRF: isWrite,
  };
  return CHECKS.filter((check) => has[check]);
}

/** Whether a repeated key must return the first response. */
export function isKeyedCase({ endpoint, isKeyed, needsSignIn }: ContractCase): boolean {
  return endpoint.method !== 'GET' && (isKeyed ?? needsSignIn === true);
}
