import type {
  ListPage,
  ListPeopleRequest,
  ReadOptions,
  SendPinRequest,
  User,
  WriteOptions,
} from '@tackboard/domain';
import { decodeUserPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { readPage } from '../read-page.js';
import { writeCall } from '../resource-call.js';

/** Lists people to send a pin to. The resource name is ours. */
export const LIST_PEOPLE = {
  name: 'listPeople',
  method: 'GET',
  path: '/resource/ContactsResource/get/',
} as const satisfies Endpoint;

/** Sends a pin to a person. The resource name is ours. */
export const SEND_PIN = {
  name: 'sendPin',
  method: 'POST',
  path: '/resource/ConversationsResource/create/',
} as const satisfies Endpoint;

/** Lists people whom a pin can be sent to (S3 §4.12). Without a query the server suggests people. */
export function listPeople(
  client: Client,
  { query, bookmark }: ListPeopleRequest,
  options: ReadOptions = {},
): Promise<ListPage<User>> {
  return readPage(
    client,
    LIST_PEOPLE,
    { query },
    { ...options, bookmark },
    (data) => decodeUserPage(data, decodeOptions(client)).users,
  );
}

/** Sends a pin to a person (S3 §4.12). */
export async function sendPin(
  client: Client,
  { object, receiverId }: SendPinRequest,
  options: WriteOptions,
): Promise<void> {
  const payload = {
    user_ids: [receiverId],
    pin: object.id,
    client_tracking_params: object.clientTrackingParams,
  };
  await writeCall(client, SEND_PIN, payload, options);
}
