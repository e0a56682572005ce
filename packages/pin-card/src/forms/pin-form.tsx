'use client';
import {
  type Board,
  type BoardSection,
  checkLink,
  checkPinDescription,
  chooseImage,
  type FieldCheck,
  type ImageInput,
  imageInput,
  type Pin,
  PIN_DESCRIPTION_MAX,
} from '@tackboard/domain';
import { imageAlt } from '@tackboard/domain/card';
import { formWords, pictureWords } from '@tackboard/domain/words';
import type { UploadResult } from '@tackboard/machines/charts';
import { removeTrackingParam } from '@tackboard/routes/links';
import { withClass } from '@tackboard/ui';
import { type FormEvent, type FormHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { focusFirstInvalid, problemOf, TextField } from './fields.js';
import { FormFoot, type SubmitForm, useDraft, useSubmit } from './form-submit.js';
import { isPin } from '../card/is-pin.js';
import { useWords } from '../client/use-words.js';
import { BoardField } from './board-field.js';
import { PictureField } from './picture-field.js';

/** The values of a pin form: trimmed, and within the limits. */
export interface PinFormValues {
  readonly title: string;
  /** At most 500 characters. May be empty. */
  readonly description: string;
  /** An absolute http or https URL without the click id `epik`, or empty. */
  readonly link: string;
  readonly altText: string;
  /** Without a board the pin is saved to the profile. */
  readonly board?: Board;
  readonly section?: BoardSection;
  /** The uploaded image of a new pin, or its uploaded video with the poster. */
  readonly picture?: UploadResult;
  /** The image of a new pin by its address, or as base64, instead of an uploaded one. */
  readonly image?: ImageInput;
}

/** Props of {@link PinForm}, in addition to the attributes of a `<form>`. */
export interface PinFormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'children' | 'onSubmit'
> {
  /** The pin to edit. Leave it out for a new pin, which requires an image. */
  readonly pin?: Pin;
  /** The board that is chosen at first for a new pin. */
  readonly board?: Board;
  /** Creates or updates the pin. A retry with the same values passes the same idempotency key. */
  readonly onSubmit: SubmitForm<PinFormValues>;
  readonly onCancel?: () => void;
}

/** Accepts an empty text, or a valid link. */
const checkOptionalLink = (typed: string): FieldCheck =>
  typed.trim() === '' ? { ok: true, value: '' } : checkLink(typed);

/**
 * A form for a pin: image, title, description, link, alt text and board (S3 §4.11). Messages show below invalid
 * fields, and the first invalid field gets the focus. A new pin has a file, an image or a video, or the address of an image, and needs the calls `requestUploadSlot`, `postUpload` and `readUploads`; `listBoards` adds the board field.
 */
export const PinForm = forwardRef<HTMLFormElement, PinFormProps>(function PinForm(props, ref) {
  if (props.pin && !isPin(props.pin)) return null;
  return <ShownForm {...props} ref={ref} />;
});

const ShownForm = forwardRef<HTMLFormElement, PinFormProps>(function ShownForm(
  { pin, board: initialBoard, onSubmit, onCancel, className, ...attributes },
  ref,
) {
  const words = useWords('forms', formWords);
  const { invalidImage } = useWords('pictures', pictureWords);
  const [title, setTitle] = useState(pin?.title ?? '');
  const [description, setDescription] = useState(pin?.description ?? '');
  const [link, setLink] = useState(pin?.link ?? '');
  const [altText, setAltText] = useState(pin?.altText ?? '');
  const [target, setTarget] = useState<{ board?: Board; section?: BoardSection }>({
    board: pin?.board?.name ? pin?.board : initialBoard,
  });
  const [picture, setPicture] = useState<UploadResult>();
  const [pictureAddress, setPictureAddress] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { drop } = useDraft(
    `pin:${pin?.id ?? 'new'}`,
    { title, description, link, altText, pictureAddress, target },
    (draft) => {
      setTitle(draft.title);
      setDescription(draft.description);
      setLink(draft.link);
      setAltText(draft.altText);
      setPictureAddress(draft.pictureAddress);
      setTarget(draft.target);
    },
  );
  const { submit, ...submitting } = useSubmit<PinFormValues>(
    async (sent, options) => {
      await onSubmit(sent, options);
      drop();
    },
    pin ? 'edit' : 'createPin',
  );
  const cancel = () => {
    drop();
    onCancel?.();
  };

  const checks = { description: checkPinDescription(description), link: checkOptionalLink(link) };
  const hasAddress = !pin && !picture && pictureAddress.trim() !== '';
  const image = hasAddress ? imageInput(pictureAddress) : undefined;
  const isAddressInvalid = hasAddress && !image;
  const isPictureMissing = !pin && !picture && !hasAddress;
  const invalidCount =
    Object.values(checks).filter(({ ok }) => !ok).length +
    (isPictureMissing || isAddressInvalid ? 1 : 0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (checks.description.ok && checks.link.ok && !isPictureMissing && !isAddressInvalid) {
      submit({
        title: title.trim(),
        description: checks.description.value,
        // Copied from the page of an advertiser, it has the id of somebody's click.
        link: removeTrackingParam(checks.link.value),
        altText: altText.trim(),
        ...target,
        ...(picture && { picture }),
        ...(image && { image }),
      });
    } else focusFirstInvalid(fields.current);
  };
  const shown = pin && chooseImage(pin.images);
  return (
    <form
      aria-label={pin ? undefined : words.newPin()}
      {...attributes}
      ref={ref}
      className={withClass('tb-form tb-pin-form', className)}
      noValidate
      onSubmit={send}
    >
      <div className="tb-pin-form-columns" ref={fields}>
        {pin ? (
          <span className="tb-picture-shown">
            {shown ? (
              <img
                src={shown.url}
                alt={imageAlt(pin) ?? ''}
                width={shown.width}
                height={shown.height}
              />
            ) : null}
          </span>
        ) : (
          <div className="tb-form-fields">
            <PictureField isMissing={wasSubmitted && isPictureMissing} onChange={setPicture} />
            {picture ? null : (
              <TextField
                label={words.pictureAddressLabel()}
                hint="https://"
                value={pictureAddress}
                inputMode="url"
                problem={wasSubmitted && isAddressInvalid ? invalidImage() : undefined}
                onChange={setPictureAddress}
              />
            )}
          </div>
        )}
        <div className="tb-form-fields">
          <TextField
            label={words.titleLabel()}
            hint={words.titleHint()}
            value={title}
            onChange={setTitle}
          />
          <TextField
            label={words.descriptionLabel()}
            hint={words.pinDescriptionHint()}
            value={description}
            max={PIN_DESCRIPTION_MAX}
            problem={wasSubmitted ? problemOf(checks.description) : undefined}
            isLong
            onChange={setDescription}
          />
          <TextField
            label={words.linkLabel()}
            hint="https://"
            value={link}
            inputMode="url"
            problem={wasSubmitted ? problemOf(checks.link) : undefined}
            onChange={setLink}
          />
          <TextField
            label={words.altTextLabel()}
            hint={words.altTextHint()}
            value={altText}
            onChange={setAltText}
          />
          <BoardField board={target.board} section={target.section} onPick={setTarget} />
        </div>
      </div>
      <FormFoot
        {...submitting}
        submitText={pin ? words.keepChanges() : words.publish()}
        invalidCount={wasSubmitted ? invalidCount : 0}
        onCancel={onCancel && cancel}
      />
    </form>
  );
});
