import type { Api, Viewer } from '@tackboard/api';
import type { Experience } from '@tackboard/domain';
import { decodeExperiences } from '@tackboard/domain/wire';
import { classify } from '@tackboard/routes';
import type { Context } from 'hono';
import { messageContext } from '../app/messages/message-context.js';
import { type PageName, pageNameOf } from '../app/pages/page-table.js';

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
export function needsMessages(name: PageName, path: string): boolean {
  return name === '/messages' || /[?&]invite_code=./.test(path);
}

/** Whether a page shows what the viewer did with messages, so that not every visitor gets the same. */
export function showsStates(path: string): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  return pageNameOf(classify(pathname), path) === '/messages';
}
