'use client';
import { characterCount, type FieldProblem, fieldMessage } from '@tackboard/domain/forms';
import { formWords } from '@tackboard/domain/words/forms';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { useWords } from '../provider/use-words.js';

/** From this share of the room on a field says how much of it is left. */
const TELLS_LEFT_FROM = 0.8;

/** What a {@link TextField} takes. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to write, in the empty field. */
  readonly hint?: string;
  /** Why the text cannot be sent. */
  readonly problem?: FieldProblem | undefined;
  /** How many characters there is room for; a longer text can be typed, and the field says how many are too many. */
  readonly max?: number;
  /** A field of several lines. */
  readonly isLong?: boolean;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly isRequired?: boolean;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** How many characters are left, once few are. */
function left(value: string, max: number | undefined): number | undefined {
  if (max === undefined) return undefined;
  const count = characterCount(value);
  return count >= max * TELLS_LEFT_FROM && count <= max ? max - count : undefined;
}

/** An address runs from left to right. An empty field lies as the page does, and so does its hint. */
function directionOf(value: string, inputMode: TextFieldProps['inputMode']) {
  if (inputMode === 'url') return 'ltr';
  return value === '' ? undefined : 'auto';
}

/** A field for a text with its label, and below it what is wrong with the text or how much room is left. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, problem, max, isLong, inputMode, isRequired } = props;
  const words = useWords('forms', formWords);
  const id = useId();
  const rest = left(value, max);
  const note = problem
    ? fieldMessage(problem, words)
    : rest !== undefined
      ? words.charactersLeft({ count: rest })
      : '';
  const input = {
    id,
    className: 'tb-field-input',
    value,
    placeholder: hint,
    dir: directionOf(value, inputMode),
    'aria-invalid': problem ? true : undefined,
    'aria-required': isRequired ? true : undefined,
    'aria-describedby': `${id}-note`,
    ref: props.inputRef,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  } as const;
  return (
    <div className="tb-field" data-invalid={problem ? '' : undefined}>
      <label className="tb-field-label" htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea {...input} rows={3} />
      ) : (
        <input {...input} type="text" inputMode={inputMode} autoComplete="off" />
      )}
      <p className="tb-field-note" id={`${id}-note`} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
