import type { BoardSection, ListPage, ListSectionsRequest, WriteOptions } from '@tackboard/domain';
import { decodeBoardSection, decodeSectionPage } from '@tackboard/domain/wire';
import { CREATE_SECTION, DELETE_SECTION, EDIT_SECTION, LIST_SECTIONS } from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, sendWrite, type Write } from '../resource-call.js';
import { writeModel } from '../decoded.js';
import type { AnyEndpoint } from '../endpoint.js';
import { readPage } from '../pages.js';
import type { Payload } from '../payload.js';

/** Lists the sections of a board, page by page. */
export const listSections: Read<ListSectionsRequest, ListPage<BoardSection>> = (
  client,
  { boardId, bookmark, pageSize },
  options = {},
) => {
  const payload = { board_id: boardId, page_size: pageSize };
  return readPage(client, LIST_SECTIONS, payload, { ...options, bookmark }, decodeSectionPage);
};

/** Creates a section of a board. */
export const createSection: Write<
  { readonly boardId: string; readonly title: string },
  BoardSection
> = (client, { boardId, title }, options) =>
  writeSection(client, CREATE_SECTION, { board_id: boardId, title }, options);

/** Renames a section of a board. */
export const editSection: Write<
  { readonly boardId: string; readonly sectionId: string; readonly title: string },
  BoardSection
> = (client, { boardId, sectionId, title }, options) => {
  const payload = { board_id: boardId, section_id: sectionId, title };
  return writeSection(client, EDIT_SECTION, payload, options);
};

async function writeSection(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: WriteOptions,
): Promise<BoardSection> {
  return writeModel(client, endpoint, payload, options, (data, decode) => {
    const section = decodeBoardSection(data, decode);
    return section?.id === undefined ? undefined : section;
  });
}

/** Deletes a section of a board. */
export const deleteSection: Write<{ readonly boardId: string; readonly sectionId: string }> = (
  client,
  { boardId, sectionId },
  options,
) => {
  const payload = { board_id: boardId, section_id: sectionId };
  return sendWrite(client, DELETE_SECTION, payload, options);
};
