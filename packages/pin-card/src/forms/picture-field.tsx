'use client';
import { isVideoFile } from '@tackboard/domain';
import { formWords, pictureWords } from '@tackboard/domain/words';
import { uploadMachine, type UploadResult } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { Button, ImageIcon } from '@tackboard/ui';
import { forwardRef, type RefObject, useEffect, useId, useRef } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { useGate } from '../prompts/use-gate.js';

interface PictureFieldProps {
  /** The form was submitted without an image or a video. */
  readonly isMissing: boolean;
  /** Called when the upload is done, and with undefined when another one starts. */
  readonly onChange: (picture: UploadResult | undefined) => void;
}

function useUpload(
  input: RefObject<HTMLInputElement | null>,
  onDone: (done: UploadResult) => void,
) {
  const { clock, core, environment } = useInternals('PinForm');
  const requestUploadSlot = useCall('PinForm', 'requestUploadSlot');
  return useChart(
    uploadMachine,
    {
      requestUploadSlot: promptingCall(core, { reason: 'createPin' }, requestUploadSlot),
      postUpload: useCall('PinForm', 'postUpload'),
      readUploads: useCall('PinForm', 'readUploads'),
      drawPoster: async (drawn, { signal }) => {
        const document = input.current?.ownerDocument;
        // Fetched with the first video: most uploads are images.
        const { drawPoster } = await import('./draw-poster.js');
        return document && drawPoster(drawn, { document, signal });
      },
      newKey: newKeyOf(environment),
      onDone,
      onFailure: (_, cause) => {
        if (cause !== undefined) core.reportError({ error: cause });
      },
    },
    { clock },
  );
}

type Upload = ReturnType<typeof useUpload>[0];

/** What an upload means for the field. */
function uploadStatus(upload: Upload) {
  const { cause, failure, file, kind } = upload.context;
  // Without a cause the server itself has rejected the file: it is no image or video, whatever its name says.
  const isRejected = failure === 'rejected' && cause === undefined;
  const isInvalid = failure === 'invalid-image' || failure === 'invalid-video' || isRejected;
  const isBusy = upload.hasTag('busy');
  const isShown = !isInvalid && !upload.matches({ settled: 'idle' });
  const invalid = kind === 'video' ? ('invalidVideo' as const) : ('invalidImage' as const);
  return {
    isBusy,
    problem: isInvalid ? invalid : failure ? ('uploadFailed' as const) : undefined,
    shownFile: isShown ? file : undefined,
    canRetry: isShown && file !== undefined && failure !== undefined,
  };
}

/**
 * Uploads an image or a video as soon as it is chosen or dropped. Other files show "Invalid image". An
 * upload can be cancelled, and tried again after a failure.
 */
export function PictureField({ isMissing, onChange }: PictureFieldProps) {
  const pass = useGate();
  const words = useWords('forms', formWords);
  const uploadWords = useWords('pictures', pictureWords);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The button leaves with the upload: the input gets its focus. */
  const returnFocus = () => {
    const { current } = button;
    if (current && current === current.ownerDocument.activeElement) input.current?.focus();
  };
  const [snapshot, send] = useUpload(input, (result) => {
    returnFocus();
    onChange(result);
  });
  const { file, poster, progress } = snapshot.context;
  const { isBusy, problem, shownFile, canRetry } = uploadStatus(snapshot);
  const missing = isMissing && !isBusy ? words.pictureMissing() : undefined;
  const message = problem ? uploadWords[problem]() : missing;
  const upload = (chosen: Blob) =>
    send({ type: 'UPLOAD', file: chosen, kind: isVideoFile(chosen) ? 'video' : 'image' });
  const choose = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen || isBusy || !pass('createPin')) return;
    onChange(undefined);
    upload(chosen);
  };
  const press = () => {
    if (isBusy) {
      returnFocus();
      send({ type: 'CANCEL' });
    } else if (file && pass('createPin')) upload(file);
  };
  return (
    <div className="tb-field tb-picture" data-invalid={message ? '' : undefined}>
      <span className="tb-field-label">{words.pictureLabel()}</span>
      <PictureDrop
        ref={input}
        file={shownFile && (poster ?? shownFile)}
        isInvalid={message !== undefined}
        noteId={noteId}
        onChoose={choose}
      />
      <UploadProgress progress={isBusy ? progress : undefined} />
      <p className="tb-field-note" id={noteId} aria-live="polite">
        {message ?? (isBusy ? uploadWords.uploading() : '')}
      </p>
      {isBusy || canRetry ? (
        <Button ref={button} onClick={press}>
          {isBusy ? uploadWords.cancelUpload() : uploadWords.retryUpload()}
        </Button>
      ) : null}
    </div>
  );
}

function UploadProgress({ progress }: { readonly progress: number | undefined }) {
  const { uploading } = useWords('pictures', pictureWords);
  if (progress === undefined) return null;
  return (
    <progress className="tb-picture-progress" value={progress} max={1} aria-label={uploading()} />
  );
}

interface PictureDropProps {
  /** The file to preview. */
  readonly file: Blob | undefined;
  readonly isInvalid: boolean;
  readonly noteId: string;
  readonly onChoose: (files: FileList | null) => void;
}

/** The place to choose a file, or to drop one. */
const PictureDrop = forwardRef<HTMLInputElement, PictureDropProps>(function PictureDrop(
  { file, isInvalid, noteId, onChoose },
  ref,
) {
  const words = useWords('forms', formWords);
  return (
    <label className="tb-picture-drop">
      {file ? <PicturePreview file={file} /> : <ImageIcon width="32" height="32" />}
      <span className="tb-picture-words">
        <span>{file ? words.changePicture() : words.choosePicture()}</span>
        {file ? null : <span className="tb-picture-hint">{words.dropPicture()}</span>}
      </span>
      {/* As large as its label, so that an image can be dropped anywhere on it. */}
      <input
        ref={ref}
        className="tb-picture-input"
        type="file"
        accept="image/*,video/*"
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={noteId}
        onChange={({ target }) => {
          onChoose(target.files);
          // Allows choosing the same file again after a failure.
          target.value = '';
        }}
      />
    </label>
  );
});

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
