import type { ClientCalls } from '@tackboard/api-client';
import type { LayerProps } from '@tackboard/domain';
import { writeFailure } from '@tackboard/domain/errors';
import { BOARD_TITLE_MAX } from '@tackboard/domain/forms';
import { newRandomKey } from '@tackboard/machines';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialog';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FAILED_TEXT } from './failed-text.js';
import type { SectionRequest } from './open-section-dialog.js';

interface SectionDialogProps extends LayerProps, Omit<SectionRequest, 'anchor'> {
  readonly calls: Pick<ClientCalls, 'createSection' | 'editSection'>;
}

/** Creates a section of a board, or renames one (S1 §2). */
export function SectionDialog(props: SectionDialogProps) {
  const { calls, boardId, section, onDone, anchor, onClose } = props;
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState(section?.title ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') {
      setProblem('Give the section a name.');
      field.current?.focus();
      return;
    }
    setBusy(true);
    const options = { idempotencyKey: newRandomKey() };
    const sent = section
      ? calls.editSection({ boardId, sectionId: section.id, title }, options)
      : calls.createSection({ boardId, title }, options);
    sent.then(
      () => {
        onDone();
        close();
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(writeFailure(error).displayMessage ?? FAILED_TEXT);
      },
    );
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={section ? 'Rename section' : 'Add section'}
      initialFocus={field}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            {section ? 'Rename' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={id} className="tb-form" onSubmit={submit} noValidate>
        <label className="section-field">
          Name
          <input
            ref={field}
            value={name}
            maxLength={BOARD_TITLE_MAX}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p id={`${id}-problem`} className="section-problem" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
