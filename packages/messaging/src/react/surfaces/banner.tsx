'use client';
import { bannerLayout, type BannerModel } from '@tackboard/domain/experience';
import { useEffect, useId, useState } from 'react';
import { bannerFields } from '../../engine/events.js';
import { MESSAGING_INTERNALS } from '../../messaging.types.js';
import { useMessagePlace } from '../keyboard/message-places.js';
import { CloseButton, CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessageLink } from '../parts/message-link.js';
import { themeOn, usableColor, useServerColors } from '../parts/server-colors.js';
import type { SurfaceProps } from '../surface-props.js';

/** A banner (S2 §2.31): three layouts, wide from 480 px of its own width on. */
export function Banner(props: SurfaceProps<BannerModel>) {
  const { device, message, onDismiss, words } = props;
  const { model } = message;
  const titleId = useId();
  const [width, setWidth] = useState<'narrow' | 'wide'>(device === 'mobile' ? 'narrow' : 'wide');
  const { backgroundColor, backgroundImageUrl, layout } = model[width];
  const background = usableColor(backgroundColor);
  const ref = useServerColors<HTMLElement>({
    background,
    title: model.titleColor,
    body: model.messageColor,
  });
  const placeRef = useMessagePlace(props, ref);
  useEffect(() => {
    const { current } = ref;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // With its borders: the content of a banner of 480 px is 478 px wide.
      if (entry) setWidth(bannerLayout(entry.target.getBoundingClientRect().width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
  const picture = backgroundImageUrl ?? (layout === 2 ? undefined : model.coverImageUrl);
  return (
    <section
      ref={placeRef}
      className="tb-banner"
      aria-labelledby={titleId}
      data-layout={layout}
      data-width={width}
      data-theme={themeOn(background)}
    >
      {picture ? <img className="tb-banner-picture" src={picture} alt="" /> : null}
      <div className="tb-banner-panel">
        {layout === 2 && model.iconImageUrl ? (
          <img className="tb-banner-icon" src={model.iconImageUrl} alt="" width="48" height="48" />
        ) : null}
        <div className="tb-message-text" id={titleId}>
          {model.title ? (
            <h2 className="tb-message-title" data-size={layout === 2 ? 'small' : undefined}>
              {model.title}
            </h2>
          ) : null}
          {model.message.length > 0 ? <BannerMessage {...props} /> : null}
        </div>
        <BannerActions {...props} />
      </div>
      {model.canClose ? <CloseButton label={words.dismiss()} onPress={onDismiss} /> : null}
    </section>
  );
}

function BannerMessage(props: SurfaceProps<BannerModel>) {
  const { message, ownOrigins, words } = props;
  return (
    <p className="tb-message-body">
      {message.model.message.map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <MessageLink
            key={at}
            link={part}
            {...{ ownOrigins, words }}
            onClick={() => reportClick(props, part.href)}
          >
            {part.text}
          </MessageLink>
        ),
      )}
    </p>
  );
}

function BannerActions(props: SurfaceProps<BannerModel>) {
  const { canClose, completeLink, completeText, dismissLink, dismissText } = props.message.model;
  return (
    <div className="tb-message-actions">
      {completeText || completeLink ? (
        <CompleteButton surface={props} button={{ text: completeText, link: completeLink }} />
      ) : null}
      {dismissText || !canClose ? (
        <DismissButton surface={props} text={dismissText} link={dismissLink} />
      ) : null}
    </div>
  );
}

/** Logs the click on a link in the text. The banner stays. */
function reportClick({ message: { key }, messaging }: SurfaceProps<BannerModel>, href: string) {
  const { emit } = messaging[MESSAGING_INTERNALS].emitter;
  emit('message-link-clicked', key, { href, ...bannerFields(key) });
}
