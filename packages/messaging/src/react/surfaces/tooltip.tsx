'use client';
import type { TooltipModel } from '@tackboard/domain/experience';
import { CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessageLink } from '../parts/message-link.js';
import type { SurfaceProps } from '../surface-props.js';
import { AnchoredFrame } from './anchored-frame.js';
import { Pulsar } from './pulsar.js';

/** A tooltip, a pulsar, or a pulsar that opens a tooltip. */
export function Tooltip(given: SurfaceProps<TooltipModel>) {
  const { anchor, message, messaging, onDismiss, words } = given;
  const { completesOnHover, hasPulsar, hasTooltip, skipsComplete, title } = message.model;
  const onComplete = skipsComplete ? onDismiss : given.onComplete;
  const props = { ...given, onComplete };
  const isOpen = hasTooltip && (!hasPulsar || message.isOpen);
  const label = title ?? words.moreIdeasThumbnail();
  return (
    <>
      {hasPulsar && anchor ? (
        <Pulsar
          anchor={anchor}
          label={label}
          isOpen={isOpen}
          surface={props}
          onHover={completesOnHover ? () => onComplete() : undefined}
          onPress={() => (hasTooltip ? messaging.setOpen(message.key, !isOpen) : onComplete())}
        />
      ) : null}
      {isOpen ? <Panel {...props} label={label} /> : null}
    </>
  );
}

function Panel({ label, ...props }: SurfaceProps<TooltipModel> & { readonly label: string }) {
  const { message, tooltipSides, words } = props;
  const { complete, dismissText, hasPulsar, link, side, subText, thumbnailUrls, title } =
    message.model;
  return (
    <AnchoredFrame
      surface={props}
      className="tb-message-tooltip"
      label={label}
      side={tooltipSides[message.experience.id] ?? side}
      anchorDismisses={!hasPulsar}
    >
      {title ? (
        <p className="tb-message-title" data-size="small">
          {title}
        </p>
      ) : null}
      {subText ? <p className="tb-message-body">{subText}</p> : null}
      {thumbnailUrls.length > 0 ? (
        <div className="tb-message-thumbnails">
          {thumbnailUrls.map((url) => (
            <img
              key={url}
              src={url}
              alt={words.moreIdeasThumbnail()}
              title={words.moreIdeasThumbnail()}
              width="72"
              height="72"
            />
          ))}
        </div>
      ) : null}
      {link ? (
        <MessageLink link={link} words={words} ownOrigins={props.ownOrigins}>
          {link.text}
        </MessageLink>
      ) : null}
      {complete.text || dismissText ? (
        <div className="tb-message-actions">
          {complete.text ? <CompleteButton surface={props} button={complete} /> : null}
          {dismissText ? <DismissButton surface={props} text={dismissText} /> : null}
        </div>
      ) : null}
    </AnchoredFrame>
  );
}
