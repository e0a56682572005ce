'use client';
import { isVideoFile } from '@tackboard/domain';
import { formWords, pictureWords } from '@tackboard/domain/words';
import { createUploadMachine, type UploadResult } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { Button, ImageIcon } from '@tackboard/ui';
import { useEffect, useId, useRef } from 'react';
import { newKeyOf } from '../client/new-key.js';
import { useInternals } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { useWords } from '../client/use-words.js';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { useGate } from '../prompts/use-gate.js';

interface PictureFieldProps {
  /** The form was submitted without an image or a video. */
  readonly isMissing: boolean;
  /** Called when the upload is done, and with undefined when another one starts. */
  readonly onChange: (picture: UploadResult | undefined) => void;
}

/**
 * Uploads an image or a video as soon as it is chosen or dropped. Other files show "Invalid image". An
 * upload can be cancelled, and tried again after a failure.
 */
export function PictureField({ isMissing, onChange }: PictureFieldProps) {
  const { clock, core, environment } = useInternals('PinForm');
  const pass = useGate();
  const words = useWords('forms', formWords);
  const uploadWords = useWords('pictures', pictureWords);
  const { invalidImage, invalidVideo, uploading, uploadFailed } = uploadWords;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The button leaves with the upload: the input gets its focus. */
  const returnFocus = () => {
    const { current } = button;
    if (current && current === current.ownerDocument.activeElement) input.current?.focus();
  };
  const [snapshot, send] = useChart(
    createUploadMachine,
    {
      requestUploadSlot: promptingCall(
        core,
        { reason: 'createPin' },
        useCall('PinForm', 'requestUploadSlot'),
      ),
      postUpload: useCall('PinForm', 'postUpload'),
      readUploads: useCall('PinForm', 'readUploads'),
      drawPoster: async (drawn, { signal }) => {
        const document = input.current?.ownerDocument;
        // Fetched with the first video: most uploads are images.
        const { drawPoster } = await import('./draw-poster.js');
        return document && drawPoster(drawn, { document, signal });
      },
      newKey: newKeyOf(environment),
      onDone: (result) => {
        returnFocus();
        onChange(result);
      },
      onFailure: (_, cause) => {
        if (cause !== undefined) core.reportError({ error: cause });
      },
    },
    { clock },
  );
  const { cause, failure, file, kind, poster, progress } = snapshot.context;
  // Without a cause the server itself has rejected the file: it is no image or video, whatever its name says.
  const isRejected = failure === 'rejected' && cause === undefined;
  const isInvalid = failure === 'invalid-image' || failure === 'invalid-video' || isRejected;
  const isBusy = snapshot.hasTag('busy');
  const upload = (chosen: Blob) =>
    send({ type: 'UPLOAD', file: chosen, kind: isVideoFile(chosen) ? 'video' : 'image' });
  const choose = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen || isBusy || !pass('createPin')) return;
    onChange(undefined);
    upload(chosen);
  };
  const problem = isInvalid
    ? kind === 'video'
      ? invalidVideo()
      : invalidImage()
    : failure
      ? uploadFailed()
      : isMissing && !isBusy
        ? words.pictureMissing()
        : undefined;
  const isCancelled = snapshot.matches({ settled: 'idle' });
  const isShown = file !== undefined && !isInvalid && !isCancelled;
  const canRetry = isShown && failure !== undefined;
  const press = () => {
    if (isBusy) {
      returnFocus();
      send({ type: 'CANCEL' });
    } else if (file && pass('createPin')) upload(file);
  };

  return (
    <div className="tb-field tb-picture" data-invalid={problem ? '' : undefined}>
      <span className="tb-field-label">{words.pictureLabel()}</span>
      <label className="tb-picture-drop">
        {isShown ? <PicturePreview file={poster ?? file} /> : <ImageIcon width="32" height="32" />}
        <span className="tb-picture-words">
          <span>{isShown ? words.changePicture() : words.choosePicture()}</span>
          {isShown ? null : <span className="tb-picture-hint">{words.dropPicture()}</span>}
        </span>
        {/* As large as its label, so that an image can be dropped anywhere on it. */}
        <input
          ref={input}
          className="tb-picture-input"
          type="file"
          accept="image/*,video/*"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            choose(target.files);
            // Allows choosing the same file again after a failure.
            target.value = '';
          }}
        />
      </label>
      {isBusy ? (
        <progress
          className="tb-picture-progress"
          value={progress}
          max={1}
          aria-label={uploading()}
        />
      ) : null}
      <p className="tb-field-note" id={`${id}-note`} aria-live="polite">
        {problem ?? (isBusy ? uploading() : '')}
      </p>
      {isBusy || canRetry ? (
        <Button ref={button} onClick={press}>
          {isBusy ? uploadWords.cancelUpload() : uploadWords.retryUpload()}
        </Button>
      ) : null}
    </div>
  );
}

/** Longest side of the preview. */
const PREVIEW_MAX_PX = 800;

/**
 * A preview of an image file. It uses a canvas, because a Content-Security-Policy that allows only the page's own images blocks
 * `blob:` URLs.
 */
function PicturePreview({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (typeof createImageBitmap !== 'function') return undefined;
    let isMounted = true;
    createImageBitmap(file).then(
      (bitmap) => {
        const { current } = canvas;
        if (isMounted && current) paint(current, bitmap);
        bitmap.close();
      },
      // The server decides what is an image. A browser that cannot decode it shows an empty preview.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="tb-picture-preview" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, PREVIEW_MAX_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
