import { Button, VisuallyHidden } from '@tackboard/ui';
import type { SurfaceRow } from './surface-rows.js';
import type { MessageState, MessageStatus } from './use-message-states.js';

const STATUS_TEXTS: Readonly<Record<NonNullable<MessageStatus> | 'none', string>> = {
  none: 'Not triggered',
  triggered: 'Triggered',
  viewed: 'Viewed',
  completed: 'Completed',
  dismissed: 'Dismissed',
};

interface MessageRowProps extends Pick<SurfaceRow, 'name' | 'purpose'> {
  readonly state: MessageState;
  /** What the engine says about the message; undefined when the server does not send it. */
  readonly reason: string | undefined;
  readonly isBusy: boolean;
  readonly onShow: () => void;
}

/** Whether the viewer has answered a message, so that it stays away. */
export function hasEnded({ status }: Pick<MessageState, 'status'>): boolean {
  return status === 'completed' || status === 'dismissed';
}

/** One surface, what it is for, what became of its message, and the button that triggers it. */
export function MessageRow(props: MessageRowProps) {
  const { isBusy, name, onShow, purpose, reason, state } = props;
  const [placement = '', experience = ''] = state.key.split(':');
  const status = state.status ?? 'none';
  return (
    <li className="messages-row" data-message={state.key}>
      <div className="messages-row-text">
        <h3>{name}</h3>
        <p>{purpose}</p>
        <p className="messages-row-ids">
          Placement {placement} · experience {experience} · type {state.type}
        </p>
      </div>
      <output className="messages-row-state" data-status={status}>
        <span className="messages-row-status">{STATUS_TEXTS[status]}</span>
        {reason === undefined ? null : <span className="messages-row-reason">{reason}</span>}
      </output>
      <Button busy={isBusy} onClick={onShow}>
        {hasEnded(state) ? 'Show again' : 'Show'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
