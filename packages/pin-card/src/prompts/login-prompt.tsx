'use client';
import { chooseImage, type LayerProps } from '@tackboard/domain';
import { useEffect } from 'react';
import { gate } from '@tackboard/domain/card';
import { cardPanelWords, promptWords } from '@tackboard/domain/words';
import { LoginModal } from '@tackboard/ui/dialogs';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { LoginPromptRequest } from '../client/navigation.js';

interface LoginPromptProps extends LayerProps {
  readonly request: LoginPromptRequest;
}

/** Prompts the viewer to log in, sign up or log in again, whichever the gate requires. */
export function LoginPrompt({ request, anchor, onClose }: LoginPromptProps) {
  const internals = useInternals('LoginPrompt');
  const { brand, context } = internals;
  const { openLogin } = internals.navigation;
  const words = useWords('prompts', promptWords);
  const { close } = useWords('cardParts', cardPanelWords);
  const { reason, pin } = request;
  const { outcome, prompt = 'seeMore' } = gate(context.viewer, reason, {
    ...(pin && { pin }),
    ...(context.isBot !== undefined && { isBot: context.isBot }),
    // The prompt opens only after a visitor has reached the limit of saves.
    hasSavedUnauthPin: true,
  });
  const isOpen = outcome === 'allowed' || outcome === 'nothing';
  useEffect(() => {
    if (isOpen) onClose();
  }, [isOpen, onClose]);
  if (isOpen) return null;
  const imageUrl = pin && chooseImage(pin.images)?.url;
  return (
    <LoginModal
      outcome={outcome}
      title={words[prompt]({ brand })}
      words={{ ...words, close }}
      device={context.device}
      mark={imageUrl ? <img src={imageUrl} alt="" width="72" /> : undefined}
      anchor={anchor}
      onLogIn={() => openLogin('login', request)}
      onSignUp={() => openLogin('signup', request)}
      onClose={onClose}
    />
  );
}
