'use client';
import type { GatedAction, Pin } from '@tackboard/domain';
import { gate } from '@tackboard/domain/user';
import { useTackboard } from '../provider/tackboard-context.js';
import { openLoginPrompt } from './open-login-prompt.js';

/** Lets an action through, or says what stands in the way. */
export type PassGate = (
  action: GatedAction,
  about?: { readonly pin?: Pin; readonly anchor?: HTMLElement },
) => boolean;

/**
 * Asks whether the viewer may do something, and shows the prompt where they have to log in first (S2 §2, S3 §6): returns
 * true when the action goes on. The prompt is fetched then, and needs the port `openLogin`; without it the host's `onLogin`
 * is called for pins.
 */
export function useGate(): PassGate {
  const { context, openLayer, page, ports } = useTackboard('useGate');
  return (action, { pin, anchor } = {}) => {
    const { outcome } = gate(context.viewer, action, {
      ...(pin && { pin }),
      ...(context.isBot !== undefined && { isBot: context.isBot }),
    });
    if (outcome === 'allowed') return true;
    if (outcome === 'nothing') return false;
    if (ports.openLogin)
      openLoginPrompt(openLayer, { reason: action, ...(pin && { pin }) }, anchor);
    else if (pin) page.login({ reason: action, pin });
    return false;
  };
}
