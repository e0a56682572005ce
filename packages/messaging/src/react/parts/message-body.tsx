import type { MessageTextLink } from '@tackboard/domain/experience';
import type { SurfaceProps } from '../surface-props.js';
import { MessageLink } from './message-link.js';

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  readonly surface: Pick<SurfaceProps, 'ownOrigins' | 'words'>;
  readonly text: string | undefined;
  readonly link: MessageTextLink | undefined;
  /** Names the region when nothing else does. */
  readonly id?: string | undefined;
}

/** The text of a message, with its link at the end. Renders nothing without either. */
export function MessageBody({ id, link, surface, text }: MessageBodyProps) {
  if (!text && !link) return null;
  const { ownOrigins, words } = surface;
  return (
    <p id={id} className="tb-message-body" data-alone={id === undefined ? undefined : ''}>
      {text}
      {link ? (
        <>
          {' '}
          <MessageLink link={link} words={words} ownOrigins={ownOrigins}>
            {link.text}
          </MessageLink>
        </>
      ) : null}
    </p>
  );
}
