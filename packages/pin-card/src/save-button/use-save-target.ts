'use client';
import type { Board } from '@tackboard/domain';
import { useSyncExternalStore } from 'react';
import type { Internals } from '../client/tackboard.js';

const none = () => undefined;

/** Returns the board of the next one-tap save: the last one picked, else the default board; undefined for the profile. */
export function useSaveTarget({ core, defaultBoard }: Internals): Board | undefined {
  return useSyncExternalStore(core.targets.subscribe, core.targets.last, none) ?? defaultBoard;
}
