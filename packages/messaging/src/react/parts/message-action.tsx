import type { MessageLink as Link } from '@tackboard/domain/experience';
import { Button } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { SurfaceProps } from '../surface-props.js';
import { MessageLink } from './message-link.js';

/** Props of {@link MessageAction}. */
export interface MessageActionProps {
  readonly surface: Pick<SurfaceProps, 'ownOrigins' | 'words'>;
  readonly variant: 'primary' | 'quiet';
  readonly link?: Link | undefined;
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of a message: a link that looks like the button when it leads somewhere (S2 §2). */
export function MessageAction(props: MessageActionProps) {
  const { children, label, link, onPress, surface, variant } = props;
  if (!link) {
    return (
      <Button variant={variant} aria-label={label} onClick={onPress}>
        {children}
      </Button>
    );
  }
  return (
    <MessageLink
      link={link}
      label={label}
      variant={variant}
      words={surface.words}
      ownOrigins={surface.ownOrigins}
      onClick={onPress}
    >
      {children}
    </MessageLink>
  );
}
