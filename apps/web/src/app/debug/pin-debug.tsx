import type { Pin } from '@tackboard/domain';
import { Button } from '@tackboard/ui';
import { type FormEvent, useState } from 'react';
import { useDemo } from '../demo-context.js';
import './pin-debug.css';

/** What employees read about the pin of a page: its graph form, and any path of the server (S1 §7, S2 §7). */
export function PinDebug({ pin }: { readonly pin: Pin }) {
  const { calls } = useDemo();
  const [url, setUrl] = useState('/v3/register/exists/?email=maren%40tackboard.example');
  const [result, setResult] = useState('');
  const show = (load: () => Promise<unknown>) => {
    setResult('…');
    load().then(
      (data) => setResult(JSON.stringify(data, null, 2)),
      (error: unknown) => setResult(String(error)),
    );
  };
  const readPath = (event: FormEvent) => {
    event.preventDefault();
    // The generic resource takes the fields of a query apart from the path.
    const { pathname, searchParams } = new URL(url, location.href);
    const data = Object.fromEntries(searchParams);
    show(async () => (await calls.apiCall({ url: pathname, data })).data);
  };
  return (
    <details className="pin-debug">
      <summary>For employees</summary>
      <Button onClick={() => show(() => calls.readGraphPin({ pinId: pin.id }))}>
        Read this Pin in the graph form
      </Button>
      <form className="tb-form" onSubmit={readPath}>
        <label className="tb-field">
          <span className="tb-field-label">A path of the server</span>
          <input
            className="tb-field-input"
            required
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <div>
          <Button type="submit">Read the path</Button>
        </div>
      </form>
      <textarea
        className="tb-field-input"
        aria-label="Response"
        readOnly
        hidden={result === ''}
        rows={16}
        value={result}
      />
    </details>
  );
}
