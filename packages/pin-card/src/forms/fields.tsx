'use client';
import {
  characterCount,
  type FieldCheck,
  fieldMessage,
  type FieldProblem,
} from '@tackboard/domain';
import { formWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { useWords } from '../client/tackboard-context.js';

/** A field shows the remaining characters once this share of its limit is used. */
const SHOW_REMAINING_FROM_SHARE = 0.8;

/** Props of {@link TextField}. */
interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Marks the field as invalid. The message of the problem, or the text itself, shows below the field. */
  readonly problem?: FieldProblem | string | undefined;
  /** The maximum number of characters. A longer text can be typed; pass its `problem` to show how many are too many. */
  readonly max?: number;
  /** Renders a `<textarea>`. */
  readonly isLong?: boolean;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /**
   * The `autocomplete` of the field.
   * @default 'off'
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isRequired?: boolean;
  /** A ref to the `<input>`, or to the `<textarea>` of a long field. */
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** The number of remaining characters; undefined while many remain, and for a text that is too long. */
function remainingCharacters(value: string, max: number | undefined): number | undefined {
  if (max === undefined) return undefined;
  const count = characterCount(value);
  return count >= max * SHOW_REMAINING_FROM_SHARE && count <= max ? max - count : undefined;
}

/** URLs and email addresses are always left to right. An empty field and its placeholder have the direction of the page. */
function directionOf(value: string, inputMode: TextFieldProps['inputMode']) {
  if (inputMode === 'url' || inputMode === 'email') return 'ltr';
  return value === '' ? undefined : 'auto';
}

/** A text field with a label, and a message or the number of remaining characters below it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, placeholder, problem, max, isLong, inputMode, isRequired } =
    props;
  const words = useWords('forms', formWords);
  const id = useId();
  const remaining = remainingCharacters(value, max);
  const message = typeof problem === 'object' ? fieldMessage(problem, words) : problem;
  const remainingText = remaining === undefined ? '' : words.charactersLeft({ count: remaining });
  const input = {
    id,
    className: 'tb-field-input',
    value,
    placeholder,
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
        <input
          {...input}
          type="text"
          inputMode={inputMode}
          autoComplete={props.autoComplete ?? 'off'}
        />
      )}
      <p className="tb-field-note" id={`${id}-note`} aria-live="polite">
        {message || remainingText}
      </p>
    </div>
  );
}

/** Props of {@link SwitchField}, in addition to the attributes of a `<div>`. */
export interface SwitchFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange'
> {
  readonly label: string;
  /** An explanation below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with a label. */
export const SwitchField = forwardRef<HTMLDivElement, SwitchFieldProps>(function SwitchField(
  { label, hint, isOn, onChange, className, ...attributes },
  ref,
) {
  const id = useId();
  return (
    <div {...attributes} ref={ref} className={withClass('tb-switch-field', className)}>
      <label className="tb-switch-field-text" htmlFor={id}>
        <span className="tb-field-label">{label}</span>
        {hint ? (
          <span className="tb-switch-field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </label>
      <input
        id={id}
        className="tb-switch-field-input"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
});

/** Focuses the first invalid field of a form after the next render. */
export function focusFirstInvalid(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The problem that a check found; undefined when the text is valid. */
export function problemOf(check: FieldCheck): FieldProblem | undefined {
  return check.ok ? undefined : check.problem;
}
