'use client';
import { videoDuration } from '@tackboard/domain';
import { videoSeconds } from '@tackboard/domain/tracking';
import { createVideoStore } from '@tackboard/machines';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useEmit, useInternals } from '../client/tackboard-context.js';
import type { ClientServices } from '../client/types.js';
import type { CoordinatedVideo, VideoHandle, VideoStatus } from './coordinated-video.js';
import { createVideoCoordinator, type VideoCoordinator } from './video-coordinator.js';
import type { BandwidthEstimate } from './video-engine.js';

/** The state that all videos of a client share. */
interface SharedVideoState {
  readonly coordinator: VideoCoordinator;
  readonly bandwidth: BandwidthEstimate;
}

/** Pass this to `core.resource`, which calls it once per client. */
export function createSharedVideoState({ clock }: ClientServices): SharedVideoState {
  return { coordinator: createVideoCoordinator(createVideoStore(), clock), bandwidth: {} };
}

/** The functions with which the coordinator controls a video, gif or embed. */
type Player = Pick<CoordinatedVideo, 'attach' | 'detach' | 'pause' | 'play' | 'timeS'>;

/** The state of a coordinated video, gif or embed, and its controls. */
export interface Playback {
  readonly status: VideoStatus;
  /** Call this when the viewer presses the button: plays, pauses or retries. */
  readonly toggle: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Reports the player's state, 0 to 9, and emits `video-state`. `timeS` is in seconds. */
  readonly report: (stateNumber: number, timeS: number) => void;
  /** The latest status. Media events arrive between renders, when `status` may be outdated. */
  readonly current: () => VideoStatus;
}

const AWAY: VideoStatus = { phase: 'idle', isPaused: false, hasFailed: false };

/**
 * Lets a video, gif or embed take turns with the others of the page. The position of `box` decides; pointer or
 * focus on its card gives it priority. `player` may be a new object on every render.
 */
export function useCoordinatedPlayback(
  box: RefObject<Element | null>,
  player: Player,
  { isManual = false }: { readonly isManual?: boolean } = {},
): Playback {
  const { core } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const emit = useEmit('PinVideo');
  const [status, setStatus] = useState(AWAY);
  const latestStatus = useRef(status);
  const handle = useRef<VideoHandle | null>(null);
  const latestPlayer = useRef(player);
  useEffect(() => {
    latestPlayer.current = player;
  });

  const { id: pinId } = pin;
  const isPromoted = pin.isPromoted === true;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const added = core.resource(createSharedVideoState).coordinator.add({
      id: pinId,
      track: isPromoted ? 'promoted' : 'organic',
      element,
      isManual,
      attach: (timeS) => latestPlayer.current.attach(timeS),
      detach: () => latestPlayer.current.detach(),
      play: () => latestPlayer.current.play(),
      pause: () => latestPlayer.current.pause(),
      timeS: () => latestPlayer.current.timeS(),
      onChange(next) {
        latestStatus.current = next;
        setStatus(next);
      },
    });
    handle.current = added;
    const stop = followPreference(element, added);
    return () => {
      stop();
      added.remove();
      handle.current = null;
    };
  }, [box, core, isManual, isPromoted, pinId]);

  const press = (action: 'play' | 'pause') => () => handle.current?.[action]();
  return {
    status,
    play: press('play'),
    pause: press('pause'),
    toggle: () => press(latestStatus.current.phase === 'playing' ? 'pause' : 'play')(),
    current: () => latestStatus.current,
    report(stateNumber, timeS) {
      handle.current?.report(stateNumber, timeS);
      const durationS = videoSeconds(videoDuration(pin));
      const length = durationS > 0 ? { durationS } : {};
      emit({ name: 'video-state', pinId, isPromoted, state: stateNumber, timeS, ...length });
    },
  };
}

/** Whether the viewer prefers a card's video after an event on the card. */
const PREFERENCE_BY_EVENT = { mouseenter: true, focusin: true, mouseleave: false, focusout: false };

/** A card's video has priority while the card has pointer or focus. */
function followPreference(element: Element, video: VideoHandle): () => void {
  const card = element.closest('.tb-card') ?? element;
  const abort = new AbortController();
  for (const [type, isPreferred] of Object.entries(PREFERENCE_BY_EVENT)) {
    card.addEventListener(type, () => video.prefer(isPreferred), { signal: abort.signal });
  }
  return () => abort.abort();
}
