import type { Invite, ReadOptions } from '@tackboard/domain';
import { decodeGraphInvite, decodeInvite } from '@tackboard/domain/wire';
import { READ_GRAPH_INVITE, READ_INVITE } from '../endpoints.js';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import { graphEnvelope } from '../envelope.js';
import { readCall } from '../resource-call.js';

/** Looks up the sender and the channel of an invite code (S3 §7.12). A failed call means that there is no invite. */
export async function readInvite(
  client: Client,
  inviteCode: string,
  options: ReadOptions = {},
): Promise<Invite> {
  const response = await readCall(client, READ_INVITE, { invite_code: inviteCode }, options);
  const invite = decodeInvite(response.data, decodeOptions(client));
  return decoded(client, READ_INVITE, response, invite);
}

/** Looks up the sender of an invite code with the stored graph query (S1 §7.6). */
export async function readGraphInvite(
  client: Client,
  inviteCode: string,
  options: ReadOptions = {},
): Promise<Invite> {
  const payload = {
    operationName: 'PinCardSharedHeaderQuery',
    variables: { invite_code: inviteCode },
  };
  const response = await readCall(client, READ_GRAPH_INVITE, payload, options);
  const invite = decodeGraphInvite(response.data, decodeOptions(client));
  return decoded(client, READ_GRAPH_INVITE, response, invite);
}
