import { decodeExperiences, decodeUploadSlot } from '@tackboard/domain/wire';
import * as endpoints from '../../endpoints.js';
import type { CaseRow, Fixtures } from '../contract-case.js';
import {
  ANYTHING,
  CHECKED_LINK,
  GRAPH_INVITE,
  INVITE,
  MESSAGES,
  NAMES,
  OFFSITE_LINK,
  UPLOAD_SLOT,
  UPLOADS,
} from '../shapes.js';

const URL_OF_A_SHOP = 'https://shop.example/lamps';

const placed = ({ placedExperience }: Fixtures) =>
  placedExperience && { placed_experience_id: encodeURIComponent(placedExperience) };

const REPORT = { payload: placed, shape: ANYTHING, badField: 'placed_experience_id' } as const;

const invite = ({ inviteCode }: Fixtures) => inviteCode && { invite_code: inviteCode };

const follow = ({ boardId }: Fixtures) => boardId && { url: `/v3/boards/${boardId}/follow/` };

/** The cases of links, invites, uploads, messages, names, events and the generic resource. */
export const OTHERS: readonly CaseRow[] = [
  {
    endpoint: endpoints.CHECK_LINK,
    payload: ({ pinId }) => ({ check_only: true, pin_id: pinId, url: URL_OF_A_SHOP }),
    shape: CHECKED_LINK,
    badField: 'url',
  },
  {
    endpoint: endpoints.CHECK_APP_LINK,
    payload: ({ pinId }) => ({ check_only: true, pin_id: pinId, url: URL_OF_A_SHOP }),
    shape: CHECKED_LINK,
    badField: 'url',
  },
  {
    endpoint: endpoints.LOG_CLICKTHROUGH,
    payload: ({ pinId }) => ({
      check_only: false,
      pin_id: pinId,
      url: URL_OF_A_SHOP,
      aux_data: { clickthrough_type: 'clickthrough' },
    }),
    shape: ANYTHING,
    badField: 'url',
  },
  {
    endpoint: endpoints.READ_OFFSITE_LINK,
    payload: () => ({ url: URL_OF_A_SHOP }),
    shape: OFFSITE_LINK,
    badField: 'url',
  },
  {
    endpoint: endpoints.READ_INVITE,
    payload: invite,
    needs: 'a valid invite code',
    shape: INVITE,
    badField: 'invite_code',
    missingField: 'invite_code',
  },
  {
    endpoint: endpoints.READ_GRAPH_INVITE,
    needs: 'a valid invite code',
    payload: ({ inviteCode }) =>
      inviteCode && {
        operationName: 'PinCardSharedHeaderQuery',
        variables: { invite_code: inviteCode },
      },
    shape: GRAPH_INVITE,
    badField: 'variables',
  },
  {
    endpoint: endpoints.REQUEST_UPLOAD_SLOT,
    payload: () => ({ type: 'image' }),
    shape: UPLOAD_SLOT,
    needsSignIn: true,
    badField: 'type',
    keep: (fixtures, data) => {
      const id = decodeUploadSlot(data)?.id;
      if (id !== undefined) fixtures.uploadId = id;
    },
  },
  {
    endpoint: endpoints.READ_UPLOADS,
    payload: ({ uploadId }) => uploadId && { upload_ids: [uploadId] },
    shape: UPLOADS,
    needsSignIn: true,
    badField: 'upload_ids',
  },
  {
    endpoint: endpoints.READ_PLATFORM_EXPERIENCES,
    payload: () => ({ extra_context: {} }),
    shape: MESSAGES,
    keep: (fixtures, data) => {
      const [first] = decodeExperiences(data).experiences;
      if (first?.placementId !== undefined)
        fixtures.placedExperience = `${first.placementId}:${first.id}`;
    },
  },
  {
    endpoint: endpoints.READ_EXPERIENCES,
    payload: ({ placedExperience }) => ({
      placement_ids: [placedExperience?.split(':')[0] ?? '1000000'],
      extra_context: {},
    }),
    shape: MESSAGES,
    badField: 'placement_ids',
  },
  {
    endpoint: endpoints.TRIGGER_EXPERIENCE,
    payload: ({ placedExperience }) =>
      placedExperience && { placed_experience: placedExperience, extra_context: {} },
    shape: ANYTHING,
  },
  { endpoint: endpoints.VIEW_EXPERIENCE, ...REPORT },
  { endpoint: endpoints.COMPLETE_EXPERIENCE, ...REPORT },
  { endpoint: endpoints.DISMISS_EXPERIENCE, ...REPORT },
  { endpoint: endpoints.READ_COUNTRIES, payload: () => ({}), shape: NAMES },
  { endpoint: endpoints.READ_LOCALES, payload: () => ({}), shape: NAMES },
  {
    endpoint: endpoints.SEND_EVENTS,
    call: 'createTracker',
    payload: ({ nonce }) => ({
      events: [{ event_id: `contract-${nonce}`, event_type: 12, time: Date.now() }],
    }),
    shape: ANYTHING,
    badField: 'events',
  },
  {
    endpoint: endpoints.API_GET,
    call: 'apiCall',
    payload: ({ nonce }) => ({
      url: '/v3/register/exists/',
      data: { email: `contract-${nonce}@tackboard.example` },
    }),
    shape: ANYTHING,
    badField: 'url',
  },
  {
    endpoint: endpoints.API_CREATE,
    call: 'apiCall',
    payload: ({ country }) => ({ url: '/v3/users/me/', data: { country: country ?? 'US' } }),
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
  {
    endpoint: endpoints.API_UPDATE,
    call: 'apiCall',
    payload: follow,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
  {
    endpoint: endpoints.API_DELETE,
    call: 'apiCall',
    payload: follow,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
];
