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
import { FormFoot, type SubmitForm, useDraftedForm } from './form-submit.js';
import { isPin } from '../card/is-pin.js';
import { useWords } from '../client/tackboard-context.js';
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

/** What the fields hold. */
interface PinDraft {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly pictureAddress: string;
  readonly target: { readonly board?: Board; readonly section?: BoardSection };
}

function usePinDraft({ pin, board }: Pick<PinFormProps, 'pin' | 'board'>) {
  const [draft, setDraft] = useState<PinDraft>({
    title: pin?.title ?? '',
    description: pin?.description ?? '',
    link: pin?.link ?? '',
    altText: pin?.altText ?? '',
    pictureAddress: '',
    target: { board: pin?.board?.name ? pin.board : board },
  });
  const setterOf =
    <Name extends keyof PinDraft>(name: Name) =>
    (value: PinDraft[Name]) =>
      setDraft((last) => ({ ...last, [name]: value }));
  return { draft, setDraft, setterOf };
}

type PinDraftState = ReturnType<typeof usePinDraft>;

/** What is wrong with the fields of a form. Only a new pin has a picture to choose. */
function checkDraft(draft: PinDraft, isNew: boolean, picture: UploadResult | undefined) {
  const description = checkPinDescription(draft.description);
  const link = checkOptionalLink(draft.link);
  const hasAddress = isNew && !picture && draft.pictureAddress.trim() !== '';
  const image = hasAddress ? imageInput(draft.pictureAddress) : undefined;
  const isAddressInvalid = hasAddress && !image;
  const isPictureMissing = isNew && !picture && !hasAddress;
  const problems = [!description.ok, !link.ok, isPictureMissing || isAddressInvalid];
  const invalidCount = problems.filter(Boolean).length;
  return { description, link, image, isAddressInvalid, isPictureMissing, invalidCount };
}

type DraftChecks = ReturnType<typeof checkDraft>;

const ShownForm = forwardRef<HTMLFormElement, PinFormProps>(function ShownForm(
  { pin, board, onSubmit, onCancel, className, ...attributes },
  ref,
) {
  const words = useWords('forms', formWords);
  const { draft, setDraft, setterOf } = usePinDraft({ pin, board });
  const [picture, setPicture] = useState<UploadResult>();
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { submit, ...submitting } = useDraftedForm<PinDraft, PinFormValues>({
    name: `pin:${pin?.id ?? 'new'}`,
    fields: draft,
    restore: setDraft,
    action: pin ? 'edit' : 'createPin',
    onSubmit,
    onCancel,
  });
  const checks = checkDraft(draft, !pin, picture);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const { description, link, image, invalidCount } = checks;
    if (invalidCount > 0 || !description.ok || !link.ok) return focusFirstInvalid(fields.current);
    return submit({
      title: draft.title.trim(),
      description: description.value,
      // Copied from the page of an advertiser, it has the id of somebody's click.
      link: removeTrackingParam(link.value),
      altText: draft.altText.trim(),
      ...draft.target,
      ...(picture && { picture }),
      ...(image && { image }),
    });
  };
  const shared = { draft, setterOf, checks: wasSubmitted ? checks : undefined };
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
          <ShownPicture pin={pin} />
        ) : (
          <NewPicture {...shared} isUploaded={picture !== undefined} onUpload={setPicture} />
        )}
        <PinTexts {...shared} />
      </div>
      <FormFoot
        {...submitting}
        submitText={pin ? words.keepChanges() : words.publish()}
        invalidCount={wasSubmitted ? checks.invalidCount : 0}
      />
    </form>
  );
});

function ShownPicture({ pin }: { readonly pin: Pin }) {
  const shown = chooseImage(pin.images);
  return (
    <span className="tb-picture-shown">
      {shown ? (
        <img src={shown.url} alt={imageAlt(pin) ?? ''} width={shown.width} height={shown.height} />
      ) : null}
    </span>
  );
}

interface FieldsProps extends Pick<PinDraftState, 'draft' | 'setterOf'> {
  /** Undefined until the form was submitted: no message shows before. */
  readonly checks: DraftChecks | undefined;
}

interface NewPictureProps extends FieldsProps {
  readonly isUploaded: boolean;
  readonly onUpload: (picture: UploadResult | undefined) => void;
}

/** The file of a new pin, or the address of its image. */
function NewPicture({ draft, setterOf, checks, isUploaded, onUpload }: NewPictureProps) {
  const words = useWords('forms', formWords);
  const { invalidImage } = useWords('pictures', pictureWords);
  return (
    <div className="tb-form-fields">
      <PictureField isMissing={checks?.isPictureMissing ?? false} onChange={onUpload} />
      {isUploaded ? null : (
        <TextField
          label={words.pictureAddressLabel()}
          placeholder="https://"
          value={draft.pictureAddress}
          inputMode="url"
          problem={checks?.isAddressInvalid ? invalidImage() : undefined}
          onChange={setterOf('pictureAddress')}
        />
      )}
    </div>
  );
}

function PinTexts({ draft, setterOf, checks }: FieldsProps) {
  const words = useWords('forms', formWords);
  const { board, section } = draft.target;
  return (
    <div className="tb-form-fields">
      <TextField
        label={words.titleLabel()}
        placeholder={words.titleHint()}
        value={draft.title}
        onChange={setterOf('title')}
      />
      <TextField
        label={words.descriptionLabel()}
        placeholder={words.pinDescriptionHint()}
        value={draft.description}
        max={PIN_DESCRIPTION_MAX}
        problem={checks && problemOf(checks.description)}
        isLong
        onChange={setterOf('description')}
      />
      <TextField
        label={words.linkLabel()}
        placeholder="https://"
        value={draft.link}
        inputMode="url"
        problem={checks && problemOf(checks.link)}
        onChange={setterOf('link')}
      />
      <TextField
        label={words.altTextLabel()}
        placeholder={words.altTextHint()}
        value={draft.altText}
        onChange={setterOf('altText')}
      />
      <BoardField board={board} section={section} onPick={setterOf('target')} />
    </div>
  );
}
