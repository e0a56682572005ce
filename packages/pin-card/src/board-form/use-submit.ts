'use client';
import { type WriteOptions, writeFailure } from '@tackboard/domain';
import { newRandomKey } from '@tackboard/machines/store';
import { useRef, useState } from 'react';

/** Sends what a form holds. Rejects with an error that `writeFailure` of the domain can read. */
export type SubmitForm<Values> = (values: Values, options: WriteOptions) => Promise<void>;

/** How the last submit of a form stands. */
export interface Submitting<Values> {
  readonly isBusy: boolean;
  /** It was not taken: what was typed stays. */
  readonly isFailed: boolean;
  /** The server's own sentence about that. */
  readonly message: string | undefined;
  readonly submit: (values: Values) => void;
}

/** Sends a form, one submit at a time. The same values are the same write: their key is kept when they are sent again. */
export function useSubmit<Values extends object>(send: SubmitForm<Values>): Submitting<Values> {
  const [state, setState] = useState<Omit<Submitting<Values>, 'submit'>>({
    isBusy: false,
    isFailed: false,
    message: undefined,
  });
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);

  const submit = (values: Values) => {
    if (state.isBusy) return;
    const text = JSON.stringify(values);
    if (last.current?.text !== text) last.current = { text, key: newRandomKey() };
    setState({ isBusy: true, isFailed: false, message: undefined });
    send(values, { idempotencyKey: last.current.key }).then(
      () => setState({ isBusy: false, isFailed: false, message: undefined }),
      (error: unknown) => {
        const { displayMessage } = writeFailure(error);
        setState({ isBusy: false, isFailed: true, message: displayMessage });
      },
    );
  };
  return { ...state, submit };
}
