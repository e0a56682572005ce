import { Button, VisuallyHidden } from '@tackboard/ui';
import { useTexts } from '../words/in-languages.js';
import { MESSAGE_TEXTS } from '../words/messages.js';
import type { MessageState } from './use-message-states.js';

interface MessageRowProps {
  readonly name: string;
  /** What the surface is for. */
  readonly purpose: string;
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
  const texts = useTexts(MESSAGE_TEXTS);
  const [placement = '', experience = ''] = state.key.split(':');
  const status = state.status ?? 'none';
  return (
    <li className="messages-row" data-message={state.key}>
      <div className="messages-row-text">
        <h3>{name}</h3>
        <p>{purpose}</p>
        <p className="messages-row-ids">{texts.ids(placement, experience, state.type)}</p>
      </div>
      <output className="messages-row-state" data-status={status}>
        <span className="messages-row-status">{texts.statuses[status]}</span>
        {reason === undefined ? null : <span className="messages-row-reason">{reason}</span>}
      </output>
      <Button busy={isBusy} onClick={onShow}>
        {hasEnded(state) ? texts.showAgain : texts.show}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
