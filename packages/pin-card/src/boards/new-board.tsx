'use client';
import { BOARD_TITLE_MAX } from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import type { BoardFormState, BoardPickerEvent } from '@tackboard/machines/charts';
import { Button } from '@tackboard/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { SwitchField } from '../forms/switch-field.js';
import { useDraft } from '../forms/use-draft.js';
import { TextField } from '../forms/text-field.js';
import { useWords } from '../client/use-words.js';
import { LevelHead } from './level-head.js';

interface NewBoardProps {
  readonly form: BoardFormState;
  readonly isBusy: boolean;
  readonly canGoBack: boolean;
  readonly send: (event: BoardPickerEvent) => void;
}

/** The form for a new board. The board is picked as soon as it is created. */
export function NewBoard({ form, isBusy, canGoBack, send }: NewBoardProps) {
  const words = useWords('save', saveWords);
  const { boardNameLabel, boardNameHint, secretHint } = useWords('forms', formWords);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // The focused row was unmounted with the list. A problem with the name needs the focus here too.
  useEffect(() => field.current?.focus(), [form.problem]);
  useDraft('board:picker', { name: form.name, isSecret: form.isSecret }, (draft) => {
    send({ type: 'NAME', name: draft.name });
    send({ type: 'SECRET', isSecret: draft.isSecret });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'SUBMIT' });
  };
  return (
    <form className="tb-boards-level tb-form" onSubmit={submit} noValidate>
      <LevelHead
        title={words.createBoard()}
        onBack={canGoBack && !isBusy ? () => send({ type: 'BACK' }) : undefined}
      />
      <div className="tb-boards-form">
        <TextField
          label={boardNameLabel()}
          hint={boardNameHint()}
          value={form.name}
          problem={form.problem}
          max={BOARD_TITLE_MAX}
          isRequired
          inputRef={field}
          onChange={(name) => send({ type: 'NAME', name })}
        />
        <SwitchField
          label={words.keepSecret()}
          hint={secretHint()}
          isOn={form.isSecret}
          onChange={(isSecret) => send({ type: 'SECRET', isSecret })}
        />
        <p className="tb-form-error" role="alert">
          {form.isFailed ? (form.message ?? words.boardFailed()) : null}
        </p>
      </div>
      <div className="tb-form-actions tb-boards-foot">
        <Button type="submit" className="tb-form-submit" busy={isBusy}>
          {words.create()}
        </Button>
      </div>
    </form>
  );
}
