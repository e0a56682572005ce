'use client';
import type { HeroBannerModel } from '@tackboard/domain/experience';
import { Avatar } from '@tackboard/ui';
import { useId } from 'react';
import { CloseButton } from '../parts/close-button.js';
import { MessageAction } from '../parts/message-action.js';
import { MessageLink } from '../parts/message-link.js';
import { themeOn, usableColor, useServerColors } from '../parts/server-colors.js';
import type { SurfaceProps } from '../surface-props.js';

/** The hero banner (S2 §2): a region in the flow of the page, 1016 px wide, which slides in over 400 ms. */
export function HeroBanner(props: SurfaceProps<HeroBannerModel>) {
  const { message, messaging, onDismiss, words } = props;
  const { backgroundColor, body, link, title, variant } = message.model;
  const titleId = useId();
  const background = usableColor(backgroundColor);
  const ref = useServerColors<HTMLElement>({ '--tb-message-background': background });
  const viewer = messaging.host.viewer.get();
  const name = viewer.firstName ?? viewer.fullName;
  const isWelcome = variant === 'welcomeBack';
  const greeting = name ? words.welcomeBack({ name }) : words.welcomeBackNameless();
  return (
    <section
      ref={ref}
      className="tb-message tb-hero"
      aria-labelledby={titleId}
      data-variant={variant}
      data-theme={themeOn(background)}
    >
      {isWelcome ? <Avatar name={name ?? ''} imageUrl={viewer.imageLargeUrl} /> : null}
      <div className="tb-message-text">
        <h2 id={titleId} className="tb-message-title">
          {isWelcome ? greeting : title}
        </h2>
        {body || link ? (
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
        ) : null}
      </div>
      <Actions {...props} />
      {isWelcome ? <CloseButton label={words.dismiss()} onPress={onDismiss} /> : null}
    </section>
  );
}

function Actions(props: SurfaceProps<HeroBannerModel>) {
  const { message, onComplete, onDismiss, words } = props;
  const { complete, dismissText, variant } = message.model;
  if (variant === 'welcomeBack' && !complete.text && !complete.link) return null;
  return (
    <div className="tb-message-actions">
      {variant === 'completeAndDismiss' ? (
        <MessageAction surface={props} variant="quiet" onPress={onDismiss}>
          {dismissText ?? words.dismiss()}
        </MessageAction>
      ) : null}
      {variant === 'dismissOnly' ? (
        <MessageAction surface={props} variant="quiet" onPress={onDismiss}>
          {dismissText ?? words.dismissOnly()}
        </MessageAction>
      ) : (
        <MessageAction
          surface={props}
          variant="primary"
          link={complete.link}
          onPress={() => onComplete()}
        >
          {complete.text ?? words.complete()}
        </MessageAction>
      )}
    </div>
  );
}
