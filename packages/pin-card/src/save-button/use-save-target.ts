'use client';
import type { Board } from '@tackboard/domain';
import { useSyncExternalStore } from 'react';
import type { Internals } from '../client/tackboard.js';

const none = () => undefined;

/** The board that the next one-tap save goes to: the last one picked here, else the page's own; undefined: the profile. */
export function useSaveTarget({ client, defaultBoard }: Internals): Board | undefined {
  return useSyncExternalStore(client.targets.subscribe, client.targets.last, none) ?? defaultBoard;
}
