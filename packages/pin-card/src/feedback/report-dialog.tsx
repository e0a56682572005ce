'use client';
import type { LayerProps } from '@tackboard/domain';
import { feedbackWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog, type DialogProps } from '@tackboard/ui/dialogs';
import { useId, useRef, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

interface ReportDialogProps extends Pick<DialogProps, 'fallbackFocus'> {
  /** Called with the id of the chosen reason; without one where the host offers no reasons. */
  readonly onReport: (reason: string | undefined) => void;
}

/** Asks why the viewer reports a pin. Where the host offers no reasons, asks whether they do. */
export function ReportDialog(props: ReportDialogProps & LayerProps) {
  const { onReport, fallbackFocus, anchor, onClose } = props;
  const { reportReasons = [] } = useInternals('ReportDialog').options;
  const words = useWords('feedback', feedbackWords);
  const [isOpen, setOpen] = useState(true);
  const [reason, setReason] = useState<string>();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const hasReasons = reportReasons.length > 0;
  const isIncomplete = hasReasons && reason === undefined;
  const title = hasReasons ? words.reportReason() : words.reportQuestion();
  const close = () => setOpen(false);
  const report = () => {
    if (isIncomplete) {
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    onReport(reason);
    close();
  };
  return (
    <Dialog
      alert
      size="small"
      open={isOpen}
      anchor={anchor}
      fallbackFocus={fallbackFocus}
      title={title}
      {...(!hasReasons && { description: words.reportCanBeUndone() })}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{words.cancel()}</Button>
          <Button className="tb-form-submit" aria-disabled={isIncomplete} onClick={report}>
            {words.report()}
          </Button>
        </>
      }
    >
      {hasReasons ? (
        <fieldset ref={reasons} className="tb-report-reasons" aria-label={title}>
          {reportReasons.map(({ id, label }) => (
            <label key={id} className="tb-report-reason">
              <input
                type="radio"
                name={name}
                value={id}
                checked={reason === id}
                onChange={() => setReason(id)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
    </Dialog>
  );
}
