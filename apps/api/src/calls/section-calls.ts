import { BOARD_TITLE_MAX, BOARDS_PAGE_SIZE } from '@tackboard/domain';
import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, id, line, pageSize } from '../http/fields.js';
import { NOTHING } from '../wire/shapes.js';
import type { Services } from '../services.js';

const AREA = 'Boards';

/** The largest page. */
const MAX_PAGE_SIZE = 250;

const SECTION = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  pin_count: z.number(),
});

const title = line(BOARD_TITLE_MAX);

/** The calls of the sections of a board (S1 §2). Their names are ours. */
export function sectionCalls({ sections }: Services): readonly Call[] {
  return [
    defineCall({
      name: 'listSections',
      area: AREA,
      summary: 'The sections of a board, oldest first (S1 §2)',
      method: 'GET',
      path: '/resource/BoardSectionsResource/get/',
      input: z.strictObject({
        board_id: id,
        bookmarks,
        page_size: pageSize(BOARDS_PAGE_SIZE, MAX_PAGE_SIZE),
      }),
      response: z.array(SECTION),
      run: ({ input, viewer }) => {
        const page = { bookmark: input.bookmarks, pageSize: input.page_size };
        const { items, bookmark } = sections.list(viewer, input.board_id, page);
        return { data: items, bookmark };
      },
    }),
    defineCall({
      name: 'createSection',
      area: AREA,
      summary: 'Creates a section, or returns the one of this title (S1 §2)',
      method: 'POST',
      path: '/resource/BoardSectionResource/create/',
      input: z.strictObject({ board_id: id, title }),
      response: SECTION,
      needsSignIn: true,
      action: 'createBoard',
      isKeyed: true,
      run: ({ input, userId }) => ({ data: sections.create(userId, input.board_id, input.title) }),
    }),
    defineCall({
      name: 'editSection',
      area: AREA,
      summary: 'Renames a section; its path stays (S1 §2)',
      method: 'PUT',
      path: '/resource/BoardSectionResource/update/',
      input: z.strictObject({ board_id: id, section_id: id, title }),
      response: SECTION,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => ({
        data: sections.edit(userId, input.board_id, input.section_id, input.title),
      }),
    }),
    defineCall({
      name: 'deleteSection',
      area: AREA,
      summary: 'Deletes a section; its pins stay on the board (S1 §2)',
      method: 'DELETE',
      path: '/resource/BoardSectionResource/delete/',
      input: z.strictObject({ board_id: id, section_id: id }),
      response: NOTHING,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        sections.remove(userId, input.board_id, input.section_id);
        return { data: null };
      },
    }),
  ];
}
