'use client';
import type { LayerProps } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TextField } from '../forms/fields.js';
import { useWords } from '../client/tackboard-context.js';

interface NewSectionProps {
  readonly onCreate: (title: string) => void;
}

/** Asks for the name of a new section. */
export function NewSection({ onCreate, anchor, onClose }: NewSectionProps & LayerProps) {
  const { cancel, create, createSection, sectionName } = useWords('save', saveWords);
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const formId = useId();
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') {
      field.current?.focus();
      return;
    }
    onCreate(title);
    close();
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={createSection()}
      initialFocus={field}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{cancel()}</Button>
          <Button
            className="tb-form-submit"
            type="submit"
            form={formId}
            aria-disabled={name.trim() === ''}
          >
            {create()}
          </Button>
        </>
      }
    >
      <form id={formId} className="tb-form" onSubmit={submit} noValidate>
        <TextField
          label={sectionName()}
          value={name}
          onChange={setName}
          isRequired
          inputRef={field}
        />
      </form>
    </Dialog>
  );
}
