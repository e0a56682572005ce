'use client';
import type { LayerProps } from '@tackboard/domain';
import { LoginModal, type LoginModalProps } from '@tackboard/ui/dialogs';

/** Props of {@link LoginPrompt}. */
export interface LoginPromptProps extends LayerProps, Omit<LoginModalProps, 'anchor' | 'onClose'> {
  readonly imageUrl: string | undefined;
}

/** The login prompt. A prompt about a pin shows the pin, 72 px wide, any other the site's mark. */
export function LoginPrompt({ imageUrl, mark, onLogIn, onSignUp, ...modal }: LoginPromptProps) {
  const { onClose } = modal;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <LoginModal
      {...modal}
      mark={imageUrl ? <img src={imageUrl} alt="" width="72" /> : mark}
      onLogIn={closing(onLogIn)}
      onSignUp={onSignUp && closing(onSignUp)}
    />
  );
}
