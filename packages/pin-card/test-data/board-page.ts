import type { Board, TackboardCalls, User } from '@tackboard/domain';
import { fn } from 'storybook/test';
import { listOf, someBoards } from './boards.js';
import { people } from './pins.js';

/** A board of the viewer that others share. */
export const sharedBoard = {
  id: '54',
  name: 'Kitchen with Lena',
  url: '/mina/kitchen-with-lena/',
  pinCount: 1243,
  isCollaborative: true,
  owner: people.viewer,
} satisfies Board;

/** Who shares it. */
export const collaborators: readonly User[] = [people.lena, people.nora, people.karl];

/** The calls of the page of a board. */
export const boardPageCalls = (changes: Partial<TackboardCalls> = {}): Partial<TackboardCalls> => ({
  listCollaborators: fn(async () => ({ items: collaborators })).mockName('listCollaborators'),
  listBoardInvites: fn(async () => ({ items: [people.ilse] })).mockName('listBoardInvites'),
  listPeople: fn(async ({ query = '' }: { readonly query?: string }) => ({
    items: [people.stefan, people.nora, people.garden].filter(({ fullName = '' }) =>
      fullName.toLowerCase().includes(query.toLowerCase()),
    ),
  })).mockName('listPeople'),
  listBoards: listOf(someBoards),
  listFollowers: fn(async () => ({ items: [people.kiln, people.garden] })).mockName(
    'listFollowers',
  ),
  inviteCollaborator: fn(async () => {}).mockName('inviteCollaborator'),
  removeCollaborator: fn(async () => {}).mockName('removeCollaborator'),
  respondToBoardInvite: fn(async () => {}).mockName('respondToBoardInvite'),
  followBoard: fn(async () => {}).mockName('followBoard'),
  createBoard: fn(async ({ name }: { readonly name: string }) => ({
    id: '99',
    name,
    url: '/mina/new/',
  })).mockName('createBoard'),
  editBoard: fn(async () => {}).mockName('editBoard'),
  deleteBoard: fn(async () => {}).mockName('deleteBoard'),
  createSection: fn(async ({ title }: { readonly title: string }) => ({
    id: 's9',
    title,
  })).mockName('createSection'),
  editSection: fn(async ({ title }: { readonly title: string }) => ({ id: 's1', title })).mockName(
    'editSection',
  ),
  deleteSection: fn(async () => {}).mockName('deleteSection'),
  ...changes,
});
