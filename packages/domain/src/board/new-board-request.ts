import type { Viewer } from '../user/viewer.js';
import type { CreateBoardRequest } from './boards-list.js';

/**
 * Creates the request for a board that the viewer named (S3 §7). A board that exists is not returned for it: the viewer
 * chose its privacy.
 */
export function newBoardRequest(
  { id, username }: Pick<Viewer, 'id' | 'username'>,
  { name, privacy }: Pick<CreateBoardRequest, 'name' | 'privacy'>,
): CreateBoardRequest {
  return {
    name,
    privacy,
    layout: 'default',
    isProtected: false,
    returnExisting: false,
    ...(username !== undefined && { username }),
    ...(id !== undefined && { userId: id, orbacSubjectId: id }),
  };
}
