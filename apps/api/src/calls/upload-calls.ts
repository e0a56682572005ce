import { UPLOAD_STATUSES } from '@tackboard/domain';
import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import { type Call, defineCall, defineWrite } from '../http/call.js';
import { id } from '../http/fields.js';
import { connectionOf } from '../http/visit.js';
import { deriveSizes } from '../media/derive.js';
import { parseFiles } from '../media/picture.js';
import { storeVideo, type UploadedVideo } from '../media/read-video.js';
import { readImage } from '../media/read-image.js';
import type { Upload, UploadResult } from '../uploads/uploads.js';
import { wireImages } from '../wire/images.js';
import { mediaUrl } from '../wire/user.js';
import { NOTHING } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The largest file. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The form around the file. */
const MAX_FORM_BYTES = 64 * 1024;

/** Converting a picture is expensive. */
const FILES_PER_MINUTE = 120;

/** The calls of uploads (S3 §4.11). */
export function uploadCalls({ mediaDirectory, uploads }: Services): readonly Call[] {
  const readFile = async (type: Upload['type'], file: File): Promise<UploadResult | undefined> => {
    const content = new Uint8Array(await file.arrayBuffer());
    if (type === 'video') {
      const video = await storeVideo(content, mediaDirectory);
      return video && { video };
    }
    try {
      return { picture: await deriveSizes(await readImage(content), mediaDirectory) };
    } catch (error) {
      if (error instanceof ResourceError) return undefined;
      throw error;
    }
  };

  return [
    defineWrite({
      endpoint: 'requestUploadSlot POST /resource/VIPResource/create/',
      summary: 'Requests the address to post a file to (S3 §7)',
      input: z.strictObject({ type: z.enum(['image', 'video']) }),
      response: z.looseObject({
        upload_id: z.string(),
        upload_url: z.string(),
        upload_parameters: z.record(z.string(), z.string()),
      }),
      action: 'createPin',
      run: ({ input, userId, context }) => {
        const slot = uploads.create(userId, input.type);
        const { host, isEncrypted } = connectionOf(context);
        const origin = `${isEncrypted ? 'https' : 'http'}://${host}`;
        return {
          data: {
            upload_id: slot.id,
            upload_url: `${origin}/uploads/${slot.id}/`,
            upload_parameters: { key: slot.key },
          },
        };
      },
    }),
    defineCall({
      endpoint: 'postUpload POST /uploads/{upload_id}/',
      summary:
        'Uploads a file to its slot; fails for anything but pictures and videos (S3 §7; path ours)',
      encoding: 'multipart',
      maxBodyBytes: MAX_FILE_BYTES + MAX_FORM_BYTES,
      requestsPerMinute: FILES_PER_MINUTE,
      // The key of the slot is the permission: the client sends no cookies.
      needsToken: false,
      input: z.object({
        upload_id: id,
        key: z.string().max(100),
        file: z.file().max(MAX_FILE_BYTES),
      }),
      response: NOTHING,
      isKeyed: true,
      prepare: async ({ input }) => {
        const { id: uploadId, type, status } = uploads.find(input.upload_id, input.key);
        if (status !== 'registered' && status !== 'processing') return undefined;
        uploads.start(uploadId);
        return readFile(type, input.file);
      },
      run: ({ input, prepared }) => {
        uploads.finish(input.upload_id, prepared);
        return { data: null };
      },
    }),
    defineCall({
      endpoint: 'readUploads GET /resource/VIPResource/get/',
      summary: 'The status of uploads by their ids (S3 §4.11 §7)',
      input: z.strictObject({ upload_ids: z.array(id).max(50) }),
      response: z.record(
        z.string(),
        z.looseObject({ status: z.enum(UPLOAD_STATUSES), signature: z.string().optional() }),
      ),
      needsSignIn: true,
      run: ({ input, userId }) => {
        const found = uploads.list(userId, input.upload_ids);
        const entries = found.map((upload) => [
          upload.id,
          { status: upload.status, ...pictureFields(upload), ...videoFields(upload) },
        ]);
        return { data: Object.fromEntries(entries) as Record<string, object> };
      },
    }),
  ];
}

function pictureFields({ signature, files }: Upload) {
  if (signature === null || files === null) return {};
  const images = wireImages(parseFiles(files));
  return { signature, image_url: images['orig']?.url };
}

/** The duration is in milliseconds, as in a pin. */
function videoFields({ video }: Upload) {
  if (video === null) return {};
  const { signature, file, width, height, durationMs } = JSON.parse(video) as UploadedVideo;
  return { signature, video_url: mediaUrl(file), width, height, duration: durationMs };
}
