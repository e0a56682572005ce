import * as z from 'zod';
import { askedPage, createBookmarks, offsetPage, type Range } from '../http/bookmarks.js';
import { type Call, defineCall, defineWrite } from '../http/call.js';
import { bookmarks, id, note, page } from '../http/fields.js';
import { PIN, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** Items on a page of a list, unless the client asks for another number. */
const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/** The most people that a pin is sent to at once. */
const MAX_RECEIVERS = 20;

const contactBookmarks = createBookmarks('contacts');
const conversationBookmarks = createBookmarks('conversations');

const PAGE = { ...page(PAGE_SIZE, MAX_PAGE_SIZE), field_set_key: note };

/** The calls of contacts, conversations and news. The names of the resources are ours. */
export function conversationCalls({
  conversations,
  readNews,
  searchPeople,
}: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'listPeople GET /resource/ContactsResource/get/',
      summary: 'People to send a pin to, those whom the viewer follows first (S3 §4.12; name ours)',
      input: z.strictObject({ ...PAGE, query: z.string().max(200).nullish() }),
      response: z.array(USER),
      needsSignIn: true,
      run: ({ input, viewer }) => {
        const find = (range: Range) => searchPeople(viewer, input.query ?? '', range);
        return offsetPage(contactBookmarks, askedPage(input), find);
      },
    }),
    defineWrite({
      endpoint: 'sendPin POST /resource/ConversationsResource/create/',
      summary: 'Sends a pin to people (S3 §4.12; name ours)',
      input: z.strictObject({
        user_ids: z.array(id).min(1).max(MAX_RECEIVERS),
        pin: id,
        client_tracking_params: note,
      }),
      response: z.looseObject({ id: z.string() }),
      action: 'send',
      run: ({ input, userId }) => ({
        data: conversations.send(userId, input.pin, input.user_ids),
      }),
    }),
    defineCall({
      endpoint: 'listConversations GET /resource/ConversationsResource/get/',
      summary: 'The conversations of the viewer, with the last pin of each (name ours)',
      input: z.strictObject(PAGE),
      response: z.array(
        z.looseObject({
          id: z.string(),
          users: z.array(USER),
          last_message: z.looseObject({ id: z.string(), pin: PIN.nullable() }),
        }),
      ),
      needsSignIn: true,
      run: ({ input, userId }) => {
        const list = (range: Range) => conversations.list(userId, range);
        return offsetPage(conversationBookmarks, askedPage(input), list);
      },
    }),
    defineCall({
      endpoint: 'readConversation GET /resource/ConversationResource/get/',
      summary: 'The pins of a conversation, the newest first (S1 §2; name ours)',
      input: z.strictObject({ conversation_id: id, field_set_key: note }),
      response: z.looseObject({ id: z.string(), users: z.array(USER), pins: z.array(PIN) }),
      needsSignIn: true,
      run: ({ input, userId }) => ({ data: conversations.read(userId, input.conversation_id) }),
    }),
    defineCall({
      endpoint: 'readNews GET /resource/NewsHubResource/get/',
      summary:
        'News for the viewer: saves of their pins, and new pins of people they follow (name ours)',
      input: z.strictObject({ bookmarks, field_set_key: note }),
      response: z.array(
        z.looseObject({
          id: z.string(),
          news_type: z.enum(['saved', 'published']),
          created_at: z.string(),
          user: USER,
          pins: z.array(PIN),
        }),
      ),
      needsSignIn: true,
      run: ({ viewer }) => ({ data: readNews(viewer) }),
    }),
  ];
}
