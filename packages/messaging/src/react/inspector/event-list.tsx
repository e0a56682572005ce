import type { InspectedEvent } from './inspection.js';

/** What the engine has emitted since the inspector was mounted, newest first. */
export function EventList({ events }: { readonly events: readonly InspectedEvent[] }) {
  return (
    <section aria-label="Events">
      <h3 className="tb-inspector-heading">{`Events (${events.length})`}</h3>
      <ol className="tb-inspector-list">
        {events.map(({ at, event, id }) => (
          <li key={id} className="tb-inspector-line">
            <time className="tb-inspector-code" dateTime={new Date(at).toISOString()}>
              {new Date(at).toISOString().slice(11, 23)}
            </time>{' '}
            {event.name} <code className="tb-inspector-code">{textOf(event['key'])}</code>{' '}
            {textOf(event['reason'])} {textOf(event['kind'])}
          </li>
        ))}
      </ol>
    </section>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
