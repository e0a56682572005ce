import { BOARD_TITLE_MAX, BULK_ACTIONS, PIN_DESCRIPTION_MAX } from '@tackboard/domain';
import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import { type Call, defineWrite, requireOwnAccount } from '../http/call.js';
import { id, line, link, note, optionalId, paragraphs } from '../http/fields.js';
import { connectionOf } from '../http/visit.js';
import { readNewPicture } from '../media/read-new-picture.js';
import type { PinSelection } from '../pins/bulk-edit.js';
import { PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** A picture of 12 MB in base64, with the escapes of a form. */
const MAX_PICTURE_BODY_BYTES = 18 * 1024 * 1024;

/** The largest selection of single pins. */
const MAX_SELECTED = 500;

/** The longest title and alternative text. The specification has no limit. */
const PIN_TITLE_MAX = 1000;

const TEXTS = {
  title: paragraphs(PIN_TITLE_MAX).optional(),
  description: paragraphs(PIN_DESCRIPTION_MAX).optional(),
  alt_text: paragraphs(PIN_TITLE_MAX)
    .transform((text) => (text === '' ? null : text))
    .optional(),
  link: link.optional(),
};

const SELECTED = {
  board_id: id,
  section_id: optionalId,
  orbac_subject_id: optionalId,
};
const PIN_IDS = { pin_ids: z.array(id).min(1).max(MAX_SELECTED) };
const EDIT = {
  action: z.enum(BULK_ACTIONS).exclude(['bulkDelete']),
  target_board_id: optionalId,
  target_section_id: optionalId,
  section_title: line(BOARD_TITLE_MAX).optional(),
};

/** The ids of the pins that were changed. */
const CHANGED = z.looseObject({ pin_ids: z.array(z.string()) });

/** The calls that publish a pin, and that edit many pins at once (S1 §9, S3 §7). */
export function newPinCalls({
  mediaDirectory,
  findBoard,
  publishedPins,
  bulkEdit,
  uploads,
}: Services): readonly Call[] {
  const edit = (
    userId: string,
    selection: PinSelection,
    input: z.output<z.ZodObject<typeof EDIT>>,
  ) => {
    if (input.action === 'bulkCreateSection') {
      if (input.section_title === undefined)
        throw new ResourceError('invalidRequest', 'options.section_title: required.');
      return bulkEdit.createSection(userId, selection, input.section_title);
    }
    if (input.target_board_id === null)
      throw new ResourceError('invalidRequest', 'options.target_board_id: required.');
    const target = { boardId: input.target_board_id, sectionId: input.target_section_id };
    const run = input.action === 'bulkMove' ? bulkEdit.move : bulkEdit.copy;
    return run(userId, selection, target);
  };

  return [
    defineWrite({
      endpoint: 'createPin POST /resource/PinResource/create/',
      summary:
        'Publishes a picture: an upload, from its URL or as base64, or an uploaded video with its poster (S3 §7; texts and upload ours)',
      input: z.strictObject({
        board_id: optionalId,
        method: note,
        image_url: z.string().max(4000).nullish(),
        image_base64: z.string().nullish(),
        upload_id: optionalId,
        ...TEXTS,
        section: optionalId,
        guid: z.string().min(1).max(200).nullish(),
      }),
      response: PIN,
      maxBodyBytes: MAX_PICTURE_BODY_BYTES,
      action: 'createPin',
      prepare: async ({ input, userId, context }) => {
        // Before the picture is fetched and converted: that costs more than the refusal.
        if (input.board_id !== null) findBoard.shared(userId, input.board_id);
        const image = {
          imageUrl: input.image_url ?? null,
          imageBase64: input.image_base64 ?? null,
        };
        const hasImage = image.imageUrl !== null || image.imageBase64 !== null;
        const uploaded =
          input.upload_id === null ? undefined : uploads.result(userId, input.upload_id);
        if (uploaded && 'picture' in uploaded) {
          if (!hasImage) return { picture: uploaded.picture, video: null };
          throw new ResourceError('invalidRequest', 'Send either upload_id or another picture.');
        }
        // Of a video it is the poster.
        const picture = await readNewPicture(image, mediaDirectory, connectionOf(context).host);
        return { picture, video: uploaded?.video ?? null };
      },
      run: ({ input, userId, prepared: { picture, video } }) => ({
        data: publishedPins.publish(userId, {
          boardId: input.board_id,
          sectionId: input.section,
          picture,
          video,
          title: input.title ?? '',
          description: input.description ?? '',
          altText: input.alt_text ?? null,
          link: input.link ?? null,
          // Two videos can have the same poster: the upload tells them apart.
          guid: input.guid ?? (video && input.upload_id),
        }),
      }),
    }),
    defineWrite({
      endpoint: 'editPin PUT /resource/PinResource/update/',
      summary: 'Changes a pin that the viewer published; absent fields stay (name ours)',
      input: z.strictObject({ id, board_id: id.nullish(), section: optionalId, ...TEXTS }),
      response: PIN,
      action: 'edit',
      run: ({ input, userId }) => ({
        data: publishedPins.edit(userId, input.id, {
          title: input.title,
          description: input.description,
          altText: input.alt_text,
          link: input.link,
          boardId: input.board_id,
          sectionId: input.section,
        }),
      }),
    }),
    defineWrite({
      endpoint: 'restorePins POST /resource/BulkEditResource/create/',
      summary: 'Puts copies back that were removed from a board (S3 §4.3; name ours)',
      input: z.strictObject({ board_id: id, ...PIN_IDS }),
      response: CHANGED,
      action: 'edit',
      run: ({ input, userId }) => ({
        data: bulkEdit.restore(userId, input.board_id, input.pin_ids),
      }),
    }),
    ...(['some', 'all'] as const).flatMap((kind) => {
      const resource = kind === 'some' ? 'BulkEditResource' : 'BulkEditSelectAllResource';
      const suffix = kind === 'some' ? '' : 'All';
      const what = kind === 'some' ? 'pins' : 'all pins';
      const base = z.strictObject(kind === 'some' ? { ...SELECTED, ...PIN_IDS } : SELECTED);
      const selectionOf = (userId: string, input: z.output<typeof base>): PinSelection => {
        requireOwnAccount(userId, input.orbac_subject_id);
        const { pin_ids: pinIds } = input as { pin_ids?: readonly string[] };
        return { boardId: input.board_id, sectionId: input.section_id, pinIds: pinIds ?? 'all' };
      };
      return [
        defineWrite({
          endpoint: `bulkDelete${suffix} DELETE /resource/${resource}/delete/`,
          summary: `Removes ${what} from a board, published ones not (S1 §9, S3 §7)`,
          input: base,
          response: CHANGED,
          action: 'edit',
          run: ({ input, userId }) => ({
            data: bulkEdit.remove(userId, selectionOf(userId, input)),
          }),
        }),
        defineWrite({
          endpoint: `bulkEdit${suffix} PUT /resource/${resource}/update/`,
          summary: `Moves or copies ${what} of a board (S1 §9, action ours)`,
          input: base.extend(EDIT),
          response: CHANGED,
          action: 'edit',
          run: ({ input, userId }) => ({ data: edit(userId, selectionOf(userId, input), input) }),
        }),
      ];
    }),
  ];
}
