'use client';
import type { EducationPopoverModel, PopoverModel } from '@tackboard/domain/experience';
import { CompleteButton, DismissButton } from '../parts/message-buttons.js';
import type { SurfaceProps } from '../surface-props.js';
import { AnchoredFrame } from './anchored-frame.js';
import { MessageBody } from '../parts/message-link.js';

/** A popover: a message and one button. */
export function MessagePopover(props: SurfaceProps<PopoverModel>) {
  const { message, words } = props;
  const { complete, message: text } = message.model;
  return (
    <AnchoredFrame surface={props} className="tb-message-popover" label={text}>
      <p className="tb-message-text">{text}</p>
      <div className="tb-message-actions" data-end="">
        <CompleteButton surface={props} button={complete} defaultText={words.dismissOnly()} />
      </div>
    </AnchoredFrame>
  );
}

/** The educational popover: a title, a text with a link, and two buttons. */
export function EducationPopover(props: SurfaceProps<EducationPopoverModel>) {
  const { body, complete, dismissText, link, title } = props.message.model;
  return (
    <AnchoredFrame
      surface={props}
      className="tb-education"
      label={title ?? body ?? props.words.newTip()}
    >
      {title ? (
        <p className="tb-message-title" data-size="small">
          {title}
        </p>
      ) : null}
      <MessageBody surface={props} text={body} link={link} />
      <div className="tb-message-actions" data-end="">
        <DismissButton surface={props} text={dismissText} />
        <CompleteButton surface={props} button={complete} />
      </div>
    </AnchoredFrame>
  );
}
