import { Button } from '@tackboard/ui';
import { useCallback, useEffect, useState } from 'react';
import { useDemo } from '../demo-context.js';

/** An event as the server lists it. */
interface ReceivedEvent {
  readonly position: number;
  readonly kind: string;
  readonly body: unknown;
}

/** What browsers report, by the name in the server's list (S1 §7, S2 §3 §7). */
const KINDS = ['tracking', 'attribution', 'experience', 'clickthrough'];

/** What all browsers have reported to the server, the newest first. Only this computer may read it. */
export function EventList() {
  const { onError } = useDemo();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState('');
  const [events, setEvents] = useState<readonly ReceivedEvent[]>([]);
  const read = useCallback(() => {
    fetch(`/__events?kind=${kind}`, { cache: 'no-store' })
      .then((response) => response.json() as Promise<{ readonly events: typeof events }>)
      .then((list) => setEvents(list.events), onError);
  }, [kind, onError]);
  useEffect(() => {
    if (isOpen) read();
  }, [isOpen, read]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Events</summary>
      <label>
        Kind{' '}
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">all</option>
          {KINDS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>{' '}
      <Button onClick={read}>Read again</Button>
      <ol aria-label="Events">
        {events.map(({ position, kind: name, body }) => (
          <li key={position}>
            {name} <code>{JSON.stringify(body)}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
