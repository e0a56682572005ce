import type {
  BoardSection,
  ListPage,
  ListSectionsRequest,
  ReadOptions,
  WriteOptions,
} from '@tackboard/domain';
import { decodeBoardSection, decodeSectionPage } from '@tackboard/domain/wire';
import { CREATE_SECTION, DELETE_SECTION, EDIT_SECTION, LIST_SECTIONS } from '../endpoints.js';
import type { Client } from '../client.js';
import { writeModel } from '../decoded.js';
import type { AnyEndpoint } from '../endpoint.js';
import { readPage } from '../pages.js';
import type { Payload } from '../payload.js';
import { writeCall } from '../resource-call.js';

/** Lists the sections of a board, page by page. */
export function listSections(
  client: Client,
  { boardId, bookmark, pageSize }: ListSectionsRequest,
  options: ReadOptions = {},
): Promise<ListPage<BoardSection>> {
  const payload = { board_id: boardId, page_size: pageSize };
  return readPage(client, LIST_SECTIONS, payload, { ...options, bookmark }, decodeSectionPage);
}

/** Creates a section of a board. */
export function createSection(
  client: Client,
  { boardId, title }: { readonly boardId: string; readonly title: string },
  options: WriteOptions,
): Promise<BoardSection> {
  return writeSection(client, CREATE_SECTION, { board_id: boardId, title }, options);
}

/** Renames a section of a board. */
export function editSection(
  client: Client,
  {
    boardId,
    sectionId,
    title,
  }: { readonly boardId: string; readonly sectionId: string; readonly title: string },
  options: WriteOptions,
): Promise<BoardSection> {
  const payload = { board_id: boardId, section_id: sectionId, title };
  return writeSection(client, EDIT_SECTION, payload, options);
}

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
export async function deleteSection(
  client: Client,
  { boardId, sectionId }: { readonly boardId: string; readonly sectionId: string },
  options: WriteOptions,
): Promise<void> {
  const payload = { board_id: boardId, section_id: sectionId };
  await writeCall(client, DELETE_SECTION, payload, options);
}
