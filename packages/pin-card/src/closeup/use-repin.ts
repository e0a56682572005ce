'use client';
import type { Pin } from '@tackboard/domain';
import { feedbackWords, saveWords } from '@tackboard/domain/words';
import type { PickedTarget } from '@tackboard/machines/charts';
import { plainUrl } from '@tackboard/routes/links';
import { useEffect, useRef, useState } from 'react';
import { newKeyOf } from '../client/environment.js';
import { readRepinState } from '../client/repin-state.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';
import { movePin } from './move-pin.js';

/** What is saved or moved. */
export interface RepinRequest {
  readonly pin: Pin;
  /** The id of the board to move the viewer's save from. Leave it out to save the pin again. */
  readonly from?: string | undefined;
  /** The pin that the viewer saved: its cards are read again, because they show the board of the copy (S1 §2). */
  readonly originalPinId?: string | undefined;
  /**
   * Called when the viewer is done, also after Undo. Open the page that this one was opened from, a path of the site, if there
   * is one; else the page of the pin.
   */
  readonly onClose: (done: {
    readonly pinId: string;
    readonly previousLocation: string | undefined;
  }) => void;
}

/** A copy that was saved, and where. */
export interface SavedCopy extends PickedTarget {
  readonly pinId: string;
}

type Move =
  | { readonly phase: 'choosing' | 'failed' }
  /** `left` is a copy that a former attempt saved without unsaving the old one. */
  | { readonly phase: 'moving'; readonly left?: SavedCopy | undefined }
  /** Saved to the board, but still on the old one too. No third board can be picked. */
  | { readonly phase: 'left'; readonly left: SavedCopy }
  | ({ readonly phase: 'moved' } & SavedCopy);

/** The section of a target, else its board. */
export const placeName = ({ board, section }: PickedTarget): string | undefined =>
  section?.title ?? board.name;

/** The page of the one-tap save that opened this one (S1 §2), and whether the viewer is still here. */
function useVisit() {
  const previousLocation = useRef<string>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    const url = plainUrl(readRepinState()?.previousLocation);
    previousLocation.current = url?.startsWith('/') ? url : undefined;
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return { previousLocation, isHere };
}

/** Moves the pin, each step with a key of its own that a retry keeps, and reads the original again. */
function useMovePin({ pin, originalPinId }: RepinRequest) {
  const { calls, context, core, environment, tackboard } = useInternals('RepinPicker');
  const keys = useRef(new Map<string, string>());
  const keyOf = (step: string) => {
    const idempotencyKey = keys.current.get(step) ?? newKeyOf(environment)();
    keys.current.set(step, idempotencyKey);
    return { idempotencyKey };
  };
  return async (pinId: string, request: Omit<Parameters<typeof movePin>[1], 'pin' | 'userId'>) => {
    const moved = { ...pin, id: pinId };
    const done = await movePin(calls, { ...request, pin: moved, userId: context.viewer.id }, keyOf);
    if (originalPinId !== undefined) {
      const read = () => calls.readPin({ pinId: originalPinId }, {});
      tackboard.pins.track(read).catch(core.onError);
    }
    return done;
  };
}

/** The state of a repin, and what picks its board. A toast after a move has Undo. */
export function useRepin(request: RepinRequest) {
  const { pin, from, onClose } = request;
  const { core, toasts, words: card } = useInternals('RepinPicker');
  const words = useWords('save', saveWords);
  const { undo: undoText } = useWords('feedback', feedbackWords);
  const pass = useGate();
  const [move, setMove] = useState<Move>({ phase: 'choosing' });
  const [attempt, setAttempt] = useState(0);
  const { previousLocation, isHere } = useVisit();
  const movePinTo = useMovePin(request);
  const close = (pinId: string) => onClose({ pinId, previousLocation: previousLocation.current });
  const undo = async (saved: SavedCopy) => {
    try {
      const { pinId, left } = await movePinTo(saved.pinId, { from: saved.board.id, to: from });
      if (left) throw left.cause;
      toasts.show({ kind: 'done', text: words.movedBack() });
      if (isHere.current) close(pinId);
    } catch (error) {
      toasts.show({ kind: 'error', text: card.somethingWentWrong() });
      core.onError(error);
    }
  };
  const offerUndo = (saved: SavedCopy) => {
    if (from === undefined || saved.board.id === undefined || saved.board.id === from) return;
    toasts.show({
      kind: 'done',
      text: words.movedTo({ board: placeName(saved) ?? words.theBoard() }),
      action: { text: undoText(), onPress: () => void undo(saved) },
    });
  };
  const moveTo = async ({ board, section }: PickedTarget, before?: SavedCopy) => {
    if (move.phase === 'moving' || !pass('save', { pin })) return;
    setMove({ phase: 'moving', left: before });
    try {
      const target = { from, to: board.id, sectionId: section?.id, savedId: before?.pinId };
      const { pinId, left } = await movePinTo(pin.id, target);
      const saved = { board, ...(section && { section }), pinId };
      if (left) core.onError(left.cause);
      else offerUndo(saved);
      setMove(left ? { phase: 'left', left: saved } : { phase: 'moved', ...saved });
    } catch (error) {
      setMove({ phase: pass('save', { pin, error }) ? 'failed' : 'choosing' });
      setAttempt(attempt + 1);
      core.onError(error);
    }
  };
  return {
    move,
    /** The picker is done after a pick, so each attempt has another one. */
    attempt,
    moveTo: (target: PickedTarget, before?: SavedCopy) => void moveTo(target, before),
    close,
  };
}
