import type { Invite } from '@tackboard/domain';
import { decodeGraphInvite, decodeInvite } from '@tackboard/domain/wire';
import { READ_GRAPH_INVITE, READ_INVITE } from '../endpoints.js';
import type { Read } from '../resource-call.js';
import { readModel } from '../decoded.js';

/** Looks up the sender and the channel of an invite code (S3 §7.12). A failed call means that there is no invite. */
export const readInvite: Read<string, Invite> = (client, inviteCode, options = {}) =>
  readModel(client, READ_INVITE, { invite_code: inviteCode }, options, decodeInvite);

/** Looks up the sender of an invite code with the stored graph query (S1 §7.6). */
export const readGraphInvite: Read<string, Invite> = (client, inviteCode, options = {}) => {
  const payload = {
    operationName: 'PinCardSharedHeaderQuery',
    variables: { invite_code: inviteCode },
  };
  return readModel(client, READ_GRAPH_INVITE, payload, options, decodeGraphInvite);
};
