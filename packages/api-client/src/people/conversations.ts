import type {
  ListPage,
  ListPeopleRequest,
  Pin,
  ReadOptions,
  SendPinRequest,
  User,
} from '@tackboard/domain';
import { type DecodeOptions, decodePin, decodeUser, decodeUserPage } from '@tackboard/domain/wire';
import { LIST_CONVERSATIONS, LIST_PEOPLE, READ_CONVERSATION, SEND_PIN } from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, sendWrite, type Write } from '../resource-call.js';
import { readModel } from '../decoded.js';
import { readPage } from '../pages.js';

/** People who send each other pins. */
export interface Conversation {
  readonly id: string;
  /** Without the viewer. */
  readonly people: readonly User[];
}

/** A conversation in a list, with the pin that was sent last. The viewer may not see every pin. */
export interface ListedConversation extends Conversation {
  readonly lastPin?: Pin;
}

/** A conversation with its pins, the newest first. */
export interface ConversationPins extends Conversation {
  readonly pins: readonly Pin[];
}

interface WireConversation {
  readonly id?: unknown;
  readonly users?: readonly unknown[];
  readonly last_message?: { readonly pin?: unknown };
  readonly pins?: readonly unknown[];
}

/** Lists the conversations of the viewer, the last used first. */
export function listConversations(
  client: Client,
  { bookmark }: { readonly bookmark?: string } = {},
  options: ReadOptions = {},
): Promise<ListPage<ListedConversation>> {
  return readPage(client, LIST_CONVERSATIONS, {}, { ...options, bookmark }, (data, decode) => ({
    items: listOf(data).flatMap((item) => {
      const conversation = conversationOf(item, decode);
      if (conversation === undefined) return [];
      const { last_message: message } = item as WireConversation;
      const lastPin = decodePin(message?.pin ?? undefined, decode);
      return [lastPin ? { ...conversation, lastPin } : conversation];
    }),
  }));
}

/** Reads the pins of a conversation that the viewer may see. */
export const readConversation: Read<{ readonly conversationId: string }, ConversationPins> = (
  client,
  { conversationId },
  options = {},
) => {
  const payload = { conversation_id: conversationId };
  return readModel(client, READ_CONVERSATION, payload, options, (data, decode) => {
    const conversation = conversationOf(data, decode);
    if (conversation === undefined) return undefined;
    const { pins } = data as WireConversation;
    return { ...conversation, pins: listOf(pins).flatMap((pin) => decodePin(pin, decode) ?? []) };
  });
};

function conversationOf(data: unknown, decode: DecodeOptions): Conversation | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, users } = data as WireConversation;
  if (typeof id !== 'string') return undefined;
  return { id, people: listOf(users).flatMap((user) => decodeUser(user, decode) ?? []) };
}

function listOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

/** Lists people whom a pin can be sent to. Without a query the server suggests people. */
export const listPeople: Read<ListPeopleRequest, ListPage<User>> = (
  client,
  { query, bookmark },
  options = {},
) => readPage(client, LIST_PEOPLE, { query }, { ...options, bookmark }, decodeUserPage);

/** Sends a pin to a person (S3 §4.12.1). */
export const sendPin: Write<SendPinRequest> = (client, { object, receiverId }, options) => {
  const payload = {
    user_ids: [receiverId],
    pin: object.id,
    client_tracking_params: object.clientTrackingParams,
  };
  return sendWrite(client, SEND_PIN, payload, options);
};
