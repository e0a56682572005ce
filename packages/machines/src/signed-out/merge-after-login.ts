import { pinsToMerge } from '@tackboard/domain/logged-out';
import type { RunMergeOptions } from './run-merge.js';

/**
 * Merges what a visitor saved into the profile of the viewer who is signed in now (S1 §4). Call it when a page starts and
 * after each login. Without such pins it loads and sends nothing. A merge that failed is tried again at the next call.
 * Resolves when it has ended; errors go to `onError`.
 */
export async function mergeAfterLogin(options: RunMergeOptions): Promise<void> {
  const { saves, unauthPinId, onError } = options;
  try {
    if (pinsToMerge(saves.list(), unauthPinId).length === 0) return;
    const { runMerge } = await import('./run-merge.js');
    await runMerge(options);
  } catch (error) {
    onError?.(error);
  }
}
