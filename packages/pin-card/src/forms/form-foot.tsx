'use client';
import { formWords, saveWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { useWords } from '../client/use-words.js';

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
