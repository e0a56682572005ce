'use client';
import {
  BOARD_TITLE_MAX,
  type BoardSection,
  type LayerProps,
  type WriteOptions,
} from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { type FormEvent, useId, useRef, useState } from 'react';
import { MissingCallError } from '../client/missing-errors.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { TextField } from '../forms/fields.js';
import { useSubmit } from '../forms/form-submit.js';

interface SectionDialogProps {
  readonly boardId: string;
  /** The section to rename; absent for a new one. */
  readonly section?: BoardSection & { readonly id: string };
  readonly onDone: (() => void) | undefined;
}

/** Returns the call that creates or renames the section. */
function useSectionWrite({ boardId, section }: Pick<SectionDialogProps, 'boardId' | 'section'>) {
  const { createSection, editSection } = useInternals('SectionDialog').calls;
  return ({ title }: { readonly title: string }, options: WriteOptions) => {
    if (section) {
      if (!editSection) throw new MissingCallError('SectionDialog', 'editSection');
      return editSection({ boardId, sectionId: section.id, title }, options);
    }
    if (!createSection) throw new MissingCallError('SectionDialog', 'createSection');
    return createSection({ boardId, title }, options);
  };
}

/** Creates a section of a board, or renames one (S1 §2). */
export function SectionDialog(props: SectionDialogProps & LayerProps) {
  const { section, onDone, anchor, onClose } = props;
  const words = useWords('boards', boardWords);
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState(section?.title ?? '');
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const formId = useId();
  const close = () => setOpen(false);
  const write = useSectionWrite(props);
  const { isBusy, isFailed, message, submit } = useSubmit<{ readonly title: string }>(
    async (values, options) => {
      await write(values, options);
      onDone?.();
      close();
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    setNameless(title === '');
    if (title === '') field.current?.focus();
    else submit({ title });
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={section ? words.renameSection() : words.addSection()}
      initialFocus={field}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{words.cancel()}</Button>
          <Button className="tb-form-submit" type="submit" form={formId} busy={isBusy}>
            {section ? words.rename() : words.add()}
          </Button>
        </>
      }
    >
      <form id={formId} className="tb-form" onSubmit={send} noValidate>
        <TextField
          label={words.nameLabel()}
          value={name}
          onChange={setName}
          max={BOARD_TITLE_MAX}
          problem={isNameless ? words.nameSection() : undefined}
          isRequired
          inputRef={field}
        />
        <p role="alert" className="tb-people-problem">
          {isFailed ? (message ?? words.failed()) : null}
        </p>
      </form>
    </Dialog>
  );
}
