'use client';
import type { PopoverModel } from '@tackboard/domain/experience';
import { CompleteButton } from '../parts/message-buttons.js';
import type { SurfaceProps } from '../surface-props.js';
import { AnchoredFrame } from './anchored-frame.js';

/** A popover (S2 §3): a message and one button. */
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
