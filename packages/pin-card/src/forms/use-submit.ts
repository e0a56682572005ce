'use client';
import { type GatedAction, writeFailure, type WriteOptions } from '@tackboard/domain';
import { useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';
import { newKeyOf } from '../client/new-key.js';

/** Sends the values of a form. Reject with an error that `writeFailure` of the domain understands. */
export type SubmitForm<Values> = (values: Values, options: WriteOptions) => Promise<void>;

/** The state of a form's last submit. */
export interface Submitting<Values> {
  readonly isBusy: boolean;
  /** The server refused it, or did not respond. */
  readonly isFailed: boolean;
  /** The message of the server about the failure. */
  readonly message: string | undefined;
  readonly submit: (values: Values) => void;
}

/**
 * Submits a form, once at a time. A retry with the same values has the same idempotency key. A viewer with a limited login
 * is prompted to log in again before `action` (S3 §6); nothing is sent then.
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
