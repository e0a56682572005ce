import type { MessageButton, MessageLink } from '@tackboard/domain/experience';
import type { SurfaceProps } from '../surface-props.js';
import { MessageAction } from './message-action.js';

/** Props of {@link CompleteButton}. */
export interface CompleteButtonProps {
  readonly surface: SurfaceProps;
  readonly button: MessageButton;
  /** @default "Go" (S2 §2) */
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
  readonly link?: MessageLink | undefined;
  /** @default "Close" (S2 §2) */
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
