'use client';
import { checkEmail, checkFirstName, FIRST_NAME_MAX } from '@tackboard/domain';
import { formWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import { type FormEvent, type FormHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { focusFirstInvalid, problemOf, TextField } from './fields.js';
import { FormFoot, type SubmitForm, useSubmit } from './form-submit.js';
import { useWords } from '../client/tackboard-context.js';

/** The values of an account form: trimmed, and within the limits. */
export interface AccountFormValues {
  /** At most 30 characters. Empty without the field. */
  readonly firstName: string;
  readonly email: string;
}

/** Props of {@link AccountForm}, in addition to the attributes of a `<form>`. */
export interface AccountFormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'children' | 'onSubmit'
> {
  /** The values before the viewer changes them. */
  readonly values?: Partial<AccountFormValues>;
  /**
   * Whether the form asks for the first name.
   * @default true
   */
  readonly hasName?: boolean;
  /**
   * The label of the submit button.
   * @default 'Save changes'
   */
  readonly submitText?: string;
  /** Called with valid values. A retry with the same values passes the same idempotency key. */
  readonly onSubmit: SubmitForm<AccountFormValues>;
}

/**
 * A form for the first name and the email address of the viewer, for sign-up and settings. Messages show below
 * invalid fields, and the first invalid field gets the focus. Needs `forms.css`.
 */
export const AccountForm = forwardRef<HTMLFormElement, AccountFormProps>(function AccountForm(
  { values, hasName = true, submitText, onSubmit, className, ...attributes },
  ref,
) {
  const words = useWords('forms', formWords);
  const [firstName, setFirstName] = useState(values?.firstName ?? '');
  const [email, setEmail] = useState(values?.email ?? '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { submit, ...submitting } = useSubmit(onSubmit);

  const emailCheck = checkEmail(email);
  const nameCheck = hasName ? checkFirstName(firstName) : { ok: true as const, value: '' };
  const invalidCount = [emailCheck, nameCheck].filter(({ ok }) => !ok).length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (emailCheck.ok && nameCheck.ok) {
      submit({ firstName: nameCheck.value, email: emailCheck.value });
    } else focusFirstInvalid(fields.current);
  };
  return (
    <form
      {...attributes}
      ref={ref}
      className={withClass('tb-form', className)}
      noValidate
      onSubmit={send}
    >
      <div className="tb-form-fields" ref={fields}>
        {hasName ? (
          <TextField
            label={words.firstNameLabel()}
            value={firstName}
            max={FIRST_NAME_MAX}
            problem={wasSubmitted ? problemOf(nameCheck) : undefined}
            autoComplete="given-name"
            isRequired
            onChange={setFirstName}
          />
        ) : null}
        <TextField
          label={words.emailLabel()}
          value={email}
          problem={wasSubmitted ? problemOf(emailCheck) : undefined}
          inputMode="email"
          autoComplete="email"
          isRequired
          onChange={setEmail}
        />
      </div>
      <FormFoot
        {...submitting}
        submitText={submitText ?? words.keepChanges()}
        invalidCount={wasSubmitted ? invalidCount : 0}
        onCancel={undefined}
      />
    </form>
  );
});
