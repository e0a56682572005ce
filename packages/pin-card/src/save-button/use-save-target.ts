'use client';
import type { Board } from '@tackboard/domain';
import { useSyncExternalStore } from 'react';
import type { Tackboard } from '../provider/tackboard-context.js';

const none = () => undefined;

/** The board that the next one-tap save goes to: the last one picked here, else the page's own; undefined: the profile. */
export function useSaveTarget({ page, defaultBoard }: Tackboard): Board | undefined {
  return useSyncExternalStore(page.targets.subscribe, page.targets.last, none) ?? defaultBoard;
}
