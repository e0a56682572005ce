'use client';
import type { FlyoutModel } from '@tackboard/domain/experience';
import { CloseButton, CompleteButton } from '../parts/message-buttons.js';
import type { SurfaceProps } from '../surface-props.js';
import { AnchoredFrame } from './anchored-frame.js';
import { Pulsar } from './pulsar.js';

/** A flyout: text and one button beside the anchor of the platform; display type 2 begins as a pulsar. */
export function Flyout(props: SurfaceProps<FlyoutModel>) {
  const { anchor, message, messaging, onDismiss, words } = props;
  const { beginsAsPulsar, button, side, text } = message.model;
  const isOpen = !beginsAsPulsar || message.isOpen;
  return (
    <>
      {beginsAsPulsar && anchor ? (
        <Pulsar
          anchor={anchor}
          label={text}
          isOpen={isOpen}
          surface={props}
          onPress={() => messaging.setOpen(message.key, !isOpen)}
        />
      ) : null}
      {isOpen ? (
        <AnchoredFrame surface={props} className="tb-flyout" label={text} side={side}>
          <p className="tb-message-text">{text}</p>
          <CloseButton label={words.dismiss()} onPress={onDismiss} />
          <div className="tb-message-actions">
            <CompleteButton surface={props} button={button} />
          </div>
        </AnchoredFrame>
      ) : null}
    </>
  );
}
