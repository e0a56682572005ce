'use client';
import type { EducationPopoverModel } from '@tackboard/domain/experience';
import { MessageAction } from '../parts/message-action.js';
import { MessageLink } from '../parts/message-link.js';
import type { SurfaceProps } from '../surface-props.js';
import { AnchoredFrame } from './anchored-frame.js';

/** The educational popover (S2 §3): a title, a text with a link, and two buttons. */
export function EducationPopover(props: SurfaceProps<EducationPopoverModel>) {
  const { message, onComplete, onDismiss, words } = props;
  const { body, complete, dismissText, link, title } = message.model;
  return (
    <AnchoredFrame surface={props} className="tb-education" label={title ?? body ?? words.newTip()}>
      {title ? (
        <p className="tb-message-title" data-size="small">
          {title}
        </p>
      ) : null}
      <p className="tb-message-body">
        {body}
        {link ? (
          <>
            {' '}
            <MessageLink link={link} words={words} ownOrigins={props.ownOrigins}>
              {link.text}
            </MessageLink>
          </>
        ) : null}
      </p>
      <div className="tb-message-actions" data-end="">
        <MessageAction surface={props} variant="quiet" onPress={onDismiss}>
          {dismissText ?? words.dismiss()}
        </MessageAction>
        <MessageAction
          surface={props}
          variant="primary"
          link={complete.link}
          onPress={() => onComplete()}
        >
          {complete.text ?? words.complete()}
        </MessageAction>
      </div>
    </AnchoredFrame>
  );
}
