import { Button } from '@tackboard/ui';
import { useId, useRef } from 'react';
import { GRAPH_EXAMPLE, REST_EXAMPLE } from './examples.ts';
import { type Form, FORMS, type PinRead, type ReadFailure } from './read-pin.ts';
import { Select } from './select.tsx';

/** The form that is chosen, or found out from the keys. */
export type FormChoice = Form | 'auto';

interface EditorProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly form: FormChoice;
  readonly onForm: (form: FormChoice) => void;
  readonly result: PinRead | ReadFailure;
}

function whereOf(result: PinRead | ReadFailure): string {
  return result.kind === 'not-json' ? `Line ${result.line}, column ${result.column}: ` : '';
}

/** A sentence with its code between backticks. */
function Message({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The JSON of a pin, its form, and what is wrong with it. */
export function Editor({ text, onText, form, onForm, result }: EditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isBroken = result.kind !== 'pin';
  const select = (offset: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + 1);
  };
  return (
    <div className="yp-editor">
      <label htmlFor={id}>JSON of a pin, or of the response that contains it</label>
      <textarea
        id={id}
        ref={area}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        aria-invalid={isBroken}
        aria-describedby={`${id} result`}
        onChange={({ target }) => onText(target.value)}
      />
      <output id={`${id} result`} className="yp-result" data-broken={isBroken || undefined}>
        {isBroken ? (
          <>
            <p>
              <strong>
                {whereOf(result)}
                <Message text={result.message} />.
              </strong>{' '}
              {result.fix}
            </p>
            {result.kind === 'not-json' ? (
              <Button variant="primary" onClick={() => select(result.offset)}>
                Go to line {result.line}
              </Button>
            ) : null}
          </>
        ) : (
          <p>
            Read as {FORMS[result.form]}
            {result.path === '' ? null : (
              <>
                {' '}
                from <code>{result.path}</code>
              </>
            )}
            .
          </p>
        )}
      </output>
      <div className="yp-row">
        <Select
          label="Form"
          value={form}
          options={{ auto: 'Find out', ...FORMS }}
          onChange={onForm}
        />
        <Button onClick={() => onText(REST_EXAMPLE)}>REST example</Button>
        <Button onClick={() => onText(GRAPH_EXAMPLE)}>Graph example</Button>
      </div>
    </div>
  );
}
