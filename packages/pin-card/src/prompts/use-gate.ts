'use client';
import type { GatedAction, Pin } from '@tackboard/domain';
import { gate } from '@tackboard/domain/card';
import { useInternals } from '../client/tackboard-context.js';
import { promptAfterRefusal } from './prompt-after-refusal.js';

/** What an action is about. */
export interface GateSubject {
  readonly pin?: Pin;
  /** The pressed element. The focus returns to it. */
  readonly anchor?: HTMLElement;
  /** The error of the write: it prompts if the server refused it because the login is limited. */
  readonly error?: unknown;
}

/** Returns whether an action is allowed. Opens the login prompt if it needs a login. */
export type PassGate = (action: GatedAction, about?: GateSubject) => boolean;

/**
 * Returns a function that checks whether the viewer may do something, and opens the login prompt if they have to log in
 * first. The prompt's code is loaded on demand. `navigation.promptLogin` replaces the prompt.
 */
export function useGate(): PassGate {
  const { context, core } = useInternals('useGate');
  return (action, { pin, anchor, error } = {}) => {
    if (error !== undefined) {
      return !promptAfterRefusal(core, { reason: action, ...(pin && { pin }) }, error);
    }
    const { outcome } = gate(context.viewer, action, {
      ...(pin && { pin }),
      ...(context.isBot !== undefined && { isBot: context.isBot }),
    });
    if (outcome === 'allowed') return true;
    if (outcome === 'nothing') return false;
    const request = { reason: action, ...(pin && { pin }) };
    core.promptLogin(request, anchor);
    return false;
  };
}
