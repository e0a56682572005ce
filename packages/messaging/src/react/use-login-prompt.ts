'use client';
import { gate, type GatedAction, type Pin } from '@tackboard/domain';
import { type PromptWords, promptWords } from '@tackboard/domain/words';
import type { ReactNode } from 'react';
import { useMessagingContext } from './messaging-context.js';

/** Options of {@link useLoginPrompt}. */
export interface LoginPromptOptions {
  /** The name of the site, for the prompt for more pins. */
  readonly brand: string;
  readonly onLogIn: (reason: GatedAction) => void;
  /** Without it the prompt has no such button. */
  readonly onSignUp?: (reason: GatedAction) => void;
  /** The site's mark, for prompts that are not about a pin. */
  readonly mark?: ReactNode;
  /**
   * Texts that replace the English ones.
   * @default English
   */
  readonly words?: Partial<PromptWords>;
}

/** What a login prompt is about. */
export interface LoginPromptSubject {
  readonly pin?: Pin;
  /** The picture of the pin, shown above the title. */
  readonly imageUrl?: string;
  /** Gets the focus after closing. */
  readonly anchor?: HTMLElement;
}

/**
 * Returns a function that checks whether the viewer may do something, and opens the login prompt if they have to log in first
 * (S2 §6.2). The action `seeMore` is the prompt for more pins: it does nothing for viewers who are logged in.
 */
export function useLoginPrompt(
  options: LoginPromptOptions,
): (reason: GatedAction, subject?: LoginPromptSubject) => boolean {
  const { device, messaging, words: messagingWords } = useMessagingContext();
  const { layers, viewer } = messaging.host;
  return (reason, { anchor, imageUrl, pin } = {}) => {
    const { brand, mark, onLogIn, onSignUp } = options;
    const { outcome, prompt = 'seeMore' } = gate(viewer.get(), reason, pin ? { pin } : {});
    if (outcome === 'allowed') return true;
    if (outcome === 'nothing') return false;
    const words = { ...promptWords, ...options.words };
    layers.open({
      load: async () => (await import('./surfaces/login-prompt.js')).LoginPrompt,
      props: {
        outcome,
        title: words[prompt]({ brand }),
        words: { ...words, close: messagingWords.dismiss },
        device,
        mark,
        imageUrl,
        onLogIn: () => onLogIn(reason),
        ...(onSignUp && { onSignUp: () => onSignUp(reason) }),
      },
      ...(anchor && { anchor }),
    });
    return false;
  };
}
