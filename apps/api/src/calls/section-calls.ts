import { BOARD_TITLE_MAX, BOARDS_PAGE_SIZE } from '@tackboard/domain';
import * as z from 'zod';
import { askedPage } from '../http/bookmarks.js';
import { type Call, defineCall, defineWrite } from '../http/call.js';
import { id, line, page } from '../http/fields.js';
import type { Services } from '../services.js';

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
      endpoint: 'listSections GET /resource/BoardSectionsResource/get/',
      summary: 'The sections of a board, oldest first (S1 §2)',
      input: z.strictObject({
        board_id: id,
        ...page(BOARDS_PAGE_SIZE),
      }),
      response: z.array(SECTION),
      run: ({ input, viewer }) => sections.list(viewer, input.board_id, askedPage(input)),
    }),
    defineWrite({
      endpoint: 'createSection POST /resource/BoardSectionResource/create/',
      summary: 'Creates a section, or returns the one of this title (S1 §2)',
      input: z.strictObject({ board_id: id, title }),
      response: SECTION,
      action: 'createBoard',
      run: ({ input, userId }) => ({ data: sections.create(userId, input.board_id, input.title) }),
    }),
    defineWrite({
      endpoint: 'editSection PUT /resource/BoardSectionResource/update/',
      summary: 'Renames a section; its path stays (S1 §2)',
      input: z.strictObject({ board_id: id, section_id: id, title }),
      response: SECTION,
      action: 'edit',
      run: ({ input, userId }) => ({
        data: sections.edit(userId, input.board_id, input.section_id, input.title),
      }),
    }),
    defineWrite({
      endpoint: 'deleteSection DELETE /resource/BoardSectionResource/delete/',
      summary: 'Deletes a section; its pins stay on the board (S1 §2)',
      input: z.strictObject({ board_id: id, section_id: id }),
      action: 'edit',
      run: ({ input, userId }) => {
        sections.remove(userId, input.board_id, input.section_id);
      },
    }),
  ];
}
