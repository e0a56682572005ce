import { useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { useRequestKey } from '../../request-key.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';
import { REMOVED_TEXTS } from '../../words/removed.js';

/** The longest appeal that the server accepts. */
const APPEAL_MAX = 500;

/** Asks to look at a removed pin again. Each pin is appealed once. */
export function AppealForm({ pinId }: { readonly pinId: string }) {
  const { ports, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(REMOVED_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [text, setText] = useState('');
  const [state, setState] = useState<'empty' | 'pending' | 'ready'>('ready');
  const field = useRef<HTMLTextAreaElement>(null);
  const keyOf = useRequestKey();
  const noteId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'pending') return;
    if (text.trim() === '') {
      setState('empty');
      field.current?.focus();
      return;
    }
    setState('pending');
    try {
      const request = { pinId, text };
      await ports.calls.appealPin(request, { idempotencyKey: keyOf(request) });
      toasts.show({ kind: 'done', text: texts.gotAppeal });
      router.refresh();
    } catch (error) {
      setState('ready');
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    }
  };
  return (
    <form className="tb-form removed-form" noValidate onSubmit={(event) => void submit(event)}>
      <label className="tb-field" data-invalid={state === 'empty' ? '' : undefined}>
        <span className="tb-field-label">{texts.whyAgain}</span>
        <textarea
          ref={field}
          className="tb-field-input"
          rows={4}
          maxLength={APPEAL_MAX}
          value={text}
          aria-invalid={state === 'empty' || undefined}
          aria-describedby={noteId}
          onChange={(event) => {
            setText(event.target.value);
            if (state === 'empty') setState('ready');
          }}
        />
        <span className="tb-field-note" id={noteId}>
          {state === 'empty' ? texts.appealEmpty : texts.characters(text.length, APPEAL_MAX)}
        </span>
      </label>
      <div>
        <Button type="submit" variant="primary" busy={state === 'pending'}>
          {texts.appeal}
        </Button>
      </div>
    </form>
  );
}
