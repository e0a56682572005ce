'use client';
import type { UpsellModel } from '@tackboard/domain/experience';
import { useId, useRef } from 'react';
import { useMessagePlace } from '../keyboard/message-places.js';
import { CloseButton, CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessagePicture } from '../parts/message-picture.js';
import { pauseListeners } from '../parts/pause-listeners.js';
import { useBottomInset, useEscape } from '../parts/at-bottom.js';
import type { SurfaceProps } from '../surface-props.js';

/** The upsell callout and the location upsell: at the bottom centre, at most 348 px wide. */
export function Upsell(props: SurfaceProps<UpsellModel>) {
  const { message, messaging, onDismiss, words } = props;
  const { complete, dismissText, image, message: text, surface, title } = message.model;
  const labelId = useId();
  const card = useRef<HTMLElement>(null);
  const placeRef = useMessagePlace(props, card);
  useBottomInset(card);
  useEscape(messaging, onDismiss);
  const isLocation = surface === 'locationUpsell';
  return (
    <section
      ref={placeRef}
      className="tb-message tb-upsell tb-raised"
      aria-labelledby={labelId}
      {...pauseListeners(props)}
    >
      {image && !isLocation ? <MessagePicture className="tb-upsell-image" image={image} /> : null}
      {isLocation ? (
        <span className="tb-message-sign" aria-hidden="true">
          <svg viewBox="0 0 24 24" width="24" height="24">
            <path d="M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21Zm0-9a2.4 2.4 0 1 0 0-4.8A2.4 2.4 0 0 0 12 12Z" />
          </svg>
        </span>
      ) : null}
      <div className="tb-message-text" id={labelId}>
        {title ? (
          <p className="tb-message-title" data-size="small">
            {title}
          </p>
        ) : null}
        {text ? <p className="tb-message-body">{text}</p> : null}
        <div className="tb-message-actions">
          <CompleteButton surface={props} button={complete} />
          {isLocation ? <DismissButton surface={props} text={dismissText} /> : null}
        </div>
      </div>
      {isLocation ? null : <CloseButton label={words.dismiss()} onPress={onDismiss} />}
    </section>
  );
}
