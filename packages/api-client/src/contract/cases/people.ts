import * as z from 'zod/mini';
import * as endpoints from '../../endpoints.js';
import type { CaseRow, Fixtures } from '../contract-case.js';
import { textAt } from '../field.js';
import {
  ANYTHING,
  CONVERSATION_PINS,
  CONVERSATIONS,
  NEWS,
  PINS,
  SESSION,
  STATE,
  USER,
} from '../shapes.js';

const person = ({ personId }: Fixtures) => personId && { user_id: personId };
const blocked = ({ personId }: Fixtures) => personId && { blocked_user_id: personId };
const topic = () => ({ interest_id: '935950727927', interest_list: 'favorited' });

const WRITE = { shape: ANYTHING, needsSignIn: true } as const;

/** The cases of people and of the viewer. What they turn on, they turn off again. */
export const PEOPLE: readonly CaseRow[] = [
  ...(['saved', 'created'] as const).map((scope): CaseRow => ({
    endpoint: endpoints.READ_USER_PINS,
    payload: ({ viewerId }: Fixtures) => viewerId && { user_id: viewerId, scope, page_size: 25 },
    shape: PINS,
    isPaged: true,
    badField: 'scope',
    missingField: 'user_id',
  })),
  {
    endpoint: endpoints.FOLLOW_USER,
    payload: person,
    ...WRITE,
    badField: 'user_id',
    missingField: 'user_id',
  },
  {
    endpoint: endpoints.UNFOLLOW_USER,
    call: 'followUser',
    payload: person,
    ...WRITE,
    badField: 'user_id',
  },
  {
    endpoint: endpoints.FOLLOW_TOPIC,
    payload: topic,
    ...WRITE,
    badField: 'interest_id',
  },
  {
    endpoint: endpoints.UNFOLLOW_TOPIC,
    call: 'followTopic',
    payload: topic,
    ...WRITE,
    badField: 'interest_id',
  },
  {
    endpoint: endpoints.BLOCK_USER,
    payload: (fixtures) => {
      const who = blocked(fixtures);
      return who && { ...who, block_source: 'profile', block_context: 'contract' };
    },
    ...WRITE,
    badField: 'blocked_user_id',
    missingField: 'blocked_user_id',
  },
  {
    endpoint: endpoints.UNBLOCK_USER,
    call: 'blockUser',
    payload: blocked,
    ...WRITE,
    badField: 'blocked_user_id',
  },
  {
    endpoint: endpoints.LIST_PEOPLE,
    payload: () => ({}),
    shape: z.array(USER),
    needsSignIn: true,
  },
  {
    endpoint: endpoints.SEND_PIN,
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
    endpoint: endpoints.LIST_CONVERSATIONS,
    payload: () => ({}),
    shape: CONVERSATIONS,
    needsSignIn: true,
  },
  {
    endpoint: endpoints.READ_CONVERSATION,
    payload: ({ conversationId }) => conversationId && { conversation_id: conversationId },
    shape: CONVERSATION_PINS,
    needsSignIn: true,
    badField: 'conversation_id',
    missingField: 'conversation_id',
  },
  {
    endpoint: endpoints.READ_NEWS,
    payload: () => ({}),
    shape: NEWS,
    needsSignIn: true,
  },
  {
    endpoint: endpoints.UPDATE_ACCOUNT,
    payload: ({ country }) => ({ country: country ?? 'US' }),
    ...WRITE,
    badField: 'country',
  },
  {
    endpoint: endpoints.EMAIL_EXISTS,
    payload: ({ nonce }) => ({ email: `contract-${nonce}@tackboard.example` }),
    shape: z.boolean(),
    badField: 'email',
  },
  {
    endpoint: endpoints.SAVE_USER_STATE,
    payload: ({ nonce }) => ({ state: 'CONTRACT', value: nonce }),
    ...WRITE,
    badField: 'state',
  },
  {
    endpoint: endpoints.READ_USER_STATE,
    payload: () => ({ state: 'QUICK_SAVES_BOARD_ID' }),
    shape: STATE,
    needsSignIn: true,
    badField: 'state',
  },
  {
    endpoint: endpoints.UPDATE_SETTINGS,
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
    endpoint: endpoints.MERGE_SAVED_PINS,
    payload: () => ({ pin_ids: [] }),
    ...WRITE,
    badField: 'pin_ids',
  },
  {
    endpoint: endpoints.SIGN_IN,
    payload: ({ username }) => username && { username },
    shape: SESSION,
    isSeparate: true,
    badField: 'username',
  },
  {
    endpoint: endpoints.SIGN_OUT,
    payload: () => ({}),
    shape: ANYTHING,
    isSeparate: true,
  },
];
