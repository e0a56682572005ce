'use client';
import { type GatedAction, writeFailure, type WriteOptions } from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { useEffect, useRef, useState } from 'react';
import { viewerIdOf } from '../client/client-state.js';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';

/**
 * Keeps the values of a form in the tab while the viewer's login is limited, and restores them when the form is back after
 * the login. `name` tells the forms of a site apart. Another viewer restores nothing. Call `drop` when the values
 * are sent or given up.
 */
export function useDraft<Values extends object>(
  name: string,
  values: Values,
  restore: (values: Values) => void,
): { readonly drop: () => void } {
  const { context, environment } = useInternals('useDraft');
  const { sessionStorage } = environment;
  const viewerId = viewerIdOf(context.viewer);
  const isLimited = context.viewer.isLimitedLogin === true;
  const key = `tackboard:draft:${name}`;
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });

  useEffect(() => {
    const draft = parse<Values>(sessionStorage?.get(key));
    sessionStorage?.remove(key);
    if (draft && draft.viewerId === viewerId) latest.current(draft.values);
  }, [key, sessionStorage, viewerId]);
  const serialized = JSON.stringify({ viewerId, values });
  const initial = useRef(serialized);
  useEffect(() => {
    if (isLimited && serialized !== initial.current) sessionStorage?.set(key, serialized);
  }, [isLimited, key, serialized, sessionStorage]);
  return { drop: () => sessionStorage?.remove(key) };
}

interface Draft<Values> {
  readonly viewerId: string;
  readonly values: Values;
}

function parse<Values>(stored: string | null | undefined): Draft<Values> | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Sends the values of a form. Reject with an error that `writeFailure` of the domain understands. */
export type SubmitForm<Values> = (values: Values, options: WriteOptions) => Promise<void>;

/** The state of a form's last submit. */
interface Submitting<Values> {
  readonly isBusy: boolean;
  /** The server refused it, or did not respond. */
  readonly isFailed: boolean;
  /** The message of the server about the failure. */
  readonly message: string | undefined;
  readonly submit: (values: Values) => void;
}

/**
 * Submits a form, once at a time. A retry with the same values has the same idempotency key. A viewer with a limited login
 * is prompted to log in again before `action`; nothing is sent then.
 */
export function useSubmit<Values extends object>(
  send: SubmitForm<Values>,
  action?: GatedAction,
): Submitting<Values> {
  const pass = useGate();
  const { environment } = useInternals('useSubmit');
  const [state, setState] = useState<Omit<Submitting<Values>, 'submit'>>({
    isBusy: false,
    isFailed: false,
    message: undefined,
  });
  const last = useRef<{ readonly serialized: string; readonly key: string }>(undefined);

  const submit = (values: Values) => {
    if (state.isBusy || (action && !pass(action))) return;
    const serialized = JSON.stringify(values);
    if (last.current?.serialized !== serialized) {
      last.current = { serialized, key: newKeyOf(environment)() };
    }
    setState({ isBusy: true, isFailed: false, message: undefined });
    send(values, { idempotencyKey: last.current.key }).then(
      () => setState({ isBusy: false, isFailed: false, message: undefined }),
      (error: unknown) => {
        const { displayMessage } = writeFailure(error);
        const isFailed = !action || pass(action, { error });
        setState({ isBusy: false, isFailed, message: displayMessage });
      },
    );
  };
  return { ...state, submit };
}

/** Options of {@link useDraftedForm}. */
interface DraftedForm<Fields extends object, Values extends object> {
  /** The name of the draft, such as `pin:new`. */
  readonly name: string;
  readonly fields: Fields;
  readonly restore: (fields: Fields) => void;
  readonly action: GatedAction;
  readonly onSubmit: SubmitForm<Values>;
  readonly onCancel: (() => void) | undefined;
}

/** Submits a form whose fields are kept as a draft while the viewer logs in again. Sending or cancelling drops the draft. */
export function useDraftedForm<Fields extends object, Values extends object>({
  name,
  fields,
  restore,
  action,
  onSubmit,
  onCancel,
}: DraftedForm<Fields, Values>) {
  const { drop } = useDraft(name, fields, restore);
  const submitting = useSubmit<Values>(async (values, options) => {
    await onSubmit(values, options);
    drop();
  }, action);
  const cancel = () => {
    drop();
    onCancel?.();
  };
  return { ...submitting, onCancel: onCancel && cancel };
}

interface FormFootProps {
  /** The label of the submit button. */
  readonly submitText: string;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  /** The message of the server about a failure. */
  readonly message: string | undefined;
  /** Number of invalid fields. */
  readonly invalidCount: number;
  /** Undefined hides the cancel button. */
  readonly onCancel: (() => void) | undefined;
}

/** The end of a form: its error message and its buttons. */
export function FormFoot(props: FormFootProps) {
  const { submitText, isBusy, isFailed, message, invalidCount, onCancel } = props;
  const words = useWords('forms', formWords);
  const { cancel } = useWords('save', saveWords);
  const error = isFailed
    ? (message ?? words.sendingFailed())
    : invalidCount > 0
      ? words.someFieldsWrong({ count: invalidCount })
      : null;
  return (
    <div className="tb-form-foot">
      <p className="tb-form-error" role="alert">
        {error}
      </p>
      <div className="tb-form-actions">
        {onCancel ? (
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
            {cancel()}
          </Button>
        ) : null}
        <Button type="submit" className="tb-form-submit" busy={isBusy}>
          {isBusy ? words.sending() : submitText}
        </Button>
      </div>
    </div>
  );
}
