'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useEmit } from '../events/use-emit.js';
import { useInternals } from '../provider/tackboard-context.js';
import type { CoordinatedVideo, VideoHandle, VideoStatus } from './coordinated-video.js';
import { createVideoPage } from './video-page.js';

/** What takes turns: how its data come and go, and how it plays. */
export type Player = Pick<CoordinatedVideo, 'attach' | 'detach' | 'pause' | 'play' | 'timeS'>;

/** How something that takes turns stands, and what a person can do about it. */
export interface Turns {
  readonly status: VideoStatus;
  /** The person presses the one button: play, pause, or another try. */
  readonly toggle: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** The player went into a state, 0 to 9 (S3 §4.5). */
  readonly report: (stateNumber: number, timeS: number) => void;
  /** How it stands at this moment, for listeners that hear of the past. */
  readonly now: () => VideoStatus;
}

const AWAY: VideoStatus = { phase: 'idle', isPaused: false, hasFailed: false };

/**
 * Lets something in a card take turns with the films of its page. `box` is what is looked at; the mouse and the focus on
 * its card count as a wish. `player` is read at each call, so it may be another object at every render.
 */
export function useTurns(
  box: RefObject<Element | null>,
  player: Player,
  { isManual = false }: { readonly isManual?: boolean } = {},
): Turns {
  const { client } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const emit = useEmit('PinVideo');
  const [status, setStatus] = useState(AWAY);
  const current = useRef(status);
  const handle = useRef<VideoHandle | null>(null);
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });

  const pinId = pin.id;
  const isPromoted = pin.isPromoted === true;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const turns = client.resource(createVideoPage).coordinator.add({
      id: pinId,
      track: isPromoted ? 'promoted' : 'organic',
      element,
      isManual,
      attach: (timeS) => latest.current.attach(timeS),
      detach: () => latest.current.detach(),
      play: () => latest.current.play(),
      pause: () => latest.current.pause(),
      timeS: () => latest.current.timeS(),
      onChange(next) {
        current.current = next;
        setStatus(next);
      },
    });
    handle.current = turns;
    const card = element.closest('.tb-card') ?? element;
    const abort = new AbortController();
    for (const [type, isPreferred] of Object.entries(WISHES)) {
      card.addEventListener(type, () => turns.prefer(isPreferred), { signal: abort.signal });
    }
    return () => {
      abort.abort();
      turns.remove();
      handle.current = null;
    };
  }, [box, client, isManual, isPromoted, pinId]);

  const play = () => handle.current?.play();
  const pause = () => handle.current?.pause();
  return {
    status,
    play,
    pause,
    toggle: () => (current.current.phase === 'playing' ? pause() : play()),
    now: () => current.current,
    report(stateNumber, timeS) {
      handle.current?.report(stateNumber, timeS);
      emit({ name: 'video-state', pinId, isPromoted, state: stateNumber, timeS });
    },
  };
}

/** What says that the person turns to a card, and away from it. */
const WISHES = { mouseenter: true, focusin: true, mouseleave: false, focusout: false };
