import { decodePin } from '@tackboard/domain/wire';
import { CREATE_PIN, EDIT_PIN } from '../endpoints.js';
import { sendWrite, type Write } from '../resource-call.js';
import { writeModel } from '../decoded.js';
import type { Payload } from '../payload.js';

/** The picture of a new pin: its URL, `data:image/…;base64,…`, a file, or the upload of an image or a video. */
export type NewPinImage =
  | Only<'uploadId', string>
  | Only<'imageUrl', string>
  | Only<'imageBase64', string>
  | Only<'file', Blob>;

/** An object with one of the four keys. */
type Only<Key extends string, Value> = { readonly [K in Key]: Value } & {
  readonly [K in Exclude<'uploadId' | 'imageUrl' | 'imageBase64' | 'file', Key>]?: undefined;
};

/** The texts of a pin. */
export interface PinTexts {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly altText?: string | undefined;
  /** An absolute URL; empty for none. */
  readonly link?: string | undefined;
}

/** A new pin. */
export interface CreatePinRequest extends PinTexts {
  /** Without a board the pin is on the profile only. */
  readonly boardId?: string | undefined;
  /** For an uploaded video also send its `poster`. */
  readonly image: NewPinImage;
  /** The image to show before an uploaded video plays. */
  readonly poster?: Blob | undefined;
  /** The server's word for how the picture was found. */
  readonly method?: string;
  readonly sectionId?: string | undefined;
  /** Identifies the pin on this device, until it has an id. */
  readonly guid?: string;
}

/** The ids of a created pin. */
export interface CreatedPin {
  readonly id: string;
  readonly pinnerId?: string | undefined;
}

/** Publishes a pin (S3 §7.18, `PinResource`). */
export const createPin: Write<CreatePinRequest, CreatedPin> = async (client, request, options) => {
  const { image } = request;
  const file = image.file ?? request.poster;
  const payload = {
    board_id: request.boardId,
    method: request.method,
    upload_id: image.uploadId,
    image_url: image.imageUrl,
    image_base64: file ? await dataUrl(file) : image.imageBase64,
    section: request.sectionId,
    guid: request.guid,
    ...textFields(request),
  };
  const { id, pinner } = await writeModel(client, CREATE_PIN, payload, options, decodePin);
  return { id, pinnerId: pinner?.id };
};

/** The texts of a pin by the server's names. */
function textFields({ title, description, altText, link }: PinTexts): Payload {
  return { title, description, alt_text: altText, link };
}

/** Bytes that are converted at once: more arguments overflow the stack. */
const CHUNK_BYTES = 0x20_00;

async function dataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return `data:${file.type};base64,${btoa(binary)}`;
}

/** Changes of a pin; absent fields stay. */
export interface EditPinRequest extends PinTexts {
  readonly pinId: string;
  /** Another board, or `null` for the profile. Leaves the section unless `sectionId` names one. */
  readonly boardId?: string | null | undefined;
  readonly sectionId?: string | undefined;
}

/** Changes a pin that the viewer published. */
export const editPin: Write<EditPinRequest> = (
  client,
  { pinId, boardId, sectionId, ...texts },
  options,
) => {
  const payload = { id: pinId, board_id: boardId, section: sectionId, ...textFields(texts) };
  return sendWrite(client, EDIT_PIN, payload, options);
};
