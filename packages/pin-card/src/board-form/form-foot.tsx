'use client';
import { formWords } from '@tackboard/domain/words/forms';
import { saveWords } from '@tackboard/domain/words/save';
import { Button } from '@tackboard/ui';
import { useWords } from '../provider/use-words.js';

interface FormFootProps {
  /** What the button that sends the form says. */
  readonly submitText: string;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  /** The server's own sentence about a failure. */
  readonly message: string | undefined;
  /** How many fields are not as they have to be. */
  readonly wrongCount: number;
  /** Left out: there is no way out but the page's own. */
  readonly onCancel: (() => void) | undefined;
}

/** The end of a form: what went wrong with it as a whole, and its buttons. */
export function FormFoot(props: FormFootProps) {
  const { submitText, isBusy, isFailed, message, wrongCount, onCancel } = props;
  const words = useWords('forms', formWords);
  const { cancel } = useWords('save', saveWords);
  const trouble = isFailed
    ? (message ?? words.sendingFailed())
    : wrongCount > 0
      ? words.someFieldsWrong({ count: wrongCount })
      : null;
  return (
    <div className="tb-form-foot">
      <p className="tb-form-error" role="alert">
        {trouble}
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
