import * as z from 'zod/mini';
import * as endpoints from '../../endpoints.js';
import type { CaseRow, Fixtures } from '../contract-case.js';
import { textAt } from '../field.js';
import { ANYTHING, BOARD, RECEIVED_INVITE, SECTION, USER } from '../shapes.js';

const onBoard = ({ boardId }: Fixtures) => boardId && { board_id: boardId };

const invited = ({ boardId, personId }: Fixtures) =>
  boardId && personId && { board_id: boardId, invited_user_id: personId };

const BOARD_WRITE = { needsSignIn: true, badField: 'board_id', missingField: 'board_id' } as const;

/** The cases of boards. They create two boards, which `LAST_BOARDS` deletes. */
export const BOARDS: readonly CaseRow[] = [
  {
    endpoint: endpoints.CREATE_BOARD,
    payload: ({ nonce }) => ({ name: `Contract ${nonce}`, privacy: 'secret' }),
    otherPayload: ({ nonce }) => ({ name: `Contract ${nonce} other`, privacy: 'secret' }),
    shape: BOARD,
    needsSignIn: true,
    badField: 'name',
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.boardId = id;
      const slug = textAt(data, 'url')
        ?.split('/')
        .findLast((segment) => segment !== '');
      if (slug !== undefined) fixtures.boardSlug = decodeURIComponent(slug);
    },
  },
  {
    endpoint: endpoints.CREATE_BOARD,
    payload: ({ nonce, viewerId, username }) => ({
      name: `Contract ${nonce} target`,
      privacy: 'secret',
      return_existing: true,
      user_id: viewerId,
      username,
    }),
    shape: BOARD,
    needsSignIn: true,
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.otherBoardId = id;
    },
  },
  {
    endpoint: endpoints.READ_BOARD,
    payload: onBoard,
    shape: BOARD,
    badField: 'board_id',
    missingField: 'board_id',
    isSecret: true,
  },
  {
    endpoint: endpoints.READ_BOARD,
    payload: ({ boardSlug, username }) => boardSlug && username && { username, slug: boardSlug },
    shape: BOARD,
    badField: 'slug',
    missingField: 'slug',
    isSecret: true,
  },
  {
    endpoint: endpoints.LIST_BOARDS,
    payload: () => ({ privacy_filter: 'all', sort: 'last_pinned_to', page_size: 25 }),
    shape: z.array(BOARD),
    needsSignIn: true,
    isPaged: true,
    badField: 'page_size',
  },
  {
    endpoint: endpoints.EDIT_BOARD,
    payload: ({ boardId, nonce }) =>
      boardId && { board_id: boardId, name: `Contract ${nonce} renamed` },
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.CREATE_SECTION,
    payload: ({ boardId }) => boardId && { board_id: boardId, title: 'Contract' },
    shape: SECTION,
    ...BOARD_WRITE,
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.sectionId = id;
    },
  },
  {
    endpoint: endpoints.LIST_SECTIONS,
    payload: onBoard,
    shape: z.array(SECTION),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.EDIT_SECTION,
    payload: ({ boardId, sectionId }) =>
      boardId && sectionId && { board_id: boardId, section_id: sectionId, title: 'Renamed' },
    shape: SECTION,
    needsSignIn: true,
    badField: 'section_id',
    missingField: 'section_id',
  },
  {
    endpoint: endpoints.INVITE_COLLABORATOR,
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.LIST_BOARD_INVITES,
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.LIST_RECEIVED_INVITES,
    payload: () => ({}),
    shape: z.array(RECEIVED_INVITE),
    isPaged: true,
    needsSignIn: true,
  },
  {
    endpoint: endpoints.DELETE_BOARD_INVITE,
    call: 'removeCollaborator',
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.RESPOND_TO_BOARD_INVITE,
    // The viewer owns the board: declining changes nothing.
    payload: ({ boardId }) => boardId && { board_id: boardId, status: 'declined' },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
  },
  {
    endpoint: endpoints.LIST_COLLABORATORS,
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.REMOVE_COLLABORATOR,
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.FOLLOW_BOARD,
    payload: onBoard,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.LIST_FOLLOWERS,
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: endpoints.UNFOLLOW_BOARD,
    call: 'followBoard',
    payload: onBoard,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
  },
];

/** Deletes what {@link BOARDS} created. */
export const LAST_BOARDS: readonly CaseRow[] = [
  {
    endpoint: endpoints.DELETE_SECTION,
    payload: ({ boardId, sectionId }) =>
      boardId && sectionId && { board_id: boardId, section_id: sectionId },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'section_id',
    missingField: 'section_id',
  },
  {
    endpoint: endpoints.DELETE_BOARD,
    payload: onBoard,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: endpoints.DELETE_BOARD,
    payload: ({ otherBoardId }) => otherBoardId && { board_id: otherBoardId },
    shape: ANYTHING,
    needsSignIn: true,
  },
];
