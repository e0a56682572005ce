import type { ClientCalls } from '@tackboard/api-client';
import { newRandomKey } from '@tackboard/machines';
import { BOARD_TITLE_MAX, type LayerProps, writeFailure } from '@tackboard/domain';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SectionRequest } from './open-section-dialog.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

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
  const texts = useTexts(BOARD_TEXTS);
  const { cancel, failed } = useTexts(COMMON_TEXTS);
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') {
      setProblem(texts.nameSection);
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
        setProblem(writeFailure(error).displayMessage ?? failed);
      },
    );
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={section ? texts.renameSection : texts.addSection}
      initialFocus={field}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            {section ? texts.rename : texts.add}
          </Button>
        </>
      }
    >
      <form id={id} className="tb-form" onSubmit={submit} noValidate>
        <label className="section-field">
          {texts.name}
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
