import { isCallError } from '@tackboard/api-client';
import { type Board, boardRoles, type BoardSection, type Pin, type User } from '@tackboard/domain';
import { boardInvitePath } from '@tackboard/routes';
import { boardPath, profilePath, sectionPath } from '@tackboard/routes/paths';
import { notFound, type RequestOf, redirectTo } from '../../page.server.js';
import type { BoardInvitation } from '@tackboard/pin-card/boards';
import { readInvitations } from './invitations.js';
import { invitedBoardUrl, inviteQuery } from './invite-link.js';

/** A board, or one section of it, with who shares it. */
export interface BoardData {
  readonly board: Board & { readonly id: string };
  readonly pins: readonly Pin[];
  readonly sections: readonly BoardSection[];
  /** The section that the page is for. */
  readonly section?: BoardSection | undefined;
  readonly collaborators: readonly User[];
  readonly ownerName: string;
  /** The address of the page. */
  readonly canonical: string;
  /** The viewer's own, which they have not responded to. */
  readonly invitation?: BoardInvitation | undefined;
  /** Whether the address is the link of an invitation, which accepts it after a login (S3 §2.3). */
  readonly isInviteLink: boolean;
  /** Whether the dialog of people opens with the page. */
  readonly opensPeople: boolean;
}

const PEOPLE = 'people';

/** The address of a board whose dialog of people is open (S3 §2.1). */
export const peoplePath = (boardUrl: string): string => `${boardUrl}?${PEOPLE}`;

/** The most pins, sections and people of a board that the page shows. */
const PAGE_SIZE = 250;

/** Reads a board with its pins, or with those of a section. The link of an invitation leads visitors to the login first. */
export async function loadBoard(request: RequestOf<'board'>): Promise<BoardData> {
  const { calls, link, query, user } = request;
  const url = boardPath(link.params.username, link.params.boardId);
  const isInviteLink = invitedBoardUrl(query) === url;
  // Before the board is read: nothing tells a visitor whether there is a secret one.
  if (isInviteLink && !user) redirectTo(`/login?next=${encodeURIComponent(boardInvitePath(url))}`);
  const { username, boardId: name } = link.params;
  const board = await calls.readBoard({ username, slug: name }).catch((error: unknown) => {
    if (isCallError(error, 'not-found')) return undefined;
    throw error;
  });
  const invitations = await readInvitations(request);
  if (board?.id === undefined) {
    // A secret board opens to who has accepted. The profile shows the invitation.
    if (user && invitations.some((each) => each.board.url === url))
      redirectTo(profilePath(user.username ?? '') + (isInviteLink ? inviteQuery(url) : ''));
    notFound();
  }
  const { id } = board;
  const page = { boardId: id, pageSize: PAGE_SIZE };
  const [{ items: sections }, { items: collaborators }] = await Promise.all([
    calls.listSections(page),
    calls.listCollaborators(page),
  ]);
  const slug =
    link.route === 'board-section' ? link.params.boardSectionId.toLowerCase() : undefined;
  const section = sections.find((each) => each.slug === slug);
  if (slug !== undefined && !section) notFound();
  const { isOwn, isCollaborator } = boardRoles(board, { ...user, isAuth: user !== undefined });
  const { pins } = await calls.readBoardPins({ ...page, sectionId: section?.id });
  return {
    board: { ...board, id },
    pins,
    sections,
    section,
    collaborators,
    ownerName: board.owner?.fullName ?? username,
    canonical: slug === undefined ? url : sectionPath(username, name, slug),
    invitation: invitations.find((each) => each.board.id === id),
    isInviteLink,
    opensPeople: (isOwn || isCollaborator) && query.has(PEOPLE),
  };
}
