'use client';
import { Button, CloseIcon } from '@tackboard/ui';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Messaging } from '../../messaging.types.js';
import type { MessageState } from '../../engine/decide.js';
import { type InspectedEvent, Inspection, type InspectionSnapshot } from './inspection.js';
import { MessageRow } from './message-row.js';
import type { Report } from '../../engine/saved.js';

/** Props of {@link MessageInspector}. */
export interface MessageInspectorProps {
  /** Created by `createMessaging()`. */
  readonly messaging: Messaging;
  /** @default false */
  readonly defaultOpen?: boolean;
}

const FILTERS = ['all', 'shown', 'waiting', 'refused', 'ended'] as const;

const FILTER_TEXTS: Readonly<Record<(typeof FILTERS)[number], string>> = {
  all: 'All',
  shown: 'Shown',
  waiting: 'Waiting',
  refused: 'Refused',
  ended: 'Ended',
} satisfies Record<'all' | MessageState, string>;

/**
 * Lists the messages of the viewer with the reason why each shows or does not, the reports on their way and the events, and
 * forces messages. For development only: do not render it for your visitors. Needs `inspector.css`.
 */
export function MessageInspector({ messaging, defaultOpen = false }: MessageInspectorProps) {
  const [inspection] = useState(() => new Inspection(messaging));
  const snapshot = useSyncExternalStore(inspection.subscribe, inspection.get, inspection.get);
  const [isOpen, setOpen] = useState(defaultOpen);
  const hasToggled = useRef(false);
  const toggle = useCallback((next: boolean) => {
    hasToggled.current = true;
    setOpen(next);
  }, []);
  // The pressed button is gone: the one in its place gets the focus.
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (hasToggled.current) element?.focus();
  }, []);

  if (!isOpen) {
    return (
      <Button ref={button} className="tb-inspector-toggle" onClick={() => toggle(true)}>
        {`Messages (${snapshot.messages.length})`}
      </Button>
    );
  }
  return (
    <InspectorPanel onClose={() => toggle(false)} closeButton={button}>
      <InspectedMessages {...{ inspection, messaging, snapshot }} />
    </InspectorPanel>
  );
}

interface InspectorPanelProps {
  readonly onClose: () => void;
  readonly closeButton: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

function InspectorPanel({ onClose, closeButton, children }: InspectorPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = panel.current;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', closeByEscape);
    return () => element?.removeEventListener('keydown', closeByEscape);
  }, [onClose]);
  return (
    <aside ref={panel} className="tb-raised tb-inspector" aria-labelledby={titleId}>
      <div className="tb-inspector-bar">
        <h2 id={titleId} className="tb-inspector-title">
          Message inspector
        </h2>
        <Button ref={closeButton} variant="icon" aria-label="Close the inspector" onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      {children}
    </aside>
  );
}

interface InspectedMessagesProps extends Pick<MessageInspectorProps, 'messaging'> {
  readonly inspection: Inspection;
  readonly snapshot: InspectionSnapshot;
}

function InspectedMessages({ inspection, messaging, snapshot }: InspectedMessagesProps) {
  const { events, messages, reports } = snapshot;
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const listed = messages.filter(({ state }) => filter === 'all' || state === filter);
  return (
    <>
      <fieldset className="tb-inspector-filters" aria-label="State">
        {FILTERS.map((name) => (
          <Button key={name} aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {FILTER_TEXTS[name]}
          </Button>
        ))}
      </fieldset>
      <div className="tb-inspector-body">
        <ul className="tb-inspector-list" aria-label="Messages">
          {listed.map((message, at) => (
            <MessageRow
              // A refused message may have the key of another.
              key={message.state === 'refused' ? `${message.key} ${at}` : message.key}
              {...{ inspection, message, messaging, reports }}
            />
          ))}
        </ul>
        {listed.length === 0 ? <p className="tb-inspector-note">No messages.</p> : null}
        <Button
          disabled={!messages.some(({ isRemoved }) => isRemoved)}
          onClick={() => inspection.clearTombstones()}
        >
          Clear tombstones
        </Button>
        <ReportList reports={reports} />
        <EventList events={events} />
      </div>
    </>
  );
}

/** The reports that the server has not confirmed, oldest first. */
function ReportList({ reports }: { readonly reports: readonly Report[] }) {
  return (
    <section aria-label="Report queue">
      <h3 className="tb-inspector-heading">{`Reports on their way (${reports.length})`}</h3>
      <ol className="tb-inspector-list">
        {reports.map(({ experienceId, id, kind, placementId }) => (
          <li key={id} className="tb-inspector-line">
            {kind} <code className="tb-inspector-code">{`${placementId}:${experienceId}`}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the engine has emitted since the inspector was mounted, newest first. */
function EventList({ events }: { readonly events: readonly InspectedEvent[] }) {
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
