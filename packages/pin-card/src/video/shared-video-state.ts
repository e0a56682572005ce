import { createVideoStore } from '@tackboard/machines';
import type { ClientCore } from '../client/types.js';
import { createVideoCoordinator, type VideoCoordinator } from './video-coordinator.js';
import type { BandwidthEstimate } from './video-engine.js';

/** The state that all videos of a client share. */
export interface SharedVideoState {
  readonly coordinator: VideoCoordinator;
  readonly bandwidth: BandwidthEstimate;
}

/** Pass this to `core.resource`, which calls it once per client. */
export function createSharedVideoState({ clock }: ClientCore): SharedVideoState {
  return { coordinator: createVideoCoordinator(createVideoStore(), clock), bandwidth: {} };
}
