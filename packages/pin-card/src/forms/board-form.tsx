'use client';
import {
  type Board,
  BOARD_TITLE_MAX,
  checkBoardTitle,
  checkPinDescription,
  isSecretBoard,
  PIN_DESCRIPTION_MAX,
} from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import { type FormEvent, type FormHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { useWords } from '../client/use-words.js';
import { focusFirstInvalid, problemOf, SwitchField, TextField } from './fields.js';
import { FormFoot, type SubmitForm, useDraft, useSubmit } from './form-submit.js';

/** The values of a board form: trimmed, and within the limits. */
export interface BoardFormValues {
  /** At most 50 characters. */
  readonly name: string;
  readonly isSecret: boolean;
  /** At most 500 characters. May be empty. */
  readonly description: string;
}

/** Props of {@link BoardForm}, in addition to the attributes of a `<form>`. */
export interface BoardFormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'children' | 'onSubmit'
> {
  /** The board to edit. Leave it out for a new board. */
  readonly board?: Board;
  /** The description of the board to edit. */
  readonly description?: string;
  /**
   * Whether boards of this server have a description.
   * @default true
   */
  readonly hasDescription?: boolean;
  /** Creates or updates the board. A retry with the same values passes the same idempotency key. */
  readonly onSubmit: SubmitForm<BoardFormValues>;
  readonly onCancel?: () => void;
}

/**
 * A form for a board: name, description, and whether it is secret. Messages show below invalid fields, and the
 * first invalid field gets the focus. After a failure the form keeps what was typed.
 */
export const BoardForm = forwardRef<HTMLFormElement, BoardFormProps>(function BoardForm(
  {
    board,
    description: initialDescription = '',
    hasDescription = true,
    onSubmit,
    onCancel,
    className,
    ...attributes
  },
  ref,
) {
  const words = useWords('forms', formWords);
  const { keepSecret } = useWords('save', saveWords);
  const [name, setName] = useState(board?.name ?? '');
  const [description, setDescription] = useState(initialDescription);
  const [isSecret, setSecret] = useState(isSecretBoard(board));
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { drop } = useDraft(
    `board:${board?.id ?? 'new'}`,
    { name, description, isSecret },
    (draft) => {
      setName(draft.name);
      setDescription(draft.description);
      setSecret(draft.isSecret);
    },
  );
  const { submit, ...submitting } = useSubmit<BoardFormValues>(
    async (sent, options) => {
      await onSubmit(sent, options);
      drop();
    },
    board ? 'edit' : 'createBoard',
  );
  const cancel = () => {
    drop();
    onCancel?.();
  };

  const checks = { name: checkBoardTitle(name), description: checkPinDescription(description) };
  const problems = wasSubmitted ? Object.values(checks).filter(({ ok }) => !ok) : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (checks.name.ok && checks.description.ok) {
      submit({ name: checks.name.value, description: checks.description.value, isSecret });
    } else focusFirstInvalid(fields.current);
  };
  return (
    <form
      aria-label={board ? words.editBoard() : words.newBoard()}
      {...attributes}
      ref={ref}
      className={withClass('tb-form', className)}
      noValidate
      onSubmit={send}
    >
      <div className="tb-form-fields" ref={fields}>
        <TextField
          label={words.boardNameLabel()}
          hint={words.boardNameHint()}
          value={name}
          max={BOARD_TITLE_MAX}
          problem={wasSubmitted ? problemOf(checks.name) : undefined}
          isRequired
          onChange={setName}
        />
        {hasDescription ? (
          <TextField
            label={words.descriptionLabel()}
            hint={words.boardDescriptionHint()}
            value={description}
            max={PIN_DESCRIPTION_MAX}
            problem={wasSubmitted ? problemOf(checks.description) : undefined}
            isLong
            onChange={setDescription}
          />
        ) : null}
        <SwitchField
          label={keepSecret()}
          hint={words.secretHint()}
          isOn={isSecret}
          onChange={setSecret}
        />
      </div>
      <FormFoot
        {...submitting}
        submitText={board ? words.keepChanges() : words.newBoard()}
        invalidCount={problems.length}
        onCancel={onCancel && cancel}
      />
    </form>
  );
});
