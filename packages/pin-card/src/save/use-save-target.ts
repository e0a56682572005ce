'use client';
import type { Board } from '@tackboard/domain';
import { boardRoles } from '@tackboard/domain/card';
import { useSyncExternalStore } from 'react';
import type { Card } from '../client/types.js';

const none = () => undefined;

/** Returns the board that a grid shows, when the viewer may save to it: its owners and collaborators save to it. */
function tiedBoard({ pin, context }: Card): Board | undefined {
  if (context.surface !== 'BaseBoardPinGrid') return undefined;
  const { isOwn, isCollaborator } = boardRoles(pin.board, context.viewer);
  return isOwn || isCollaborator ? pin.board : undefined;
}

/**
 * Returns the board of the next one-tap save: the board of the grid, if the viewer may save to it, else the one picked last
 * or the default board; undefined for the profile.
 */
export function saveTarget(card: Card): Board | undefined {
  const { core, defaultBoard } = card.internals;
  return tiedBoard(card) ?? core.targets.last() ?? defaultBoard;
}

/** Returns {@link saveTarget}, and renders again after a pick. */
export function useSaveTarget(card: Card): Board | undefined {
  const { core, defaultBoard } = card.internals;
  const last = useSyncExternalStore(core.targets.subscribe, core.targets.last, none);
  return tiedBoard(card) ?? last ?? defaultBoard;
}
