import type { Api, Viewer } from '@tackboard/api';
import type { Experience } from '@tackboard/domain/experience';
import { decodeExperiences } from '@tackboard/domain/wire';
import type { Context } from 'hono';
import { isMessagesPath, messageContext } from '../app/messages/message-context.js';

/** Reads the messages for the viewer of a page. */
export function readMessages(
  api: Pick<Api, 'messages'>,
  context: Context,
  viewer: Viewer,
  path: string,
): readonly Experience[] {
  return decodeExperiences(api.messages(context, viewer, messageContext(path))).experiences;
}

/** Whether a page needs the code of messages although none is there yet. */
export function needsMessages(path: string): boolean {
  return isMessagesPath(path) || /[?&]invite_code=./.test(path);
}
