'use client';
import {
  type Board,
  BOARD_TITLE_MAX,
  checkBoardTitle,
  checkPinDescription,
  type FieldProblem,
  isSecretBoard,
  PIN_DESCRIPTION_MAX,
} from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import { type FormEvent, type FormHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { useWords } from '../client/tackboard-context.js';
import { focusFirstInvalid, problemOf, SwitchField, TextField } from './fields.js';
import { FormFoot, type SubmitForm, useDraftedForm } from './form-submit.js';

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
  { board, description: given = '', hasDescription = true, className, ...rest },
  ref,
) {
  const { onSubmit, onCancel, ...attributes } = rest;
  const words = useWords('forms', formWords);
  const [draft, setDraft] = useState<BoardFormValues>({
    name: board?.name ?? '',
    description: given,
    isSecret: isSecretBoard(board),
  });
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { submit, ...submitting } = useDraftedForm<BoardFormValues, BoardFormValues>({
    name: `board:${board?.id ?? 'new'}`,
    fields: draft,
    restore: setDraft,
    action: board ? 'edit' : 'createBoard',
    onSubmit,
    onCancel,
  });

  const name = checkBoardTitle(draft.name);
  const description = checkPinDescription(draft.description);
  const invalidCount = [name, description].filter(({ ok }) => !ok).length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (name.ok && description.ok) {
      submit({ ...draft, name: name.value, description: description.value });
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
        <BoardFields
          draft={draft}
          problems={
            wasSubmitted ? { name: problemOf(name), description: problemOf(description) } : {}
          }
          hasDescription={hasDescription}
          onChange={setDraft}
        />
      </div>
      <FormFoot
        {...submitting}
        submitText={board ? words.keepChanges() : words.newBoard()}
        invalidCount={wasSubmitted ? invalidCount : 0}
      />
    </form>
  );
});

interface BoardFieldsProps {
  readonly draft: BoardFormValues;
  readonly problems: { readonly [Name in 'name' | 'description']?: FieldProblem | undefined };
  readonly hasDescription: boolean;
  readonly onChange: (draft: BoardFormValues) => void;
}

function BoardFields({ draft, problems, hasDescription, onChange }: BoardFieldsProps) {
  const words = useWords('forms', formWords);
  const { keepSecret } = useWords('save', saveWords);
  return (
    <>
      <TextField
        label={words.boardNameLabel()}
        placeholder={words.boardNameHint()}
        value={draft.name}
        max={BOARD_TITLE_MAX}
        problem={problems.name}
        isRequired
        onChange={(name) => onChange({ ...draft, name })}
      />
      {hasDescription ? (
        <TextField
          label={words.descriptionLabel()}
          placeholder={words.boardDescriptionHint()}
          value={draft.description}
          max={PIN_DESCRIPTION_MAX}
          problem={problems.description}
          isLong
          onChange={(description) => onChange({ ...draft, description })}
        />
      ) : null}
      <SwitchField
        label={keepSecret()}
        hint={words.secretHint()}
        isOn={draft.isSecret}
        onChange={(isSecret) => onChange({ ...draft, isSecret })}
      />
    </>
  );
}
