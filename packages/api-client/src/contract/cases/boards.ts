import * as z from 'zod/mini';
import {
  CREATE_BOARD,
  DELETE_BOARD,
  EDIT_BOARD,
  FOLLOW_BOARD,
  LIST_BOARDS,
  LIST_FOLLOWERS,
  READ_BOARD,
  UNFOLLOW_BOARD,
} from '../../boards/board.js';
import {
  DELETE_BOARD_INVITE,
  INVITE_COLLABORATOR,
  LIST_BOARD_INVITES,
  LIST_COLLABORATORS,
  LIST_RECEIVED_INVITES,
  REMOVE_COLLABORATOR,
  RESPOND_TO_BOARD_INVITE,
} from '../../boards/collaborators.js';
import {
  CREATE_SECTION,
  DELETE_SECTION,
  EDIT_SECTION,
  LIST_SECTIONS,
} from '../../boards/sections.js';
import type { ContractCase, Fixtures } from '../contract-case.js';
import { textAt } from '../field.js';
import { ANYTHING, BOARD, SECTION, USER } from '../shapes.js';

const onBoard = ({ boardId }: Fixtures) => boardId && { board_id: boardId };

const invited = ({ boardId, personId }: Fixtures) =>
  boardId && personId && { board_id: boardId, invited_user_id: personId };

const BOARD_WRITE = { needsSignIn: true, badField: 'board_id', missingField: 'board_id' } as const;

/** The cases of boards. They create two boards, which `LAST_BOARDS` deletes. */
export const BOARDS: readonly ContractCase[] = [
  {
    endpoint: CREATE_BOARD,
    call: 'createBoard',
    payload: ({ nonce }) => ({ name: `Contract ${nonce}`, privacy: 'secret' }),
    otherPayload: ({ nonce }) => ({ name: `Contract ${nonce} other`, privacy: 'secret' }),
    shape: BOARD,
    needsSignIn: true,
    badField: 'name',
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.boardId = id;
    },
  },
  {
    endpoint: CREATE_BOARD,
    call: 'createBoard',
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
    endpoint: READ_BOARD,
    call: 'readBoard',
    payload: onBoard,
    shape: BOARD,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: LIST_BOARDS,
    call: 'listBoards',
    payload: () => ({ privacy_filter: 'all', sort: 'last_pinned_to', page_size: 25 }),
    shape: z.array(BOARD),
    needsSignIn: true,
    isPaged: true,
    badField: 'page_size',
  },
  {
    endpoint: EDIT_BOARD,
    call: 'editBoard',
    payload: ({ boardId, nonce }) =>
      boardId && { board_id: boardId, name: `Contract ${nonce} renamed` },
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: CREATE_SECTION,
    call: 'createSection',
    payload: ({ boardId }) => boardId && { board_id: boardId, title: 'Contract' },
    shape: SECTION,
    ...BOARD_WRITE,
    keep: (fixtures, data) => {
      const id = textAt(data, 'id');
      if (id !== undefined) fixtures.sectionId = id;
    },
  },
  {
    endpoint: LIST_SECTIONS,
    call: 'listSections',
    payload: onBoard,
    shape: z.array(SECTION),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: EDIT_SECTION,
    call: 'editSection',
    payload: ({ boardId, sectionId }) =>
      boardId && sectionId && { board_id: boardId, section_id: sectionId, title: 'Renamed' },
    shape: SECTION,
    needsSignIn: true,
    badField: 'section_id',
    missingField: 'section_id',
  },
  {
    endpoint: INVITE_COLLABORATOR,
    call: 'inviteCollaborator',
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: LIST_BOARD_INVITES,
    call: 'listBoardInvites',
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    ...BOARD_WRITE,
  },
  {
    endpoint: LIST_RECEIVED_INVITES,
    call: 'listReceivedInvites',
    payload: () => ({}),
    shape: z.array(BOARD),
    isPaged: true,
    needsSignIn: true,
  },
  {
    endpoint: DELETE_BOARD_INVITE,
    call: 'removeCollaborator',
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: RESPOND_TO_BOARD_INVITE,
    call: 'respondToBoardInvite',
    // The viewer owns the board: declining changes nothing.
    payload: ({ boardId }) => boardId && { board_id: boardId, status: 'declined' },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
  },
  {
    endpoint: LIST_COLLABORATORS,
    call: 'listCollaborators',
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: REMOVE_COLLABORATOR,
    call: 'removeCollaborator',
    payload: invited,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: FOLLOW_BOARD,
    call: 'followBoard',
    payload: onBoard,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: LIST_FOLLOWERS,
    call: 'listFollowers',
    payload: onBoard,
    shape: z.array(USER),
    isPaged: true,
    badField: 'board_id',
    missingField: 'board_id',
  },
  {
    endpoint: UNFOLLOW_BOARD,
    call: 'followBoard',
    payload: onBoard,
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'board_id',
  },
];

/** Deletes what {@link BOARDS} created. */
export const LAST_BOARDS: readonly ContractCase[] = [
  {
    endpoint: DELETE_SECTION,
    call: 'deleteSection',
    payload: ({ boardId, sectionId }) =>
      boardId && sectionId && { board_id: boardId, section_id: sectionId },
    shape: ANYTHING,
    needsSignIn: true,
    badField: 'section_id',
    missingField: 'section_id',
  },
  {
    endpoint: DELETE_BOARD,
    call: 'deleteBoard',
    payload: onBoard,
    shape: ANYTHING,
    ...BOARD_WRITE,
  },
  {
    endpoint: DELETE_BOARD,
    call: 'deleteBoard',
    payload: ({ otherBoardId }) => otherBoardId && { board_id: otherBoardId },
    shape: ANYTHING,
    needsSignIn: true,
  },
];
