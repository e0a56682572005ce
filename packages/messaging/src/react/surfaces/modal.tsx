'use client';
import type { ModalModel } from '@tackboard/domain/experience';
import { Dialog } from '@tackboard/ui/dialogs';
import { CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { MessagePicture } from '../parts/message-picture.js';
import type { SurfaceProps } from '../surface-props.js';

/** Greatest width-to-height ratio of a picture that is placed beside the text. Wider ones are placed above it. */
const BESIDE_MAX_RATIO = 1.2;

/** The modal: 540×363 at least on a desktop, 320×215 on a phone, where it has no close sign. */
export function Modal(props: SurfaceProps<ModalModel>) {
  const { device, message, onDismiss, words } = props;
  const { body, complete, dismissText, image, title, video } = message.model;
  const isMobile = device === 'mobile';
  const size = video ?? image;
  const isUpright = (size?.width ?? 1) <= BESIDE_MAX_RATIO * (size?.height ?? 1);
  const picture = isUpright && !isMobile ? 'beside' : 'above';
  return (
    <Dialog
      className="tb-message-modal"
      data-device={isMobile ? 'mobile' : 'desktop'}
      data-picture={size ? picture : undefined}
      title={title}
      closeLabel={isMobile ? undefined : words.dismiss()}
      onClose={onDismiss}
      footer={
        <>
          <DismissButton surface={props} text={dismissText} />
          <CompleteButton surface={props} button={complete} />
        </>
      }
    >
      <p className="tb-message-body">{body}</p>
      {video ? (
        // The server sends no captions.
        <video
          className="tb-message-picture"
          src={video.url}
          poster={video.posterUrl}
          controls
          muted
          playsInline
          preload="none"
        />
      ) : null}
      {image && !video ? <MessagePicture className="tb-message-picture" image={image} /> : null}
    </Dialog>
  );
}
