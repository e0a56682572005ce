import { decodeExperiences, decodeUploadSlot } from '@tackboard/domain/wire';
import { API_CREATE, API_DELETE, API_GET, API_UPDATE } from '../../api-call.js';
import { READ_GRAPH_INVITE, READ_INVITE } from '../../boards/read-invite.js';
import { CHECK_APP_LINK, CHECK_LINK, LOG_CLICKTHROUGH } from '../../links/check-link.js';
import {
  COMPLETE_EXPERIENCE,
  DISMISS_EXPERIENCE,
  READ_EXPERIENCES,
  READ_PLATFORM_EXPERIENCES,
  TRIGGER_EXPERIENCE,
  VIEW_EXPERIENCE,
} from '../../messages/experiences.js';
import { READ_COUNTRIES, READ_LOCALES } from '../../people/names.js';
import { SEND_EVENTS } from '../../tracking/send-events.js';
import { READ_UPLOADS, REQUEST_UPLOAD_SLOT } from '../../uploads/uploads.js';
import type { ContractCase, Fixtures } from '../contract-case.js';
import {
  ANYTHING,
  CHECKED_LINK,
  GRAPH_INVITE,
  INVITE,
  MESSAGES,
  NAMES,
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
export const OTHERS: readonly ContractCase[] = [
  {
    endpoint: CHECK_LINK,
    call: 'checkLink',
    payload: ({ pinId }) => ({ check_only: true, pin_id: pinId, url: URL_OF_A_SHOP }),
    shape: CHECKED_LINK,
    badField: 'url',
  },
  {
    endpoint: CHECK_APP_LINK,
    call: 'checkAppLink',
    payload: ({ pinId }) => ({ check_only: true, pin_id: pinId, url: URL_OF_A_SHOP }),
    shape: CHECKED_LINK,
    badField: 'url',
  },
  {
    endpoint: LOG_CLICKTHROUGH,
    call: 'logClickthrough',
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
    endpoint: READ_INVITE,
    call: 'readInvite',
    payload: invite,
    needs: 'a valid invite code',
    shape: INVITE,
    badField: 'invite_code',
    missingField: 'invite_code',
  },
  {
    endpoint: READ_GRAPH_INVITE,
    call: 'readGraphInvite',
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
    endpoint: REQUEST_UPLOAD_SLOT,
    call: 'requestUploadSlot',
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
    endpoint: READ_UPLOADS,
    call: 'readUploads',
    payload: ({ uploadId }) => uploadId && { upload_ids: [uploadId] },
    shape: UPLOADS,
    needsSignIn: true,
    badField: 'upload_ids',
  },
  {
    endpoint: READ_PLATFORM_EXPERIENCES,
    call: 'readPlatformExperiences',
    payload: () => ({ extra_context: {} }),
    shape: MESSAGES,
    keep: (fixtures, data) => {
      const [first] = decodeExperiences(data).experiences;
      if (first?.placementId !== undefined)
        fixtures.placedExperience = `${first.placementId}:${first.id}`;
    },
  },
  {
    endpoint: READ_EXPERIENCES,
    call: 'readExperiences',
    payload: ({ placedExperience }) => ({
      placement_ids: [placedExperience?.split(':')[0] ?? '1000000'],
      extra_context: {},
    }),
    shape: MESSAGES,
    badField: 'placement_ids',
  },
  {
    endpoint: TRIGGER_EXPERIENCE,
    call: 'triggerExperience',
    payload: ({ placedExperience }) =>
      placedExperience && { placed_experience: placedExperience, extra_context: {} },
    shape: ANYTHING,
  },
  { endpoint: VIEW_EXPERIENCE, call: 'viewExperience', ...REPORT },
  { endpoint: COMPLETE_EXPERIENCE, call: 'completeExperience', ...REPORT },
  { endpoint: DISMISS_EXPERIENCE, call: 'dismissExperience', ...REPORT },
  { endpoint: READ_COUNTRIES, call: 'readCountries', payload: () => ({}), shape: NAMES },
  { endpoint: READ_LOCALES, call: 'readLocales', payload: () => ({}), shape: NAMES },
  {
    endpoint: SEND_EVENTS,
    call: 'createTracker',
    payload: ({ nonce }) => ({
      events: [{ event_id: `contract-${nonce}`, event_type: 12, time: Date.now() }],
    }),
    shape: ANYTHING,
    badField: 'events',
  },
  {
    endpoint: API_GET,
    call: 'apiCall',
    payload: ({ nonce }) => ({
      url: '/v3/register/exists/',
      data: { email: `contract-${nonce}@tackboard.example` },
    }),
    shape: ANYTHING,
    badField: 'url',
  },
  {
    endpoint: API_CREATE,
    call: 'apiCall',
    payload: ({ country }) => ({ url: '/v3/users/me/', data: { country: country ?? 'US' } }),
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
  {
    endpoint: API_UPDATE,
    call: 'apiCall',
    payload: follow,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
  {
    endpoint: API_DELETE,
    call: 'apiCall',
    payload: follow,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'url',
  },
];
