import * as endpoints from '../../endpoints.js';
import type { CaseRow } from '../contract-case.js';
import { FEED_SIGNALS, FOUND, PINS, TOPICS } from '../shapes.js';

const PAGE = { page_size: 25 };

/** The cases of what finds pins, boards, people and topics. */
export const SEARCH_CASES: readonly CaseRow[] = [
  {
    endpoint: endpoints.SEARCH,
    payload: () => ({ query: 'a', scope: 'pins', ...PAGE }),
    shape: FOUND,
    isPaged: true,
    badField: 'scope',
  },
  {
    endpoint: endpoints.READ_RELATED_PINS,
    payload: ({ pinId }) => pinId && { pin: pinId, scope: 'pins', ...PAGE },
    shape: PINS,
    isPaged: true,
    badField: 'scope',
    missingField: 'pin',
  },
  {
    endpoint: endpoints.EXPLORE_PINS,
    payload: () => ({ scope: 'pins', ...PAGE }),
    shape: PINS,
    isPaged: true,
    badField: 'scope',
    missingField: 'interest',
  },
  { endpoint: endpoints.LIST_TOPICS, payload: () => ({}), shape: TOPICS, badField: 'interest' },
  {
    endpoint: endpoints.READ_FEED_SIGNALS,
    payload: () => ({}),
    shape: FEED_SIGNALS,
    needsSignIn: true,
  },
];
