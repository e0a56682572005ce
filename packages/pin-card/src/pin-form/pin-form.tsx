'use client';
import { type Board, type BoardSection, chooseImage, imageAlt, type Pin } from '@tackboard/domain';
import {
  checkLink,
  checkPinDescription,
  type FieldCheck,
  PIN_DESCRIPTION_MAX,
} from '@tackboard/domain/forms';
import { formWords } from '@tackboard/domain/words/forms';
import type { UploadResult } from '@tackboard/machines/upload';
import { withClass } from '@tackboard/ui';
import { type FormEvent, type FormHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { focusFirstInvalid } from '../board-form/focus-first-invalid.js';
import { FormFoot } from '../board-form/form-foot.js';
import { problemOf } from '../board-form/problem-of.js';
import { TextField } from '../board-form/text-field.js';
import { type SubmitForm, useSubmit } from '../board-form/use-submit.js';
import { useWords } from '../provider/use-words.js';
import { BoardField } from './board-field.js';
import { PictureField } from './picture-field.js';

/** What a pin form hands over: tidied, and short enough to be sent (S1 §5). */
export interface PinFormValues {
  readonly title: string;
  /** At most 500 characters; may be empty. */
  readonly description: string;
  /** A whole http or https address; empty for none. */
  readonly link: string;
  readonly altText: string;
  /** Where the pin goes; without one to the profile. */
  readonly board?: Board;
  readonly section?: BoardSection;
  /** The picture of a new pin. */
  readonly picture?: UploadResult;
}

/** What a {@link PinForm} takes besides the attributes of a `<form>`. */
export interface PinFormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'children' | 'onSubmit'
> {
  /** The pin to change; left out: a new one is made, and a picture is asked for. */
  readonly pin?: Pin;
  /** Where a new pin goes, until another board is chosen. */
  readonly board?: Board;
  /** Makes or changes the pin. The key of the write stays when the same values are sent again. */
  readonly onSubmit: SubmitForm<PinFormValues>;
  readonly onCancel?: () => void;
}

/** Nothing typed is no link; anything else has to be one. */
const checkOptionalLink = (typed: string): FieldCheck =>
  typed.trim() === '' ? { ok: true, value: '' } : checkLink(typed);

/**
 * A form for a pin: its picture, title, description, link, alt text and board (S1 §3 §5, S3 §4.11). What is wrong with a
 * field stands below it, and the first such field gets the focus. A new pin needs the ports of an upload; the board can
 * be chosen where there is `listBoards`.
 */
export const PinForm = forwardRef<HTMLFormElement, PinFormProps>(function PinForm(
  { pin, board: target, onSubmit, onCancel, className, ...attributes },
  ref,
) {
  const words = useWords('forms', formWords);
  const [title, setTitle] = useState(pin?.title ?? '');
  const [description, setDescription] = useState(pin?.description ?? '');
  const [link, setLink] = useState(pin?.link ?? '');
  const [altText, setAltText] = useState(pin?.altText ?? '');
  const [place, setPlace] = useState<{ board?: Board; section?: BoardSection }>({
    board: pin?.board ?? target,
  });
  const [picture, setPicture] = useState<UploadResult>();
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { submit, ...submitting } = useSubmit(onSubmit);

  const checks = { description: checkPinDescription(description), link: checkOptionalLink(link) };
  const isPictureMissing = !pin && !picture;
  const wrongCount =
    Object.values(checks).filter(({ ok }) => !ok).length + (isPictureMissing ? 1 : 0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (checks.description.ok && checks.link.ok && !isPictureMissing) {
      submit({
        title: title.trim(),
        description: checks.description.value,
        link: checks.link.value,
        altText: altText.trim(),
        ...place,
        ...(picture && { picture }),
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
          <PictureField isMissing={wasSubmitted && isPictureMissing} onChange={setPicture} />
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
          <BoardField board={place.board} section={place.section} onPick={setPlace} />
        </div>
      </div>
      <FormFoot
        {...submitting}
        submitText={pin ? words.keepChanges() : words.publish()}
        wrongCount={wasSubmitted ? wrongCount : 0}
        onCancel={onCancel}
      />
    </form>
  );
});
