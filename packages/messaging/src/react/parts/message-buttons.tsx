import type { MessageButton, MessageLink as Link } from '@tackboard/domain/experience';
import { Button, CloseIcon } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { SurfaceProps } from '../surface-props.js';
import { MessageLink } from './message-link.js';

/** Props of {@link CompleteButton}. */
export interface CompleteButtonProps {
  readonly surface: SurfaceProps;
  readonly button: MessageButton;
  /** @default "Go" */
  readonly defaultText?: string;
}

/** The button that completes a message: the only primary one of its surface. */
export function CompleteButton({ button, defaultText, surface }: CompleteButtonProps) {
  return (
    <MessageAction
      surface={surface}
      variant="primary"
      link={button.link}
      label={button.label}
      onPress={() => surface.onComplete()}
    >
      {button.text ?? defaultText ?? surface.words.complete()}
    </MessageAction>
  );
}

/** Props of {@link DismissButton}. */
export interface DismissButtonProps {
  readonly surface: SurfaceProps;
  readonly text: string | undefined;
  readonly label?: string | undefined;
  readonly link?: Link | undefined;
  /** @default "Close" */
  readonly defaultText?: string;
}

/** The button that dismisses a message. */
export function DismissButton({ defaultText, label, link, surface, text }: DismissButtonProps) {
  return (
    <MessageAction
      surface={surface}
      variant="quiet"
      link={link}
      label={label}
      onPress={surface.onDismiss}
    >
      {text ?? defaultText ?? surface.words.dismiss()}
    </MessageAction>
  );
}

/** Props of {@link MessageAction}. */
export interface MessageActionProps {
  readonly surface: Pick<SurfaceProps, 'ownOrigins' | 'words'>;
  readonly variant: 'primary' | 'quiet';
  readonly link?: Link | undefined;
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of a message: a link that looks like the button when it leads somewhere. */
function MessageAction(props: MessageActionProps) {
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

/** Props of {@link CloseButton}. */
export interface CloseButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** The close sign of a message. */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <Button variant="icon" className="tb-message-close" aria-label={label} onClick={onPress}>
      <CloseIcon />
    </Button>
  );
}
