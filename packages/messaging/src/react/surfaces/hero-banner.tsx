'use client';
import type { HeroBannerModel } from '@tackboard/domain/experience';
import { Avatar } from '@tackboard/ui';
import { useId } from 'react';
import { useMessagePlace } from '../keyboard/message-places.js';
import { CloseButton, CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessageBody } from '../parts/message-link.js';
import { themeOn, usableColor, useServerColors } from '../parts/server-colors.js';
import { useSlideIn } from '../parts/motion.js';
import type { SurfaceProps } from '../surface-props.js';

/** The hero banner (S2 §2.22): a region in the flow of the page, 1016 px wide, which slides in over 400 ms. */
export function HeroBanner(props: SurfaceProps<HeroBannerModel>) {
  const { isLate, message, messaging, onDismiss, words } = props;
  const { backgroundColor, body, details, link, title, variant } = message.model;
  const titleId = useId();
  const background = usableColor(backgroundColor);
  const ref = useServerColors<HTMLElement>({ background });
  const placeRef = useMessagePlace(props, ref);
  useSlideIn(ref, isLate);
  const viewer = messaging.host.viewer.get();
  const name = viewer.firstName ?? viewer.fullName;
  const picture = viewer.imageLargeUrl ?? viewer.imageMediumUrl ?? viewer.imageSmallUrl;
  const isWelcome = variant === 'welcomeBack';
  const greeting = name ? words.welcomeBack({ name }) : words.welcomeBackNameless();
  return (
    <section
      ref={placeRef}
      className="tb-message tb-hero"
      aria-labelledby={titleId}
      data-variant={variant}
      data-theme={themeOn(background)}
    >
      {isWelcome ? <Avatar name={name ?? ''} imageUrl={picture} /> : null}
      <div className="tb-message-text">
        <h2 id={titleId} className="tb-message-title">
          {isWelcome ? greeting : title}
        </h2>
        <MessageBody surface={props} text={body} link={link} />
        {details.map((text) => (
          <p key={text} className="tb-message-body">
            {text}
          </p>
        ))}
      </div>
      <Actions {...props} />
      {isWelcome ? <CloseButton label={words.dismiss()} onPress={onDismiss} /> : null}
    </section>
  );
}

function Actions(props: SurfaceProps<HeroBannerModel>) {
  const { message, words } = props;
  const { complete, dismissText, variant } = message.model;
  if (variant === 'welcomeBack' && !complete.text && !complete.link) return null;
  return (
    <div className="tb-message-actions">
      {variant === 'completeAndDismiss' ? (
        <DismissButton surface={props} text={dismissText} />
      ) : null}
      {variant === 'dismissOnly' ? (
        <DismissButton surface={props} text={dismissText} defaultText={words.dismissOnly()} />
      ) : (
        <CompleteButton surface={props} button={complete} />
      )}
    </div>
  );
}
