import type { MessageImage } from '@tackboard/domain/experience';
import { themeOn, toHex, useServerColors } from './server-colors.js';

/** Props of {@link MessagePicture}. */
export interface MessagePictureProps {
  readonly image: MessageImage;
  readonly className: string;
}

/** The picture of a message. Its dominant colour shows until it loads, and with its alternative text when it fails. */
export function MessagePicture({ className, image }: MessagePictureProps) {
  const color = image.dominantColor && toHex(image.dominantColor);
  const ref = useServerColors<HTMLImageElement>({ picture: color });
  return (
    <img
      ref={ref}
      className={`tb-message-image ${className}`}
      src={image.url}
      alt={image.alt}
      data-ground={themeOn(color)}
    />
  );
}
