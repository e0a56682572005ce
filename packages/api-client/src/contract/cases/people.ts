import * as z from 'zod/mini';
import {
  EMAIL_EXISTS,
  MERGE_SAVED_PINS,
  READ_USER_STATE,
  SAVE_USER_STATE,
  UPDATE_ACCOUNT,
  UPDATE_SETTINGS,
} from '../../people/account.js';
import {
  LIST_CONVERSATIONS,
  LIST_PEOPLE,
  READ_CONVERSATION,
  SEND_PIN,
} from '../../people/conversations.js';
import {
  BLOCK_USER,
  FOLLOW_TOPIC,
  FOLLOW_USER,
  UNBLOCK_USER,
  UNFOLLOW_TOPIC,
  UNFOLLOW_USER,
} from '../../people/follow.js';
import { READ_NEWS } from '../../people/news.js';
import { SIGN_IN, SIGN_OUT } from '../../people/session.js';
import type { ContractCase, Fixtures } from '../contract-case.js';
import { textAt } from '../field.js';
import {
  ANYTHING,
  CONVERSATION_PINS,
  CONVERSATIONS,
  NEWS,
  SESSION,
  STATE,
  USER,
} from '../shapes.js';

const person = ({ personId }: Fixtures) => personId && { user_id: personId };
const blocked = ({ personId }: Fixtures) => personId && { blocked_user_id: personId };
const topic = () => ({ interest_id: '935950727927', interest_list: 'favorited' });

const WRITE = { shape: ANYTHING, needsSignIn: true } as const;

/** The cases of people and of the viewer. What they turn on, they turn off again. */
export const PEOPLE: readonly ContractCase[] = [
  {
    endpoint: FOLLOW_USER,
    call: 'followUser',
    payload: person,
    ...WRITE,
    badField: 'user_id',
    missingField: 'user_id',
  },
  { endpoint: UNFOLLOW_USER, call: 'followUser', payload: person, ...WRITE, badField: 'user_id' },
  {
    endpoint: FOLLOW_TOPIC,
    call: 'followTopic',
    payload: topic,
    ...WRITE,
    badField: 'interest_id',
  },
  {
    endpoint: UNFOLLOW_TOPIC,
    call: 'followTopic',
    payload: topic,
    ...WRITE,
    badField: 'interest_id',
  },
  {
    endpoint: BLOCK_USER,
    call: 'blockUser',
    payload: (fixtures) => {
      const who = blocked(fixtures);
      return who && { ...who, block_source: 'profile', block_context: 'contract' };
    },
    ...WRITE,
    badField: 'blocked_user_id',
    missingField: 'blocked_user_id',
  },
  {
    endpoint: UNBLOCK_USER,
    call: 'blockUser',
    payload: blocked,
    ...WRITE,
    badField: 'blocked_user_id',
  },
  {
    endpoint: LIST_PEOPLE,
    call: 'listPeople',
    payload: () => ({}),
    shape: z.array(USER),
    needsSignIn: true,
  },
  {
    endpoint: SEND_PIN,
    call: 'sendPin',
    payload: ({ personId, pinId }) => personId && pinId && { user_ids: [personId], pin: pinId },
    ...WRITE,
    badField: 'user_ids',
    missingField: 'pin',
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.conversationId = id;
    },
  },
  {
    endpoint: LIST_CONVERSATIONS,
    call: 'listConversations',
    payload: () => ({}),
    shape: CONVERSATIONS,
    needsSignIn: true,
  },
  {
    endpoint: READ_CONVERSATION,
    call: 'readConversation',
    payload: ({ conversationId }) => conversationId && { conversation_id: conversationId },
    shape: CONVERSATION_PINS,
    needsSignIn: true,
    badField: 'conversation_id',
    missingField: 'conversation_id',
  },
  {
    endpoint: READ_NEWS,
    call: 'readNews',
    payload: () => ({}),
    shape: NEWS,
    needsSignIn: true,
  },
  {
    endpoint: UPDATE_ACCOUNT,
    call: 'updateAccount',
    payload: ({ country }) => ({ country: country ?? 'US' }),
    ...WRITE,
    badField: 'country',
  },
  {
    endpoint: EMAIL_EXISTS,
    call: 'emailExists',
    payload: ({ nonce }) => ({ email: `contract-${nonce}@tackboard.example` }),
    shape: z.boolean(),
    badField: 'email',
  },
  {
    endpoint: SAVE_USER_STATE,
    call: 'saveUserState',
    payload: ({ nonce }) => ({ state: 'CONTRACT', value: nonce }),
    ...WRITE,
    badField: 'state',
  },
  {
    endpoint: READ_USER_STATE,
    call: 'readUserState',
    payload: () => ({ state: 'QUICK_SAVES_BOARD_ID' }),
    shape: STATE,
    needsSignIn: true,
    badField: 'state',
  },
  {
    endpoint: UPDATE_SETTINGS,
    call: 'updateSettings, saveCookiePreferences',
    payload: () => ({
      allow_analytic_cookies: false,
      allow_marketing_cookies: false,
      allow_personalization_cookies: false,
      surface_tag: 'contract',
    }),
    shape: ANYTHING,
    badField: 'allow_analytic_cookies',
  },
  {
    endpoint: MERGE_SAVED_PINS,
    call: 'mergeSavedPins',
    payload: () => ({ pin_ids: [] }),
    ...WRITE,
    badField: 'pin_ids',
  },
  {
    endpoint: SIGN_IN,
    call: 'signIn',
    payload: ({ username }) => username && { username },
    shape: SESSION,
    isSeparate: true,
    badField: 'username',
  },
  {
    endpoint: SIGN_OUT,
    call: 'signOut',
    payload: () => ({}),
    shape: ANYTHING,
    isSeparate: true,
  },
];
