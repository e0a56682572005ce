import { type Board, boardRoles, type BoardSection, type Pin, type User } from '@tackboard/domain';
import { decodePinPage } from '@tackboard/domain/wire';
import { boardInvitePath } from '@tackboard/routes';
import { boardPath, profilePath } from '@tackboard/routes/paths';
import { notFound, type PageRequest, redirectTo } from '../define-page.js';
import { type Invitation, readInvitations } from './invitations.js';
import { invitedBoardUrl, inviteQuery } from './invite-link.js';
import { opensPeople } from './people-path.js';

/** A board, or one section of it, with who shares it. */
export interface BoardData {
  readonly board: Board & { readonly id: string };
  readonly pins: readonly Pin[];
  readonly sections: readonly BoardSection[];
  /** The section that the page is for. */
  readonly section?: BoardSection | undefined;
  readonly collaborators: readonly User[];
  /** Who has not responded yet; only for those who share the board. */
  readonly invited: readonly User[];
  /** The viewer's own, which they have not responded to. */
  readonly invitation?: Invitation | undefined;
  /** Whether the address is the link of an invitation, which accepts it after a login (S3 §2.3). */
  readonly isInviteLink: boolean;
  /** Whether the dialog of people opens with the page. */
  readonly opensPeople: boolean;
}

/** The most sections and people of a board that the page shows. */
const PAGE_SIZE = 250;

/** Reads a board with its pins, or with those of a section. The link of an invitation leads visitors to the login first. */
export async function loadBoard(
  request: PageRequest<'board' | 'board-section'>,
): Promise<BoardData> {
  const { api, calls, viewer, decode, link, query, user } = request;
  const url = boardPath(link.params.username, link.params.boardId);
  const isInviteLink = invitedBoardUrl(query) === url;
  // Before the board is read: nothing tells a visitor whether there is a secret one.
  if (isInviteLink && !user) redirectTo(`/login?next=${encodeURIComponent(boardInvitePath(url))}`);
  const id = api.board(viewer, url)?.board.id;
  const invitations = readInvitations(request);
  if (id === undefined) {
    // A secret board opens to who has accepted. The profile shows the invitation.
    if (user && invitations.some(({ board }) => board.url === url))
      redirectTo(profilePath(user.username ?? '') + (isInviteLink ? inviteQuery(url) : ''));
    notFound();
  }
  const page = { boardId: id, pageSize: PAGE_SIZE };
  const [board, { items: sections }, { items: collaborators }] = await Promise.all([
    calls.readBoard({ boardId: id }),
    calls.listSections(page),
    calls.listCollaborators(page),
  ]);
  const slug =
    link.route === 'board-section' ? link.params.boardSectionId.toLowerCase() : undefined;
  const section = sections.find((each) => each.slug === slug);
  if (slug !== undefined && !section) notFound();
  const { isOwn, isCollaborator } = rolesOf(board, viewer.userId);
  const invited = isOwn || isCollaborator ? (await calls.listBoardInvites(page)).items : [];
  return {
    board: { ...board, id },
    pins: decodePinPage(api.board(viewer, url, section?.id)?.pins, decode).pins,
    sections,
    section,
    collaborators,
    invited,
    invitation: invitations.find((each) => each.board.id === id),
    isInviteLink,
    opensPeople: (isOwn || isCollaborator) && opensPeople(query),
  };
}

/** What the viewer is to a board (S3 §6). */
export function rolesOf(board: Board, userId: string | null | undefined) {
  return boardRoles(board, { isAuth: userId != null, ...(userId != null && { id: userId }) });
}
