'use client';
import type { CalloutKind, CalloutModel } from '@tackboard/domain/experience';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useMessagePlace } from '../keyboard/message-places.js';
import { CloseButton, CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessageBody } from '../parts/message-link.js';
import type { SurfaceProps } from '../surface-props.js';

/** Signs differ in form, not only in colour. */
const SIGNS: Readonly<Record<CalloutKind, string>> = {
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v5.25m0 3.65v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.6v.1m0 3.3v5.25',
  neutral:
    'M12 4c5 0 8.5 3.2 8.5 7.25S17 18.5 12 18.5c-1 0-2-.13-2.9-.38L5 20l.9-3.3a6.7 6.7 0 0 1-2.4-5.45C3.5 7.2 7 4 12 4Z',
  warning:
    'M10.3 4.9 3.2 17.2a2 2 0 0 0 1.7 3h14.2a2 2 0 0 0 1.7-3L13.7 4.9a2 2 0 0 0-3.4 0ZM12 9.5v4m0 3.4v.1',
};

const subscribeToNothing = () => () => undefined;
const isClient = () => false;
const isServer = () => true;

/** A callout (S2 §2.32): a region in the flow of the page whose sign alone has a colour. */
export function Callout(props: SurfaceProps<CalloutModel>) {
  const { calloutSigns, message, onDismiss, words } = props;
  const { icon, iconColor, kind, link, message: text, primary, secondary, title } = message.model;
  const labelId = useId();
  const callout = useRef<HTMLElement>(null);
  const placeRef = useMessagePlace(props, callout);
  const sign = useRef<HTMLSpanElement>(null);
  const signColor = calloutSigns.colors?.[iconColor ?? 0];
  useEffect(() => {
    sign.current?.style.setProperty('color', signColor ?? '');
  }, [signColor]);
  // An error that arrives later is an alert; one of the server's markup is read with the page.
  const isHydrating = useSyncExternalStore(subscribeToNothing, isClient, isServer);
  const [isAlert] = useState(kind === 'error' && !isHydrating);
  return (
    <section
      ref={placeRef}
      className="tb-message tb-callout"
      aria-labelledby={labelId}
      data-kind={kind}
    >
      <span ref={sign} className="tb-callout-sign" aria-hidden="true">
        {calloutSigns.icons?.[icon ?? 0] ?? (
          <svg viewBox="0 0 24 24" width="24" height="24">
            <path d={SIGNS[kind]} />
          </svg>
        )}
      </span>
      <div className="tb-message-text" role={isAlert ? 'alert' : undefined}>
        {title ? (
          <h2 id={labelId} className="tb-message-title" data-size="small">
            {title}
          </h2>
        ) : null}
        <MessageBody id={title ? undefined : labelId} surface={props} text={text} link={link} />
      </div>
      {primary || secondary ? (
        <div className="tb-message-actions">
          {secondary ? <DismissButton surface={props} {...secondary} /> : null}
          {primary ? <CompleteButton surface={props} button={primary} /> : null}
        </div>
      ) : null}
      {secondary ? null : <CloseButton label={words.dismiss()} onPress={onDismiss} />}
    </section>
  );
}
